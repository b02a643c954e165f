import assert from "node:assert/strict";
import { once } from "node:events";
import { readdirSync, statSync } from "node:fs";
import { connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { startFakeRemoteApi } from "../testing/fake-remote-api";
import { type Server, startServer } from "../testing/start-server";
import { watchMemory } from "../testing/server-memory";
import { keys, list } from "./keyed-requests";

const UPGRADES = 200;
const EXIT_MS = 5000;
const ROWS = 100_000;
const SLOW_READERS = 60;
const PIPELINED = 150;
/** Longer than keep-alive connections stay open. */
const KEEP_ALIVE_MS = 7000;
const MAX_CLOSE_MS = 35_000;
const MAX_MEGABYTES = 100;

/** Clients that request an upgrade keep their sockets open while the server shuts down. */
export async function upgrades(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path }, { quiet: true });
  const request =
    "GET /api/health HTTP/1.1\r\nhost: localhost\r\nconnection: upgrade\r\nupgrade: websocket\r\nsec-websocket-version: 13\r\nsec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n";
  const sockets = Array.from({ length: UPGRADES }, () => open(server, request));
  const responses = await Promise.all(
    sockets.map(async (socket) => String((await once(socket, "data"))[0])),
  );
  const signalledAt = performance.now();
  await server.stop();
  const ms = Math.round(performance.now() - signalledAt);
  assert.ok(responses.every((response) => response.startsWith("HTTP/1.1 200")));
  assert.ok(ms <= EXIT_MS, `exit after ${ms} ms`);
  return `${UPGRADES} upgrade requests: all 200, exit after ${ms} ms`;
}

/** Clients request a long list, or a file again and again, and do not read the response. */
export async function slowReaders(path: string): Promise<string> {
  await (await startServer({ SQLITE_PATH: path })).stop();
  const file = new Database(path);
  file.exec(`
    WITH RECURSIVE n(i) AS (SELECT 0 UNION ALL SELECT i + 1 FROM n WHERE i < ${ROWS - 1})
    INSERT INTO expenses (list_no, seq, id, date, category, description, amount_paise)
    SELECT 1, i, i, '2026-01-01', 'food', 'Expense ' || i, 100 FROM n`);
  file.close();
  const server = await startServer({ SQLITE_PATH: path }, { quiet: true });
  const get = (target: string) =>
    `GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`;
  // From here on the list is cached.
  assert.equal((await list(server)).length, ROWS);
  await sleep(KEEP_ALIVE_MS);
  const filesBefore = openFiles(server);
  const memoryGrowth = watchMemory(server);
  const sockets = [
    ...Array.from({ length: SLOW_READERS }, () =>
      open(server, get("/api/show")),
    ),
    open(server, get("/api/show").repeat(PIPELINED)),
    open(server, get(largestScript()).repeat(PIPELINED)),
  ];
  const startedAt = performance.now();
  await sleep(5000);
  const opened = openFiles(server) - filesBefore;
  while (openFiles(server) > filesBefore) {
    assert.ok(
      performance.now() - startedAt < MAX_CLOSE_MS,
      "files or sockets stay open",
    );
    await sleep(500);
  }
  const closedMs = performance.now() - startedAt;
  const grown = memoryGrowth();
  for (const socket of sockets) socket.destroy();
  await server.stop();
  assert.ok(opened >= SLOW_READERS, `${opened} files and sockets`);
  assert.ok(opened < 2 * SLOW_READERS, `${opened} files and sockets`);
  assert.ok(grown < MAX_MEGABYTES, `${grown} MB more`);
  return `${SLOW_READERS} clients and twice ${PIPELINED} pipelined requests, ${ROWS} rows, no response read: ${opened} files and sockets, memory grew by at most ${grown.toFixed(0)} MB, all closed after ${(closedMs / 1000).toFixed(0)} s`;
}

function largestScript(): string {
  const folder = ".next/static/chunks";
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith(".js"))
    .map((name) => ({ name, bytes: statSync(`${folder}/${name}`).size }))
    .sort((a, b) => b.bytes - a.bytes);
  return `/_next/static/chunks/${scripts[0]?.name}`;
}

/** Many clients request the long list of an upstream host at the same time. */
export async function concurrentReads(): Promise<string> {
  const upstream = await startFakeRemoteApi();
  for (let index = 0; index < 40_000; index += 1)
    upstream.rows.push({
      _id: `${index}`,
      date: "2026-01-05",
      category: "food",
      description: `Expense ${index} of a long list`,
      amount: 45,
    });
  const server = await startServer(
    { EXPENSES_HOST: upstream.url },
    { quiet: true },
  );
  await list(server);
  const memoryGrowth = watchMemory(server);
  upstream.calls.length = 0;
  const lengths = await Promise.all(
    keys(60, "").map(async () => (await list(server)).length),
  );
  const grown = memoryGrowth();
  const reads = upstream.calls.length;
  await server.stop();
  await upstream.close();
  assert.deepEqual([...new Set(lengths)], [40_000]);
  assert.ok(reads <= 4, `${reads} reads`);
  return `60 requests, 40,000 rows: ${reads} requests to the upstream host, memory grew by at most ${grown.toFixed(0)} MB`;
}

/** Opens a connection that does not read until it has a listener for data. */
function open({ url }: Server, request: string): Socket {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  socket.write(request);
  return socket;
}

/** Counts the open files and sockets of the server. Linux only. */
function openFiles({ process: { pid } }: Server): number {
  return readdirSync(`/proc/${pid}/fd`).length;
}
