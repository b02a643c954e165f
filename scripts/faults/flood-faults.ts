import assert from "node:assert/strict";
import { type ClientRequest, request } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { type Server, startServer } from "../testing/start-server";
import { watchMemory } from "../testing/server-memory";
import { add, list } from "./keyed-requests";

const CLIENTS = 20;
const BODY_BYTES = 50_000_000;
const CHUNK = Buffer.alloc(64 * 1024, " ");
const MAX_MEGABYTES = 20;
const DRAIN_MS = 1000;

/** Clients send bodies far above the size limit. */
export async function largeBodies(path: string): Promise<string> {
  const server = await startServer({ SQLITE_PATH: path }, { quiet: true });
  // Warm up, so that memory for the first requests is not counted.
  for (let round = 0; round < 3; round += 1) await flood(server, CHUNK.length);
  await add(server, "a row");
  await list(server);
  const memoryGrowth = watchMemory(server);
  const statuses = await flood(server, BODY_BYTES);
  const grown = memoryGrowth();
  const rows = await list(server);
  await server.stop();
  assert.ok(
    statuses.every((status) => status === 413 || status === "connection reset"),
    statuses.join(),
  );
  assert.equal(rows.length, 1);
  assert.ok(grown < MAX_MEGABYTES, `${grown} MB more`);
  return `${CLIENTS} clients with 50 MB each: ${statuses.filter((status) => status === 413).length} responses with 413, memory grew by at most ${grown.toFixed(1)} MB`;
}

async function flood(server: Server, bytes: number) {
  return Promise.all(
    Array.from({ length: CLIENTS }, () => sendBody(server, bytes)),
  );
}

/** Sends a body until it is complete, or until the server responds. */
async function sendBody(
  { url }: Server,
  bytes: number,
): Promise<number | "connection reset" | undefined> {
  const sending = request(`${url}/api/add`, {
    method: "POST",
    headers: { "content-type": "application/json" },
  });
  let outcome: number | "connection reset" | undefined;
  sending.on("error", () => (outcome ??= "connection reset"));
  sending.on("response", (response) => {
    outcome = response.statusCode;
    response.resume();
  });
  const closed = new Promise((resolve) => sending.on("close", resolve));
  for (let sent = 0; sent < bytes && !outcome; sent += CHUNK.length)
    if (!sending.write(CHUNK))
      await Promise.race([drained(sending), closed, sleep(DRAIN_MS)]);
  sending.destroy();
  await closed;
  return outcome;
}

function drained(sending: ClientRequest): Promise<void> {
  return new Promise((resolve) => sending.once("drain", resolve));
}
