import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

const ID_LENGTH = 32;

/**
 * The id under which the app's own API stores an expense with this idempotency key.
 * A key always has the same id, so a retry conflicts with the stored row.
 */
export function expenseIdOf(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(key))).slice(0, ID_LENGTH);
}
