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

const ADDS = 200;

/** The answer as it is sent; fetch would unpack it. */
export async function getPacked(url: string): Promise<Buffer> {
  const request = get(url, { headers: { "accept-encoding": "gzip" } });
  const [answer] = (await once(request, "response")) as [IncomingMessage];
  return buffer(answer);
}

export async function add(server: Server) {
  const response = await fetch(`${server.url}/api/add`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(EXPENSE),
  });
  if (response.status !== 201) throw new Error(`${response.status}`);
  await response.arrayBuffer();
}

/** How long an add takes, in ms: the median of many, one after another. */
export async function addMs(server: Server): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < ADDS; index++) {
    const from = performance.now();
    await add(server);
    times.push(performance.now() - from);
  }
  return percentile(times, 0.5);
}
