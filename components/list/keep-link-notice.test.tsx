// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const NAME = "Keep your list";
const notice = () => screen.queryByRole("complementary", { name: NAME });
const findNotice = () => screen.findByRole("complementary", { name: NAME });

async function openWithExpenses(count: number) {
  const browser = await openBrowser({ lists: "private" });
  await browser.record(...Array<object>(count).fill({}));
  await browser.open("/show");
  return browser;
}

/** Waits until all rows are shown, and with them any reminder. */
const findRows = (count: number) =>
  expect.poll(() => screen.queryAllByRole("time")).toHaveLength(count);

it("reminds of the link after ten expenses, until it is dismissed", async () => {
  const { open, user, record } = await openWithExpenses(9);
  await findRows(9);
  expect(notice()).toBeNull();
  await record({});
  await open("/show");
  expect(await findNotice()).toHaveTextContent(
    "Keep the link to this list somewhere: clearing this browser loses it.",
  );
  await user.click(
    within(await findNotice()).getByRole("button", { name: "Dismiss" }),
  );
  expect(notice()).toBeNull();
  expect(localStorage.getItem("list-links")).toContain("dismissed");
});

it("leads to the link, and is not shown once the link was", async () => {
  const { user } = await openWithExpenses(10);
  await user.click(within(await findNotice()).getByRole("link"));
  await yourData.showLink(user);
  await yourData.goTo(user, "My Expenses");
  await findRows(10);
  expect(notice()).toBeNull();
  expect(await myExpenses.findTable()).toBeVisible();
});
