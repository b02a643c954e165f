import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { cookieHeader } from "../testing/private-lists";
import type { Server } from "../testing/start-server";
import { percentile } from "./measure";

export const EXPENSE = {
  date: "2026-01-05",
  category: "food",
  description: "Chai and samosa",
  amount: 45,
};

const ADD_COUNT = 200;

/** Does not decompress the body, as fetch would. */
export async function getCompressed(
  url: string,
  headers: Record<string, string> = {},
) {
  const request = get(url, {
    headers: { "accept-encoding": "gzip", ...headers },
  });
  const [response] = (await once(request, "response")) as [IncomingMessage];
  const { statusCode: status, headers: received } = response;
  return { status, etag: received.etag ?? "", body: await buffer(response) };
}

/** @param cookie names a private list */
export async function addExpense(server: Server, cookie?: string) {
  const response = await fetch(`${server.url}/api/add`, {
    method: "POST",
    headers: { "content-type": "application/json", ...cookieHeader(cookie) },
    body: JSON.stringify(EXPENSE),
  });
  if (response.status !== 201) throw new Error(`${response.status}`);
  await response.arrayBuffer();
}

/** Gets the list of a private list's cookie, compressed. */
export function getList({ url }: Server, headers: Record<string, string>) {
  return getCompressed(`${url}/api/show`, headers);
}

/** Returns the median time of many sequential adds, in ms. */
export function medianAddMs(server: Server): Promise<number> {
  return medianMs(ADD_COUNT, () => () => addExpense(server));
}

/** @param prepare is not timed; it returns the action that is */
export async function medianMs(
  count: number,
  prepare: (
    index: number,
  ) => (() => Promise<unknown>) | Promise<() => Promise<unknown>>,
): Promise<number> {
  const times: number[] = [];
  for (let index = 0; index < count; index++) {
    const action = await prepare(index);
    const from = performance.now();
    await action();
    times.push(performance.now() - from);
  }
  return percentile(times, 0.5);
}
