import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { REFUSALS } from "./guards";
import { readSeveralMessages } from "./split-messages";

const read = (text: string) =>
  readSeveralMessages(text, parseDate("2026-11-22"));

const SENT =
  "Sent Rs.75.00\nFrom HDFC Bank A/C *7781\nTo BOOK NOOK\nOn 20/11/26\nRef 607712340981\nNot You? Call 18001234567";
const SPENT =
  "INR 310.00 spent on Axis Bank Card XX7781 at GREEN GROCER on 19-11-26. Avl Lmt INR 9,000";

it.each(["\n\n", "\n \n\n", "\r\n\r\n", "\n"])(
  "reads messages with %j between them",
  (separator) => {
    expect(read(SENT + separator + SPENT)).toMatchObject([
      { message: { amountPaise: 7500, payee: "Book Nook" } },
      { text: SPENT, message: { amountPaise: 31000 } },
    ]);
  },
);

it("leaves a remark with its message", () => {
  expect(
    read(`${SENT}\n\nAvl Bal Rs 900\n\n${SPENT}\n\nNever share your OTP.`),
  ).toHaveLength(2);
  expect(read(`${SPENT}\n\nAvl Bal Rs 900`)).toBeUndefined();
});

it("refuses all with one that is no payment", () => {
  const credited = "Rs 500 credited to A/c XX7781 on 19-11-26 by KIRAN";
  expect(read([SENT, SPENT, credited].join("\n\n"))).toEqual({
    kind: "refused",
    reason: REFUSALS.income,
  });
});

it("refuses a payment beside a notice that it does not understand", () => {
  const other = "Rs 90 zzz A/c XX7781 zzz 19-11-26. Ref 607712340982";
  const reason = REFUSALS.several;
  expect(read(`${SENT}\n\n${other}`)).toEqual({ kind: "refused", reason });
  expect(read(`${other}\n\n${SENT}`)).toEqual({ kind: "refused", reason });
});

it.each([
  "Paid ₹45 to Tea Hub using UPI\nDebited ₹45 from HDFC Bank XX7781",
  `${SENT}\n\n${SENT}`,
  SENT,
  "20 chai\n40 metro",
  "",
])("%j are not several payments", (text) => {
  expect(read(text)).toBeUndefined();
});
