// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import {
  failToFetch,
  holdUntilReleased,
  openBrowser,
} from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";

const EMPTY = ["", "", "", ""];

it("sends the values as typed, shows the alert and clears the form", async () => {
  const { open, user, alert, stored } = await openBrowser();
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(alert.mock.calls).toEqual([["✅ Expense added successfully!"]]);
  expect(await stored()).toMatchObject([{ ...lunchRequest, amount: 99.5 }]);
});

it("shows the alert, logs the error and keeps the values without a network", async () => {
  const { open, user, alert, respond, expectConsole } = await openBrowser();
  expectConsole(/Failed to fetch/);
  respond(({ path }) => (path === "/add" ? failToFetch() : undefined));
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect
    .poll(() => alert.mock.calls)
    .toEqual([["❌ Something went wrong"]]);
  expect(addExpense.values()).toEqual(Object.values(lunchRequest));
});

it("disables the fields while the expense is sent", async () => {
  const { open, user, respond } = await openBrowser();
  await open("/add");
  const held = holdUntilReleased();
  respond(({ path }, send) => (path === "/add" ? held.wait(send) : undefined));
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  expect(addExpense.submit()).toHaveTextContent("Adding…");
  for (const field of addExpense.fields()) expect(field).toBeDisabled();
  held.release();
  await expect.poll(addExpense.values).toEqual(EMPTY);
});

it("restores what was typed after a reload", async () => {
  const { open, user } = await openBrowser();
  await open("/add");
  await addExpense.fill(user, lunchRequest);
  await open("/add");
  await expect.poll(addExpense.values).toEqual(Object.values(lunchRequest));
  expect(
    await screen.findByText("This is what you typed before."),
  ).toBeVisible();
});

it("saves on this device without a network, and sends when it is back", async () => {
  const { open, user, setOnline, stored } = await openBrowser();
  await open("/add");
  setOnline(false);
  await addExpense.fill(user, lunchRequest);
  await user.click(
    await screen.findByRole("button", { name: "Save on this device" }),
  );
  await expect.poll(addExpense.values).toEqual(EMPTY);
  expect(await stored()).toEqual([]);
  setOnline(true);
  await expect.poll(stored).toMatchObject([{ ...lunchRequest, amount: 99.5 }]);
});
