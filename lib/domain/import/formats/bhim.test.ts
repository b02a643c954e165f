import { describe, expect, it } from "vitest";
import { htmlTable } from "@/lib/testing/html-files";
import { keys, outline, readText } from "@/lib/testing/statement-files";

const HEADER = [
  "Date",
  "Time",
  "Bank Name",
  "Account Number",
  "Sender",
  "Receiver",
  "Payment ID",
  "Pay/Collect",
  "Amount",
  "DR/CR",
  "Status",
];
const row = (change: Partial<Record<string, string>> = {}) => {
  const cells: Partial<Record<string, string>> = {
    Date: "03/10/2026",
    Time: "16:43:58",
    "Bank Name": "State Bank",
    "Account Number": "XXXXXX1234",
    Sender: "asha@upi",
    Receiver: "chai.point@upi",
    "Payment ID": "412345678901",
    "Pay/Collect": "PAY",
    Amount: "40.00",
    "DR/CR": "DR",
    Status: "SUCCESS",
    ...change,
  };
  return HEADER.map((name) => cells[name] ?? "");
};
const read = (...rows: string[][]) =>
  readText(
    `<html><body><h2>Transactions</h2>${htmlTable([HEADER, ...rows])}</body></html>`,
  );

describe("the HTML file of BHIM", () => {
  it("is read with the direction and the status of each row", async () => {
    const statement = await read(
      row(),
      row({
        Receiver: "asha@upi",
        Sender: "ravi@upi",
        "DR/CR": "CR",
        "Payment ID": "412345678902",
      }),
      row({ Status: "FAILURE", "Payment ID": "412345678903" }),
      row({
        "Pay/Collect": "COLLECT",
        Amount: "1,250.50",
        "Payment ID": "412345678904",
      }),
    );
    expect(statement.source).toBe("BHIM");
    expect(statement.ambiguousDate).toBeUndefined();
    expect(outline(statement)).toEqual([
      "2 2026-10-03 Chai Point 40",
      "3 money-in",
      "4 failed",
      "5 2026-10-03 Chai Point 1250.5",
    ]);
  });

  it("is read from the data in its script, whose times are in UTC", async () => {
    const payment = (change: Record<string, string>) => {
      const attributes = {
        AccountNumber: "XXXXXX1234",
        Amount: "40.00",
        Bank: "State Bank",
        BenefitType: "DR",
        Id: "412345678901",
        PayeeVpa: "chai.point@upi",
        PayerVpa: "asha@upi",
        Time: "2026-10-03T11:13:58.559Z",
        Type: "PAY",
        ...change,
      };
      return `<Transaction ${Object.entries(attributes)
        .map(([name, value]) => `${name}="${value}"`)
        .join(" ")}/>`;
    };
    const xml = `<?xml version="1.0"?><UPITransactions><Transactions>${[
      payment({}),
      payment({
        Id: "412345678902",
        BenefitType: "CR",
        PayeeVpa: "asha@upi",
        PayerVpa: "ravi@upi",
      }),
      payment({ Id: "412345678903", Time: "2026-10-03T19:00:00.000Z" }),
    ].join("")}</Transactions></UPITransactions>`;
    const statement = await readText(
      `<html><body><script>var DATA = '${xml}';</script></body></html>`,
    );
    expect(statement.source).toBe("BHIM");
    expect(outline(statement)).toEqual([
      "1 2026-10-03 Chai Point 40",
      "2 money-in",
      "3 2026-10-04 Chai Point 40",
    ]);
    expect(statement.warnings).toHaveLength(1);
    expect(keys(statement)[0]).toBe(keys(await read(row()))[0]);
  });

  it("gives a row that is in the file twice its key again", async () => {
    const statement = await read(
      row(),
      row(),
      row({ "Payment ID": "BHIM12", Time: "16:43:59" }),
      row({ "Payment ID": "BHIM12", Time: "16:44:00" }),
    );
    const [first, copy, ...others] = keys(statement);
    expect(copy).toBe(first);
    expect(new Set([first, ...others]).size).toBe(3);
  });

  it("has the key of the same payment in the file of a bank", async () => {
    const bank = await readText(
      "Date,Narration,Debit\n03/10/2026,UPI/DR/412345678901/CHAI POINT/SBIN,40.00\n",
    );
    expect(keys(await read(row()))).toEqual(keys(bank));
  });
});
