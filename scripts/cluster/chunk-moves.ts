import assert from "node:assert/strict";
import {
  addUntilAcknowledged,
  keys,
  list,
  type Row,
} from "../faults/keyed-requests";
import { inParallel } from "../testing/in-parallel";
import { cookieHeader, makePrivateList } from "../testing/private-lists";
import type { Server } from "../testing/start-server";
import { type Cluster, moveChunk, spreadLists, startApp } from "./cluster";

const ADDS = 1000;
const LISTS = 10;
const MOVES = 8;

/** Chunks change places while visitors add, edit and read. */
export async function chunkMoves(cluster: Cluster): Promise<string> {
  const database = await cluster.newDatabase();
  const server = await startApp(cluster, database, {
    LISTS: "private",
    RATE_LIMIT_WRITES: "0",
  });
  const cookies = await Promise.all(
    keys(LISTS, "").map(() => makePrivateList(server)),
  );
  const chunks = await spreadLists(cluster, database);

  let moves = 0;
  let adds = 0;
  let reads = 0;
  const move = async () => {
    for (let turn = 1; moves < MOVES || adds < ADDS; turn += 1)
      for (const [index, chunk] of chunks.entries()) {
        const shard = cluster.replicaSets[(index + turn) % 2];
        const namespace = `${database}.expenses`;
        await moveChunk(cluster.client, namespace, chunk, shard);
        moves += 1;
      }
  };
  /** Adds, edits and reads one row after another, until enough chunks have moved. */
  const visit = async (cookie: string) => {
    const acknowledged = new Map<string, string>();
    const requireRows = async () => {
      const rows = await list(server, cookie);
      reads += 1;
      const found = new Map(rows.map((row) => [row._id, row.description]));
      assert.equal(found.size, rows.length);
      assert.deepEqual(found, acknowledged);
    };
    for (let turn = 0; turn < ADDS / LISTS || moves < MOVES; turn += 1) {
      const key = `add ${turn}`;
      const added = await addUntilAcknowledged(() => server, key, { cookie });
      const row = JSON.parse(added.body) as Row;
      acknowledged.set(row._id, row.description);
      adds += 1;
      await requireRows();
      const edited = { ...row, description: `${key}, edited` };
      await replaceUntilAcknowledged(server, edited, cookie);
      acknowledged.set(row._id, edited.description);
      await requireRows();
    }
  };
  await Promise.all([move(), inParallel(cookies, LISTS, visit)]);
  await server.stop();
  return `${adds} adds and edits, ${reads} reads, ${moves} moves: 0 lost, 0 duplicated, 0 missing in a read`;
}

async function replaceUntilAcknowledged(
  { url }: Server,
  { _id, ...fields }: Row,
  cookie: string,
): Promise<void> {
  let status;
  do {
    const response = await fetch(`${url}/api/expenses/${_id}`, {
      method: "PUT",
      headers: { "content-type": "application/json", ...cookieHeader(cookie) },
      body: JSON.stringify(fields),
    });
    ({ status } = response);
  } while (status === 503);
  assert.equal(status, 200);
}
