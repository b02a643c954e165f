import type { Page } from "@playwright/test";
import { expect, expectAccessible, test } from "../fixtures";

const SUCCESS = "✅ Expense added successfully!";
const FAILURE = "❌ Something went wrong";
const EMPTY = ["", "", "", ""];

const SENT = `Sent Rs.450.00
From HDFC Bank A/C *4321
To SHARMA STORES
On 20/11/26
Ref 612345678901
Not You? Call 18001234567`;
/** The same payment, told by another app. */
const DEBITED =
  "A/c XX4321 debited by Rs 450.00 towards sharma.stores@okbank. RRN: 612345678901. Not You? Call 18001234567";
const UNDATED =
  "Rs.80.00 sent to tea.stall@okbank from PPBL a/c 91XX4321. UPI Ref:612345678902";
const OTP =
  "482913 is your OTP for a Dr. INR 500.00 at BOOK SHOP on card XX4321. Do not share it with anyone.";

test.use({
  timezoneId: "Asia/Kolkata",
  permissions: ["clipboard-read", "clipboard-write"],
});

test.beforeEach(async ({ page, addExpensePage }) => {
  await page.clock.setFixedTime("2026-11-22T10:00:00+05:30");
  await addExpensePage.goto();
  await expect(addExpensePage.box()).toBeEnabled();
});

/** The URLs and bodies of the requests from now on. */
function spyOnRequests(page: Page): string[] {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(
      [
        request.url(),
        JSON.stringify(request.headers()),
        request.postData() ?? "",
      ].join(" "),
    ),
  );
  return sent;
}

test("a pasted message fills the form, and only its payment is sent", async ({
  page,
  addExpensePage,
}) => {
  const sent = spyOnRequests(page);
  await addExpensePage.paste(SENT);
  await expect
    .poll(addExpensePage.values)
    .toEqual(["2026-11-20", "", "Sharma Stores", "450"]);
  await expect(addExpensePage.marks()).toHaveText([
    "450.00",
    "SHARMA",
    "STORES",
    "20/11/26",
  ]);
  await expect(addExpensePage.outcome()).toHaveText(
    "₹450 · Sharma Stores · 20 Nov 2026. Choose a category.",
  );
  await expectAccessible(page);
  await addExpensePage.category().selectOption("food");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  const adds = sent.filter((request) => request.includes("/api/add"));
  expect(adds).toHaveLength(1);
  for (const request of sent) {
    expect(request).not.toContain("4321");
    expect(request).not.toContain("612345678901");
    expect(request).not.toContain("HDFC");
  }
});

test("the same payment pasted twice is one expense, and the form says that it was added before", async ({
  page,
  addExpensePage,
  request,
}) => {
  await addExpensePage.paste(SENT);
  await expect(addExpensePage.amount()).toHaveValue("450");
  await addExpensePage.category().selectOption("food");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  const last = addExpensePage.lastAdded();
  await expect(last.getByRole("button", { name: "Undo" })).toBeVisible();
  await addExpensePage.paste(SENT);
  await expect(addExpensePage.category()).toHaveValue("food");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  await expect(last.getByText("Already added")).toBeVisible();
  await expect(last.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expectAccessible(page);
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});

test("a payment that was added with other details is one expense, and the form says so", async ({
  page,
  addExpensePage,
  request,
  expectConsole,
}) => {
  expectConsole(/could not be added/);
  expectConsole(/status of 422/);
  await addExpensePage.paste(SENT);
  await expect(addExpensePage.amount()).toHaveValue("450");
  await addExpensePage.category().selectOption("food");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  await addExpensePage.paste(DEBITED);
  await expect(addExpensePage.amount()).toHaveValue("450");
  await addExpensePage.description().fill("Groceries");
  await addExpensePage.category().selectOption("shopping");
  expect(await addExpensePage.submitAndReadAlert()).toBe(FAILURE);
  const message = page.getByText("Already added: this payment is in your list");
  await expect(message).toBeVisible();
  await expectAccessible(page);
  await expect(addExpensePage.description()).toHaveValue("Groceries");
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
  await addExpensePage.box().fill("");
  await expect(message).toHaveCount(0);
});

test("a message without a date is dated today, and says so", async ({
  addExpensePage,
}) => {
  await addExpensePage.paste(UNDATED);
  await expect(addExpensePage.date()).toHaveValue("2026-11-22");
  await expect(addExpensePage.outcome()).toContainText(
    "No date in the message: today.",
  );
});

test("a one-time password is refused, and no part of it leaves the page", async ({
  page,
  addExpensePage,
}) => {
  await page.waitForLoadState("networkidle");
  const sent = spyOnRequests(page);
  await addExpensePage.description().fill("Book");
  await addExpensePage.paste(OTP);
  await expect(addExpensePage.outcome()).toHaveText(
    "This is a one-time password. The form is left as it is.",
  );
  expect(await addExpensePage.values()).toEqual(["", "", "Book", ""]);
  await addExpensePage.description().fill("");
  await expectAccessible(page);
  await page.reload();
  await expect(addExpensePage.box()).toBeEnabled();
  await expect(addExpensePage.box()).toHaveValue("");
  expect(await addExpensePage.values()).toEqual(EMPTY);
  for (const request of sent) {
    expect(request).not.toContain("482913");
    expect(request).not.toContain("4321");
  }
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).not.toMatch(/482913|4321|OTP/);
});

test("a refused message takes back what the text before had filled", async ({
  addExpensePage,
}) => {
  await addExpensePage.paste(UNDATED);
  await expect(addExpensePage.amount()).toHaveValue("80");
  await addExpensePage.paste(
    "Rs.500.00 credited to A/c XX4321 on 20-11-26 by UPI Ref 612345678903",
  );
  await expect(addExpensePage.outcome()).toContainText("money coming in");
  expect(await addExpensePage.values()).toEqual(EMPTY);
});

test("a draft of a message keeps the key of its payment when another text was in the box", async ({
  page,
  addExpensePage,
  request,
}) => {
  await addExpensePage.paste(SENT);
  await expect(addExpensePage.amount()).toHaveValue("450");
  await addExpensePage.category().selectOption("food");
  await page.reload();
  await expect(addExpensePage.box()).toBeEnabled();
  await expect(addExpensePage.amount()).toHaveValue("450");
  await addExpensePage.box().fill("12 chai");
  await expect(addExpensePage.outcome()).toContainText("keeps what you typed");
  await addExpensePage.box().fill("");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  await addExpensePage.paste(SENT);
  await expect(addExpensePage.category()).toHaveValue("food");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  await expect(
    addExpensePage.lastAdded().getByText("Already added"),
  ).toBeVisible();
  expect(await (await request.get("/api/show")).json()).toHaveLength(1);
});

test("two messages are two payments, each added once", async ({
  page,
  addExpensePage,
  request,
}) => {
  const both = `${SENT}\n\n${UNDATED}`;
  for (let times = 0; times < 2; times += 1) {
    await addExpensePage.box().fill(both);
    const lines = addExpensePage.lines().getByRole("button");
    await expect(lines).toHaveCount(2);
    for (const index of [0, 1]) {
      await lines.nth(index).click();
      await addExpensePage.category().selectOption("food");
    }
    const addAll = page.getByRole("button", { name: "Add all 2" });
    expect(await addExpensePage.submitAndReadAlert(() => addAll.click())).toBe(
      SUCCESS,
    );
    await expect(addExpensePage.box()).toHaveValue("");
  }
  expect(await (await request.get("/api/show")).json()).toHaveLength(2);
});

test("the user's own description of a payee is filled in next time", async ({
  page,
  addExpensePage,
}) => {
  await addExpensePage.paste(SENT);
  await expect(addExpensePage.amount()).toHaveValue("450");
  await addExpensePage.description().fill("Groceries");
  await addExpensePage.category().selectOption("shopping");
  await addExpensePage.submitAndReadAlert();
  await page.reload();
  await expect(addExpensePage.box()).toBeEnabled();
  await addExpensePage.paste(
    SENT.replace("450", "99").replace("612345678901", "612345678909"),
  );
  await expect
    .poll(addExpensePage.values)
    .toEqual(["2026-11-20", "shopping", "Groceries", "99"]);
});
