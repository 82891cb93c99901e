# Completions of toaststrings for fish, made from its command table.

# Whether the command on the line is this one; '' for none yet.
function __toaststrings_in
    set -l current ''
    set -l skips 0
    for word in (commandline -opc)[2..-1]
        if test $skips = 1
            set skips 0
            continue
        end
        switch $word
            case --color
                set skips 1
            case '-*'
            case '*'
                set current $word
                break
        end
    end
    test "$current" = "$argv[1]"
end

# The arguments as the last item of the list with commas that is being typed.
function __toaststrings_list
    set -l token (commandline -ct | string replace -r '^--[^=]*=' '')
    set -l head (string replace -r '[^,]*$' '' -- "$token")
    for item in $argv
        echo "$head$item"
    end
end

complete -c toaststrings -f
complete -c toaststrings -n '__toaststrings_in \'\'' -a check -d 'report problems in string catalogs'
complete -c toaststrings -n '__toaststrings_in \'\'' -a set -d 'set texts of a key'
complete -c toaststrings -n '__toaststrings_in \'\'' -a get -d 'print the texts of a key'
complete -c toaststrings -n '__toaststrings_in \'\'' -a sync -d 'bring catalogs up to date with sources'
complete -c toaststrings -n '__toaststrings_in \'\'' -a completions -d 'print a completion script'
complete -c toaststrings -n '__toaststrings_in \'\'' -a help -d 'show the help of a command'
complete -c toaststrings -s q -l quiet -d 'Leave out summaries and progress'
complete -c toaststrings -l color -x -a 'auto always never' -d 'Colour the output: auto, always or never'
complete -c toaststrings -s h -l help -d 'Show help; -h shows the short form'
complete -c toaststrings -n '__toaststrings_in \'\'' -l version -d 'Show the version and those of ICU and CLDR'

complete -c toaststrings -n '__toaststrings_in check' -s f -l format -x -a 'text json jsonl sarif github gitlab junit checkstyle markdown html' -d 'text, json, sarif, github, ...'
complete -c toaststrings -n '__toaststrings_in check' -s o -l output -r -F -d 'Write the report to a file'
complete -c toaststrings -n '__toaststrings_in check' -l verbose -d 'Show findings of severity info too'
complete -c toaststrings -n '__toaststrings_in check' -l config -x -a '(__fish_complete_suffix .json)' -d 'Use this configuration file'
complete -c toaststrings -n '__toaststrings_in check' -l no-config -d 'Use no configuration file'
complete -c toaststrings -n '__toaststrings_in check' -s l -l locales -x -d 'Locales that must be complete'
complete -c toaststrings -n '__toaststrings_in check' -l only -x -a '(__toaststrings_list missing-plural-form missing-other-form edge-whitespace twin-keys)' -d 'Check these rules alone'
complete -c toaststrings -n '__toaststrings_in check' -l skip -x -a '(__toaststrings_list missing-plural-form missing-other-form edge-whitespace twin-keys)' -d 'Leave these rules out'
complete -c toaststrings -n '__toaststrings_in check' -l fail-on -x -a 'error warning info never' -d 'error, warning, info or never'
complete -c toaststrings -n '__toaststrings_in check' -l strict -d 'Let warnings fail'
complete -c toaststrings -n '__toaststrings_in check' -l no-strict -d 'not: Let warnings fail'
complete -c toaststrings -n '__toaststrings_in check' -l baseline -r -F -d 'Known findings to leave out'
complete -c toaststrings -n '__toaststrings_in check' -l write-baseline -d 'Write the baseline'
complete -c toaststrings -n '__toaststrings_in check' -l since -x -d 'Only what changed since a git revision'
complete -c toaststrings -n '__toaststrings_in check' -l fix -d 'Mend what can be mended safely'
complete -c toaststrings -n '__toaststrings_in check' -l unsafe -d 'Mend what needs a second look too'
complete -c toaststrings -n '__toaststrings_in check' -l dry-run -d 'Print what would change as a diff'
complete -c toaststrings -n '__toaststrings_in check' -l sources -x -a '(__fish_complete_directories)' -d 'Check the code there too'
complete -c toaststrings -n '__toaststrings_in check' -s j -l jobs -x -d 'How many cores to use'
complete -c toaststrings -n '__toaststrings_in check' -a '(__fish_complete_suffix .xcstrings)'

complete -c toaststrings -n '__toaststrings_in set' -l locale -x -d 'The language; the source language without it'
complete -c toaststrings -n '__toaststrings_in set' -l value -x -d 'A plain text'
complete -c toaststrings -n '__toaststrings_in set' -l plural -x -a 'zero= one= two= few= many= other=' -d 'The text of one plural form'
complete -c toaststrings -n '__toaststrings_in set' -l device -x -a 'mac= iphone= ipad= other=' -d 'The text for one kind of device'
complete -c toaststrings -n '__toaststrings_in set' -a '(__fish_complete_suffix .xcstrings)'

complete -c toaststrings -n '__toaststrings_in get' -a '(__fish_complete_suffix .xcstrings)'

complete -c toaststrings -n '__toaststrings_in sync' -l output-directory -x -a '(__fish_complete_directories)' -d 'Where the catalogs are written'
complete -c toaststrings -n '__toaststrings_in sync' -F

complete -c toaststrings -n '__toaststrings_in completions' -a 'bash zsh fish'

complete -c toaststrings -n '__toaststrings_in help' -a 'check set get sync completions'
