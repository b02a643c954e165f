// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";

const NOW = "2026-01-20T12:00:00";
const today = { ...lunchRequest, date: "2026-01-20" };

const aside = () => screen.getByRole("region", { name: "Your list" });
const month = () =>
  [...aside().querySelectorAll("h2:first-child, h2 ~ p")]
    .slice(0, 3)
    .map(({ textContent }) => textContent);
const latest = () =>
  within(aside())
    .queryAllByRole("listitem")
    .map(({ textContent }) => textContent);

async function openAside(
  options: Partial<Parameters<typeof openBrowser>[0]> = {},
) {
  const browser = await openBrowser({ now: NOW, isIdle: true, ...options });
  const showRequests = () =>
    browser.requests.filter(({ path }) => path === "/show");
  return { ...browser, showRequests };
}

it("shows this month beside the one before and the six latest expenses, and what is added and taken back", async () => {
  const { open, user, record, showRequests } = await openAside();
  await record(
    { ...today, description: "Tea", amount: 20 },
    { ...today, date: "2026-01-19", description: "Bus", category: "travel" },
    ...["C", "D", "E", "F", "G"].map((description) => ({
      ...today,
      ...{ date: "2025-12-05", description, amount: 60 },
    })),
    { ...today, date: "2025-11-01", amount: 1 },
  );
  await open("/add");
  await expect
    .poll(latest)
    .toEqual([
      "Tea₹20.00Food · Today",
      "Bus₹99.50Travel · Yesterday",
      ...["G", "F", "E", "D"].map(
        (name) => `${name}₹60.00Food · Fri, 5 Dec 2025`,
      ),
    ]);
  expect(month()).toEqual([
    "January so far",
    "₹119.50",
    "₹180.50 less than by 20 Dec 2025",
  ]);
  expect(
    within(aside()).getByRole("link", { name: "View Expenses" }),
  ).toHaveAttribute("href", "/show");

  await addExpense.fill(user, {
    ...today,
    ...{ date: "2026-01-19", description: "Notes", amount: "30.50" },
  });
  await user.click(addExpense.submit());
  await expect.poll(() => month()[1]).toBe("₹150");
  expect(latest()).toHaveLength(6);
  expect(latest()[1]).toBe("Notes₹30.50Food · Yesterday");
  await user.click(await screen.findByRole("button", { name: "Undo" }));
  await expect.poll(() => month()[1]).toBe("₹119.50");
  expect(latest()[1]).toMatch(/^Bus/);
  expect(showRequests()).toHaveLength(1);
});

it("loads no list in a narrow window", async () => {
  const { open, record, showRequests } = await openAside({ width: 1023 });
  await record(today);
  await open("/add");
  const { lateQueue } = await import("@/lib/browser/late-loading/late-queue");
  await new Promise<void>((resolve) =>
    lateQueue.add({
      name: "install offer",
      load: () => Promise.resolve(resolve()),
    }),
  );
  expect(latest()).toEqual([]);
  expect(showRequests()).toEqual([]);
});

it("shows what is stored on this device without a network, and the amounts hidden", async () => {
  const { open, user, record, setOnline } = await openAside();
  await record({ ...today, description: "Tea", amount: 20 });
  await open("/add");
  await expect.poll(latest).toHaveLength(1);
  setOnline(false);
  await addExpense.fill(user, { ...today, amount: "30" });
  await user.click(
    await screen.findByRole("button", { name: "Save on this device" }),
  );
  await expect
    .poll(latest)
    .toEqual(["Lunch₹30Food · Today · Not sent yet", "Tea₹20Food · Today"]);
  expect(month()[1]).toBe("₹50");
  localStorage.setItem("amounts", "hidden");
  window.dispatchEvent(new Event("storage"));
  await expect.poll(() => aside().textContent).not.toMatch(/₹\d/);
  expect(month()[1]).toBe("₹•••");
});

it("begins empty, and shows the first expense of a private list, which its add has made", async () => {
  const { open, user } = await openAside({ lists: "private" });
  await open("/add");
  expect(await screen.findByText("What you add appears here.")).toBeVisible();
  expect(month()).toEqual(["January so far", "₹0", "Nothing to compare yet"]);
  await addExpense.fill(user, { ...today, amount: "30" });
  await user.click(addExpense.submit());
  await expect.poll(latest).toEqual(["Lunch₹30Food · Today"]);
  expect(month()[1]).toBe("₹30");
});

it("says that the list did not load", async () => {
  const { open, respond, expectConsole } = await openAside();
  expectConsole(/The expenses could not be loaded/);
  respond(({ path }) =>
    path === "/show" ? new Response(null, { status: 500 }) : undefined,
  );
  await open("/add");
  expect(await screen.findByText("Your expenses did not load.")).toBeVisible();
});
