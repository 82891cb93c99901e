#compdef toaststrings
# Completions of toaststrings for zsh, made from its command table.

_toaststrings() {
  local context state state_descr line curcontext="$curcontext"
  local -A opt_args
  local -a commands=(
    'check:report problems in string catalogs'
    'set:set texts of a key'
    'get:print the texts of a key'
    'sync:bring catalogs up to date with sources'
    'completions:print a completion script'
    'help:show the help of a command'
  )

  _arguments -C -S \
    '(--quiet -q)--quiet[Leave out summaries and progress]' \
    '(--quiet -q)-q[Leave out summaries and progress]' \
    '(--color)--color=[Colour the output\: auto, always or never]:colour setting:(auto always never)' \
    '(--help -h)--help[Show help; -h shows the short form]' \
    '(--help -h)-h[Show help; -h shows the short form]' \
    '(--version)--version[Show the version and those of ICU and CLDR]' \
    '1: :->command' \
    '*:: :->argument'
  case $state in
    command)
      _describe -t commands command commands
      ;;
    argument)
      case $words[1] in
        help)
          _describe -t commands command commands
          ;;
        check)
          _arguments -S \
            '(--format -f)--format=[text, json, sarif, github, ...]:format:((text\:'\''lines for people'\'' json\:'\''one object with everything'\'' jsonl\:'\''one finding a line'\'' sarif github gitlab junit checkstyle markdown html))' \
            '(--format -f)-f[text, json, sarif, github, ...]:format:((text\:'\''lines for people'\'' json\:'\''one object with everything'\'' jsonl\:'\''one finding a line'\'' sarif github gitlab junit checkstyle markdown html))' \
            '(--output -o)--output=[Write the report to a file]:file:_files' \
            '(--output -o)-o[Write the report to a file]:file:_files' \
            '(--verbose)--verbose[Show findings of severity info too]' \
            '(--config)--config=[Use this configuration file]:file:_files -g "*.json"' \
            '(--no-config)--no-config[Use no configuration file]' \
            '*--locales=[Locales that must be complete]:locale: ' \
            '*-l[Locales that must be complete]:locale: ' \
            '*--only=[Check these rules alone]:rule: _values -s , rule missing-plural-form missing-other-form edge-whitespace twin-keys' \
            '*--skip=[Leave these rules out]:rule: _values -s , rule missing-plural-form missing-other-form edge-whitespace twin-keys' \
            '(--fail-on)--fail-on=[error, warning, info or never]:severity:(error warning info never)' \
            '(--strict --no-strict)--strict[Let warnings fail]' \
            '(--strict --no-strict)--no-strict[Let warnings fail]' \
            '(--baseline)--baseline=[Known findings to leave out]:file:_files' \
            '(--write-baseline)--write-baseline[Write the baseline]' \
            '(--since)--since=[Only what changed since a git revision]:revision: ' \
            '(--fix)--fix[Mend what can be mended safely]' \
            '(--unsafe)--unsafe[Mend what needs a second look too]' \
            '(--dry-run)--dry-run[Print what would change as a diff]' \
            '*--sources=[Check the code there too]:folder:_files -/' \
            '(--jobs -j)--jobs=[How many cores to use]:count: ' \
            '(--jobs -j)-j[How many cores to use]:count: ' \
            '(--quiet -q)--quiet[Leave out summaries and progress]' \
            '(--quiet -q)-q[Leave out summaries and progress]' \
            '(--color)--color=[Colour the output\: auto, always or never]:colour setting:(auto always never)' \
            '(--help -h)--help[Show help; -h shows the short form]' \
            '(--help -h)-h[Show help; -h shows the short form]' \
            '*:path:_files -g "*.xcstrings"'
          ;;
        set)
          _arguments -S \
            '(--locale)--locale=[The language; the source language without it]:locale: ' \
            '(--value)--value=[A plain text]:text: ' \
            '*--plural=[The text of one plural form]:plural form: compadd -S = -- zero one two few many other' \
            '*--device=[The text for one kind of device]:device: compadd -S = -- mac iphone ipad other' \
            '(--quiet -q)--quiet[Leave out summaries and progress]' \
            '(--quiet -q)-q[Leave out summaries and progress]' \
            '(--color)--color=[Colour the output\: auto, always or never]:colour setting:(auto always never)' \
            '(--help -h)--help[Show help; -h shows the short form]' \
            '(--help -h)-h[Show help; -h shows the short form]' \
            ':catalog:_files -g "*.xcstrings"' \
            '::key: '
          ;;
        get)
          _arguments -S \
            '(--quiet -q)--quiet[Leave out summaries and progress]' \
            '(--quiet -q)-q[Leave out summaries and progress]' \
            '(--color)--color=[Colour the output\: auto, always or never]:colour setting:(auto always never)' \
            '(--help -h)--help[Show help; -h shows the short form]' \
            '(--help -h)-h[Show help; -h shows the short form]' \
            ':catalog:_files -g "*.xcstrings"' \
            ':key: '
          ;;
        sync)
          _arguments -S \
            '(--output-directory)--output-directory=[Where the catalogs are written]:folder:_files -/' \
            '(--quiet -q)--quiet[Leave out summaries and progress]' \
            '(--quiet -q)-q[Leave out summaries and progress]' \
            '(--color)--color=[Colour the output\: auto, always or never]:colour setting:(auto always never)' \
            '(--help -h)--help[Show help; -h shows the short form]' \
            '(--help -h)-h[Show help; -h shows the short form]' \
            '*:path:_files'
          ;;
        completions)
          _arguments -S \
            '(--quiet -q)--quiet[Leave out summaries and progress]' \
            '(--quiet -q)-q[Leave out summaries and progress]' \
            '(--color)--color=[Colour the output\: auto, always or never]:colour setting:(auto always never)' \
            '(--help -h)--help[Show help; -h shows the short form]' \
            '(--help -h)-h[Show help; -h shows the short form]' \
            ':shell:(bash zsh fish)'
          ;;
      esac
      ;;
  esac
}

if [[ $funcstack[1] == _toaststrings ]]; then
  _toaststrings "$@"
else
  compdef _toaststrings toaststrings
fi
