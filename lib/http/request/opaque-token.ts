export const MAX_TOKEN_LENGTH = 255;

/** The JSON Schema of an id or an idempotency key; isOpaqueToken also rejects control characters. */
export const TOKEN_SCHEMA = {
  type: "string",
  minLength: 1,
  maxLength: MAX_TOKEN_LENGTH,
};

/** Whether the text can be the id of an expense or an idempotency key. */
export function isOpaqueToken(text: string): boolean {
  return (
    text !== "" && text.length <= MAX_TOKEN_LENGTH && !/\p{Cc}/u.test(text)
  );
}
