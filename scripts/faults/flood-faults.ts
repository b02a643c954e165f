import assert from "node:assert/strict";
import { type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Server, startServer } from "../testing/start-server";
import { watchMemory } from "../testing/server-memory";
import { add, list } from "./keyed-requests";

const CLIENTS = 20;
const BODY_BYTES = 50_000_000;
const PIECE = Buffer.alloc(64 * 1024, " ");
const MOST_MEGABYTES = 20;
const DRAIN_MS = 1000;

/** Clients send far more than the server reads. */
export async function bigBodies(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path }, { quiet: true });
  // What a first request of each kind needs is there.
  for (let round = 0; round < 3; round += 1) await flood(server, PIECE.length);
  await add(server, "a row");
  await list(server);
  const memoryGrowth = watchMemory(server);
  const statuses = await flood(server, BODY_BYTES);
  const grown = memoryGrowth();
  const rows = await list(server);
  await server.stop();
  assert.ok(
    statuses.every((status) => status === 413 || status === "cut off"),
    statuses.join(),
  );
  assert.equal(rows.length, 1);
  assert.ok(grown < MOST_MEGABYTES, `${grown} MB more`);
  return `${CLIENTS} clients with 50 MB each: ${statuses.filter((status) => status === 413).length} times 413, memory up by ${grown.toFixed(1)} MB at most`;
}

async function flood(server: Server, bytes: number) {
  return Promise.all(
    Array.from({ length: CLIENTS }, () => sendBody(server, bytes)),
  );
}

/** Sends so much, or as much as is taken. */
async function sendBody(
  { url }: Server,
  bytes: number,
): Promise<number | "cut off" | undefined> {
  const sending = request(`${url}/api/add`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });
  let outcome: number | "cut off" | undefined;
  sending.on("error", () => (outcome ??= "cut off"));
  sending.on("response", (response) => {
    outcome = response.statusCode;
    response.resume();
  });
  const closed = new Promise((resolve) => sending.on("close", resolve));
  for (let sent = 0; sent < bytes && !outcome; sent += PIECE.length)
    if (!sending.write(PIECE))
      await Promise.race([drained(sending), closed, sleep(DRAIN_MS)]);
  sending.destroy();
  await closed;
  return outcome;
}

function drained(sending: ClientRequest): Promise<void> {
  return new Promise((resolve) => sending.once("drain", resolve));
}
