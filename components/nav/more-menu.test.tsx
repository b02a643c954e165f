// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { followLink } from "@/lib/testing/screens/follow-link";
import { moreMenu } from "@/lib/testing/screens/more-menu";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

it("leads from every screen to Import, People and Your data, and marks the current one", async () => {
  const { open, user } = await openBrowser();
  await open("/add");
  for (const [path, name, next] of [
    ["/add", "Add Expense", "Import a statement"],
    ["/import", "Import a statement", "People"],
    ["/people", "Who owes whom", "Your data"],
    ["/data", "Your data", undefined],
    ["/show", "My Expenses", undefined],
  ] as const) {
    await screen.findByRole("heading", { level: 1, name });
    const menu = await moreMenu.open(user);
    const items = menu.getAllByRole("menuitem");
    expect(
      items.map((item) => [
        item.getAttribute("href"),
        item.getAttribute("aria-current"),
      ]),
    ).toEqual(
      ["/import", "/people", "/data"].map((href) => [
        href,
        href === path ? "page" : null,
      ]),
    );
    if (next) await user.click(menu.getByRole("menuitem", { name: next }));
    else await user.keyboard("{Escape}");
    await expect.poll(() => screen.queryByRole("menu")).toBeNull();
    if (path === "/data") await followLink(user, "My Expenses");
  }
});

it("hides the amounts with one press, and stays open", async () => {
  const { open, record, user } = await openBrowser();
  await record({});
  await open("/show");
  await myExpenses.findTable();
  await moreMenu.choose(user, "menuitemcheckbox", "Hide amounts");
  expect(
    screen.getByRole("menuitemcheckbox", { name: "Hide amounts" }),
  ).toBeChecked();
  await user.keyboard("{Escape}");
  await expect.poll(() => screen.queryByRole("menu")).toBeNull();
  expect(moreMenu.button()).toHaveFocus();
  expect(myExpenses.total()).toHaveTextContent(/^Total.*₹•••$/);
  await open("/show");
  await myExpenses.findTable();
  expect(myExpenses.total()).toHaveTextContent(/^Total.*₹•••$/);
  await moreMenu.choose(user, "menuitemcheckbox", "Hide amounts");
  await expect.poll(() => document.body.textContent).toMatch(/Total.*₹99\.50/);
});

it("changes the theme, also on Your data, which shows it too", async () => {
  const { open, user } = await openBrowser();
  await open("/data");
  const own = await screen.findByRole("radio", { name: "Light" });
  expect(own).not.toBeChecked();
  await moreMenu.choose(user, "menuitemradio", "Light");
  expect(document.documentElement.dataset["theme"]).toBe("light");
  expect(screen.getByRole("menuitemradio", { name: "Light" })).toBeChecked();
  expect(own).toBeChecked();
});
