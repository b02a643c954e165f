import { randomUUID } from "node:crypto";
import { RequestError } from "@/lib/server/http/problem";
import { IDEMPOTENCY_KEY_HEADER } from "@/lib/domain/wire/headers";
import {
  isIdOrKey,
  MAX_ID_LENGTH,
  ID_SCHEMA,
} from "@/lib/domain/expenses/id-or-key";

export const IDEMPOTENCY_KEY_PARAMETER = {
  name: "Idempotency-Key",
  in: "header",
  required: false,
  description:
    "A retry with the same key stores nothing and gets the first response. Control characters and dots alone are rejected.",
  schema: ID_SCHEMA,
};

/** The request's Idempotency-Key, or a new random key if it has none. */
export function idempotencyKey(request: Request): string {
  const key = request.headers.get(IDEMPOTENCY_KEY_HEADER);
  if (key === null) return randomUUID();
  if (!isIdOrKey(key))
    throw new RequestError(
      "bad_request",
      `The Idempotency-Key must have 1 to ${MAX_ID_LENGTH} characters, not dots alone, and no control characters.`,
    );
  return key;
}
