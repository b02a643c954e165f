import { createHash, createHmac, randomBytes } from "node:crypto";
import type { Branded } from "@/lib/domain/expenses/branded-type";
import type { ListId } from "@/lib/server/store/port";

/** Opens a list: 128 random bits. Only cookies and join links contain it. */
export type ListToken = Branded<string, "ListToken">;

const TOKEN_BYTES = 16;
const SALT_BYTES = 16;
/** The longest text that is looked up as a token. */
export const MAX_TOKEN_LENGTH = 255;
const REF_LENGTH = 32;

export function newToken(): ListToken {
  return randomBytes(TOKEN_BYTES).toString("base64url") as ListToken;
}

/** A text that a client sent as a token. */
export function asToken(text: string): ListToken {
  return text as ListToken;
}

/** The form of a token or an idempotency key that is stored. */
export function tokenDigest(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * The token that replaces another one. A retry with the same key gets the same
 * token, which neither the salt nor the key alone reveals.
 */
export function rotatedToken(
  previous: ListToken,
  { key, salt }: { key: string; salt: string },
): ListToken {
  return derivedToken(previous, key, salt);
}

/** The token of the reader link. Neither the salt nor this token reveals the other token. */
export function readerToken(token: ListToken, salt: string): ListToken {
  return derivedToken(token, "reader", salt);
}

export function newSalt(): string {
  return randomBytes(SALT_BYTES).toString("hex");
}

function derivedToken(token: ListToken, purpose: string, salt: string) {
  return createHmac("sha256", salt)
    .update(`${token}\0${purpose}`)
    .digest()
    .subarray(0, TOKEN_BYTES)
    .toString("base64url") as ListToken;
}

/** The name of a list that clients see. It opens nothing. */
export function listRef(list: ListId): string {
  return tokenDigest(`ref:${list}`).slice(0, REF_LENGTH);
}
