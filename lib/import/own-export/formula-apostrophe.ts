/** A text that a spreadsheet would evaluate, or that could be one after `removeApostrophe`. */
export const FORMULA_START = /^[=+\-@\t\r']/;

/** The text as it was before the export put an apostrophe in front. */
export function removeApostrophe(cell: string): string {
  return cell.startsWith("'") && FORMULA_START.test(cell.slice(1))
    ? cell.slice(1)
    : cell;
}
