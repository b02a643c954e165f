import { expect, expectAccessible, test } from "../fixtures";

const SUCCESS = "✅ Expense added successfully!";
const FAILURE = "❌ Something went wrong";
const SENT = `Sent Rs.450.00
From HDFC Bank A/C *4321
To SHARMA STORES
On 20/11/26
Ref 612345678901
Not You? Call 18001234567`;
/** The same payment, told by another app. */
const DEBITED =
  "A/c XX4321 debited by Rs 450.00 towards sharma.stores@okbank. RRN: 612345678901. Not You? Call 18001234567";
const OTP =
  "482913 is your OTP for a Dr. INR 500.00 at BOOK SHOP on card XX4321. Do not share it with anyone.";
// The digits may be a part of a random key.
const PRIVATE =
  /(?<![0-9a-f])(?:482913|4321|612345678901|HDFC|OTP)(?![0-9a-f])/;

test.use({
  timezoneId: "Asia/Kolkata",
  permissions: ["clipboard-read", "clipboard-write"],
});

test.beforeEach(({ page }) =>
  page.clock.setFixedTime("2026-11-22T10:00:00+05:30"),
);

test("of pasted messages, only the payment is sent and stored", async ({
  page,
  addExpensePage,
}) => {
  const sent: string[] = [];
  page.on("request", (request) => {
    const isAsset = request.url().includes("/_next/static/");
    if (!isAsset)
      sent.push(
        [
          request.url(),
          JSON.stringify(request.headers()),
          request.postData() ?? "",
        ].join(" "),
      );
  });
  await addExpensePage.goto();
  await expect(addExpensePage.box()).toBeEnabled();
  await addExpensePage.paste(OTP);
  await expect(addExpensePage.outcome()).toContainText("one-time password");
  await addExpensePage.paste(SENT);
  await expect
    .poll(addExpensePage.values)
    .toEqual(["2026-11-20", "", "Sharma Stores", "450"]);
  await addExpensePage.category().selectOption("food");
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  await addExpensePage.paste(SENT);
  await expect(addExpensePage.amount()).toHaveValue("450");
  await page.reload();
  await expect(addExpensePage.amount()).toHaveValue("450");
  await expect(addExpensePage.box()).toHaveValue("");
  expect(sent.filter((request) => request.includes("/api/add"))).toHaveLength(
    1,
  );
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  expect(stored).toContain("Sharma Stores");
  for (const text of [...sent, stored]) expect(text).not.toMatch(PRIVATE);
});

test("the screen is accessible with what the box, the last added expense and a draft show", async ({
  page,
  addExpensePage,
  record,
  expectConsole,
}) => {
  expectConsole(/could not be added/);
  expectConsole(/status of 422/);
  await record({ description: "Chai" });
  await addExpensePage.goto();
  await expect(addExpensePage.box()).toBeEnabled();

  await test.step("a restored draft, a proposed category and a refused text", async () => {
    await addExpensePage.description().fill("Rent");
    await page.reload();
    await expect(page.getByText("Your draft is back.")).toBeVisible();
    await expect(addExpensePage.usual().getByRole("button")).toHaveCount(1);
    await addExpensePage.description().fill("chai");
    await addExpensePage.box().fill(OTP);
    await expect(addExpensePage.outcome()).toContainText("one-time password");
    await expect(page.getByText("Food, as before")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Clear", exact: true }).click();
  });

  await test.step("a payment that was added before, and a text that would replace what was typed", async () => {
    for (let times = 0; times < 2; times += 1) {
      await addExpensePage.box().fill(SENT);
      await expect(addExpensePage.amount()).toHaveValue("450");
      await addExpensePage.category().selectOption("food");
      expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
    }
    await expect(
      addExpensePage.lastAdded().getByText("Already added"),
    ).toBeVisible();
    await addExpensePage.description().fill("Rent");
    await addExpensePage.amount().fill("5000");
    await addExpensePage.box().fill("40 metro");
    const replace = page.getByRole("button", { name: "Use this instead" });
    await expect(replace).toBeVisible();
    await expectAccessible(page);
    await replace.click();
  });

  await test.step("the same payment with other details", async () => {
    await addExpensePage.box().fill(DEBITED);
    await expect(addExpensePage.amount()).toHaveValue("450");
    await addExpensePage.description().fill("Groceries");
    await addExpensePage.category().selectOption("shopping");
    expect(await addExpensePage.submitAndReadAlert()).toBe(FAILURE);
    await expect(
      page.getByText("Already added: this expense is in your list"),
    ).toBeVisible();
    await expect(addExpensePage.marks().first()).toBeVisible();
    await expectAccessible(page);
  });
});
