import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { importKey } from "@/lib/domain/import/import-key";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { OTHER_REFUSED_WORDINGS } from "@/lib/testing/payment-messages/other-refused-wordings";
import { OTHER_WORDINGS } from "@/lib/testing/payment-messages/other-wordings";
import { REFUSED_MESSAGES } from "@/lib/testing/payment-messages/refused-messages";
import { REFUSED_WORDINGS } from "@/lib/testing/payment-messages/refused-wordings";
import { SAMPLE_MESSAGES } from "@/lib/testing/payment-messages/sample-messages";
import { readPaymentMessage } from "./read-payment-message";
import { REFUSALS } from "./guards";
import { propertyRuns } from "@/lib/testing/property-runs";

const TODAY = parseDate("2026-11-22");
const read = (text: string) => readPaymentMessage(text, TODAY);

describe("a message of a payment", () => {
  it.each(SAMPLE_MESSAGES)("is read: $text", ({ text, ...expected }) => {
    const message = read(text);
    expect(message).toMatchObject({
      kind: "payment",
      amountPaise: expected.amountPaise,
      payee: expected.payee,
      date: expected.date,
    });
    if (expected.reference)
      expect(message).toHaveProperty("reference", expected.reference);
  });

  it.each(OTHER_WORDINGS)("is read: $text", ({ text, ...expected }) => {
    expect(read(text)).toMatchObject({ kind: "payment", ...expected });
  });

  it("may be in mathematical letters", () => {
    const bold = [
      ..."Rs.45 spent on your SBI Credit Card at MESS HALL on 13/02/26",
    ]
      .map((letter) =>
        /[a-z]/.test(letter)
          ? String.fromCodePoint(letter.charCodeAt(0) + 0x1d41a - 0x61)
          : letter,
      )
      .join("");
    expect(read(bold)).toMatchObject({ amountPaise: 4500, payee: "Mess Hall" });
  });

  it("has the key of the same payment in a statement", () => {
    expect(
      read("Rs.45 debited from A/c XX12 to chai@ybl (UPI Ref No 607712340981)"),
    ).toHaveProperty(
      "key",
      importKey({
        amountPaise: asPaise(4500),
        reference: "607712340981",
        narration: "UPI-CHAI-607712340981",
      }),
    );
  });

  it("without reference, date and balance has one key per day", () => {
    const text = "Payment of Rs 20 using Apay Balance successful at CANTEEN";
    const key = (today: string) => {
      const message = readPaymentMessage(text, parseDate(today));
      return message?.kind === "payment" ? message.key : undefined;
    };
    expect(key("2026-11-22")).toBe(key("2026-11-22"));
    expect(key("2026-11-22")).not.toBe(key("2026-11-23"));
  });
});

describe("a mandate or a recharge that was carried out", () => {
  it.each([
    ["SI of Rs 90 favouring TEA HUB executed from A/c XX12", "Tea Hub"],
    ["SI for INR 90 at TEA HUB on Card XX12 processed successfully", "Tea Hub"],
    ["खाते XX12 से TEA HUB का भुगतान ₹90 सफल रहा। UPI 607712340981", "Tea Hub"],
    ["Khate XX12 se TEA HUB ka payment Rs 90 safal raha. UPI", "Tea Hub"],
    ["Aapne Paytm se TEA HUB ko ₹90 diye. Ref No 607712340981", "Tea Hub"],
    ["Recharge safal raha. Rs 90 aapke khate XX12 se kate hain. UPI", ""],
    ["बिल ₹90 का भुगतान TEA HUB को सफलतापूर्वक हो गया है। खाता XX12", "Tea Hub"],
    ["Cheque 000912 for Rs 90 cleared from A/c XX12 on 11-11-26", ""],
    ["OneCard: You spent Rs. 90.00 at TEA HUB on 20 Nov 2026", "Tea Hub"],
    ["Rs 90 recharged for 99XXXXXX12 successfully. Txn ID 8812331", ""],
    ["Tea Hub has received your payment of ₹90. UTR 632188220099", ""],
    [
      "Dear Parent, Rs 90 received towards Semester fee on 01-11-2026. -TEACOLLEGE",
      "Teacollege",
    ],
    [
      "Dear UPI user A/C X12 debited by 90.0 on date 18Nov26 trf to TEA HUB Refno 607712340981",
      "Tea Hub",
    ],
    ["Rs.90 on Freshbasket charged via Simpl. Ref 8812", "Freshbasket"],
    [
      "Bhai maine Raju Dhaba ko 90 rupaye de diye GPay se, kal raat",
      "Raju Dhaba",
    ],
    [
      "NEFT of Rs 90 to PG SUNRISE is successful. A/c XX12. UTR FDRLN126",
      "PG Sunrise",
    ],
    [
      "Water bill of Rs 90 has been cleared from Some Bank A/c XX12 on 16-11-26",
      "",
    ],
    [
      "Your TUNEBOX subscription of Rs 90 has been renewed using UPI AutoPay from A/c XX12",
      "Tunebox",
    ],
    [
      "Gymclub: Payment of ₹90 for your 1 month pass is successful. Order #GC-7712093",
      "Gymclub",
    ],
    [
      "Rs.90.00 has been deducted from FASTag linked to vehicle KA05MX1122 at HILL TOLL PLAZA on 22/11/2026",
      "Hill Toll Plaza",
    ],
    [
      "Dear Student, we acknowledge receipt of Rs. 90/- towards Semester V tuition fee vide txn 9920112 on 05/11/2026",
      "",
    ],
  ])("is read: %s", (text, payee) => {
    expect(read(text)).toMatchObject({
      kind: "payment",
      amountPaise: 9000,
      payee,
    });
  });

  it.each([
    "SI of Rs 90 favouring TEA HUB could not be executed from A/c XX12",
    "SI request for Rs 90 favouring TEA HUB processed successfully. A/c XX12",
    "SI for Rs 90 to TEA HUB will be processed on 12-12-2026 from A/c XX12",
    "Aapka payment safal nahi hua. Rs 90 TEA HUB ko nahi bheje gaye. UPI",
    "Rs 90 TEA HUB ko nahi bheje gaye. UPI Ref 607712340981",
    "खाते XX12 से TEA HUB का भुगतान ₹90 सफल नहीं रहा। UPI 607712340981",
    "₹90 का भुगतान सफल होने पर ₹10 कैशबैक पाएं। UPI से खाता XX12",
    "Cheque deposited in A/c XX12 for Rs 90 has been cleared from clearing",
    "Aapka recharge asafal raha. Rs 90 khate XX12 se kate hain. UPI",
    "Rahul ne aapko Rs 90 diye hain. UPI Ref 607712340981",
  ])("is refused otherwise: %s", (text) => {
    expect(read(text)).toHaveProperty("kind", "refused");
  });
});

describe("a message of another kind", () => {
  it.each(
    Object.entries(REFUSED_MESSAGES).flatMap(([refusal, messages]) =>
      messages.map((text) => [refusal, text] as const),
    ),
  )("is refused as %s: %s", (refusal, text) => {
    expect(read(text)).toEqual({
      kind: "refused",
      reason: new Map(Object.entries(REFUSALS)).get(refusal),
    });
  });

  it.each(["123456 is your OTP", "OTP 4412", "448812 is the code"])(
    "%j is a password, however short",
    (text) => {
      expect(read(text)).toHaveProperty("reason", REFUSALS.password);
    },
  );

  it.each([...OTHER_REFUSED_WORDINGS, ...REFUSED_WORDINGS])(
    "is refused: %s",
    (text) => {
      expect(read(text)).toHaveProperty("kind", "refused");
    },
  );

  it.each([
    ...["", "120 chai yesterday", "₹120 paid chai aaj", "auto 60", "hello"],
    "Lunch with friends at the new place near the college gate 450",
  ])("%j is no message", (text) => {
    expect(read(text)).toBeUndefined();
  });
});

const WORDS = [
  ...["Rs.", "INR", "500", "1,20,000.50", "debited", "credited", "A/c XX1234"],
  ...["Avl", "Bal", "to", "UPI/", "-", "for", "on", "12-11-26", "if", "not"],
  ...[".", "your", "card", "OTP", "never", "payment", "of", "a@b", "\n", "and"],
  ...[";", "/", "607712340981", "will be", "mandate", "bill", "ZOMATO", "@"],
  ...["UPI-", "(", "1", "due", "; due", "“", "A.B.", "paid", ", min due"],
  ...["received", "your payment", "recharge", "सफल", "from", "ticket booked"],
];
const repeated = WORDS.flatMap((word) => [
  word.repeat(2000).slice(0, 2000),
  `${word} `.repeat(2000).slice(0, 2000),
  `Rs 5 debited ${`${word} `.repeat(2000)}`.slice(0, 2000),
]);
const word = fc.constantFrom(...WORDS);
const texts = fc.oneof(
  fc.array(word, { maxLength: 400 }).map((words) => words.join(" ")),
  fc.array(word, { maxLength: 400 }).map((words) => words.join("")),
  fc.string({ unit: "binary", maxLength: 2000 }),
);

describe("any text", () => {
  // The slowest takes 3 ms alone, and up to 12 ms after the tests of other files.
  it("is read without an error, in under 30 ms for 2,000 characters", () => {
    const check = (text: string) => {
      const shortened = text.slice(0, 2000);
      let best = Infinity;
      for (let attempt = 0; attempt < 20 && best >= 30; attempt += 1) {
        // The time of the processor, which other processes do not lengthen.
        const start = process.cpuUsage();
        read(shortened);
        const { user, system } = process.cpuUsage(start);
        best = Math.min(best, (user + system) / 1000);
      }
      expect(best, shortened.slice(0, 40)).toBeLessThan(30);
    };
    for (const text of repeated) check(text);
    fc.assert(fc.property(texts, check), { numRuns: propertyRuns(500) });
  });

  it("around an amount leaves balance, account and reference out of amount and payee", () => {
    const numbers = fc.integer({ min: 10_000, max: 99_999 });
    fc.assert(
      fc.property(numbers, numbers, numbers, (amount, balance, account) => {
        fc.pre(new Set([amount, balance, account]).size === 3);
        for (const text of [
          `Rs ${amount} debited from A/c XX${account} to CHAI ${account}. Avl Bal Rs ${balance}`,
          `Avl Bal Rs ${balance}. INR ${amount} spent on card XX${account} at CHAI`,
          `A/c ${account} debited by ${amount} trf to ${account}@ybl Refno 6077123${account} Bal: INR ${balance}`,
        ]) {
          const message = read(text);
          expect(message).toHaveProperty("amountPaise", amount * 100);
          expect(message).toHaveProperty(
            "payee",
            text.includes("CHAI") ? "Chai" : "",
          );
        }
      }),
    );
  });
});

it("reads no balance after a payment as the payment", () => {
  const debit = "Rs 50 debited from A/c XX12 to TEA HUB on 12-11-26";
  const balance = "Balance after this transaction Rs 900";
  for (const text of [`${balance}. ${debit}`, `${debit}. ${balance}`])
    expect(read(text)).toMatchObject({ amountPaise: 5000, payee: "Tea Hub" });
});

it.each([
  "USD 11.80 (INR 1,003.24) spent on card at APPLAND",
  "INR 1,003.24 (USD 11.80) spent on card XX12 at APPLAND. Avl limit INR 500",
  "USD 11.80 spent on card XX12 at APPLAND. INR equivalent Rs 1003.24. Avl limit INR 500",
])("reads the rupees of a payment in another currency: %s", (text) => {
  expect(readPaymentMessage(text, TODAY)).toMatchObject({
    amountPaise: 100324,
    payee: "Appland",
  });
});

it.each([
  "USD 11.80 (INR 1,003.24 + fee INR 35) spent on card XX12 at APPLAND",
  "USD 11.80 spent on card XX12 at APPLAND. Cashback of Rs 20 earned",
  "USD 11.80 spent on card XX12 at APPLAND. Markup fee Rs 35",
])("refuses a payment whose rupees are uncertain: %s", (text) => {
  expect(readPaymentMessage(text, TODAY)?.kind).toBe("refused");
});

it.each(["+91 98450 11223", "98450-11223", "98450 11223"])(
  "reads no part of the phone number %s as the amount",
  (phone) => {
    const text = `To ASHA RAO\n${phone}\n₹200\nCompleted\n18 Nov 2026\nUPI transaction ID\n607712340981`;
    expect(readPaymentMessage(text, TODAY)).toMatchObject({
      amountPaise: 20000,
      payee: "Asha Rao",
    });
  },
);

it("has no day of its own if its only day has no year and is ahead", () => {
  const text = "Rs 90 debited from A/c XX12 to TEA HUB on 28 Nov. UPI";
  const payment = { kind: "payment", date: undefined };
  expect(readPaymentMessage(text, TODAY)).toMatchObject(payment);
});
