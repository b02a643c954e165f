import { randomUUID } from "node:crypto";
import { RequestError } from "./problem";

const MAX_LENGTH = 255;

export const IDEMPOTENCY_KEY_PARAMETER = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A retry with the same key stores nothing and gets the first response. Control characters are rejected.",
  schema: { type: "string", minLength: 1, maxLength: MAX_LENGTH },
};

/** The request's Idempotency-Key, or a new random key if it has none. */
export function idempotencyKey(request: Request): string {
  const key = request.headers.get("idempotency-key");
  if (key === null) return randomUUID();
  if (key === "" || key.length > MAX_LENGTH || /\p{Cc}/u.test(key))
    throw new RequestError(
      "bad_request",
      `The Idempotency-Key must have 1 to ${MAX_LENGTH} characters and no control characters.`,
    );
  return key;
}
