// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import {
  countUnsent,
  storeWithoutNetwork,
  sendAll,
} from "@/lib/testing/screens/store-without-network";

const AS_OF = /^You are offline\. This is your list as of/;

/** A browser without a network, with a list of one expense and one that is not sent yet. */
async function openOffline() {
  const browser = await openBrowser({ lists: "private" });
  await browser.record({ description: "Supper" });
  await browser.open("/show");
  await myExpenses.findTable();
  const { readExpensesCopy } = await import("@/lib/browser/list/expenses-copy");
  await expect.poll(readExpensesCopy).toBeDefined();
  await storeWithoutNetwork(browser, lunchRequest);
  return browser;
}

function expectNeedsNetwork(button: HTMLElement) {
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription(/needs? the network/);
}

it("says on My Expenses of when the list is, which cannot be edited before the network is back", async () => {
  const { open, user, setOnline } = await openOffline();
  await open("/show");
  expect(await screen.findByText(AS_OF)).toBeVisible();
  const edit = await myExpenses.findEditButton("Supper");
  expectNeedsNetwork(edit);
  edit.focus();
  await user.keyboard("{Enter}");
  await vi.dynamicImportSettled();
  expect(screen.queryByRole("dialog", { name: "Edit Expense" })).toBeNull();
  await myExpenses.findNotification(
    "You are offline. Editing needs the network.",
  );
  setOnline(true);
  await expect
    .poll(() => myExpenses.editButton("Supper"))
    .not.toHaveAttribute("aria-disabled", "true");
  await myExpenses.openDialog(user, "Supper");
});

it("says on Your data of when the list is, and what needs the network", async () => {
  const { open, user, requests } = await openOffline();
  await open("/data");
  expect(await screen.findByText(AS_OF)).toBeVisible();
  expect(await screen.findByText("1 expense")).toBeVisible();
  expect(
    await screen.findByText(
      "1 expense on this device is not sent yet, and is not in a download.",
    ),
  ).toBeVisible();
  const before = requests.length;
  for (const name of [
    "Show link and QR code",
    "Make a new link",
    "Show the link that only reads",
    "Erase everything…",
  ]) {
    const button = screen.getByRole("button", { name });
    expectNeedsNetwork(button);
    await user.click(button);
  }
  await vi.dynamicImportSettled();
  expect(requests.slice(before)).toEqual([]);
  expect(screen.queryByRole("alertdialog")).toBeNull();
  for (const format of ["CSV", "backup"])
    expect(
      screen.getByRole("button", { name: `Download ${format}` }),
    ).not.toHaveAttribute("aria-disabled", "true");
});

it("leaves the choice for later when the link of a list is opened", async () => {
  const { open, user, requests } = await openOffline();
  await open(`/data#join=${"A".repeat(22)}`);
  const dialog = await screen.findByRole("alertdialog", {
    name: "Open this list on this device?",
  });
  await expect
    .poll(() => dialog)
    .toHaveTextContent(
      "1 expense on this device is not sent yet. It is never added",
    );
  const before = requests.length;
  for (const name of [
    "Open the list of the link",
    "Show the link of this browser’s list",
    "Send it first",
  ]) {
    const button = within(dialog).getByRole("button", { name });
    expectNeedsNetwork(button);
    await user.click(button);
  }
  expect(within(dialog).queryByRole("alert")).toBeNull();
  expect(requests.slice(before)).toEqual([]);
  await user.click(
    within(dialog).getByRole("button", {
      name: "Keep the list of this browser",
    }),
  );
  await expect.poll(() => dialog.isConnected).toBe(false);
  expect(screen.getByText("1 expense")).toBeVisible();
});

it("is not needed on Import, which says that it needs the network", async () => {
  const { open } = await openOffline();
  await open("/import");
  expect(
    await screen.findByText("You are offline. Importing needs the network."),
  ).toHaveRole("status");
  expectNeedsNetwork(screen.getByRole("button", { name: "Choose files" }));
});

it("is the reason why the plan cannot be changed, while a recurring payment is saved on this device", async () => {
  const browser = await openBrowser({
    now: "2026-01-15T12:00:00",
    width: 1600,
  });
  const { open, user, visitor, record, setOnline, stored } = browser;
  vi.stubGlobal("IntersectionObserver", SeenObserver);
  await record({});
  const plan = await visitor.send("GET", "/plan");
  const response = await visitor.send("PUT", "/plan", {
    body: {
      allowance: null,
      budgets: {},
      recurring: [
        {
          ...{ id: "rent", description: "Rent", category: "others" },
          ...{ amount: 4000, every: "month", day: 15, from: "2026-01-14" },
        },
        {
          ...{ id: "bus", description: "Bus pass", category: "travel" },
          ...{ amount: 500, every: "month", day: 15, from: "2026-01-14" },
        },
      ],
    },
    headers: { "if-match": plan.headers.get("etag") ?? "" },
  });
  expect(response.status).toBe(200);
  await open("/show");
  const payment = (name: string) => screen.findByRole("button", { name });
  const isRentDue = () =>
    screen.queryByRole("button", { name: "Skip Rent" }) !== null;
  await user.click(await payment("Skip Bus pass"));
  expect(isRentDue()).toBe(true);
  const skipped = await myExpenses.findNotification(/Bus pass.*was skipped\./);
  const undo = within(skipped).getByRole("button", { name: "Undo" });

  setOnline(false);
  expectNeedsNetwork(await payment("Skip Rent"));
  await expect.poll(() => undo).toHaveAttribute("aria-disabled", "true");
  await user.click(await payment("Save on this device Rent"));
  await myExpenses.findNotification("Rent was saved on this device.");
  expect(
    await screen.findByRole("button", { name: "Not sent yet Rent" }),
  ).toBeVisible();
  await expect.poll(isRentDue).toBe(false);
  expect(await countUnsent()).toBe(1);

  await sendAll(browser);
  expect(await myExpenses.findEditButton("Rent")).toBeVisible();
  await expect.poll(isRentDue).toBe(false);
  expect(await stored()).toHaveLength(2);
  await user.click(undo);
  expect(await payment("Skip Bus pass")).toBeVisible();
});

/** Loads what is loaded when it is in sight. */
class SeenObserver {
  private readonly report: IntersectionObserverCallback;
  constructor(report: IntersectionObserverCallback) {
    this.report = report;
  }
  observe() {
    const entry = { isIntersecting: true } as IntersectionObserverEntry;
    this.report([entry], this as never);
  }
  unobserve() {}
  disconnect() {}
}
