/** The longest id of an expense, and the longest idempotency key. */
export const MAX_ID_LENGTH = 255;

/** The JSON Schema of an id or an idempotency key; isIdOrKey also rejects control characters and dots alone. */
export const ID_SCHEMA = {
  type: "string",
  minLength: 1,
  maxLength: MAX_ID_LENGTH,
};

/** Whether the text can be the id of an expense or an idempotency key. A URL loses dots alone. */
export function isIdOrKey(text: string): boolean {
  return (
    text !== "" &&
    text.length <= MAX_ID_LENGTH &&
    !/\p{Cc}/u.test(text) &&
    !/^\.+$/.test(text) &&
    text.isWellFormed()
  );
}
