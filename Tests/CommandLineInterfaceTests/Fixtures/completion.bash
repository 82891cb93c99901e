# Completions of toaststrings for bash, made from its command table.

# WORD CANDIDATE...: the candidates that begin with the word.
_toaststrings_words() {
  local word=$1 candidate
  shift
  for candidate in "$@"; do
    [[ $candidate == "$word"* ]] && COMPREPLY+=("$candidate")
    [[ $candidate == *= ]] && compopt -o nospace 2>/dev/null
  done
}

# WORD CANDIDATE...: the same for the last item of a list with commas.
_toaststrings_list() {
  local word=$1 item=${1##*,} candidate
  local head=${word%"$item"}
  shift
  for candidate in "$@"; do
    [[ $candidate == "$item"* ]] && COMPREPLY+=("$head$candidate")
  done
  compopt -o nospace 2>/dev/null
}

# WORD: folders.
_toaststrings_folders() {
  local file
  while IFS= read -r file; do COMPREPLY+=("$file"); done < <(compgen -d -- "$1")
  compopt -o filenames 2>/dev/null
}

# WORD [EXTENSION...]: folders, and files with one of the extensions or any file.
_toaststrings_files() {
  local word=$1 file extension
  shift
  _toaststrings_folders "$word"
  while IFS= read -r file; do
    [[ -d $file ]] && continue
    (($# == 0)) && COMPREPLY+=("$file")
    for extension in "$@"; do
      [[ $file == *."$extension" ]] && COMPREPLY+=("$file")
    done
  done < <(compgen -f -- "$word")
}

_toaststrings() {
  local word=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]} command= index
  COMPREPLY=()
  # "--name=value" arrives as three words.
  if [[ $word == = ]]; then
    word=
  elif [[ $previous == = ]]; then
    previous=${COMP_WORDS[COMP_CWORD - 2]}
  fi
  for ((index = 1; index < COMP_CWORD; index++)); do
    case ${COMP_WORDS[index]} in
      --color)
        [[ ${COMP_WORDS[index + 1]} == = ]] && ((index += 1))
        ((index += 1))
        ;;
      -*) ;;
      *)
        command=${COMP_WORDS[index]}
        break
        ;;
    esac
  done

  case $command:$previous in
    check:--format | check:-f)
      _toaststrings_words "$word" text json jsonl sarif github gitlab junit checkstyle markdown html
      return
      ;;
    check:--output | check:-o)
      _toaststrings_files "$word"
      return
      ;;
    check:--config)
      _toaststrings_files "$word" json
      return
      ;;
    check:--locales | check:-l)
      return
      ;;
    check:--only)
      _toaststrings_list "$word" missing-plural-form missing-other-form edge-whitespace twin-keys
      return
      ;;
    check:--skip)
      _toaststrings_list "$word" missing-plural-form missing-other-form edge-whitespace twin-keys
      return
      ;;
    check:--fail-on)
      _toaststrings_words "$word" error warning info never
      return
      ;;
    check:--baseline)
      _toaststrings_files "$word"
      return
      ;;
    check:--since)
      return
      ;;
    check:--sources)
      _toaststrings_folders "$word"
      return
      ;;
    check:--jobs | check:-j)
      return
      ;;
    set:--locale)
      return
      ;;
    set:--value)
      return
      ;;
    set:--plural)
      _toaststrings_words "$word" zero= one= two= few= many= other=
      return
      ;;
    set:--device)
      _toaststrings_words "$word" mac= iphone= ipad= other=
      return
      ;;
    sync:--output-directory)
      _toaststrings_folders "$word"
      return
      ;;
    *:--color)
      _toaststrings_words "$word" auto always never
      return
      ;;
  esac

  case $command:$word in
    :-*)
      _toaststrings_words "$word" --quiet -q --color --help -h --version
      return
      ;;
    check:-*)
      _toaststrings_words "$word" --format -f --output -o --verbose --config --no-config --locales -l --only --skip --fail-on --strict --no-strict --baseline --write-baseline --since --fix --unsafe --dry-run --sources --jobs -j --quiet -q --color --help -h
      return
      ;;
    set:-*)
      _toaststrings_words "$word" --locale --value --plural --device --quiet -q --color --help -h
      return
      ;;
    get:-*)
      _toaststrings_words "$word" --quiet -q --color --help -h
      return
      ;;
    sync:-*)
      _toaststrings_words "$word" --output-directory --quiet -q --color --help -h
      return
      ;;
    completions:-*)
      _toaststrings_words "$word" --quiet -q --color --help -h
      return
      ;;
  esac

  case $command in
    '') _toaststrings_words "$word" check set get sync completions help ;;
    help) _toaststrings_words "$word" check set get sync completions ;;
    check)
      _toaststrings_files "$word" xcstrings
      ;;
    set)
      _toaststrings_files "$word" xcstrings
      ;;
    get)
      _toaststrings_files "$word" xcstrings
      ;;
    sync)
      _toaststrings_files "$word"
      ;;
    completions)
      _toaststrings_words "$word" bash zsh fish
      ;;
  esac
}

complete -F _toaststrings toaststrings
