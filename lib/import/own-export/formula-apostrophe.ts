const FORMULA_START = /^[=+\-@\t\r']/;

/** Puts an apostrophe before a text that a spreadsheet would evaluate, and before an apostrophe. */
export function addApostrophe(text: string): string {
  return FORMULA_START.test(text) ? `'${text}` : text;
}

/** The text before `addApostrophe`. */
export function removeApostrophe(text: string): string {
  return text.startsWith("'") && FORMULA_START.test(text.slice(1))
    ? text.slice(1)
    : text;
}
