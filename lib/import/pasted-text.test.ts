import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { MAX_LINES, readPastedText } from "./pasted-text";

const read = (text: string) =>
  readPastedText(text, {
    today: parseDate("2026-11-22"),
    categoryOf: () => undefined,
  });

it("reads a message of several lines as one payment", () => {
  expect(
    read(
      "Sent Rs.45\nFrom HDFC Bank A/C *1234\nTo CHAI ADDA\nOn 21/11/26\nRef 607712340981",
    ),
  ).toMatchObject({
    kind: "payment",
    amountPaise: 4500,
    payee: "Chai Adda",
    date: "2026-11-21",
  });
});

it("reads a notification without a date as a payment", () => {
  expect(read("You paid Kiran Store ₹85.00 using UPI")).toMatchObject({
    kind: "payment",
    amountPaise: 8500,
    payee: "Kiran Store",
  });
});

it("reads a typed line with a day and a list with payment words as lines", () => {
  expect(read("₹300 paid to asha by upi yesterday")).toMatchObject({
    kind: "line",
    line: { amountPaise: 30000, date: "2026-11-21" },
  });
  expect(read("₹300 paid to asha by upi\n₹20 chai")).toHaveProperty(
    "lines.length",
    2,
  );
});

it("refuses a password in several lines", () => {
  expect(read("120 chai\n123456 is your OTP for Rs 500")).toEqual({
    kind: "refused",
    reason: "This is a one-time password.",
  });
});

it("reads one line with the offsets of the whole text", () => {
  expect(read("  120 chai\n")).toEqual({
    kind: "line",
    line: {
      amountPaise: 12000,
      description: "chai",
      category: "food",
      used: [[2, 5, "amount"]],
    },
  });
});

it("reads several expenses, one a line, and leaves out blank lines", () => {
  expect(read("120 chai kal\r\n\r\nauto 60\nno amount")).toMatchObject({
    kind: "lines",
    lines: [
      {
        text: "120 chai kal",
        line: { amountPaise: 12000, date: "2026-11-21" },
      },
      { text: "auto 60", line: { amountPaise: 6000, category: "travel" } },
      { text: "no amount", line: { description: "no amount" } },
    ],
  });
});

it("reads at most as many lines as a list shows", () => {
  const pasted = read("20 chai\n".repeat(MAX_LINES + 5));
  expect(pasted).toHaveProperty("lines.length", MAX_LINES);
  expect(pasted).toHaveProperty("omitted", 5);
});
