import PopupCore
import Testing

@Suite("Environment variables")
struct EnvironmentTests {
  @Test(
    "POPUP_OPTS is split as a shell would split it",
    arguments: [
      ("-tT", "T"), ("  -t\tT\n", "T"), ("-t 'a b'", "a b"), ("-t \"a b\"", "a b"),
      ("-t a\\ b", "a b"), ("-t 'a'\\''b'", "a'b"), ("-t \"a\\\"b\"", "a\"b"),
      ("-t \"a\\nb\"", "a\\nb"), ("-t \"a\\$b\\`c\\\\d\"", "a$b`c\\d"), ("-t 'a\\b'", "a\\b"),
      ("-t ''", ""), ("-t \"\"", ""), ("-t a''b", "ab"), ("'-t' 'x'", "x"), ("--ti't'le=y", "y"),
      ("-t $HOME", "$HOME"), ("-t *", "*"), ("-t '#'", "#"), ("-t a\\\nb", "ab"),
      ("-t \"a\\\nb\"", "ab"), ("\\\n -t x \\\n", "x"), ("-t '취소 \"x\"'", "취소 \"x\""),
    ])
  func splitting(text: String, title: String) throws {
    #expect(try spec(["m"], ["POPUP_OPTS": text])?.title == bytes(title))
  }

  @Test(
    "a mistake in POPUP_OPTS is attributed to it",
    arguments: [
      ("-t 'x", UsageError.unclosedQuote(0x27)), ("-t \"x", .unclosedQuote(0x22)),
      ("-t \"x\\\"", .unclosedQuote(0x22)), ("-t x\\", .unclosedQuote(0x5C)),
      ("--no-such", .unknownOption(bytes("--no-such"))), ("-t", .missingValue(.title)),
      ("word", .operandInVariable(bytes("word"))), ("--alert -- x", .operandInVariable(bytes("x"))),
      ("''", .operandInVariable([])),
      ("--width 0", .invalidValue(.width, bytes("0"), .extent)),
      ("--left ''", .blankText(.left)), ("--esc x", .invalidChoice(.escape, bytes("x"))),
      ("--type-paste", .commandLineOnly(.typePaste)),
      ("-title x", .wrongDashes(bytes("-title"), .title)),
      ("--default extra", .requirement(OptionMention(.initialButton, "extra"), .extra)),
      (
        "--alert --left x",
        .contradiction(
          OptionMention(.alert), OptionMention(.left), "an alert has only the right button")
      ),
      ("--preview", .commandLineOnly(.preview)), ("-h", .commandLineOnly(.help)),
      ("--version", .commandLineOnly(.version)), ("-m x", .commandLineOnly(.message)),
    ] as [(String, UsageError)])
  func mistakes(text: String, expected: UsageError) {
    #expect(mistake(["m"], ["POPUP_OPTS": text]) == .inVariable(.options, expected))
  }

  @Test(
    "the command line wins over POPUP_OPTS",
    arguments: [
      ("--title a", ["--title", "b"], question { $0.title = bytes("b") }),
      ("--width 0", ["--width", "9"], question { $0.look.width = .cells(9) }),
      ("--left x --extra y", ["--alert"], question { $0.leftLabel = nil }),
      ("--alert", ["--left", "x"], question { $0.leftLabel = bytes("x") }),
      ("--alert", ["--esc", "left"], question { $0.escape = .negative }),
      ("--default left", ["--alert"], question { $0.leftLabel = nil }),
      ("--extra y --default extra", ["--alert"], question { $0.leftLabel = nil }),
      (
        "--extra y --timeout 1 --on-timeout extra", ["--alert"],
        question {
          $0.leftLabel = nil
          $0.timeout = 1000
        }
      ),
      (
        "--default right", ["--destructive"],
        question {
          $0.isDestructive = true
          $0.initialFocus = .negative
        }
      ),
      ("--destructive", ["--default", "right"], question { _ in }),
      (
        "--wait 2", ["--timeout", "1", "--on-timeout", "right"],
        question {
          $0.timeout = 1000
          $0.timeoutButton = .affirmative
        }
      ),
      ("--position top", ["--inline"], question { $0.look.isInline = true }),
      ("--no-wrap", ["--require-read"], question { $0.guards.requiresReading = true }),
      ("--ascii", ["--border", "soft"], question { $0.look.border = .soft }),
      ("--check a --check b", ["--check", "c"], question { $0.guards.checks = [bytes("c")] }),
      (
        "--no-shadow", ["--no-mouse"],
        question {
          $0.look.hasShadow = false
          $0.look.usesMouse = false
        }
      ),
    ] as [(String, [String], PopupSpec)])
  func precedence(text: String, words: [String], expected: PopupSpec) throws {
    #expect(try spec(["m"] + words, ["POPUP_OPTS": text]) == expected)
  }

  @Test("POPUP_OPTS cannot resolve a contradiction on the command line")
  func stillWrong() {
    let found = mistake(["m", "--on-timeout", "left"], ["POPUP_OPTS": "--no-mouse"])
    #expect(found == .requirement(OptionMention(.onTimeout), .timeout))
    #expect(mistake(["m", "--on-timeout", "left"], ["POPUP_OPTS": "--timeout 3"]) == nil)
  }

  @Test(
    "POPUP_THEME sets the theme unless an option does",
    arguments: [
      ([:], [], nil), (["POPUP_THEME": ""], [], nil), (["POPUP_THEME": "dark"], [], .dark),
      (["POPUP_THEME": "dark"], ["--theme=light"], .light),
      (["POPUP_THEME": "nonsense"], ["--theme=light"], .light),
      (["POPUP_THEME": "dark", "POPUP_OPTS": "--theme=mono"], [], .mono),
      (["POPUP_THEME": "auto"], [], .automatic), ([:], ["--theme", "auto"], .automatic),
    ] as [([String: String], [String], ThemeName?)])
  func theme(variables: [String: String], words: [String], expected: ThemeName?) throws {
    #expect(try spec(["m"] + words, variables)?.look.theme == expected)
  }

  @Test("a variable's value is checked like the option's")
  func badVariables() {
    #expect(
      mistake(["m"], ["POPUP_THEME": "Dark"])
        == .inVariable(.theme, .invalidChoice(.theme, bytes("Dark"))))
    #expect(
      mistake(["m"], ["POPUP_ANSWER": "yes"])
        == .inVariable(.answer, .invalidChoice(.answer, bytes("yes"))))
  }
}
