import assert from "node:assert/strict";
import { once } from "node:events";
import Database from "better-sqlite3";
import { inParallel } from "../testing/in-parallel";
import { makePrivateList } from "../testing/private-lists";
import { type Server, startServer } from "../testing/start-server";
import {
  addUntilAcknowledged,
  compare,
  keys,
  list,
  NO_FAULTS,
} from "./keyed-requests";

const ADDS = 1000;
const LISTS = 10;
const KILLS = 6;

type KeyedAdd = { key: string; description: string; cookie?: string };

/** The server is killed repeatedly under load. */
export async function kills(path: string): Promise<string> {
  const adds = keys(ADDS, "add").map((key) => ({ key, description: key }));
  const start = () => startServer({ SQLITE_PATH: path });
  const killed = await addWithKills(start, adds, async (server) => {
    requireRows(await list(server), adds);
  });
  requireIntegrity(path);
  return `${ADDS} adds, 8 at once, ${killed} kills: 0 lost, 0 duplicated, integrity ok`;
}

/** The same while several visitors add to lists of their own, with equal keys. */
export async function killsWithLists(path: string): Promise<string> {
  const start = () => startServer({ SQLITE_PATH: path, LISTS: "private" });
  const server = await start();
  const cookies = await Promise.all(
    keys(LISTS, "").map(() => makePrivateList(server)),
  );
  await server.stop();
  const adds = keys(ADDS / LISTS, "add").flatMap((key) =>
    cookies.map((cookie, index) => ({
      key,
      description: `list ${index}, ${key}`,
      cookie,
    })),
  );
  const killed = await addWithKills(start, adds, async (server) => {
    for (const cookie of cookies)
      requireRows(
        await list(server, cookie),
        adds.filter((add) => add.cookie === cookie),
      );
  });
  requireIntegrity(path);
  return `${ADDS} adds to ${LISTS} lists, 8 at once, ${killed} kills: 0 lost, 0 duplicated, 0 in another list, integrity ok`;
}

/**
 * Sends the adds, eight at once, while the server is killed and started again.
 * Returns the number of kills.
 */
async function addWithKills(
  start: () => Promise<Server>,
  adds: readonly KeyedAdd[],
  checkRows: (server: Server) => Promise<void>,
): Promise<number> {
  let server = await start();
  const restart = async () => {
    const exited = once(server.process, "exit");
    server.process.kill("SIGKILL");
    await exited;
    server = await start();
  };
  const restarts: Promise<void>[] = [];
  let acknowledged = 0;
  await inParallel(adds, 8, async ({ key, ...options }) => {
    await addUntilAcknowledged(() => server, key, options);
    acknowledged += 1;
    if (acknowledged % Math.floor(adds.length / (KILLS + 1)) === 0)
      restarts.push(restart());
  });
  await Promise.all(restarts);
  await checkRows(server);
  await server.stop();
  assert.ok(restarts.length >= 5);
  return restarts.length;
}

/** A row of another list is unexpected here. */
function requireRows(
  rows: Awaited<ReturnType<typeof list>>,
  adds: readonly KeyedAdd[],
) {
  const sent = adds.map(({ description }) => description);
  assert.deepEqual(compare(rows, { acknowledged: sent, sent }), NO_FAULTS);
}

function requireIntegrity(path: string) {
  const file = new Database(path);
  const integrity = file.pragma("integrity_check", { simple: true });
  file.close();
  assert.equal(integrity, "ok");
}
