# Completions of actionsheet for bash.
_actionsheet() {
  local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD-1]}
  local position
  COMPREPLY=()
  if ((COMP_CWORD == 1)); then
    mapfile -t COMPREPLY < <(compgen -W 'show alert lint demo completions help -h --help --version' -- "$current")
    return
  fi
  # Bash splits --option=value at the equals sign.
  if [[ $current == '=' ]]; then
    current=''
  elif [[ $previous == '=' ]]; then
    previous=${COMP_WORDS[COMP_CWORD-2]}
  fi
  for ((position = 2; position < COMP_CWORD; position++)); do
    [[ ${COMP_WORDS[position]} == '--' ]] && return
  done
  case ${COMP_WORDS[1]} in
    show)
      case $previous in
        -t | --title) return ;;
        -m | --message) return ;;
        -d | --destructive) return ;;
        -c | --cancel) return ;;
        --selected) return ;;
        --from) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --print) mapfile -t COMPREPLY < <(compgen -W 'title index json' -- "$current"); return ;;
        --answer) return ;;
        --timeout) return ;;
        --timeout-answer) return ;;
        --catalog) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --domain) return ;;
        --language) return ;;
        --ui) mapfile -t COMPREPLY < <(compgen -W 'auto terminal line gtk' -- "$current"); return ;;
        --color) mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current"); return ;;
        --name) return ;;
        --icon) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --attach) return ;;
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '-t --title -m --message -d --destructive -c --cancel --no-cancel --selected --from --null --print -0 --print0 --describe --answer --timeout --timeout-answer --catalog --domain --language --ui --accessible --color --no-animation --name --icon --attach -h --help' -- "$current")
      fi
      ;;
    alert)
      case $previous in
        -t | --title) return ;;
        -m | --message) return ;;
        --ok) return ;;
        -d | --destructive) return ;;
        -c | --cancel) return ;;
        --field) return ;;
        --secure-field) return ;;
        --from) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --print) mapfile -t COMPREPLY < <(compgen -W 'title index json' -- "$current"); return ;;
        --answer) return ;;
        --answer-field) return ;;
        --timeout) return ;;
        --timeout-answer) return ;;
        --catalog) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --domain) return ;;
        --language) return ;;
        --ui) mapfile -t COMPREPLY < <(compgen -W 'auto terminal line gtk' -- "$current"); return ;;
        --color) mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current"); return ;;
        --name) return ;;
        --icon) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --attach) return ;;
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '-t --title -m --message --ok -d --destructive -c --cancel --no-cancel --field --secure-field --from --print -0 --print0 --describe --answer --answer-field --timeout --timeout-answer --catalog --domain --language --ui --accessible --color --no-animation --name --icon --attach -h --help' -- "$current")
      fi
      ;;
    lint)
      case $previous in
        --color) mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current"); return ;;
        --rule) return ;;
        --no-rule) return ;;
        --languages) return ;;
        --device) return ;;
        --localizer) return ;;
        --sheets) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --report) return ;;
        --preview) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --baseline) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --fail-on) mapfile -t COMPREPLY < <(compgen -W 'error warning note never' -- "$current"); return ;;
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--color --rule --no-rule --languages --device --localizer --sheets --require-sources --report --github --preview --baseline --fail-on --verbose -h --help' -- "$current")
      else
        compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current")
      fi
      ;;
    demo)
      case $previous in
        --print) mapfile -t COMPREPLY < <(compgen -W 'title index json' -- "$current"); return ;;
        --answer) return ;;
        --timeout) return ;;
        --timeout-answer) return ;;
        --ui) mapfile -t COMPREPLY < <(compgen -W 'auto terminal line gtk' -- "$current"); return ;;
        --color) mapfile -t COMPREPLY < <(compgen -W 'auto always never' -- "$current"); return ;;
        --name) return ;;
        --icon) compopt -o filenames; mapfile -t COMPREPLY < <(compgen -f -- "$current"); return ;;
        --attach) return ;;
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--print -0 --print0 --describe --answer --timeout --timeout-answer --ui --accessible --color --no-animation --name --icon --attach -h --help' -- "$current")
      fi
      ;;
    completions)
      case $previous in
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '-h --help' -- "$current")
      else
        mapfile -t COMPREPLY < <(compgen -W 'bash zsh fish' -- "$current")
      fi
      ;;
    help)
      case $previous in
      esac
      if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W '--man -h --help' -- "$current")
      else
        mapfile -t COMPREPLY < <(compgen -W 'show alert lint demo completions help' -- "$current")
      fi
      ;;
  esac
}
complete -F _actionsheet actionsheet
