// @vitest-environment jsdom
import "fake-indexeddb/auto";
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { completeEntries } from "@/lib/browser/outbox/outbox-entries";
import * as outbox from "@/lib/browser/outbox/page-outbox";
import { type AddFault, fakeAddApi } from "@/lib/testing/fake-add-api";
import { openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import {
  openAndEndNetwork,
  sendAll,
} from "@/lib/testing/screens/store-without-network";
import { LastUnsent } from "./last-unsent";

const values = {
  ...{ date: "2026-01-05", category: "food" },
  ...{ description: "Tea", amount: "10" },
};

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => {};
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function renderUnsent(key: string, fault: AddFault, onLine = true) {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(onLine);
  const api = fakeAddApi();
  api.faults.push(fault);
  vi.stubGlobal("fetch", api.fetch);
  await outbox.storeAndSend([{ values, key }], { list: "list-a" });
  await vi.waitFor(
    async () =>
      expect(await outbox.readEntries()).toMatchObject([
        { tries: onLine ? 1 : 0 },
      ]),
    5_000,
  );
  render(<LastUnsent unsent={[{ values, key }]} />);
  await screen.findByText(/^It is sent when/);
  return {
    undo: () => act(() => screen.getByRole("button", { name: "Undo" }).click()),
  };
}

const title = () => screen.getByRole("heading").textContent;
const MAY_BE_IN_LIST = "It may already be in your list.";

it("says of an expense that never left the device that it is removed", async () => {
  const { undo } = await renderUnsent("k1", "none", false);
  undo();
  await waitFor(() => expect(title()).toBe("Removed"));
  expect(screen.queryByText(MAY_BE_IN_LIST)).toBeNull();
});

it("says of an expense that was tried that the list may have it", async () => {
  const { undo } = await renderUnsent("k2", "response-lost");
  undo();
  await waitFor(() => expect(title()).toBe("Removed from this device"));
  expect(screen.getByText(MAY_BE_IN_LIST)).toBeTruthy();
});

it("says of an expense that another tab has removed that it is removed, not sent", async () => {
  await renderUnsent("k3", "none", false);
  await act(async () => void (await outbox.removeEntry("k3")));
  await waitFor(() => expect(title()).toBe("Removed"));
  expect(screen.queryByText("It is in your list.")).toBeNull();
});

it("takes back all that one press has saved", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const unsent = ["k7", "k8"].map((key) => ({ values, key }));
  await outbox.storeAndSend(unsent, { list: "list-a" });
  render(<LastUnsent unsent={unsent} />);
  const button = await screen.findByRole("button", { name: "Undo all 2" });
  act(() => button.click());
  await waitFor(() => expect(title()).toBe("Removed"));
  const left = async () => (await outbox.readEntries()).map(({ key }) => key);
  await expect.poll(left).not.toContain("k7");
  expect(await left()).not.toContain("k8");
});

it("says how many of several are not sent yet, and takes back those", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const unsent = ["k10", "k11", "k12"].map((key) => ({ values, key }));
  await outbox.storeAndSend(unsent, { list: "list-a" });
  render(<LastUnsent unsent={unsent} />);
  await screen.findByText("They are sent when the connection is back.");
  await act(() => completeEntries(["k10"]));
  await screen.findByText(
    "2 of 3 are not sent yet. They are sent when the connection is back.",
  );
  screen.getByRole("button", { name: "Undo all 2" });
  await act(() => completeEntries(["k11"]));
  await screen.findByText(
    "1 of 3 is not sent yet. It is sent when the connection is back.",
  );
  act(() => screen.getByRole("button", { name: "Undo" }).click());
  await waitFor(() => expect(title()).toBe("Removed from this device"));
});

it("says how many lines of the box one press has saved, which are all sent", async () => {
  const browser = await openBrowser();
  const { user, stored } = browser;
  await openAndEndNetwork(browser);
  await user.click(addExpense.box());
  await user.paste("#food 20 chai\n#food 20 chai\n#travel 40 metro");
  await user.click(
    await screen.findByRole("button", { name: "Save all 3 on this device" }),
  );
  await expect.poll(addExpense.lastUnsent).toHaveTextContent("3 saved, ₹80");
  await sendAll(browser);
  expect(await stored()).toHaveLength(3);
});
