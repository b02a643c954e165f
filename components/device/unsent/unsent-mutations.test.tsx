// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { notifications } from "@/components/notifications/notification-queue";
import {
  completeEntries,
  removeEntries,
  storeEntries,
} from "@/lib/browser/outbox/outbox-entries";
import { removeUnsent } from "./unsent-mutations";

vi.mock("@/components/notifications/notification-queue");
const notify = vi.mocked(notifications.show);

const values = {
  ...{ date: "2026-01-05", category: "food" },
  ...{ description: "Tea", amount: "10" },
};
const MAY_BE_IN_LIST = "It may already be in your list.";

beforeEach(() => notify.mockReset());

async function remove(
  key: string,
  tries: number,
  change?: (keys: readonly string[]) => Promise<void>,
) {
  const entry = { key, id: key, values, list: "list-a", at: 1, tries };
  await storeEntries([entry]);
  await change?.([key]);
  // The screen may have read the entry before it was tried.
  await removeUnsent({ ...entry, tries: 0 });
  const [{ title, description, action } = {}] = notify.mock.lastCall ?? [];
  return {
    title: renderToStaticMarkup(title).replace(/<[^<>]+>/g, ""),
    description,
    canUndo: action !== undefined,
  };
}

it("says of a tried expense that the list may have it", async () => {
  expect(await remove("k1", 0)).toEqual({
    title: "Tea (₹10) was removed.",
    description: undefined,
    canUndo: true,
  });
  expect(await remove("k2", 1)).toEqual({
    title: "Tea (₹10) was removed from this device.",
    description: MAY_BE_IN_LIST,
    canUndo: true,
  });
});

it("says that an expense was sent only if it was delivered", async () => {
  expect(await remove("k3", 1, completeEntries)).toMatchObject({
    title: "Tea (₹10) was sent already.",
    canUndo: false,
  });
  expect(await remove("k4", 1, removeEntries)).toMatchObject({
    title: "Tea (₹10) was removed already.",
    canUndo: false,
  });
});
