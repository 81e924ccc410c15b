# shellcheck shell=bash
# Completion of popup for bash, made from the option table:
# POPUP_REFRESH=1 swift test --filter GeneratedFiles

_popup() {
  local cur=${COMP_WORDS[COMP_CWORD]} prev='' before='' words='' word
  ((COMP_CWORD > 0)) && prev=${COMP_WORDS[COMP_CWORD - 1]}
  # Bash splits --option=value into three words, unless COMP_WORDBREAKS lacks the =.
  if [[ $cur == '=' ]]; then
    cur=''
  elif [[ $prev == '=' ]] && ((COMP_CWORD > 1)); then
    prev=${COMP_WORDS[COMP_CWORD - 2]}
  elif [[ $cur == --*=* ]]; then
    prev=${cur%%=*}
    cur=${cur#*=}
    before=$prev=
  fi
  COMPREPLY=()
  case $prev in
    --default | --on-timeout)
      words='left right extra'
      ;;
    --esc)
      words='dismiss left ignore'
      ;;
    --answer)
      words='left right extra default'
      ;;
    --align)
      words='auto center left'
      ;;
    --position)
      words='top center bottom'
      ;;
    --theme)
      words='light dark mono auto'
      ;;
    --accent | --left-color | --right-color)
      words='black red green yellow blue magenta cyan white bright-black bright-red bright-green bright-yellow bright-blue bright-magenta bright-cyan bright-white gray grey'
      ;;
    --border)
      words='soft line ascii'
      ;;
    --as)
      words='whiptail dialog'
      ;;
    --message-file)
      # Readline quotes the file names it completes itself; bash 3.2 has no compopt.
      compopt -o default 2>/dev/null && return 0
      while IFS= read -r word; do
        COMPREPLY+=("$before$word")
      done < <(compgen -f -- "$cur")
      return 0
      ;;
    -t | --title | -m | --message | --segment | -l | --left | -r | --right | --extra | --wait | --check | --type | --timeout | --width | --height | --dim | --preview-segment)
      return 0
      ;;
    *)
      [[ $cur == -* ]] || return 0
      words='-t --title -m --message --message-file --ansi --markup --escapes --no-wrap --segment --new -l --left -r --right --extra --alert --default --destructive --esc --wait --require-read --check --type --type-paste --timeout --on-timeout --answer --print --align --width --height --position --inline --theme --accent --left-color --right-color --border --ascii --dim --no-shadow --no-mouse --no-animation --bell --show-cursor --plain --preview --preview-segment --as -h --help -V --version'
      ;;
  esac
  while IFS= read -r word; do
    COMPREPLY+=("$before$word")
  done < <(compgen -W "$words" -- "$cur")
}

complete -F _popup popup
