import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import type { Server } from "../testing/start-server";
import { percentile } from "./measure";

export const EXPENSE = {
  date: "2026-01-05",
  category: "food",
  description: "Chai and samosa",
  amount: 45,
};

const ADD_COUNT = 200;

/** Returns the compressed response body; fetch would decompress it. */
export async function fetchCompressed(url: string): Promise<Buffer> {
  const request = get(url, { headers: { "accept-encoding": "gzip" } });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return buffer(response);
}

export async function addExpense(server: Server) {
  const response = await fetch(`${server.url}/api/add`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(EXPENSE),
  });
  if (response.status !== 201) throw new Error(`${response.status}`);
  await response.arrayBuffer();
}

/** Returns the median time of many sequential adds, in ms. */
export async function medianAddMs(server: Server): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < ADD_COUNT; index++) {
    const from = performance.now();
    await addExpense(server);
    times.push(performance.now() - from);
  }
  return percentile(times, 0.5);
}
