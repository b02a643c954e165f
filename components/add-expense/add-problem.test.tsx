// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { failToFetch, openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import {
  openAndEndNetwork,
  sendAll,
} from "@/lib/testing/screens/store-without-network";
import { IDEMPOTENCY_KEY_HEADER } from "@/lib/domain/wire/headers";

const FAILURE = "❌ Something went wrong";

it.each([
  ["before the request arrives", false],
  ["after the expense is stored", true],
])(
  "offers to save on this device what failed %s, which is then stored once",
  async (_, isStored) => {
    const browser = await openBrowser();
    const { open, user, alert, respond, requests, stored, expectConsole } =
      browser;
    expectConsole(/The expense could not be added/);
    const fault = respond(({ path }, send) => {
      if (path !== "/add") return undefined;
      return isStored ? send().then(failToFetch) : failToFetch();
    });
    await open("/add");
    await addExpense.fill(user, lunchRequest);
    await user.click(addExpense.submit());
    await expect.poll(() => alert.mock.calls).toEqual([[FAILURE]]);
    expect(addExpense.values()).toEqual(Object.values(lunchRequest));
    await user.click(
      await screen.findByRole("button", { name: "Save it on this device" }),
    );
    await expect
      .poll(addExpense.lastUnsent)
      .toHaveTextContent("Saved on this device");
    expect(addExpense.values()).toEqual(["", "", "", ""]);
    fault.stop();
    await sendAll(browser);
    await expect
      .poll(addExpense.lastUnsent)
      .toHaveTextContent("It is in your list");
    expect(await stored()).toHaveLength(1);
    const keys = requests
      .filter(({ path }) => path === "/add")
      .map(({ headers }) => headers.get(IDEMPOTENCY_KEY_HEADER));
    expect(keys.length).toBeGreaterThan(1);
    expect(new Set(keys).size).toBe(1);
  },
);

it("says that the browser blocks storage where an expense cannot be saved on this device", async () => {
  const browser = await openBrowser();
  const { user, alert, expectConsole } = browser;
  expectConsole(/The expense could not be added/);
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Blocked.", "SecurityError");
  });
  await openAndEndNetwork(browser);
  await addExpense.fill(user, lunchRequest);
  await user.click(
    await screen.findByRole("button", { name: "Save on this device" }),
  );
  await expect.poll(() => alert.mock.calls).toEqual([[FAILURE]]);
  expect(
    await screen.findByText(/could not be saved on this device/),
  ).toBeVisible();
  expect(addExpense.values()).toEqual(Object.values(lunchRequest));
});
