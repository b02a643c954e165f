import "server-only";
import { randomBytes } from "node:crypto";
import type { Database } from "better-sqlite3";
import { listGone } from "@/lib/server/store/list-errors";
import { missingList } from "@/lib/server/store/missing-list";
import type {
  ListRecord,
  ListRegistry,
  Rotation,
} from "@/lib/server/store/port";
import type { Erasure } from "./sqlite-erasure";
import type { Connection } from "./sqlite-lock";

/** The bytes of a ListId or of a digest, whose text is hexadecimal. */
export type ListKey = Buffer;

type FoundRow = Pick<ListRecord, "id" | "createdAt" | "access"> & {
  rotationKeyDigest: string | null;
  readerSalt: string | null;
};

export function bytesOf(hexadecimal: string): ListKey {
  return Buffer.from(hexadecimal, "hex");
}

/** A function that reads the revision of a list. It throws `list_gone` when there is none. */
export function prepareRevision(database: Database): (list: ListKey) => string {
  const read = database
    .prepare<[ListKey], string>("SELECT revision FROM lists WHERE list = ?")
    .pluck();
  return (list) => {
    const revision = read.get(list);
    if (revision === undefined) throw listGone();
    return revision;
  };
}

export function createListRegistry({
  database,
  call,
  erasure,
}: Connection & { erasure: Erasure }): ListRegistry {
  const RECORD = "lower(hex(list)) AS id, created_at AS createdAt";
  const insert = database.prepare<[Buffer, Buffer], ListRecord>(
    `INSERT INTO lists (list, token_digest) VALUES (?, ?)
     RETURNING ${RECORD}, 'full' AS access`,
  );
  // Outside of a transaction, `get` hides that the commit failed, as on a full disk.
  const create = database.transaction((list: Buffer, tokenDigest: Buffer) =>
    insert.get(list, tokenDigest),
  );
  const find = database.prepare<[{ digest: Buffer }], FoundRow>(
    `SELECT ${RECORD}, iif(token_digest = @digest, 'full', 'read') AS access,
       rotation ->> 'keyDigest' AS rotationKeyDigest, reader_salt AS readerSalt
     FROM lists WHERE token_digest = @digest OR reader_digest = @digest`,
  );
  const rotate = database.prepare(
    `UPDATE lists SET token_digest = @to, previous_digest = @from,
       rotation = @rotation, reader_digest = NULL, reader_salt = NULL,
       used_on = date('now')
     WHERE list = @list AND token_digest = @from`,
  );
  const addReader = database.prepare(
    `UPDATE lists SET reader_digest = @digest, reader_salt = @salt,
       used_on = date('now')
     WHERE list = @list AND token_digest = @tokenDigest AND reader_digest IS NULL`,
  );
  const removeReader = database.prepare<[Buffer]>(
    "UPDATE lists SET reader_digest = NULL, reader_salt = NULL WHERE list = ?",
  );
  const findRotation = database
    .prepare<[Buffer], string>(
      "SELECT rotation FROM lists WHERE previous_digest = ?",
    )
    .pluck();
  const touch = database.prepare<[Buffer]>(
    "UPDATE lists SET used_on = date('now') WHERE list = ? AND used_on <> date('now')",
  );
  const findUnused = database
    .prepare<[string], Buffer>(
      "SELECT list FROM lists WHERE used_on < ? AND token_digest IS NOT NULL",
    )
    .pluck();

  return {
    missing: missingList,
    create: (tokenDigest) =>
      call(() => {
        const record = create.immediate(randomBytes(16), bytesOf(tokenDigest));
        if (!record) throw new Error("The new list was not returned.");
        return record;
      }),
    find: (tokenDigest) =>
      call(() => {
        const found = find.get({ digest: bytesOf(tokenDigest) });
        if (!found) return undefined;
        const { rotationKeyDigest, readerSalt, ...record } = found;
        return {
          ...record,
          ...(rotationKeyDigest !== null && { rotationKeyDigest }),
          ...(readerSalt !== null && { readerSalt }),
        };
      }),
    rotate: (list, { from, to }, rotation) =>
      call(
        () =>
          rotate.run({
            list: bytesOf(list),
            from: bytesOf(from),
            to: bytesOf(to),
            rotation: JSON.stringify(rotation),
          }).changes === 1,
      ),
    findRotation: (previousDigest) =>
      call(() => {
        const json = findRotation.get(bytesOf(previousDigest));
        return json === undefined ? undefined : (JSON.parse(json) as Rotation);
      }),
    addReader: (list, tokenDigest, { digest, salt }) =>
      call(
        () =>
          addReader.run({
            list: bytesOf(list),
            tokenDigest: bytesOf(tokenDigest),
            digest: bytesOf(digest),
            salt,
          }).changes === 1,
      ),
    removeReader: (list) => call(() => void removeReader.run(bytesOf(list))),
    touch: (list) => call(() => void touch.run(bytesOf(list))),
    prune: async (usedBefore, { dryRun }) => {
      const unused = await call(() => findUnused.all(usedBefore));
      if (dryRun) return unused.length;
      return erasure.eraseUnused(unused, usedBefore);
    },
  };
}
