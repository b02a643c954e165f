import assert from "node:assert/strict";
import { fork } from "node:child_process";
import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { percentile } from "../bench/measure";
import { makePrivateList } from "../testing/private-lists";
import { skipped } from "../testing/run-checks";
import { residentMegabytes } from "../testing/server-memory";
import { type ServerVariables, startServer } from "../testing/start-server";
import { add, compare, list, NO_FAULTS } from "./keyed-requests";

/** Five minutes for a release: HOSTILE_SECONDS=300 npm run test:faults -- Hostile */
const SECONDS = Number(process.env["HOSTILE_SECONDS"] ?? 20);
const HOSTILE_CLIENTS = new URL("hostile-clients.ts", import.meta.url);
const PAUSE_MS = 250;
/** A busy machine needs far more time than an idle one. */
const MAX_MS = 1000;
const MAX_MEGABYTES = 500;
/** The summary has the memory after the first and in the last fifth of the time. */
const PART = 0.2;

/** Clients send what is slow to read or to reject, while a visitor reads and adds. */
export async function hostileLoad(path: string): Promise<string> {
  return attack({ SQLITE_PATH: path });
}

/** The same with the MongoDB server of the tests. */
export async function hostileLoadOnMongo(): Promise<string> {
  const uri = process.env["MONGODB_TEST_URI"];
  if (!uri) return skipped("MONGODB_TEST_URI is not set");
  return attack({
    MONGODB_URI: uri,
    MONGODB_DB: `hostile_${randomBytes(6).toString("hex")}`,
  });
}

async function attack(store: ServerVariables): Promise<string> {
  const server = await startServer(
    { LISTS: "private", ...store },
    { quiet: true },
  );
  const cookie = await makePrivateList(server);
  const clients = fork(HOSTILE_CLIENTS, [server.url]);
  const endsAt = performance.now() + SECONDS * 1000;

  const megabytes: number[] = [];
  const durations: number[] = [];
  const acknowledged: string[] = [];
  const sent: string[] = [];
  while (performance.now() < endsAt) {
    const key = `visitor ${sent.length}`;
    sent.push(key);
    durations.push(
      await timed(async () => {
        assert.equal((await add(server, key, { cookie }))?.status, 201);
        acknowledged.push(key);
      }),
      await timed(() => list(server, cookie)),
      await timed(async () => {
        assert.equal((await fetch(`${server.url}/show`)).status, 200);
      }),
    );
    megabytes.push(residentMegabytes(server));
    await sleep(PAUSE_MS);
  }
  clients.send("stop");
  const [attacks] = (await once(clients, "message")) as [number];
  const found = compare(await list(server, cookie), { acknowledged, sent });
  await server.stop();

  const warm = megabytes.slice(Math.ceil(megabytes.length * PART));
  const part = Math.ceil(warm.length * PART);
  const first = percentile(warm.slice(0, part), 0.5);
  const last = percentile(warm.slice(-part), 0.5);
  const p99 = percentile(durations, 0.99);
  const summary = `${SECONDS} s, ${attacks} hostile requests, ${durations.length} of a visitor: p50 ${percentile(durations, 0.5).toFixed(0)} ms, p99 ${p99.toFixed(0)} ms, at most ${Math.max(...durations).toFixed(0)} ms; memory ${first.toFixed(0)} MB, then ${last.toFixed(0)} MB`;
  assert.deepEqual(found, NO_FAULTS, summary);
  assert.ok(p99 < MAX_MS, summary);
  assert.ok(Math.max(...megabytes) < MAX_MEGABYTES, summary);
  return `${summary}; 0 of ${acknowledged.length} adds lost`;
}

async function timed(action: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now();
  await action();
  return performance.now() - startedAt;
}
