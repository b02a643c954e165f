import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  failure,
  keys,
  outline,
  readText,
} from "@/lib/testing/statement-files";
import { type ActivityFields, activityPage } from "@/lib/testing/takeout-files";
import { propertyRuns } from "@/lib/testing/property-runs";

const DATE = "Dec 6, 2025, 12:00:00\u202fPM GMT+05:30";
const paid = (change: Partial<ActivityFields> = {}): ActivityFields => ({
  text: "Paid ₹100.00 to Chai Point using Bank Account XXXXXX1234",
  date: DATE,
  details: ["ABCDEFGH1234", "Completed"],
  ...change,
});
const read = (...entries: ActivityFields[]) => readText(activityPage(entries));

describe("My Activity of Google Pay", () => {
  it("gives a row for each entry", async () => {
    const statement = await read(
      paid(),
      paid({
        text: "Sent ₹1,250.50 to RAVI STORES PVT LTD using Bank Account XXXXXX1234",
        date: "Dec 5, 2025, 9:07:41\u202fAM IST",
      }),
      paid({ text: "Received ₹23.00 from Asha Rao" }),
    );
    expect(statement).toMatchObject({
      source: "Google Pay",
      warnings: [],
    });
    expect(outline(statement)).toEqual([
      "1 2025-12-06 Chai Point 100",
      "2 2025-12-05 Ravi Stores 1250.5",
      "3 money-in",
    ]);
  });

  it.each([
    "Dec 4, 2025, 11:07:41\u202fPM GMT+05:30",
    "Dec 4, 2025, 11:07:41 PM IST",
    "4 Dec 2025, 23:07:41 GMT+05:30",
    "4 Dec 2025, 23:07:41 IST",
    "4 December 2025 at 23:07:41 IST",
  ])("is read with the date %s", async (date) => {
    expect(outline(await read(paid({ date })))).toEqual([
      "1 2025-12-04 Chai Point 100",
    ]);
  });

  it.each(["Failed", "FAILED", "Pending", "Cancelled", "Declined"])(
    "leaves out a payment with the status %s",
    async (status) => {
      const statement = await read(
        paid(),
        paid({ details: ["ABCDEFGH1235", status] }),
      );
      expect(outline(statement)[1]).toBe("2 failed");
      expect(statement.rows[1]).toHaveProperty(
        "text",
        `Paid ₹100.00 to Chai Point using Bank Account XXXXXX1234 · ${status}`,
      );
    },
  );

  it("leaves out a payment without a status", async () => {
    const statement = await read(
      paid({ details: ["ABCDEFGH1235"] }),
      paid({ details: [] }),
    );
    expect(outline(statement)).toEqual(["1 failed", "2 failed"]);
  });

  it("leaves out a payment without a payee that another app began, until it is ticked", async () => {
    const withoutPayee = "Paid ₹690.00 using Bank Account XXXXXX1234";
    const statement = await read(
      paid({
        text: withoutPayee,
        details: ["YBN0123456789abcdef0123456789ab", "Completed"],
      }),
      paid({
        text: withoutPayee,
        details: ["PTM4f0a1b2c3d4e5f60718293a4b5c6d7e8", "Completed"],
      }),
      paid({ text: withoutPayee }),
    );
    expect(outline(statement)).toEqual([
      "1 no-payee",
      "2 no-payee",
      "3 2025-12-06 UPI payment 690",
    ]);
    expect(statement.rows[0]).toHaveProperty("doubt");
  });

  it("says that a payment has no payee", async () => {
    const statement = await read(
      paid({ text: "Sent ₹45.00 using Bank Account XXXXXX1234" }),
    );
    expect(statement.rows).toMatchObject([
      {
        description: "UPI payment",
        amountPaise: 4500,
        doubt: "The payee is not in the file.",
      },
    ]);
  });

  it.each([
    ["Sent ₹500.00 to self using Bank Account XXXXXX1234", "own-transfer"],
    ["Transferred ₹500.00 to your own bank account", "own-transfer"],
    ["Self transfer of ₹500.00", "own-transfer"],
    ["Added ₹500.00 to UPI Lite using Bank Account X1234", "top-up"],
    ["Refunded ₹20.00", "money-in"],
    ["Won ₹21.00", "money-in"],
    ["Requested ₹40.00 from Asha", "unreadable"],
    ["Paid $5.00 to ₹100 Store using Visa 1234", "other-currency"],
    ["Paid USD 5.00 to Book Store using Visa 1234", "other-currency"],
    ["Used Google Pay", "no-amount"],
  ])("leaves out %j", async (text, reason) => {
    const statement = await read(paid(), paid({ text }));
    expect(outline(statement)[1]).toBe(`2 ${reason}`);
  });

  it.each([
    ["to Self Care Salon using Bank Account X1234", "Self Care Salon"],
    [
      "to Tea using Milk Stall using Bank Account X1234",
      "Tea Using Milk Stall",
    ],
  ])("reads the payee of “Paid ₹5.00 %s”", async (rest, payee) => {
    const { rows } = await read(paid({ text: `Paid ₹5.00 ${rest}` }));
    expect(rows[0]).toMatchObject({ amountPaise: 500 });
    expect(rows[0]).toHaveProperty(
      "description",
      expect.stringMatching(new RegExp(`^${payee}$`, "i")),
    );
  });

  it("has the key of the same payment in a table, by the UPI reference", async () => {
    const activity = await read(
      paid({ details: ["412345678901", "Completed"] }),
    );
    const table = await readText(
      "Date,Narration,Debit\n06/12/2025,UPI/DR/412345678901/CHAI POINT/HDFC,100.00\n",
    );
    expect(keys(activity)).toEqual(keys(table));
    expect(keys(activity)).toHaveLength(1);
  });

  it("has another key for each payment without a UPI reference, and one for an entry that is there twice", async () => {
    const statement = await read(
      paid(),
      paid(),
      paid({ details: ["ABCDEFGH9999", "Completed"] }),
      paid({ date: "Dec 6, 2025, 12:00:01\u202fPM GMT+05:30" }),
    );
    const [first, copy, ...others] = keys(statement);
    expect(copy).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it("has the same keys with both orders of the date", async () => {
    const dates = [
      "Dec 6, 2025, 12:00:00\u202fPM IST",
      "6 Dec 2025, 12:00:00 IST",
    ];
    const [first, second] = await Promise.all(
      dates.map(async (date) => keys(await read(paid({ date })))),
    );
    expect(first).toEqual(second);
  });

  it("shows markup in a text as text", async () => {
    const text = "Received ₹5.00 from <b>Asha</b> & Co";
    const { rows } = await read(paid(), paid({ text }));
    expect(rows[1]).toMatchObject({ text });
  });

  it("is refused in another language, and of another product", async () => {
    const error = await failure(read(paid({ text: "चाय को ₹100.00 दिए गए" })));
    expect(error.message).toContain("English");
    const { code } = await failure(read(paid({ text: "Watched a video" })));
    expect(code).toBe("unsupported");
  });

  it("with 3,000 entries is read in under five seconds of processor time", async () => {
    const entries = Array.from({ length: 3000 }, (_, index) =>
      paid({ details: [`ABCDEFGH${index}`, "Completed"] }),
    );
    const start = process.cpuUsage();
    expect((await read(...entries)).rows).toHaveLength(3000);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(5000);
  });
});

describe("any activity", () => {
  const payments = fc.array(
    fc.record({
      rupees: fc.integer({ min: 1, max: 99_999 }),
      day: fc.integer({ min: 1, max: 28 }),
      isDayFirst: fc.boolean(),
      status: fc.constantFrom("Completed", "Failed", ""),
      id: fc.stringMatching(/^[A-Z0-9]{11}1$/),
    }),
    { minLength: 1, maxLength: 20 },
  );

  it("has one row for each entry, and an expense for each completed payment", () =>
    fc.assert(
      fc.asyncProperty(payments, async (list) => {
        const entries = list.map(({ rupees, day, isDayFirst, status, id }) =>
          paid({
            text: `Paid ₹${rupees.toLocaleString("en-IN")}.00 to Shop using Bank Account X1234`,
            date: isDayFirst
              ? `${day} Nov 2026, 23:07:41 GMT+05:30`
              : `Nov ${day}, 2026, 11:07:41\u202fPM GMT+05:30`,
            details: status === "" ? [id] : [id, status],
          }),
        );
        const statement = await read(...entries);
        expect(outline(statement)).toEqual(
          list.map(({ rupees, day, status }, index) =>
            status === "Completed"
              ? `${index + 1} 2026-11-${String(day).padStart(2, "0")} Shop ${rupees}`
              : `${index + 1} failed`,
          ),
        );
      }),
      { numRuns: 50 },
    ));

  it("of any texts is read or refused", () => {
    const part = fc.oneof(
      fc.constantFrom("Paid ", "₹", "5.00", " to ", " using ", "<", "&#0;"),
      fc.string({ unit: "binary", maxLength: 10 }),
    );
    const text = fc
      .array(part, { maxLength: 8 })
      .map((parts) => parts.join(""));
    return fc.assert(
      fc.asyncProperty(
        text,
        text,
        fc.array(text, { maxLength: 3 }),
        async (one, date, details) => {
          const statement = await read(paid(), { text: one, date, details });
          expect(statement.rows).toHaveLength(2);
        },
      ),
      { numRuns: propertyRuns(300) },
    );
  });

  it.each([
    ["spaces", " "],
    ["words", "to using "],
    ["digits", "1,"],
    ["letters", "a"],
  ])(
    "with 500,000 characters of %s takes under a second of processor time",
    async (_, part) => {
      const long = part.repeat(500_000 / part.length);
      const start = process.cpuUsage();
      await read(
        paid(),
        paid({ text: `Paid ₹5.00 to ${long}` }),
        paid({ date: long }),
        paid({ text: long }),
      );
      expect(process.cpuUsage(start).user / 1000).toBeLessThan(1000);
    },
  );
});
