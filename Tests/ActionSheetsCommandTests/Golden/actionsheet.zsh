#compdef actionsheet
# Completions of actionsheet for zsh.
_actionsheet() {
  local -a subcommands
  subcommands=(
    'show:Ask with an action sheet and print the answer.'
    'alert:Show a message that must be answered, or ask for text.'
    'lint:Find titles that are cut off, and buttons that cannot be told apart.'
    'demo:Show a sample sheet.'
    'completions:Print the completions for a shell.'
    'help:Explain a subcommand.'
  )
  if ((CURRENT == 2)); then
    _describe -t commands subcommand subcommands
    _arguments '(-h --help)-h[Print this help]' '(-h --help)--help[Print this help]' '(--version)--version[Print the version]'
    return
  fi
  local subcommand=$words[2]
  shift words
  ((CURRENT--))
  case $subcommand in
    show)
      _arguments -s -S \
        '(-t --title)-t+[The title above the buttons]:TITLE: ' '(-t --title)--title=[The title above the buttons]:TITLE: ' \
        '(-m --message)-m+[An explanation below the title]:MESSAGE: ' '(-m --message)--message=[An explanation below the title]:MESSAGE: ' \
        '*-d+[A button for something that cannot be undone]:TITLE: ' '*--destructive=[A button for something that cannot be undone]:TITLE: ' \
        '(-c --cancel)-c+[The title of the Cancel button]:TITLE: ' '(-c --cancel)--cancel=[The title of the Cancel button]:TITLE: ' \
        '(--no-cancel)--no-cancel[No Cancel button]' \
        '(--selected)--selected=[The choice that is set now]:INDEX|TITLE: ' \
        '(--from)--from=[Read the question from a JSON file]:FILE:_files' \
        '(--null)--null[Titles on standard input end with NUL instead of a newline]' \
        '(--print)--print=[Print the title, the index or JSON]:FORMAT:(title index json)' \
        '(-0 --print0)-0[End the answer with NUL instead of a newline, and each text that follows it]' '(-0 --print0)--print0[End the answer with NUL instead of a newline, and each text that follows it]' \
        '(--describe)--describe[Print the question as JSON without asking it]' \
        '(--answer)--answer=[Answer the question without asking it]:INDEX|TITLE: ' \
        '(--timeout)--timeout=[Stop asking after a time]:TIME: ' \
        '(--timeout-answer)--timeout-answer=[Choose this button when the time is over]:INDEX: ' \
        '(--catalog)--catalog=[Translate the question]:PATH:_files' \
        '(--domain)--domain=[With --catalog, which of several catalogs in the folder]:NAME: ' \
        '(--language)--language=[The languages that the person prefers]:LIST: ' \
        '(--ui)--ui=[How to ask]:KIND:(auto terminal line gtk)' \
        '(--accessible)--accessible[In a terminal, ask with numbered lines and a prompt]' \
        '(--color)--color=[When to use color]:WHEN:(auto always never)' \
        '(--no-animation)--no-animation[Show and remove the sheet at once]' \
        '(--name)--name=[In a window, the name of the program that asks]:NAME: ' \
        '(--icon)--icon=[In a window under X11, the icon]:ICON:_files' \
        '(--attach)--attach=[In a window under X11, the window that asks]:WINDOW: ' \
        '(-h --help)-h[Print this help]' '(-h --help)--help[Print this help]' \
        '*: :'
      ;;
    alert)
      _arguments -s -S \
        '(-t --title)-t+[The title above the buttons]:TITLE: ' '(-t --title)--title=[The title above the buttons]:TITLE: ' \
        '(-m --message)-m+[An explanation below the title]:MESSAGE: ' '(-m --message)--message=[An explanation below the title]:MESSAGE: ' \
        '*--ok=[A button of the alert]:TITLE: ' \
        '*-d+[A button for something that cannot be undone]:TITLE: ' '*--destructive=[A button for something that cannot be undone]:TITLE: ' \
        '(-c --cancel)-c+[The title of the Cancel button]:TITLE: ' '(-c --cancel)--cancel=[The title of the Cancel button]:TITLE: ' \
        '(--no-cancel)--no-cancel[No Cancel button]' \
        '*--field=[Ask for a line of text]:LABEL: ' \
        '*--secure-field=[Ask for a line of text that is not shown]:LABEL: ' \
        '(--from)--from=[Read the question from a JSON file]:FILE:_files' \
        '(--print)--print=[Print the title, the index or JSON]:FORMAT:(title index json)' \
        '(-0 --print0)-0[End the answer with NUL instead of a newline, and each text that follows it]' '(-0 --print0)--print0[End the answer with NUL instead of a newline, and each text that follows it]' \
        '(--describe)--describe[Print the question as JSON without asking it]' \
        '(--answer)--answer=[Answer the question without asking it]:INDEX|TITLE: ' \
        '*--answer-field=[With --answer, the text of the first field]:TEXT: ' \
        '(--timeout)--timeout=[Stop asking after a time]:TIME: ' \
        '(--timeout-answer)--timeout-answer=[Choose this button when the time is over]:INDEX: ' \
        '(--catalog)--catalog=[Translate the question]:PATH:_files' \
        '(--domain)--domain=[With --catalog, which of several catalogs in the folder]:NAME: ' \
        '(--language)--language=[The languages that the person prefers]:LIST: ' \
        '(--ui)--ui=[How to ask]:KIND:(auto terminal line gtk)' \
        '(--accessible)--accessible[In a terminal, ask with numbered lines and a prompt]' \
        '(--color)--color=[When to use color]:WHEN:(auto always never)' \
        '(--no-animation)--no-animation[Show and remove the sheet at once]' \
        '(--name)--name=[In a window, the name of the program that asks]:NAME: ' \
        '(--icon)--icon=[In a window under X11, the icon]:ICON:_files' \
        '(--attach)--attach=[In a window under X11, the window that asks]:WINDOW: ' \
        '(-h --help)-h[Print this help]' '(-h --help)--help[Print this help]' \
        '*: :'
      ;;
    lint)
      _arguments -s -S \
        '(--color)--color=[When to use color]:WHEN:(auto always never)' \
        '*--rule=[Follow a rule that is off]:NAME: ' \
        '*--no-rule=[Do not follow a rule]:NAME: ' \
        '(--languages)--languages=[The languages to check]:LIST: ' \
        '*--device=[Where sheets are shown]:DEVICE: ' \
        '*--localizer=[A function of the program that looks up a text by its key, in addition to those that are recognized]:NAME: ' \
        '*--sheets=[Read sheets from a list in JSON instead of sources]:FILE:_files' \
        '(--require-sources)--require-sources[End with exit code 66 when there are sources that nothing here can read]' \
        '*--report=[Also write a report to a file]:FORMAT=FILE: ' \
        '(--github)--github[Also print commands that have GitHub show the findings beside the lines]' \
        '(--preview)--preview=[Also write a page in HTML that draws each sheet in each language]:FILE:_files' \
        '(--baseline)--baseline=[Leave out the findings of an earlier report, which --report json=FILE wrote]:FILE:_files' \
        '(--fail-on)--fail-on=[The least severity that ends with exit code 1]:SEVERITY:(error warning note never)' \
        '(--verbose)--verbose[Also list the places that could not be followed, and each language of a finding]' \
        '(-h --help)-h[Print this help]' '(-h --help)--help[Print this help]' \
        '*: :_files'
      ;;
    demo)
      _arguments -s -S \
        '(--print)--print=[Print the title, the index or JSON]:FORMAT:(title index json)' \
        '(-0 --print0)-0[End the answer with NUL instead of a newline, and each text that follows it]' '(-0 --print0)--print0[End the answer with NUL instead of a newline, and each text that follows it]' \
        '(--describe)--describe[Print the question as JSON without asking it]' \
        '(--answer)--answer=[Answer the question without asking it]:INDEX|TITLE: ' \
        '(--timeout)--timeout=[Stop asking after a time]:TIME: ' \
        '(--timeout-answer)--timeout-answer=[Choose this button when the time is over]:INDEX: ' \
        '(--ui)--ui=[How to ask]:KIND:(auto terminal line gtk)' \
        '(--accessible)--accessible[In a terminal, ask with numbered lines and a prompt]' \
        '(--color)--color=[When to use color]:WHEN:(auto always never)' \
        '(--no-animation)--no-animation[Show and remove the sheet at once]' \
        '(--name)--name=[In a window, the name of the program that asks]:NAME: ' \
        '(--icon)--icon=[In a window under X11, the icon]:ICON:_files' \
        '(--attach)--attach=[In a window under X11, the window that asks]:WINDOW: ' \
        '(-h --help)-h[Print this help]' '(-h --help)--help[Print this help]' \
        '*: :'
      ;;
    completions)
      _arguments -s -S \
        '(-h --help)-h[Print this help]' '(-h --help)--help[Print this help]' \
        '1: :(bash zsh fish)'
      ;;
    help)
      _arguments -s -S \
        '(--man)--man[Print the manual page in roff]' \
        '(-h --help)-h[Print this help]' '(-h --help)--help[Print this help]' \
        '1: :(show alert lint demo completions help)'
      ;;
  esac
}
if [[ $funcstack[1] == _actionsheet ]]; then
  _actionsheet "$@"
else
  compdef _actionsheet actionsheet
fi
