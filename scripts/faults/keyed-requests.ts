import { setTimeout as sleep } from "node:timers/promises";
import { cookieHeader } from "../testing/private-lists";
import type { Server } from "../testing/start-server";

const PAUSE_MS = 20;

export type Row = { _id: string; description: string };
type AddResponse = { status: number; body: string; isReplay: boolean };

export type AddOptions = {
  /** The key by default. */
  description?: string;
  /** Names a private list. */
  cookie?: string;
  /** The client address that a proxy would send. */
  client?: string;
};

/** Adds an expense. Returns undefined without a response. */
export async function add(
  { url }: Server,
  key: string,
  { description = key, cookie, client }: AddOptions = {},
): Promise<AddResponse | undefined> {
  try {
    const response = await fetch(`${url}/api/add`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "idempotency-key": key,
        ...cookieHeader(cookie),
        ...(client !== undefined && { "x-forwarded-for": client }),
      },
      body: JSON.stringify({
        date: "2026-01-05",
        category: "food",
        description,
        amount: 45,
      }),
    });
    return {
      status: response.status,
      body: await response.text(),
      isReplay: response.headers.get("idempotent-replayed") === "true",
    };
  } catch {
    return undefined;
  }
}

/** Retries the add until it is acknowledged, also by a server that was restarted meanwhile. */
export async function addUntilAcknowledged(
  currentServer: () => Server,
  key: string,
  options?: AddOptions,
): Promise<AddResponse & { attempts: number }> {
  for (let attempts = 1; ; attempts += 1) {
    const response = await add(currentServer(), key, options);
    if (response?.status === 201) return { ...response, attempts };
    await sleep(PAUSE_MS);
  }
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
