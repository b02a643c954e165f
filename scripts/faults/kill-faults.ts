import assert from "node:assert/strict";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { inParallel } from "../testing/in-parallel";
import { cookieHeader, makePrivateList } from "../testing/private-lists";
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
const ERASED = 1500;

type KeyedAdd = { key: string; description: string; cookie?: string };

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

/** The server is killed after the last removal of an erasure, before it empties the log. */
export async function killAfterErasure(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path, LISTS: "private" });
  const cookie = await makePrivateList(server);
  await inParallel(keys(ERASED, "erased"), 8, (key) =>
    addUntilAcknowledged(() => server, key, { cookie }),
  );
  // The log is emptied when no reader needs it any more.
  const reader = new Database(path, { readonly: true });
  reader.exec("BEGIN");
  const countOf = (file: Database.Database) =>
    file
      .prepare<[], number>(
        "SELECT (SELECT count(*) FROM expenses) + (SELECT count(*) FROM lists)",
      )
      .pluck()
      .get();
  // The list of LISTS=one always exists.
  assert.equal(countOf(reader), ERASED + 2);
  void fetch(`${server.url}/api/list`, {
    method: "DELETE",
    headers: cookieHeader(cookie),
  }).catch(() => undefined);
  const observer = new Database(path, { readonly: true });
  while (countOf(observer) !== 1) await sleep(1);
  await server.stop("SIGKILL");
  // The connections of this process would empty the log of the file itself.
  const left = `${path}.killed`;
  for (const end of ["", "-wal"]) copyFileSync(path + end, left + end);
  observer.close();
  reader.close();

  const before = erasedTexts(left);
  assert.ok(before > 0);
  const next = await startServer({ SQLITE_PATH: left, LISTS: "private" });
  const deadline = Date.now() + 5000;
  while (erasedTexts(left) > 0 && Date.now() < deadline) await sleep(10);
  assert.equal(erasedTexts(left), 0);
  await next.stop();
  assert.equal(erasedTexts(left), 0);
  return `${before} of ${ERASED} erased texts left by the kill, 0 after the next start`;
}

function erasedTexts(path: string): number {
  const content = ["", "-wal"]
    .filter((end) => existsSync(path + end))
    .map((end) => readFileSync(path + end, "latin1"))
    .join("");
  return new Set(content.match(/erased \d+/g)).size;
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
    await server.stop("SIGKILL");
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
