/** The cells of lines such as `4500 | Chai | Sent Rs.45⏎To CHAI`; ⏎ is a line feed. */
export function tableRows(table: string): string[][] {
  return table
    .trim()
    .split("\n")
    .map((line) =>
      line.split(" | ").map((cell) => cell.trim().replaceAll("⏎", "\n")),
    );
}
