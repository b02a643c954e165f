import { randomBytes } from "node:crypto";
import type { ListRecord, ListRegistry } from "@/lib/store/port";
import {
  listRef,
  type ListToken,
  rotatedToken,
  tokenDigest,
} from "./list-token";

const SALT_BYTES = 16;
const REPLAY_MS = 10 * 60 * 1000;

type Rotated = { record: ListRecord; token: ListToken };

/**
 * Replaces the list's token. Resolves to undefined if another request replaced it
 * first, unless that request had the same key.
 */
export async function rotateToken(
  list: Rotated & { registry: ListRegistry },
  key: string,
): Promise<Rotated | undefined> {
  const { registry, record, token } = list;
  const salt = randomBytes(SALT_BYTES).toString("hex");
  const replacement = rotatedToken(token, { key, salt });
  const isRotated = await registry.rotate(
    record.id,
    { from: tokenDigest(token), to: tokenDigest(replacement) },
    { keyDigest: tokenDigest(key), salt, rotatedAt: Date.now() },
  );
  return isRotated
    ? { record, token: replacement }
    : replayRotation(list, key, listRef(record.id));
}

/**
 * The result of the rotation that replaced the token, for a retry with the same
 * key within ten minutes; undefined for any other request.
 *
 * @param expectedRef the value of If-List
 */
export async function replayRotation(
  { registry, token }: { registry: ListRegistry; token: ListToken },
  key: string,
  expectedRef: string | null,
): Promise<Rotated | undefined> {
  const rotation = await registry.findRotation(tokenDigest(token));
  if (!rotation) return undefined;
  const { keyDigest, salt, rotatedAt } = rotation;
  const isRetry =
    keyDigest === tokenDigest(key) && Date.now() - rotatedAt < REPLAY_MS;
  if (!isRetry) return undefined;
  const replacement = rotatedToken(token, { key, salt });
  // Undefined if the list has yet another token, or was erased.
  const record = await registry.find(tokenDigest(replacement));
  const isExpected =
    record && (expectedRef === null || expectedRef === listRef(record.id));
  return isExpected ? { record, token: replacement } : undefined;
}
