import assert from "node:assert/strict";
import { setTimeout as sleep } from "node:timers/promises";
import {
  add,
  addUntilAcknowledged,
  keys,
  list,
} from "../faults/keyed-requests";
import type { Server } from "../testing/start-server";
import { type Cluster, startApp } from "./cluster";

const KEYS = 50;
const LIMIT = 30;
const REQUESTS = 40;
const PAUSE_MS = 200;

/** Two servers get each key at the same time, and share the rate limit. */
export async function twoServers(cluster: Cluster): Promise<string> {
  const database = await cluster.newDatabase();
  const start = (writesPerMinute: number) =>
    startApp(cluster, database, {
      TRUST_PROXY: "1",
      RATE_LIMIT_WRITES: `${writesPerMinute}`,
    });
  const unlimited = [await start(0), await start(0)] as const;
  for (const key of keys(KEYS, "key")) {
    const [first, second] = await Promise.all(
      unlimited.map((server) => addUntilAcknowledged(() => server, key)),
    );
    assert.equal(first?.body, second?.body);
    const again = await addUntilAcknowledged(() => unlimited[0], key);
    assert.equal(again.isReplay, true);
  }
  for (const server of unlimited)
    assert.equal((await list(server)).length, KEYS);
  for (const server of unlimited) await server.stop();

  const limited = [await start(LIMIT), await start(LIMIT)] as const;
  let statuses: (number | undefined)[];
  let client: string;
  let attempts = 0;
  do {
    await sleep(PAUSE_MS);
    attempts += 1;
    client = `198.51.100.${attempts}`;
    statuses = await sendInTurn(limited, client);
    // A server counts alone for five seconds after the database took over 250 ms, as
    // it may for the first request, which creates the indexes.
  } while ((await countedWrites(cluster, database, client)) < REQUESTS);
  assert.deepEqual(
    statuses,
    keys(REQUESTS, "").map((_, index) => (index < LIMIT ? 201 : 429)),
  );
  for (const server of limited) await server.stop();
  return `${KEYS} keys at once: ${KEYS} rows, equal responses; ${REQUESTS} writes: ${LIMIT} accepted by both together`;
}

async function sendInTurn(
  servers: readonly Server[],
  client: string,
): Promise<(number | undefined)[]> {
  const statuses = [];
  for (const [index, key] of keys(REQUESTS, client).entries()) {
    const server = servers[index % servers.length];
    if (server) statuses.push((await add(server, key, { client }))?.status);
  }
  return statuses;
}

/** How many writes of the client all servers have counted together. */
async function countedWrites(
  { client }: Cluster,
  database: string,
  address: string,
): Promise<number> {
  const counter = await client
    .db(database)
    .collection("rateLimits")
    .findOne({ key: { $regex: `:${address}$` } });
  return Number(counter?.["points"] ?? 0);
}
