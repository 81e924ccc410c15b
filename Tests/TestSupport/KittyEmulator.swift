import Foundation

/// kitty, with a kitten that reads its cells: kitty's own text dump has no columns.
package struct KittyEmulator: TerminalEmulator {
  package init() {}

  package func command(
    size: TerminalSize, file: String, folder: TemporaryDirectory
  ) throws -> [String] {
    let kitten = try folder.write("cells.py", Self.kitten)
    let configuration = try folder.write(
      "kitty.conf",
      """
      initial_window_width \(size.columns)c
      initial_window_height \(size.rows)c
      remember_window_size no
      allow_remote_control yes
      update_check_interval 0
      map f12 kitten \(kitten) \(file)
      """)
    return [try RequiredTool.kitty.path, "--config", configuration]
  }

  package func cells(_ text: String) throws -> [[String]] {
    try JSONDecoder().decode([[String]].self, from: Data(text.utf8))
  }

  private static let kitten = #"""
    import json, os
    from kittens.tui.handler import result_handler

    def main(args):
        pass

    @result_handler(no_ui=True)
    def handle_result(args, answer, window, boss):
        screen = boss.window_id_map[window].screen
        def cells(line):
            return [line[column].strip("\0") for column in range(screen.columns)]
        with open(args[1] + ".part", "w") as file:
            json.dump([cells(screen.line(row)) for row in range(screen.lines)], file)
        os.rename(args[1] + ".part", args[1])
    """#
}
