import assert from "node:assert/strict";
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import Database from "better-sqlite3";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { makePrivateList } from "../testing/private-lists";
import {
  type Server,
  type ServerVariables,
  startServer,
} from "../testing/start-server";
import {
  add,
  type AddOptions,
  addUntilAcknowledged,
  compare,
  keys,
  list,
  NO_FAULTS,
} from "./keyed-requests";

const ERRORS = { EIO: 5, ENOSPC: 28 };
const LOCK_MS = 6000;

export async function fsyncs(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path });
  await add(server, "create the file");
  const log = `${path}.strace`;
  const strace = spawn(
    "strace",
    ["-f", "-e", "trace=fsync,fdatasync", "-o", log, "-p", pidOf(server)],
    { stdio: ["ignore", "ignore", "pipe"] },
  );
  // strace reports that it is attached.
  await once(strace.stderr, "data");
  const sent = keys(200, "add");
  for (const key of sent) assert.equal((await add(server, key))?.status, 201);
  const ended = once(strace, "exit");
  strace.kill("SIGINT");
  await ended;
  await server.stop();
  const calls = readFileSync(log, "utf8").match(/sync\b.*= 0$/gm)?.length ?? 0;
  assert.ok(calls >= sent.length, `${calls} fsyncs`);
  return `${sent.length} sequential adds: ${calls} fsyncs`;
}

/** One fsync in ten fails. */
export async function failingFsyncs(path: string): Promise<string> {
  const start = (wrapper: string[]) =>
    startServer({ SQLITE_PATH: path }, { wrapper, quiet: true });
  const server = await start(["fiu-run", "-x"]);
  const control = (command: string) =>
    execFileSync("fiu-ctrl", ["-c", command, pidOf(server)]);
  const sent: string[] = [];
  const acknowledged: string[] = [];
  const rejected: string[] = [];
  for (const [name, failinfo] of Object.entries(ERRORS)) {
    control(
      `enable_random name=posix/io/sync/*,probability=0.1,failinfo=${failinfo}`,
    );
    for (const key of keys(200, name)) {
      sent.push(key);
      const status = (await add(server, key))?.status;
      assert.ok(status === 201 || status === 503, `status ${status}`);
      (status === 201 ? acknowledged : rejected).push(key);
    }
  }
  assert.ok(rejected.length > 0, "no fsync failed");
  // Killed, so that the next server reads only what is on the disk.
  await server.stop("SIGKILL");
  const again = await start([]);
  const rows = await list(again);
  assert.deepEqual(compare(rows, { acknowledged, sent }), NO_FAULTS);
  for (const key of rejected) await addUntilAcknowledged(() => again, key);
  const all = compare(await list(again), { acknowledged: sent, sent });
  await again.stop();
  assert.deepEqual(all, NO_FAULTS);
  return `${sent.length} adds with EIO and ENOSPC, ${rejected.length} rejected with 503: 0 lost, 0 unexpected, ${rows.length - acknowledged.length} rejected ones stored`;
}

/** The disk is full, and then has space again. */
export async function fullDisk(path: string): Promise<string> {
  return onSmallDisk(path, {}, async (server, freeSpace) => {
    const description = "x".repeat(500);
    const [last, count] = await addUntilRejected(server, { description });
    assert.equal(last, 503);
    const rows = await list(server);
    assert.equal(rows.length, count);
    freeSpace();
    const freed = (await add(server, "freed", { description }))?.status;
    assert.equal(freed, 201);
    assert.equal((await list(server)).length, count + 1);
    return `full after ${count} adds: adding 503, reading 200; after freeing space: 201 without a restart`;
  });
}

/** The requests that a browser without a list may send first, and their status when there is space. */
const FIRST_WRITES = [
  { method: "POST", path: "add", body: lunchRequest, status: 201 },
  { method: "POST", path: "list", body: undefined, status: 201 },
  {
    method: "POST",
    path: "expenses/batch",
    body: { expenses: [{ ...lunchRequest, key: "k" }] },
    status: 200,
  },
  { method: "PUT", path: "expenses/1", body: lunchRequest, status: 201 },
  {
    method: "PUT",
    path: "plan",
    body: { allowance: null, budgets: { food: 100 }, recurring: [] },
    status: 200,
  },
];

/** New visitors come while the disk is full, and again when it has space. */
export async function fullDiskForNewVisitors(path: string): Promise<string> {
  const variables = { LISTS: "private" };
  return onSmallDisk(path, variables, async (server, freeSpace) => {
    const cookie = await makePrivateList(server);
    const description = "x".repeat(500);
    const plan = await fetch(`${server.url}/api/plan`);
    const send = ({ method, path, body }: (typeof FIRST_WRITES)[number]) =>
      fetch(`${server.url}/api/${path}`, {
        method,
        headers: {
          "if-match": plan.headers.get("etag") ?? "",
          ...(body && { "content-type": "application/json" }),
        },
        body: body ? JSON.stringify(body) : null,
      });
    for (const write of FIRST_WRITES) {
      // A checkpoint makes room in the log.
      await addUntilRejected(server, { description, cookie });
      const { status, headers } = await send(write);
      const name = `${write.method} /${write.path}`;
      assert.equal(status, 503, name);
      assert.ok(headers.has("retry-after"), name);
      assert.deepEqual(headers.getSetCookie(), [], name);
    }
    freeSpace();
    for (const write of FIRST_WRITES) {
      const { status, headers } = await send(write);
      assert.equal(status, write.status, `${write.method} /${write.path}`);
      assert.equal(headers.getSetCookie().length, 1);
    }
    return `${FIRST_WRITES.length} kinds of first write: 503 without a cookie; after freeing space: all succeed`;
  });
}

/** Runs the check with a database on a disk of 600 kB. `freeSpace` makes a third of it free. */
async function onSmallDisk(
  path: string,
  variables: ServerVariables,
  check: (server: Server, freeSpace: () => void) => Promise<string>,
): Promise<string> {
  const disk = `${path}.disk`;
  mkdirSync(disk);
  const sudo = process.getuid?.() === 0 ? [] : ["sudo", "-n"];
  const asRoot = (...command: string[]) => {
    const [program = "", ...args] = [...sudo, ...command];
    execFileSync(program, args);
  };
  asRoot("mount", "-t", "tmpfs", "-o", "size=600k,mode=777", "tmpfs", disk);
  try {
    const ballast = join(disk, "ballast");
    writeFileSync(ballast, Buffer.alloc(200_000));
    const server = await startServer(
      { SQLITE_PATH: join(disk, "e.db"), ...variables },
      { quiet: true },
    );
    try {
      return await check(server, () => rmSync(ballast));
    } finally {
      await server.stop();
    }
  } finally {
    asRoot("umount", disk);
  }
}

export async function removedFile(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path }, { quiet: true });
  assert.equal((await add(server, "before"))?.status, 201);
  for (const end of ["", "-wal", "-shm"]) rmSync(path + end, { force: true });
  const statuses = await Promise.all(
    keys(50, "add").map(async (key) => (await add(server, key))?.status),
  );
  const health = (await fetch(`${server.url}/api/health`)).status;
  await server.stop();
  assert.deepEqual([...new Set(statuses)], [503]);
  assert.equal(health, 503);
  return "50 adds: all 503, health 503";
}

/** Another process holds the write lock. */
export async function lockedFile(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path }, { quiet: true });
  const other = new Database(path);
  other.exec("BEGIN IMMEDIATE");
  const lockedAt = performance.now();
  const adding = Promise.all(
    keys(20, "add").map(async (key) => (await add(server, key))?.status),
  );
  let slowestMs = 0;
  while (performance.now() - lockedAt < LOCK_MS) {
    const requestedAt = performance.now();
    const responses = [
      await fetch(`${server.url}/api/health`),
      await fetch(`${server.url}/api/show`),
    ];
    slowestMs = Math.max(slowestMs, performance.now() - requestedAt);
    for (const { status } of responses) assert.equal(status, 200);
    await sleep(50);
  }
  const statuses = await adding;
  other.exec("ROLLBACK");
  other.close();
  const after = (await add(server, "after"))?.status;
  await server.stop();
  assert.deepEqual([...new Set(statuses)], [503]);
  assert.equal(after, 201);
  assert.ok(slowestMs < 1000, `${slowestMs} ms`);
  return `locked for ${LOCK_MS / 1000} s: all 20 adds 503, health and list 200 within ${Math.round(slowestMs)} ms, the next add 201`;
}

/** Returns the status of the first rejected add, and the number of adds before it. */
async function addUntilRejected(server: Server, options: AddOptions) {
  for (let count = 0; ; count += 1) {
    const status = (await add(server, `full ${count}`, options))?.status;
    if (status !== 201) return [status, count] as const;
  }
}

function pidOf(server: Server): string {
  return String(server.process.pid);
}
