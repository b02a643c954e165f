import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import { inParallel } from "../testing/in-parallel";
import { startServer } from "../testing/start-server";
import { add, compare, keys, list, NO_FAULTS } from "./keyed-requests";

const LOAD_MS = 1000;
const EXIT_MS = 5000;

/** One idempotency key is sent fifty times at once. */
export async function oneKey(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path });
  const responses = await Promise.all(
    keys(50, "").map(() => add(server, "the key")),
  );
  const rows = await list(server);
  await server.stop();
  const distinct = new Set(responses.map((response) => response?.body));
  assert.equal(rows.length, 1);
  assert.equal(distinct.size, 1);
  assert.deepEqual(JSON.parse(responses[0]?.body ?? ""), rows[0]);
  assert.equal(responses.filter((response) => response?.isReplay).length, 49);
  return "50 requests: 1 row, equal responses, 49 replayed";
}

export async function twoServers(path: string): Promise<string> {
  const servers = [
    await startServer({ SQLITE_PATH: path }),
    await startServer({ SQLITE_PATH: path }),
  ];
  const statuses = new Map<number | undefined, number>();
  await Promise.all(
    servers.map((server, index) =>
      inParallel(keys(500, `server ${index}, add`), 8, async (key) => {
        const status = (await add(server, key))?.status;
        statuses.set(status, (statuses.get(status) ?? 0) + 1);
      }),
    ),
  );
  const counts = await Promise.all(
    servers.map(async (server) => (await list(server)).length),
  );
  for (const server of servers) await server.stop();
  assert.deepEqual([...statuses], [[201, 1000]]);
  assert.deepEqual(counts, [1000, 1000]);
  return "2 servers, 500 adds each: 1,000 rows, every response 201";
}

export async function termination(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path });
  let signalledAt = Infinity;
  const acknowledged: string[] = [];
  const sent = keys(100_000, "add");
  let failed = 0;
  const load = inParallel(sent, 16, async (key) => {
    if (signalledAt < Infinity) return;
    const response = await add(server, key);
    if (response?.status === 201) acknowledged.push(key);
    else failed += 1;
  });
  await sleep(LOAD_MS);
  signalledAt = performance.now();
  await Promise.all([load, server.stop()]);
  const ms = Math.round(performance.now() - signalledAt);
  const again = await startServer({ SQLITE_PATH: path });
  const found = compare(await list(again), { acknowledged, sent });
  await again.stop();
  assert.deepEqual(found, NO_FAULTS);
  assert.equal(failed, 0);
  assert.ok(ms <= EXIT_MS);
  return `SIGTERM after ${acknowledged.length} adds, 16 in flight: 0 without a response, 0 lost, exit after ${ms} ms`;
}
