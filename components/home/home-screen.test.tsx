// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";

const banner = () =>
  screen.queryByRole("complementary", { name: "About this website" });

it("has the name, the tagline, a banner with two sentences, and buttons that open the screens", async () => {
  const { open, user } = await openBrowser();
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
  for (const [name, path, heading] of [
    ["Add Expense", "/add", "Add Expense"],
    ["View Expenses", "/show", "My Expenses"],
  ] as const) {
    const main = await screen.findByRole("main");
    await user.click(await within(main).findByRole("link", { name }));
    await screen.findByRole("heading", { level: 1, name: heading });
    expect(location.pathname).toBe(path);
    history.back();
    await screen.findByRole("heading", { level: 1, name: "Campus Kharcha" });
  }
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
