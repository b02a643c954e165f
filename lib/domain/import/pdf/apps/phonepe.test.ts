import { describe, expect, it } from "vitest";
import type { StatementRow } from "@/lib/domain/import/statement";
import { phonePePages } from "@/lib/testing/pdf/app-pages";
import {
  PHONEPE_PAYMENTS,
  phonePeCsv,
  phonePeRow,
} from "@/lib/testing/pdf/phonepe-rows";
import { readPages } from "@/lib/testing/pdf/read-pages";
import { outline, readText } from "@/lib/testing/statement-files";

const read = (...pages: Parameters<typeof phonePePages>) =>
  readPages(phonePePages(...pages));

describe("PhonePe PDF", () => {
  it("is read with the expenses and keys of the CSV file", async () => {
    const statement = await read(PHONEPE_PAYMENTS.map(phonePeRow));
    expect(statement).toMatchObject({ source: "PhonePe", warnings: [] });
    expect(outline(statement)).toEqual([
      "1 2026-04-03 Chai Point 100",
      "2 money-in",
      "3 2026-09-30 Mobile recharge 123456.5",
      "4 own-transfer",
      "5 2026-04-03 Ravi Stores 100",
    ]);
    const csv = await readText(phonePeCsv(PHONEPE_PAYMENTS));
    expect(statement.rows.map(keyOf)).toEqual(csv.rows.map(keyOf));
  });

  it("is read in the old layout, with wrapped amounts and two sources", async () => {
    const old = (title: string, utr: string, source: string) => [
      title,
      `Transaction ID : T26${utr}`,
      `UTR No : ${utr}`,
      source,
    ];
    const statement = await read(
      [
        [
          ["Apr 01, 2026", "01:09 PM"],
          old("Paid to Tea Stall", "412345678901", "Debited from XX2491"),
          "Debit",
          "INR 48.00",
        ],
        [
          ["Apr 02, 2026", "01:10 PM"],
          old("Paid to College", "412345678902", "Debited from XX2491"),
          "Debit",
          ["INR", "12,345.00"],
        ],
        [
          ["Apr 02, 2026", "01:11 PM"],
          old("Paid to Hostel", "412345678903", "Debited from XX2491"),
          "Debit",
          ["INR 1,12,34", "5.00"],
        ],
        [
          ["Apr 02, 2026", "01:12 PM"],
          old(
            "Paid to Two Sources",
            "412345678904",
            "Debited from XX0426 INR 20.24 | Wallet INR 39.76",
          ),
          "Debit",
          "INR 60.00",
        ],
      ],
      { columns: [{ x: 40 }, { x: 150 }, { x: 440 }, { x: 500 }] },
    );
    expect(outline(statement)).toEqual([
      "1 2026-04-01 Tea Stall 48",
      "2 2026-04-02 College 12345",
      "3 2026-04-02 Hostel 112345",
      "4 2026-04-02 Two Sources 60",
    ]);
  });

  it("is read with a long payee, a bill and a payment without UTR", async () => {
    const statement = await read([
      [
        ["Apr 03, 2026", "09:09 am"],
        [
          "Paid to SHREE KRISHNA GENERAL",
          "STORES AND BAKERY",
          "Transaction ID T1",
          "UTR No. 412345678901",
          "Paid by XX1234",
        ],
        "DEBIT",
        "₹10",
      ],
      [
        ["Apr 03, 2026", "09:10 am"],
        [
          "Electricity bill paid",
          "Bharat Connect Transaction ID PP123",
          "Transaction ID NB2",
          "UTR No. 412345678902",
          "Paid by XX1234",
        ],
        "DEBIT",
        "₹20.75",
      ],
      [
        ["Apr 03, 2026", "09:11 am"],
        ["Paid to Canteen", "Transaction ID T3", "Paid by Wallet"],
        "DEBIT",
        "₹30",
      ],
      [
        ["Apr 03, 2026", "09:12 am"],
        ["Paid to Metro", "Transaction ID T4"],
        "FAILED",
        "₹40",
      ],
      [
        ["Apr 03, 2026", "09:13 am"],
        ["Money added to wallet", "Transaction ID T5", "Paid by XX1234"],
        "DEBIT",
        "₹500",
      ],
    ]);
    expect(outline(statement)).toEqual([
      "1 2026-04-03 Shree Krishna General Stores and Bakery 10",
      "2 2026-04-03 Electricity bill 20.75",
      "3 2026-04-03 Canteen 30",
      "4 failed",
      "5 top-up",
    ]);
  });

  it("with a date that cannot be read names the row above it", async () => {
    const rows = ["Apr 03, 2026", "Yesterday", "Apr 01, 2026"].map((date) =>
      phonePeRow({ date }),
    );
    const statement = await read(rows);
    expect(outline(statement)).toHaveLength(2);
    expect(statement.warnings).toMatchObject([{ line: 1 }]);
  });
});

function keyOf(row: StatementRow) {
  return row.kind === "expense" ? row.key : row.reason;
}
