#compdef actionsheet
# Completions of actionsheet for zsh.
_actionsheet() {
  local -a subcommands
  subcommands=(
    'show:Ask with an action sheet and print the answer.'
    'alert:Tell something that must be answered, or ask for text.'
    'demo:Show a sample sheet.'
    'completions:Print the completions for a shell.'
    'help:Explain a subcommand.'
  )
  if ((CURRENT == 2)); then
    _describe -t commands subcommand subcommands
    _arguments '(-h --help)-h[print the help]' '(-h --help)--help[print the help]' '(--version)--version[print the version]'
    return
  fi
  local subcommand=$words[2]
  shift words
  ((CURRENT--))
  case $subcommand in
    show)
      _arguments -s -S \
        '(-t --title)-t+[title above the buttons]:TITLE: ' '(-t --title)--title=[title above the buttons]:TITLE: ' \
        '(-m --message)-m+[explanation below the title]:MESSAGE: ' '(-m --message)--message=[explanation below the title]:MESSAGE: ' \
        '*-d+[button that cannot be undone]:TITLE: ' '*--destructive=[button that cannot be undone]:TITLE: ' \
        '(-c --cancel)-c+[title of the Cancel button]:TITLE: ' '(-c --cancel)--cancel=[title of the Cancel button]:TITLE: ' \
        '(--no-cancel)--no-cancel[no Cancel button]' \
        '(--from)--from=[read the question from a JSON file]:FILE:_files' \
        '(--null)--null[titles on standard input end with NUL]' \
        '(--print)--print=[what is printed of the button chosen]:FORMAT:(title index json)' \
        '(-0 --print0)-0[end the answer with NUL]' '(-0 --print0)--print0[end the answer with NUL]' \
        '(--describe)--describe[print the question as JSON]' \
        '(--answer)--answer=[answer without asking]:INDEX|TITLE: ' \
        '(--timeout)--timeout=[stop asking after a time]:TIME: ' \
        '(--timeout-answer)--timeout-answer=[button to choose when the time is over]:INDEX: ' \
        '(--ui)--ui=[how to ask]:KIND:(auto terminal line gtk)' \
        '(--accessible)--accessible[ask with plain numbered lines]' \
        '(--color)--color=[when to use color]:WHEN:(auto always never)' \
        '(--no-animation)--no-animation[show and remove the sheet at once]' \
        '(--name)--name=[name of the program that asks]:NAME: ' \
        '(--icon)--icon=[icon of the window]:ICON:_files' \
        '(--attach)--attach=[window that asks]:WINDOW: ' \
        '(-h --help)-h[print the help]' '(-h --help)--help[print the help]' \
        '*: :'
      ;;
    alert)
      _arguments -s -S \
        '(-t --title)-t+[title above the buttons]:TITLE: ' '(-t --title)--title=[title above the buttons]:TITLE: ' \
        '(-m --message)-m+[explanation below the title]:MESSAGE: ' '(-m --message)--message=[explanation below the title]:MESSAGE: ' \
        '*--ok=[button of the alert]:TITLE: ' \
        '*-d+[button that cannot be undone]:TITLE: ' '*--destructive=[button that cannot be undone]:TITLE: ' \
        '(-c --cancel)-c+[title of the Cancel button]:TITLE: ' '(-c --cancel)--cancel=[title of the Cancel button]:TITLE: ' \
        '(--no-cancel)--no-cancel[no Cancel button]' \
        '*--field=[ask for a line of text]:LABEL: ' \
        '*--secure-field=[ask for a line of text that is not shown]:LABEL: ' \
        '(--from)--from=[read the question from a JSON file]:FILE:_files' \
        '(--print)--print=[what is printed of the button chosen]:FORMAT:(title index json)' \
        '(-0 --print0)-0[end the answer with NUL]' '(-0 --print0)--print0[end the answer with NUL]' \
        '(--describe)--describe[print the question as JSON]' \
        '(--answer)--answer=[answer without asking]:INDEX|TITLE: ' \
        '*--answer-field=[text of a field, with --answer]:TEXT: ' \
        '(--timeout)--timeout=[stop asking after a time]:TIME: ' \
        '(--timeout-answer)--timeout-answer=[button to choose when the time is over]:INDEX: ' \
        '(--ui)--ui=[how to ask]:KIND:(auto terminal line gtk)' \
        '(--accessible)--accessible[ask with plain numbered lines]' \
        '(--color)--color=[when to use color]:WHEN:(auto always never)' \
        '(--no-animation)--no-animation[show and remove the sheet at once]' \
        '(--name)--name=[name of the program that asks]:NAME: ' \
        '(--icon)--icon=[icon of the window]:ICON:_files' \
        '(--attach)--attach=[window that asks]:WINDOW: ' \
        '(-h --help)-h[print the help]' '(-h --help)--help[print the help]' \
        '*: :'
      ;;
    demo)
      _arguments -s -S \
        '(--print)--print=[what is printed of the button chosen]:FORMAT:(title index json)' \
        '(-0 --print0)-0[end the answer with NUL]' '(-0 --print0)--print0[end the answer with NUL]' \
        '(--describe)--describe[print the question as JSON]' \
        '(--answer)--answer=[answer without asking]:INDEX|TITLE: ' \
        '(--timeout)--timeout=[stop asking after a time]:TIME: ' \
        '(--timeout-answer)--timeout-answer=[button to choose when the time is over]:INDEX: ' \
        '(--ui)--ui=[how to ask]:KIND:(auto terminal line gtk)' \
        '(--accessible)--accessible[ask with plain numbered lines]' \
        '(--color)--color=[when to use color]:WHEN:(auto always never)' \
        '(--no-animation)--no-animation[show and remove the sheet at once]' \
        '(--name)--name=[name of the program that asks]:NAME: ' \
        '(--icon)--icon=[icon of the window]:ICON:_files' \
        '(--attach)--attach=[window that asks]:WINDOW: ' \
        '(-h --help)-h[print the help]' '(-h --help)--help[print the help]' \
        '*: :'
      ;;
    completions)
      _arguments -s -S \
        '(-h --help)-h[print the help]' '(-h --help)--help[print the help]' \
        '1: :(bash zsh fish)'
      ;;
    help)
      _arguments -s -S \
        '(--man)--man[print the manual page in roff]' \
        '(-h --help)-h[print the help]' '(-h --help)--help[print the help]' \
        '1: :(show alert demo completions help)'
      ;;
  esac
}
if [[ $funcstack[1] == _actionsheet ]]; then
  _actionsheet "$@"
else
  compdef _actionsheet actionsheet
fi
