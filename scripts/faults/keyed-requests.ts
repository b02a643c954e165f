import { setTimeout as sleep } from "node:timers/promises";
import type { Server } from "../testing/start-server";

const PAUSE_MS = 20;

export type Row = { _id: string; description: string };
export type Answer = { status: number; body: string };

/** Adds an expense with its key as the description; undefined without an answer. */
export async function add(
  { url }: Server,
  key: string,
  description = key,
): Promise<Answer | undefined> {
  try {
    const response = await fetch(`${url}/api/add`, {
      method: "POST",
      headers: { "content-type": "application/json", "idempotency-key": key },
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

/** Adds it again and again until it is acknowledged, wherever the server is then. */
export async function addInTheEnd(
  server: () => Server,
  key: string,
): Promise<void> {
  while ((await add(server(), key))?.status !== 201) await sleep(PAUSE_MS);
}

export async function list({ url }: Server): Promise<Row[]> {
  const response = await fetch(`${url}/api/show`);
  if (response.status !== 200) throw new Error(`GET gave ${response.status}.`);
  return (await response.json()) as Row[];
}

/** What was acknowledged and is missing, what is there twice, what nobody sent. */
export function compare(
  rows: readonly Row[],
  { acknowledged, sent }: Record<"acknowledged" | "sent", readonly string[]>,
) {
  const stored = rows.map(({ description }) => description);
  const distinct = new Set(stored);
  const asked = new Set(sent);
  return {
    lost: acknowledged.filter((key) => !distinct.has(key)).length,
    doubled: stored.length - distinct.size,
    unasked: stored.filter((key) => !asked.has(key)).length,
  };
}

export const NOTHING_WRONG = { lost: 0, doubled: 0, unasked: 0 };

export function keys(count: number, prefix: string): string[] {
  return Array.from({ length: count }, (_, index) => `${prefix} ${index}`);
}

/** Runs the job for every item, so many at once. */
export async function inParallel<T>(
  items: readonly T[],
  atOnce: number,
  job: (item: T) => Promise<void>,
): Promise<void> {
  const rest = items.values();
  const worker = async () => {
    for (const item of rest) await job(item);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
