// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

const month = (name: string) =>
  screen.getByRole("button", { name: new RegExp(`^${name}`) });
/** Opens the dialog, and waits until its script is loaded. */
async function openMonths(user: UserEvent) {
  await user.selectOptions(myExpenses.period(), "Choose dates");
  await screen.findByRole("dialog", { name: "Choose dates" });
}
/** Waits until the dialog is closed and history.back() has removed its entry. */
async function expectClosed() {
  await expect.poll(() => screen.queryByRole("dialog")).toBeNull();
  await expect
    .poll(() => JSON.stringify(history.state))
    .not.toContain("overlay");
}

it("selects a month of another year, as a step that Back returns from, and marks this month and those without expenses", async () => {
  const { user, open, record } = await openBrowser({ now: "2026-03-15T12:00" });
  await record({ date: "2025-03-31" }, { date: "2025-04-01", amount: 7 });
  await open("/show?period=2026-01");
  await myExpenses.emptyMessage();
  await openMonths(user);
  expect(month("Jan 2026")).toHaveAttribute("aria-pressed", "true");
  expect(month("Mar 2026")).toHaveAttribute("aria-current", "date");
  await user.click(screen.getByRole("button", { name: "Previous year" }));
  expect(month("Mar 2025")).not.toHaveAttribute("aria-current");
  expect(month("Apr 2025")).toHaveAccessibleName("Apr 2025");
  expect(month("May 2025")).toHaveAccessibleName("May 2025, without expenses");
  await user.click(month("Apr 2025"));
  await expectClosed();
  expect(location.search).toBe("?period=2025-04");
  expect((await myExpenses.findTable()) && myExpenses.cells()).toEqual([
    ["1 Apr 2025", "Food", "Lunch", "₹7"],
  ]);
  history.back();
  await expect.poll(() => location.search).toBe("?period=2026-01");
});

it("moves between months with the arrow keys, also to other years", async () => {
  const { user, open, record } = await openBrowser();
  await record({});
  await open("/show?period=2026-01");
  await myExpenses.findTable();
  await openMonths(user);
  month("Jan 2026").focus();
  for (const [key, name] of [
    ["ArrowRight", "Feb 2026"],
    ["ArrowDown", "May 2026"],
    ["ArrowLeft", "Apr 2026"],
    ["ArrowUp", "Jan 2026"],
    ["ArrowUp", "Oct 2025"],
    ["ArrowDown", "Jan 2026"],
    ["ArrowLeft", "Dec 2025"],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(month(name)).toHaveFocus();
  }
  await user.keyboard("{Enter}");
  await expectClosed();
  expect(location.search).toBe("?period=2025-12");
});

it("is closed by Back, Escape and Cancel, which change nothing", async () => {
  const { user, open, record } = await openBrowser();
  await record({});
  await open("/show");
  await myExpenses.findTable();
  for (const close of [
    () => history.back(),
    () => user.keyboard("{Escape}"),
    () => user.click(screen.getByRole("button", { name: "Cancel" })),
  ]) {
    await openMonths(user);
    await close();
    await expectClosed();
    expect(location.pathname + location.search).toBe("/show");
    expect(myExpenses.period()).toHaveDisplayValue("All time");
  }
});
