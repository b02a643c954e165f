/** Counted as the browser's `maxlength` counts: in UTF-16 units. */
export const MAX_DESCRIPTION_LENGTH = 500;

const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
// The braille blank draws nothing either, but Unicode calls it a symbol.
const VISIBLE = /[^\s\p{Default_Ignorable_Code_Point}\u2800]/u;

/** The form in which text is stored: NFC, without space around it. */
export function normaliseDescription(text: string): string {
  return text.normalize("NFC").trim();
}

/** Why an expense cannot have this normalised description, as a message for the user; undefined if it can. */
export function descriptionFault(text: string): string | undefined {
  if (!VISIBLE.test(text)) return "Enter a description.";
  if (text.length > MAX_DESCRIPTION_LENGTH)
    return `Use at most ${MAX_DESCRIPTION_LENGTH} characters.`;
  if (FORBIDDEN.test(text) || !text.isWellFormed())
    return "Use plain text on one line, without control characters.";
  return undefined;
}
