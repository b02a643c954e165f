// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { sendExpense as sendFromOtherTab } from "@/lib/browser/outbox/send-expenses";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { moreMenu } from "@/lib/testing/screens/more-menu";
import { yourData } from "@/lib/testing/screens/your-data-screen";

it("shows a first visit an empty list, and stores nothing", async () => {
  const { open, user, visitor, requests } = await openBrowser({
    lists: "private",
  });
  await open("/show");
  expect(await myExpenses.emptyMessage()).toBeVisible();
  await moreMenu.choose(user, "menuitem", "Your data");
  expect(await screen.findByText("There are no expenses yet.")).toBeVisible();
  const regions = within(yourData.main()).getAllByRole("region");
  const names = [
    "Your list",
    "Daily reminder",
    "I have a list already",
    "Theme",
  ];
  expect(regions).toHaveLength(names.length);
  for (const [index, region] of regions.entries())
    expect(region).toHaveAccessibleName(names[index]);
  expect(visitor.cookie).toBe("");
  expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
});

it("takes the expense back that has made the list", async () => {
  const { open, user, stored } = await openBrowser({ lists: "private" });
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  const last = await screen.findByRole("region", { name: "Last added" });
  expect(await stored()).toHaveLength(1);
  await user.click(within(last).getByRole("button", { name: "Undo" }));
  expect(await screen.findByText("Taken back")).toBeVisible();
  expect(await stored()).toEqual([]);
});

it("shows an open tab without a list the one that another tab makes", async () => {
  const { open } = await openBrowser({ lists: "private" });
  await open("/show");
  expect(await myExpenses.emptyMessage()).toBeVisible();
  // The modules of this file are those of another tab.
  const press = { values: lunchRequest, key: "key-of-other-tab" };
  await sendFromOtherTab(press, { list: "none" });
  expect(await myExpenses.findEditButton("Lunch")).toBeVisible();
});

it("renews its cookie when it is shown", async () => {
  const { open, record, requests } = await openBrowser({ lists: "private" });
  await record({});
  await open("/show");
  await myExpenses.findEditButton("Lunch");
  await expect.poll(() => localStorage.getItem("list-renewal")).not.toBeNull();
  expect(
    requests.filter(
      ({ method, path }) => method === "POST" && path === "/list",
    ),
  ).toHaveLength(1);
});
