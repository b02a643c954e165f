// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";

const ITEMS = [
  ["Home", "/"],
  ["My Expenses", "/show"],
  ["Add Expense", "/add"],
] as const;

const navigation = () => screen.getByRole("navigation", { name: "Main" });
/** The bar and the menu, of which the style sheet shows one. */
// The animation hides the closed menu once it has loaded.
const lists = () => within(navigation()).getAllByRole("list", { hidden: true });
const links = (list: HTMLElement | undefined) =>
  within(list ?? navigation())
    .getAllByRole("link", { hidden: true })
    .map((link) => [link.textContent, link.getAttribute("href")]);
const current = () =>
  lists().map((list) => list.querySelector("[aria-current=page]")?.textContent);
const menuButton = () =>
  screen.getByRole("button", { name: /^(Open|Close) menu$/ });
const menuLink = (name: string) =>
  within(lists()[1] ?? navigation()).getByRole("link", { name });
const isOpen = () => menuButton().getAttribute("aria-expanded");
const findClosedMenu = () => expect.poll(isOpen).toBe("false");

it("has three links, and marks that of the screen", async () => {
  const { open, user } = await openBrowser();
  await open("/add");
  for (const [label, path] of ITEMS) {
    const [bar, menu] = lists();
    if (!bar) throw new Error("There is no bar.");
    await user.click(within(bar).getByRole("link", { name: label }));
    await expect.poll(() => window.location.pathname).toBe(path);
    // The label of a pill has a copy, which is not read out.
    await expect.poll(current).toEqual([`${label}${label}`, label]);
    expect(links(menu)).toEqual(ITEMS);
    expect(links(bar)).toEqual(
      ITEMS.map(([label, path]) => [`${label}${label}`, path]),
    );
  }
});

it("closes the menu with a link and with Back, and returns the focus to the button", async () => {
  const { open, user } = await openBrowser();
  await open("/");
  await findClosedMenu();
  const panel = lists()[1];
  expect(panel).toHaveAttribute("inert");
  await user.click(menuButton());
  expect(isOpen()).toBe("true");
  expect(panel).not.toHaveAttribute("inert");
  expect(menuButton()).toHaveAttribute("aria-controls", panel?.id);

  await user.click(menuLink("Home"));
  expect(isOpen()).toBe("false");
  expect(menuButton()).toHaveFocus();
  expect(window.location.pathname).toBe("/");

  await user.click(menuButton());
  await user.click(menuLink("My Expenses"));
  await expect.poll(() => window.location.pathname).toBe("/show");
  await findClosedMenu();
  await expect.poll(current).toContain("My Expenses");
  await user.click(menuButton());
  expect(isOpen()).toBe("true");
  history.back();
  await findClosedMenu();
  expect(current()).toContain("Home");
});
