// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";

const EMPTY = ["", "", "", ""];
const NOW = "2026-11-22T10:00:00";
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
const CREDITED =
  "Rs.500.00 credited to A/c XX4321 on 20-11-26 by UPI Ref 612345678903";

it("adds a payment that is pasted twice once, also with other details, and says so", async () => {
  const { open, user, stored, expectConsole } = await openBrowser({ now: NOW });
  expectConsole(/could not be added.*422/);
  expectConsole(/POST \/api\/add 422/);
  await open("/add");
  await addExpense.paste(user, SENT);
  await expect
    .poll(addExpense.values)
    .toEqual(["2026-11-20", "", "Sharma Stores", "450"]);
  expect(addExpense.marks()).toEqual([
    "450.00",
    "SHARMA",
    "STORES",
    "20/11/26",
  ]);
  await user.selectOptions(addExpense.category(), "food");
  await user.click(addExpense.submit());
  await screen.findByRole("button", { name: "Undo" });

  await addExpense.paste(user, SENT);
  await expect.poll(addExpense.category).toHaveValue("food");
  await user.click(addExpense.submit());
  expect(await screen.findByText("Already added")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Undo" })).toBeNull();

  await addExpense.paste(user, DEBITED);
  await expect.poll(addExpense.amount).toHaveValue(450);
  await user.clear(addExpense.description());
  await user.paste("Groceries");
  await user.selectOptions(addExpense.category(), "shopping");
  await user.click(addExpense.submit());
  const message = await screen.findByText(
    /^Already added: this expense is in your list/,
  );
  expect(addExpense.description()).toHaveValue("Groceries");
  await user.clear(addExpense.box());
  expect(message).not.toBeInTheDocument();
  expect(await stored()).toMatchObject([{ description: "Sharma Stores" }]);
});

it("adds two messages as two payments, once each", async () => {
  const { open, user, alert, stored } = await openBrowser({ now: NOW });
  await open("/add");
  for (const count of [1, 2]) {
    await addExpense.paste(user, `${SENT}\n\n${UNDATED}`);
    for (const index of [0, 1]) {
      await expect.poll(() => addExpense.lineButtons()).toHaveLength(2);
      const line = addExpense.lineButtons()[index];
      if (line) await user.click(line);
      await user.selectOptions(addExpense.category(), "food");
    }
    await user.click(screen.getByRole("button", { name: "Add all 2" }));
    await expect.poll(addExpense.box).toHaveValue("");
    expect(alert.mock.calls).toHaveLength(count);
  }
  expect(await stored()).toHaveLength(2);
});

it("says why a message does not fill the form, and takes back what the text before had filled", async () => {
  const { open, user } = await openBrowser({ now: NOW });
  await open("/add");
  await addExpense.paste(user, UNDATED);
  await expect.poll(addExpense.date).toHaveValue("2026-11-22");
  await expect
    .poll(addExpense.outcome)
    .toHaveTextContent("No date in the message: today.");
  await addExpense.paste(user, CREDITED);
  await expect.poll(addExpense.outcome).toHaveTextContent("money coming in");
  expect(addExpense.values()).toEqual(EMPTY);
  await user.type(addExpense.description(), "Book");
  await addExpense.paste(user, OTP);
  await expect
    .poll(addExpense.outcome)
    .toHaveTextContent(
      /^This is a one-time password\. The form is left as it is\.$/,
    );
  expect(addExpense.values()).toEqual(["", "", "Book", ""]);
});
