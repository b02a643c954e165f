import type { Request } from "@playwright/test";
import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const SUCCESS = "✅ Expense added successfully!";
const FAILURE = "❌ Something went wrong";
const EMPTY = ["", "", "", ""];
const FILLED = ["2026-01-05", "food", "Lunch", "99.50"];

test.beforeEach(({ addExpensePage }) => addExpensePage.goto());

test("the form has its heading, subtitle and four empty fields", async ({
  page,
  addExpensePage,
}) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    "Add Expense",
  );
  await expect(
    page.getByText("Keep track of your spending in just a few clicks", {
      exact: true,
    }),
  ).toBeVisible();
  expect(await addExpensePage.values()).toEqual(EMPTY);
  await expect(addExpensePage.date()).toHaveAttribute("type", "date");
  await expect(addExpensePage.description()).toHaveAttribute(
    "maxlength",
    "500",
  );
  await expect(addExpensePage.amount()).toHaveAttribute("type", "number");
  await expect(addExpensePage.amount()).toHaveAttribute("step", "0.01");
  await expect(addExpensePage.category().getByRole("option")).toHaveText([
    "Select Category",
    "Food",
    "Travel",
    "Entertainment",
    "Shopping",
    "Others",
  ]);
});

for (const missing of ["date", "category", "description", "amount"] as const)
  test(`the browser requires the ${missing}`, async ({
    page,
    addExpensePage,
  }) => {
    const sent: Request[] = [];
    page.on(
      "request",
      (request) => request.method() === "POST" && sent.push(request),
    );
    await addExpensePage.fill(lunchRequest);
    const field = addExpensePage[missing]();
    if (missing === "category") await field.selectOption("");
    else await field.fill("");
    await addExpensePage.submit().click();
    await expect(field).toBeFocused();
    expect(
      await field.evaluate(
        (input: HTMLInputElement) => input.validity.valueMissing,
      ),
    ).toBe(true);
    expect(sent).toEqual([]);
  });

for (const [field, value] of [
  ["amount", "0"],
  ["amount", "1.234"],
  ["amount", "10000000.01"],
  ["description", "   "],
  ["date", "1899-12-31"],
] as const)
  test(`the browser rejects ${JSON.stringify(value)} as ${field}`, async ({
    addExpensePage,
  }) => {
    await addExpensePage.fill({ ...lunchRequest, [field]: value });
    expect(
      await addExpensePage[field]().evaluate((input: HTMLInputElement) =>
        input.checkValidity(),
      ),
    ).toBe(false);
  });

test("a success sends the values as typed, shows the alert and clears the form", async ({
  page,
  addExpensePage,
}) => {
  await addExpensePage.fill(lunchRequest);
  const sent = page.waitForRequest("**/api/add");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  expect((await sent).postDataJSON()).toEqual(lunchRequest);
  expect(await addExpensePage.values()).toEqual(EMPTY);
});

for (const [failure, status] of [
  ["the server fails", 500],
  ["the network is down", undefined],
] as const)
  test(`when ${failure}, the form shows the alert, logs the error and keeps the values`, async ({
    page,
    addExpensePage,
    expectConsole,
  }) => {
    expectConsole(/The expense could not be added/);
    expectConsole(status ? /status of 500/ : /ERR_FAILED/);
    await page.route("**/api/add", (route) =>
      status ? route.fulfill({ status }) : route.abort(),
    );
    await addExpensePage.fill(lunchRequest);
    expect(await addExpensePage.submitAndReadAlert()).toBe(FAILURE);
    expect(await addExpensePage.values()).toEqual(FILLED);
  });

test("a field error of the server is shown at the field until the field is changed", async ({
  page,
  addExpensePage,
  expectConsole,
}) => {
  expectConsole(/The expense could not be added/);
  expectConsole(/status of 400/);
  await addExpensePage.fill({ ...lunchRequest, description: "a\u202eb" });
  expect(await addExpensePage.submitAndReadAlert()).toBe(FAILURE);
  const message = page.getByText(
    "Use plain text on one line, without control characters.",
  );
  await expect(message).toBeVisible();
  await expect(addExpensePage.description()).toHaveAccessibleDescription(
    /plain text/,
  );
  await addExpensePage.description().fill("Lunch");
  await expect(message).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("submitting sends no request, and the page explains why", async ({
    page,
    addExpensePage,
  }) => {
    await addExpensePage.fill(lunchRequest);
    await expect(addExpensePage.submit()).toBeDisabled();
    await addExpensePage.description().press("Enter");
    await expect(page).toHaveURL("/add");
    expect(await page.locator("noscript").textContent()).toContain(
      "needs scripts",
    );
  });
});
