import { vi } from "vitest";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { fakeAddApi } from "./fake-add-api";

const values = {
  date: "2026-01-05",
  category: "food",
  description: "Tea",
  amount: "10",
};

/** An unsent expense. The number in the key says when it was stored. */
export function outboxEntry(
  key: string,
  rest: Partial<OutboxEntry> = {},
): OutboxEntry {
  const at = Number(key.replace(/\D/g, "")) || 0;
  return { key, id: key, values, list: "list-a", at, tries: 0, ...rest };
}

/** The modules of the outbox in the state of a newly opened tab or worker. */
export async function openOutboxContext() {
  vi.resetModules();
  const { sendOutbox, syncOutbox } =
    await import("@/lib/browser/outbox/send-outbox");
  const entries = await import("@/lib/browser/outbox/outbox-entries");
  const events = await import("@/lib/browser/list/list-events");
  return { sendOutbox, syncOutbox, ...entries, ...events };
}

/** Makes `fetch` reach a server for one browser, until stubs of globals are removed. */
export function stubAddApi(list?: string) {
  const api = fakeAddApi(list === undefined ? {} : { list });
  vi.stubGlobal("fetch", api.fetch);
  return api;
}
