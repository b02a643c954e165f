import Papa from "papaparse";
import { describe, expect, it } from "vitest";
import { readStatement } from "@/lib/domain/import/read-statement";
import { outline, readText, xlsxFile } from "@/lib/testing/statement-files";

const WITH_TRANSFERS = [
  [
    "Money Manager by Realbyte",
    `Date,Account,Category,Subcategory,Note,INR,Income/Expense,Description,Amount,Currency,Account
13/10/2026 10:11:12,Cash,Food,Lunch,Chai,20,Exp.,,20,INR,20
13/10/2026 10:11:12,Cash,Salary,,Stipend,8000,Income,,8000,INR,8000
14/10/2026 10:11:12,Cash,Bank,,ATM,500,Transfer-Out,,500,INR,500`,
  ],
  [
    "Walnut",
    `Txn No.,Date,Time,Place,Amount,Dr/Cr,Account,Expense,Category,Tags,Note
1,13-10-2026,10:11 AM,Chai,20,DR,HDFC,Yes,Food,,
2,13-10-2026,10:11 AM,Dad,500,CR,HDFC,No,Income,,
3,14-10-2026,10:11 AM,ATM,500,DR,HDFC,No,Cash,,`,
  ],
  [
    "Wallet by BudgetBakers",
    `account;category;currency;amount;ref_currency_amount;type;payment_type;note;date;transfer
Cash;Food;INR;-20,00;-20,00;Expenses;CASH;Chai;2026-10-13T10:11:12.000Z;false
Cash;Income;INR;8000,00;8000,00;Income;CASH;Stipend;2026-10-13T10:11:12.000Z;false
Cash;Others;INR;-500,00;-500,00;Expenses;CASH;To bank;2026-10-14T10:11:12.000Z;true`,
  ],
  [
    "Cashew",
    `account,amount,currency,title,note,date,income,type,category name
Cash,-20,INR,Chai,,2026-10-13 10:11:12.000,false,null,Food
Cash,8000,INR,Stipend,,2026-10-13 10:11:12.000,true,null,Salary
Cash,-500,INR,,,2026-10-14 10:11:12.000,false,null,Balance Correction`,
  ],
  [
    "ezBookkeeping",
    `Time,Timezone,Type,Category,Sub Category,Account,Account Currency,Amount,Tags,Description
2026-10-13 10:11:12,+05:30,Expense,Food,Lunch,Cash,INR,20.00,,Chai
2026-10-13 10:11:12,+05:30,Income,Salary,,Cash,INR,8000.00,,Stipend
2026-10-14 10:11:12,+05:30,Balance Modification,,,Cash,INR,500.00,,`,
  ],
  [
    "Spendee",
    `Date,Wallet,Type,Category name,Amount,Currency,Note,Labels,Author
2026-10-13T10:11:12+00:00,Cash,Expense,Food,-20,INR,Chai,,A
2026-10-13T10:11:12+00:00,Cash,Income,Salary,8000,INR,Stipend,,A
2026-10-14T10:11:12+00:00,Cash,Outgoing Transfer,,-500,INR,,,A`,
  ],
  [
    "YNAB",
    `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Cash","","13/10/2026","Chai","Food: Eating","Food","Eating","","₹20.00","₹0.00","Cleared"
"Cash","","13/10/2026","Dad","Inflow: Ready","Inflow","Ready","","₹0.00","₹500.00","Cleared"
"Cash","","14/10/2026","Transfer : Bank","","","","","₹500.00","₹0.00","Cleared"`,
  ],
  [
    "YNAB with a first balance",
    `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Cash","","13/10/2026","Chai","Food: Eating","Food","Eating","","₹20.00","₹0.00","Cleared"
"Cash","","13/10/2026","Dad","Inflow: Ready","Inflow","Ready","","₹0.00","₹500.00","Cleared"
"Card","","14/10/2026","Starting Balance","","","","","₹500.00","₹0.00","Cleared"`,
  ],
  [
    "1Money",
    `DATE,TYPE,FROM ACCOUNT,TO ACCOUNT / TO CATEGORY,AMOUNT,CURRENCY,AMOUNT 2,CURRENCY 2,TAGS,NOTES
10/13/2026,Expense,Cash,Food,20,INR,20,INR,,Chai
10/13/2026,Income,Salary,Cash,8000,INR,8000,INR,,Stipend
10/14/2026,Transfer,Cash,Bank,500,INR,500,INR,,`,
  ],
  [
    "Monefy",
    `date,account,category,amount,currency,converted amount,currency,description
13/10/2026,Cash,Food,-20,INR,-20,INR,Chai
13/10/2026,Cash,Salary,8000,INR,8000,INR,Stipend
14/10/2026,Cash,To 'Bank',-500,INR,-500,INR,`,
  ],
  [
    "Bluecoins",
    `Type,Date,Set Time,Title,Amount,Currency,Exchange Rate,Category Group Name,Category,Account,Notes,Labels,Status
Expense,2026-10-13,10:11,Chai,-20,INR,1,Food,Lunch,Cash,,,
Income,2026-10-13,10:11,Stipend,8000,INR,1,Income,Salary,Cash,,,
Transfer,2026-10-14,10:11,To bank,-500,INR,1,(Transfer),(Transfer),Cash,,,`,
  ],
  [
    "PennyWise",
    `Date,Time,Merchant,Category,Type,Amount,Bank,Account,Balance,Description
2026-10-13,10:11,Chai,Food,EXPENSE,20,HDFC,1234,980,
2026-10-13,10:11,Dad,Income,INCOME,500,HDFC,1234,1480,
2026-10-14,10:11,Self,Others,TRANSFER,300,HDFC,1234,1180,`,
  ],
] as const;

const WITHOUT_TRANSFERS = [
  [
    "Ivy Wallet",
    `Date,Title,Category,Account,Amount,Currency,Type,Transfer Amount,Description
2026-10-13T10:11:12Z,Chai,Food,Cash,20,INR,EXPENSE,,
2026-10-13T10:11:12Z,Stipend,Salary,Cash,8000,INR,INCOME,,`,
  ],
  [
    "Toshl",
    `Date,Account,Category,Tags,Expense amount,Income amount,Currency,In main currency,Main currency,Description
10/13/26,Cash,Food,,20.00,0,INR,-20.00,INR,Chai
10/13/26,Cash,Salary,,0,500.00,INR,500.00,INR,Mom`,
  ],
  [
    "Actual",
    `Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared
Cash,2026-10-13,Chai,,Food,-20,0,Cleared
Cash,2026-10-13,Dad,,Income,500,0,Cleared`,
  ],
  [
    "ExpenseOwl",
    `ID,Name,Category,Amount,Currency,Date
a1,Chai,Food,-20,inr,2026-10-13T10:11:12Z
a2,Stipend,Income,8000,inr,2026-10-13T10:11:12Z`,
  ],
] as const;

/** Decimal commas stand between semicolons only. */
const cellsOf = (text: string) =>
  Papa.parse<string[]>(text).data.map((row) =>
    row.map((cell) => cell.replace(/^(-?\d+),(\d\d)$/, "$1.$2")),
  );
/** The same table in the forms in which apps and spreadsheets write it. */
const VARIANTS = {
  "as it is": readText,
  "between tabs": (text: string) =>
    readText(Papa.unparse(cellsOf(text), { delimiter: "\t" })),
  "in quotation marks, with a byte order mark": (text: string) =>
    readText(
      `\ufeff${Papa.unparse(cellsOf(text), { quotes: true, newline: "\r\n" })}\r\n`,
    ),
  "with the columns in reverse": (text: string) =>
    readText(Papa.unparse(cellsOf(text).map((row) => row.toReversed()))),
  "in a spreadsheet": async (text: string) =>
    readStatement(await xlsxFile({ Sheet1: cellsOf(text) })),
};

describe.each(Object.entries(VARIANTS))("%s", (_, read) => {
  it.each(WITH_TRANSFERS)(
    "%s: an expense, money in, and a transfer that is left out",
    async (_, text) => {
      const [expense, income, transfer] = outline(await read(text));
      expect(expense).toBe("2 2026-10-13 Chai 20");
      expect(income).toBe("3 money-in");
      expect(transfer).toMatch(/^4 (own-transfer|not-an-expense)$/);
    },
  );

  it.each(WITHOUT_TRANSFERS)("%s: an expense and money in", async (_, text) => {
    expect(outline(await read(text))).toEqual([
      "2 2026-10-13 Chai 20",
      "3 money-in",
    ]);
  });
});

it("decimal commas are read between semicolons", async () => {
  const statement = await readText(
    "Datum;Text;Betrag\n03.10.2026;Chai;20,50\n13.10.2026;Rent;1.200,00\n14.10.2026;Dosa;60,00",
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-03 Chai 20.5",
    "3 2026-10-13 Rent 1200",
    "4 2026-10-14 Dosa 60",
  ]);
});

it.each([
  [
    "Monefy",
    `date,account,category,amount,currency,converted amount,currency,description
13/10/2026,Cash,Food,-15,INR,-15,INR,Tea
14/10/2026,Cash,Salary,"7,000",INR,"7,000",INR,Stipend`,
  ],
  [
    "Actual",
    `Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared
SBI,2026-10-13,Tea,,Food,-15.00,0,Cleared
SBI,2026-10-16,Grant,,Income,4000.00,0,Cleared`,
  ],
  [
    "ExpenseOwl",
    `ID,Name,Category,Amount,Date,Tags
8a1,Tea,Food,-15.00,2026-10-13T10:00:00Z,
8a2,Scholarship,Income,4000.00,2026-10-14T10:00:00Z,`,
  ],
  [
    "Money Lover",
    `Id;Date;Category;Amount;Currency;Note;Wallet
1;13/10/2026;Food & Beverage;-15;INR;Tea;Cash
2;14/10/2026;Salary;7000;INR;Stipend;Cash`,
  ],
  [
    "Goodbudget",
    `Date,Envelope,Account,Name,Notes,Amount,Status,Details
10/13/2026,Food,Cash,Tea,,-15.00,,
10/15/2026,[Available],Bank,Pay from college,,"6,000.00",,`,
  ],
  [
    "HomeBank",
    `date;payment;info;payee;memo;amount;category;tags
2026-10-13;3;;Tea;bread;-15.00;Food;
2026-10-14;4;;Pension;;3000.00;Income;`,
  ],
])("a file of %s has expenses with a minus sign", async (source, text) => {
  const statement = await readText(text);
  expect(statement.source).toBe(source);
  expect(statement.ambiguousDate).toBeUndefined();
  expect(outline(statement)).toEqual(["2 2026-10-13 Tea 15", "3 money-in"]);
  expect(statement.rows[0]).not.toHaveProperty("doubt");
});

it("Bluecoins numbers its columns", async () => {
  const statement = await readText(
    `(1)Type,(2)Date,(3)Item or Payee,(4)Amount,(5)Parent Category,(6)Category,(8)Account
Expense,10/13/2026,Recharge,-239.00,Bills,Phone,SBI
Income,10/14/2026,Grant,5000.00,Income,Grant,SBI
Transfer,10/15/2026,To cash,-1000.00,(Transfer),(Transfer),SBI`,
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-13 Recharge 239",
    "3 money-in",
    "4 own-transfer",
  ]);
});
