// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";

const banner = () =>
  screen.queryByRole("complementary", { name: "About this website" });

it("has the name, the tagline and a banner with two sentences", async () => {
  const { open } = await openBrowser();
  await open("/");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    /^Campus Kharcha$/,
  );
  expect(
    screen.getByText(
      "Smart expense tracking for students — stay on top of your finances with clarity and style.",
    ),
  ).toBeVisible();
  for (const sentence of [
    "This website is fully functional!",
    "Use the navigation buttons to explore all features - add expenses, view expenses, and more.",
  ])
    expect(screen.getByText(sentence)).toBeVisible();
});

it.each([
  ["Add Expense", "/add"],
  ["View Expenses", "/show"],
])("opens the screen of the button %s", async (name, path) => {
  const { open, user } = await openBrowser();
  await open("/");
  await user.click(
    within(screen.getByRole("main")).getByRole("link", { name }),
  );
  await expect.poll(() => location.pathname).toBe(path);
  await screen.findByRole("heading", {
    level: 1,
    name: path === "/add" ? "Add Expense" : "My Expenses",
  });
});

it("leaves a dismissed banner closed for the session", async () => {
  const { open, user } = await openBrowser();
  await open("/");
  await user.click(screen.getByRole("button", { name: "Dismiss" }));
  expect(banner()).toBeNull();
  // The menu of narrow windows has the same links.
  const follow = async (name: string) => {
    const navigation = screen.getByRole("navigation", { name: "Main" });
    const [link] = within(navigation).getAllByRole("link", { name });
    if (link) await user.click(link);
  };
  await follow("Add Expense");
  await screen.findByRole("heading", { level: 1, name: "Add Expense" });
  await follow("Home");
  await screen.findByRole("heading", { level: 1, name: "Campus Kharcha" });
  expect(banner()).toBeNull();
  await open("/");
  expect(banner()).toBeNull();
  sessionStorage.clear();
  await open("/");
  expect(banner()).toBeVisible();
});
