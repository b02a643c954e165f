import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";

/** The server derives the id of an expense from its key in the same way. */
export function expenseIdOf(key: string): string {
  return bytesToHex(sha256(utf8ToBytes(key))).slice(0, 32);
}
