import PopupCore

/// A bash completion that needs no other package and works with bash 3.2 or later.
package enum BashCompletion {
  package static var text: String {
    """
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
    \(cases)    *)
          [[ $cur == -* ]] || return 0
          words='\(options.joined(separator: " "))'
          ;;
      esac
      while IFS= read -r word; do
        COMPREPLY+=("$before$word")
      done < <(compgen -W "$words" -- "$cur")
    }

    complete -F _popup popup

    """
  }

  private static var options: [String] {
    OptionTable.all.flatMap(spellings)
  }

  private static func spellings(of entry: OptionEntry) -> [String] {
    (entry.short.map { ["-" + String(Unicode.Scalar($0))] } ?? []) + [entry.id.spelling]
  }

  /// A branch for each set of words that options complete to.
  private static var cases: String {
    var lists: [(words: [String], names: [String])] = []
    var files: [String] = []
    var others: [String] = []
    for entry in OptionTable.all {
      let names = spellings(of: entry)
      if !entry.offeredWords.isEmpty {
        if let index = lists.firstIndex(where: { $0.words == entry.offeredWords }) {
          lists[index].names += names
        } else {
          lists.append((entry.offeredWords, names))
        }
      } else if entry.completion == .file {
        files += names
      } else if case .required = entry.value {
        others += names
      }
    }
    return lists.map { branch($0.names, ["words='\($0.words.joined(separator: " "))'"]) }.joined()
      + branch(files, fileNames) + branch(others, ["return 0"])
  }

  private static let fileNames = [
    "# Readline quotes the file names it completes itself; bash 3.2 has no compopt.",
    "compopt -o default 2>/dev/null && return 0",
    "while IFS= read -r word; do",
    "  COMPREPLY+=(\"$before$word\")",
    "done < <(compgen -f -- \"$cur\")",
    "return 0",
  ]

  private static func branch(_ names: [String], _ lines: [String]) -> String {
    "    " + names.joined(separator: " | ") + ")\n" + lines.map { "      \($0)\n" }.joined()
      + "      ;;\n"
  }
}
