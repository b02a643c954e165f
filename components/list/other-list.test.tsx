// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { joinToken } from "@/lib/testing/join-token";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { moreMenu } from "@/lib/testing/screens/more-menu";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const OTHER_LIST =
  "This browser does not have the same list as when this tab was loaded. The list has been loaded again; nothing was changed.";

/** A browser that has a list with a lunch, and a phone whose list has a tea. */
async function openWithOtherList() {
  const browser = await openBrowser({ lists: "private" });
  await browser.record({});
  const own = browser.api.newVisitor(browser.visitor.cookie);
  const phone = browser.api.newVisitor();
  await phone.send("POST", "/add", {
    body: { ...lunchRequest, description: "Tea" },
  });
  // The modules of another tab.
  vi.resetModules();
  const { joinList } = await import("@/lib/browser/switch-list/switch-list");
  return {
    ...browser,
    own,
    phone,
    joinInOtherTab: async () => {
      const show = await browser.visitor.send("GET", "/show");
      const list = show.headers.get("list") ?? undefined;
      expect(await joinList(await joinToken(phone), list)).toBe("joined");
    },
  };
}

it("changes neither list when the tab does not know of the other one", async () => {
  const { open, user, visitor, own, phone, expectConsole } =
    await openWithOtherList();
  expectConsole(/could not be deleted/);
  expectConsole(/ 409: /);
  await open("/show");
  await myExpenses.openDialog(user, "Lunch");
  visitor.cookie = phone.cookie;
  await user.click(myExpenses.dialogButton("Delete"));
  expect(await myExpenses.findNotification(OTHER_LIST)).toBeVisible();
  await myExpenses.findEditButton("Tea");
  expect(myExpenses.rows()).toHaveLength(1);
  expect(await own.json("/show")).toHaveLength(1);
  expect(await phone.json("/show")).toHaveLength(1);
});

it("closes an open edit with the reason when another tab joins a list, and stays on My Expenses", async () => {
  const { open, user, own, joinInOtherTab } = await openWithOtherList();
  await open("/add");
  await yourData.goTo(user, "My Expenses");
  await myExpenses.openDialog(user, "Lunch");
  await user.clear(myExpenses.field(/^Amount/));
  await user.type(myExpenses.field(/^Amount/), "5");
  await joinInOtherTab();
  expect(await myExpenses.findNotification(OTHER_LIST)).toBeVisible();
  await myExpenses.findEditButton("Tea");
  expect(screen.queryByRole("dialog", { name: "Edit Expense" })).toBeNull();
  expect(myExpenses.rows()).toHaveLength(1);
  await expectBackTo("/show", "/add");
  expect(await own.json("/show")).toMatchObject([{ amount: 99.5 }]);
});

it("closes an open question with the reason when another tab joins a list, and stays on Your data", async () => {
  const { open, user, joinInOtherTab } = await openWithOtherList();
  await open("/show");
  await moreMenu.choose(user, "menuitem", "Your data");
  await yourData.press(user, "Make a new link");
  await yourData.findDialog("Make a new link?");
  await joinInOtherTab();
  expect(await screen.findByText(OTHER_LIST)).toBeVisible();
  expect(yourData.dialog()).toBeNull();
  await expectBackTo("/data", "/show");
});

/** The history entry of the closed dialog is gone, and that of the screen before is next. */
async function expectBackTo(current: string, before: string) {
  await expect
    .poll(() => (history.state as { overlay?: string } | null)?.overlay)
    .toBeUndefined();
  expect(location.pathname).toBe(current);
  history.back();
  await expect.poll(() => location.pathname).toBe(before);
}
