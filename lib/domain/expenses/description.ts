import { normaliseText } from "./normalise-text";

/** In UTF-16 code units, like `maxlength` in HTML. */
export const MAX_DESCRIPTION_LENGTH = 500;

const FORBIDDEN = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]/u;
// The braille blank (U+2800) is invisible too, but Unicode classifies it as a symbol.
const VISIBLE_CHARACTER = String.raw`[^\s\p{Default_Ignorable_Code_Point}\u2800]`;
const VISIBLE = new RegExp(VISIBLE_CHARACTER, "u");

/** The `pattern` of an input in HTML: text with at least one visible character. */
export const DESCRIPTION_PATTERN = `.*${VISIBLE_CHARACTER}.*`;

/**
 * The stored form of a description: NFC, without surrounding white space. Text that
 * is too long stays in its form.
 */
export function normaliseDescription(text: string): string {
  const trimmed = text.trim();
  return trimmed.length > MAX_DESCRIPTION_LENGTH
    ? trimmed
    : normaliseText(trimmed, "NFC");
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
