import { setTimeout as sleep } from "node:timers/promises";
import { cookieHeader } from "../testing/private-lists";
import type { Server } from "../testing/start-server";

const PAUSE_MS = 20;

export type Row = { _id: string; description: string };
type AddResponse = { status: number; body: string };

export type AddOptions = {
  /** The key by default. */
  description?: string;
  /** Names a private list. */
  cookie?: string;
};

/** Adds an expense. Returns undefined without a response. */
export async function add(
  { url }: Server,
  key: string,
  { description = key, cookie }: AddOptions = {},
): Promise<AddResponse | undefined> {
  try {
    const response = await fetch(`${url}/api/add`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        ...cookieHeader(cookie),
      },
      body: JSON.stringify({
        date: "2026-01-05",
        category: "food",
        description,
        amount: 45,
      }),
    });
    return { status: response.status, body: await response.text() };
  } catch {
    return undefined;
  }
}

/** Retries the add until it is acknowledged, also by a server that was restarted meanwhile. */
export async function addUntilAcknowledged(
  currentServer: () => Server,
  key: string,
  options?: AddOptions,
): Promise<void> {
  while ((await add(currentServer(), key, options))?.status !== 201)
    await sleep(PAUSE_MS);
}

/** @param cookie names a private list */
export async function list({ url }: Server, cookie?: string): Promise<Row[]> {
  const response = await fetch(`${url}/api/show`, {
    headers: cookieHeader(cookie),
  });
  if (response.status !== 200) throw new Error(`GET gave ${response.status}.`);
  return (await response.json()) as Row[];
}

/** Counts acknowledged adds that are missing, duplicates, and rows that were never sent. */
export function compare(
  rows: readonly Row[],
  { acknowledged, sent }: Record<"acknowledged" | "sent", readonly string[]>,
) {
  const stored = rows.map(({ description }) => description);
  const distinct = new Set(stored);
  const known = new Set(sent);
  return {
    lost: acknowledged.filter((key) => !distinct.has(key)).length,
    duplicated: stored.length - distinct.size,
    unexpected: stored.filter((key) => !known.has(key)).length,
  };
}

export const NO_FAULTS = { lost: 0, duplicated: 0, unexpected: 0 };

export function keys(count: number, prefix: string): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix} ${index}`);
}
