import type { ListRecord, ListRegistry } from "@/lib/server/store/port";
import {
  listRef,
  type ListToken,
  newSalt,
  rotatedToken,
  tokenDigest,
} from "./list-token";

type Rotated = { record: ListRecord; token: ListToken };

/**
 * Replaces the list's token, once for each key: if the last rotation had this key,
 * the token stays. Resolves to undefined if another request replaced it first,
 * unless that request had the same key.
 */
export async function rotateToken(
  list: Rotated & { registry: ListRegistry },
  key: string,
): Promise<Rotated | undefined> {
  const { registry, record, token } = list;
  const keyDigest = tokenDigest(key);
  if (record.rotationKeyDigest === keyDigest) return { record, token };
  const salt = newSalt();
  const replacement = rotatedToken(token, { key, salt });
  const isRotated = await registry.rotate(
    record.id,
    { from: tokenDigest(token), to: tokenDigest(replacement) },
    { keyDigest, salt },
  );
  return isRotated
    ? { record, token: replacement }
    : replayRotation(list, key, listRef(record.id));
}

/**
 * The result of the last rotation of the list, if it replaced this token and had
 * this key; undefined for any other request.
 *
 * @param expectedRef the value of If-List
 */
export async function replayRotation(
  { registry, token }: { registry: ListRegistry; token: ListToken },
  key: string,
  expectedRef: string | null,
): Promise<Rotated | undefined> {
  const rotation = await registry.findRotation(tokenDigest(token));
  if (rotation?.keyDigest !== tokenDigest(key)) return undefined;
  const { salt } = rotation;
  const replacement = rotatedToken(token, { key, salt });
  // Undefined if the list was erased meanwhile.
  const record = await registry.find(tokenDigest(replacement));
  const isExpected =
    record && (expectedRef === null || expectedRef === listRef(record.id));
  return isExpected ? { record, token: replacement } : undefined;
}
