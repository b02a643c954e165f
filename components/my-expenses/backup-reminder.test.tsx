// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

/** Without rows there are no charts, which are loaded before the reminder. */
const WITHOUT_ROWS = "/show?search=nothing";
const notices = () =>
  screen
    .queryAllByRole("complementary")
    .map((notice) => notice.getAttribute("aria-label"));

const storeAdds = (list: string, count = 50) =>
  localStorage.setItem(
    "adds",
    JSON.stringify({
      [list]: { count, saved: 0, since: Date.parse("2026-10-01") },
    }),
  );

it("comes when a backup is due until it is dismissed, before the offer to install the app and never with it", async () => {
  const { open, user, record } = await openBrowser({
    isIdle: true,
    now: "2026-11-26T12:00",
  });
  await record({});
  storeAdds("one");
  await open(WITHOUT_ROWS);
  await myExpenses.emptyMessage();
  const event = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt: vi.fn() }));
  await expect.poll(notices).toEqual(["Back up your list"]);
  await vi.dynamicImportSettled();
  expect(notices()).toEqual(["Back up your list"]);
  expect(
    screen.getByRole("link", { name: "Download a backup" }),
  ).toHaveAttribute("href", "/data");
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  await expect.poll(notices).toEqual(["Install the app"]);
  expect(document.activeElement).toHaveAttribute("aria-busy", "false");
  await open(WITHOUT_ROWS);
  await myExpenses.emptyMessage();
  await vi.dynamicImportSettled();
  expect(notices()).toEqual([]);
});

it("waits for the reminder of a private list's link", async () => {
  const { open, user, record, visitor } = await openBrowser({
    lists: "private",
    isIdle: true,
    now: "2026-11-26T12:00",
  });
  await record(...Array.from({ length: 10 }, () => ({})));
  const shown = await visitor.send("GET", "/show");
  storeAdds(shown.headers.get("list") ?? "");
  await open(WITHOUT_ROWS);
  await expect.poll(notices).toEqual(["Keep your list"]);
  await vi.dynamicImportSettled();
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(notices()).toEqual([]);
  await open(WITHOUT_ROWS);
  await expect.poll(notices).toEqual(["Back up your list"]);
});
