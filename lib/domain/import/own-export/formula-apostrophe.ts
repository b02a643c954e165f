/**
 * A text that a spreadsheet would evaluate, perhaps after it dropped invisible
 * characters or made full-width ones narrow, or that could be one after
 * `removeApostrophe`.
 */
export const FORMULA_START =
  /^\p{Default_Ignorable_Code_Point}*[=+\-@＝＋－＠\t\r\n']/u;

/** The text as it was before the export put an apostrophe in front. */
export function removeApostrophe(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1))
    ? cell.slice(1)
    : cell;
}
