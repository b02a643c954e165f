import { describe, expect, it } from "vitest";
import { outline, readText, xlsxFile } from "@/lib/testing/statement-files";
import { readStatement } from "@/lib/domain/import/read-statement";

describe("Paytm XLSX", () => {
  const SHEET = "Passbook Payment History";
  const HEADER = [
    "Date",
    "Time",
    "Transaction Details",
    "Other Transaction Details (UPI ID or A/c No)",
    "Your Account",
    "Amount",
    "UPI Ref No.",
    "Order ID",
    "Remarks",
    "Tags",
    "Comment",
  ];
  const row = (
    date: string,
    details: string,
    amount: string | number,
    reference: string,
    tag = "",
  ) => [
    date,
    "16:43:58",
    details,
    "shop@upi",
    "Bank - 12",
    amount,
    reference,
    "",
    "",
    tag,
    "",
  ];

  it("is read from the named sheet, with the tags", async () => {
    const file = await xlsxFile({
      Summary: [
        ["Paytm Statement for", "98XXXXXX01"],
        ["Date", "Amount"],
        ["21/02/2026", "-40"],
      ],
      [SHEET]: [
        HEADER,
        row(
          "21/02/2026",
          "Paid to Chai Point",
          "-40.00",
          "412345678901",
          "#🥘 Food",
        ),
        row(
          "20/02/2026",
          "Received from Asha",
          "+140.00",
          "412345678902",
          "#💵 Money Received",
        ),
        row("19/02/2026", "Added to wallet", "-500.00", ""),
      ],
    });
    const statement = await readStatement(file);
    expect(statement.source).toBe("Paytm");
    expect(outline(statement)).toEqual([
      "2 2026-02-21 Chai Point 40",
      "3 money-in",
      "4 top-up",
    ]);
    expect(statement.rows[0]).toMatchObject({ tag: "Food" });
    expect(statement.rows[2]).toMatchObject({
      description: "Paytm Wallet top-up",
      wallet: "Paytm Wallet",
    });
  });

  it("has the payees in the titles, also if all are payments with a remark", async () => {
    const shop = row("21/02/2026", "Paid to Chai Point", "-40.00", "41");
    const stall = row("20/02/2026", "Paid to Dosa Corner", "-60.00", "42");
    const file = await xlsxFile({
      [SHEET]: [HEADER, shop.with(8, "On"), stall.with(8, "time")],
    });
    expect(outline(await readStatement(file))).toEqual([
      "2 2026-02-21 Chai Point 40",
      "3 2026-02-20 Dosa Corner 60",
    ]);
  });

  it("is read with numbers and a single negative amount", async () => {
    const file = await xlsxFile({
      [SHEET]: [
        HEADER,
        row("01/02/2026", "Received from A", 10, "412345678901"),
        row("02/02/2026", "Received from B", 20, "412345678902"),
        row("03/02/2026", "Received from C", 30, "412345678903"),
        row("04/02/2026", "Received from D", 40, "412345678904"),
        row("05/02/2026", "Money sent to Ravi Kumar", -1234.5, "412345678905"),
      ],
    });
    const found = outline(await readStatement(file));
    expect(found.slice(0, 4).every((one) => one.endsWith("money-in"))).toBe(
      true,
    );
    expect(found[4]).toBe("6 2026-02-05 Ravi Kumar 1234.5");
  });

  it("is read from a first sheet that was renamed, saved as CSV", async () => {
    const statement = await readText(
      [
        HEADER.map((name) => `"${name}"`).join(","),
        row("21/02/2026", "Recharge of 98XXXXXX01", "-19", "").join(","),
      ].join("\n"),
    );
    expect(statement.source).toBe("Paytm");
    expect(outline(statement)).toEqual(["2 2026-02-21 Mobile recharge 19"]);
  });
});

describe("Paytm wallet CSV", () => {
  const HEADER =
    "Date,Activity,Source/Destination,Wallet Txn ID,Comment,Debit,Credit,Transaction Breakup,Status";

  it("keeps equal rows of one day apart", async () => {
    const tea = "30/12/2023 23:38:11,Paid For Order,Tea Stall,77,,65,,,SUCCESS";
    const statement = await readText([HEADER, tea, tea, tea].join("\n"));
    expect(statement.source).toBe("Paytm Wallet");
    expect(outline(statement)).toEqual([
      "2 2023-12-30 Tea Stall 65",
      "3 2023-12-30 Tea Stall 65",
      "4 2023-12-30 Tea Stall 65",
    ]);
    const keys = statement.rows.map((row) => "key" in row && row.key);
    expect(new Set(keys).size).toBe(3);
  });

  it("leaves out top-ups and failed payments", async () => {
    const statement = await readText(
      [
        HEADER,
        "30/12/2023 10:00:00,Added to wallet,HDFC Bank,1,,,500,,SUCCESS",
        "30/12/2023 10:01:00,Money moved,Bank Account,2,,200,,,SUCCESS",
        "30/12/2023 10:02:00,Paid For Order,Metro,3,,40,,,FAILURE",
        "30/12/2023 10:03:00,Refund,Metro,4,,,40,,SUCCESS",
      ].join("\n"),
    );
    expect(outline(statement)).toEqual([
      "2 own-transfer",
      "3 own-transfer",
      "4 failed",
      "5 money-in",
    ]);
  });

  it("is read with quotes and empty cells", async () => {
    const statement = await readText(
      `${HEADER}\r\n"31/12/2023 00:00:01","Paid For Order","Uber, rides","5","trip","1,250.00","","",""\r\n`,
    );
    expect(outline(statement)).toEqual(["2 2023-12-31 Uber Rides 1250"]);
  });
});
