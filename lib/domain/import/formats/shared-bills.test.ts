import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { splitBills } from "@/lib/testing/group-bills";
import { outline, readText } from "@/lib/testing/statement-files";

/** Several payers, people without a share, odd paise, a payment and a total balance. */
const SPLITWISE = `Date,Description,Category,Cost,Currency,Asha,Ravi,Kiran

2026-10-13,Pizza,Dining out,900.00,INR,600.00,-300.00,-300.00
2026-10-14,Auto,Taxi,80.00,INR,-40.00,40.00,0.00
2026-10-15,Cake,Food,450.00,INR,,225.00,-225.00
2026-10-16,Rent,Rent,9000.00,INR,1000.00,2000.00,-3000.00
2026-10-17,Trip,Other,1000.00,INR,300.00,200.00,-500.00
2026-10-17,Asha paid Ravi,Payment,200.00,INR,200.00,-200.00,0.00
2026-10-18,Gift,Gifts,500.00,INR,500.00,-500.00,0.00
2026-10-18,Chai,Food,100.00,INR,-33.33,66.66,-33.33

2026-10-18,Total balance, , ,INR,2526.67,1531.66,-4058.33
`;
const FIVE = `Date,Description,Category,Cost,Currency,Asha,Ravi,Kiran,Meera,Zoya
2026-10-13,Dominos,Dining out,1000.01,INR,800.00,-200.01,-200.00,-200.00,-199.99
2026-10-14,Milk,Groceries,64.00,INR,0.00,0.00,32.00,-32.00,0.00
2026-10-15,Hotel,Hotel,5000.00,INR,2000.00,-1000.00,1000.00,-1000.00,-1000.00
2026-10-16,Cab,Taxi,20.00,USD,16.00,-4.00,-4.00,-4.00,-4.00
2026-10-16,Fuel,Car,500.00,INR,400.00,-100.00,-100.00,-100.00,-50.00
2026-10-17,Total balance,,,INR,3200.00,-1300.01,732.00,-1332.00,-1249.99
2026-10-17,Total balance,,,USD,16.00,-4.00,-4.00,-4.00,-4.00
`;
const SPLIIT = `Date,Description,Category,Currency,Cost,Original cost,Original currency,Conversion rate,Is Reimbursement,Split mode,Asha,Ravi
2026-10-13,Pizza,Dining Out,INR,900.00,,,,No,Evenly,450.00,-450.00
2026-10-14,Auto,Taxi,INR,80.00,,,,No,By amount,-30.00,30.00
2026-10-15,Paid back,Payment,INR,420.00,,,,Yes,Evenly,-420.00,420.00
`;

/** The file as the person in it reads it. */
async function readAs(name: string, file: string) {
  const { table } = await readText(file);
  const person = table?.persons?.find((one) => one.name === name);
  return readText(file, {
    columns: { ...table?.columns, amount: person?.column ?? -1 },
  });
}

describe.each([
  ["Splitwise", SPLITWISE, ["Asha", "Ravi", "Kiran"]],
  ["Spliit", SPLIIT, ["Asha", "Ravi"]],
])("the bills of %s", (source, file, names) => {
  it("are left out until the user has said which person they are", async () => {
    const statement = await readText(file);
    expect(statement.source).toBe(source);
    expect(statement.table?.persons?.map(({ name }) => name)).toEqual(names);
    const reasons = outline(statement).map((row) => row.split(" ")[1]);
    expect(new Set(reasons)).toEqual(new Set(["whole-bill", "settlement"]));
  });
});

it("the share of a person is that of the file of Splitwise", async () => {
  const shares = async (name: string) => outline(await readAs(name, SPLITWISE));
  expect(await shares("Asha")).toEqual([
    "3 2026-10-13 Pizza 300",
    "4 2026-10-14 Auto 40",
    "5 no-share",
    "6 2026-10-16 Rent 3000",
    "7 2026-10-17 Trip 1000",
    "8 settlement",
    "9 no-share",
    "10 2026-10-18 Chai 33.33",
  ]);
  expect(await shares("Ravi")).toEqual([
    "3 2026-10-13 Pizza 300",
    "4 2026-10-14 Auto 40",
    "5 2026-10-15 Cake 225",
    "6 2026-10-16 Rent 3000",
    "7 2026-10-17 Trip 1000",
    "8 settlement",
    "9 2026-10-18 Gift 500",
    "10 2026-10-18 Chai 33.34",
  ]);
  expect(await shares("Kiran")).toEqual([
    "3 2026-10-13 Pizza 300",
    "4 no-share",
    "5 2026-10-15 Cake 225",
    "6 2026-10-16 Rent 3000",
    "7 2026-10-17 Trip 500",
    "8 settlement",
    "9 no-share",
    "10 2026-10-18 Chai 33.33",
  ]);
});

it("takes the shares of five people, and leaves out other currencies", async () => {
  const asha = await readAs("Asha", FIVE);
  expect(outline(asha)).toEqual([
    "2 2026-10-13 Dominos 200.01",
    "3 no-share",
    "4 2026-10-15 Hotel 1000",
    "5 other-currency",
    "6 2026-10-16 Fuel 100",
  ]);
  expect(asha.rows[0]).toMatchObject({
    bill: { totalPaise: 100_001, isPaidAlone: true },
  });
  expect(asha.rows[2]).toMatchObject({
    bill: { totalPaise: 500_000, isPaidAlone: false },
  });
  expect(asha.warnings).toEqual([]);
});

it("doubts a bill of several payers with unequal shares for who paid, and one that does not add up", async () => {
  const doubts = async (name: string, file: string) => {
    const { rows } = await readAs(name, file);
    return rows.flatMap((row) =>
      row.kind === "expense" && row.doubt
        ? `${row.description}: ${row.doubt}`
        : [],
    );
  };
  const several = [expect.stringMatching(/^Trip: Several people paid/)];
  expect(await doubts("Asha", SPLITWISE)).toEqual(several);
  expect(await doubts("Ravi", SPLITWISE)).toEqual(several);
  expect(await doubts("Kiran", SPLITWISE)).toEqual([]);
  expect(await doubts("Asha", FIVE)).toEqual([
    expect.stringMatching(/^Fuel: .* does not add up/),
  ]);
});

it("compares the total balance of each person with the rows", async () => {
  expect((await readAs("Asha", SPLITWISE)).warnings).toEqual([]);
  const lines = SPLITWISE.split("\n");
  const damaged = lines.filter((line) => !line.includes("Cake")).join("\n");
  expect((await readAs("Asha", damaged)).warnings).toEqual([
    {
      line: 11,
      text: "The printed total of Ravi is ₹1,531.66, and the rows add up to ₹1,306.66. A row may be missing.",
    },
    {
      line: 11,
      text: "The printed total of Kiran is -₹4,058.33, and the rows add up to -₹3,833.33. A row may be missing.",
    },
  ]);
});

it("shows a bill without a cost between others", async () => {
  const statement = await readAs("Asha", SPLITWISE.replace("80.00", ""));
  expect(outline(statement)).toContain("4 no-amount");
});

it("finds the share of every person again, and bills that one person paid", async () => {
  await fc.assert(
    fc.asyncProperty(splitBills, async ({ file, bills, people }) => {
      for (const [person, name] of people.entries()) {
        const { rows, warnings } = await readAs(name, file);
        expect(warnings).toEqual([]);
        rows.forEach((row, index) => {
          const bill = bills[index];
          const sharePaise = bill?.sharesPaise[person] ?? 0;
          if (row.kind === "left-out") {
            expect(row.reason).toBe("no-share");
            expect(bill?.netsPaise[person] === 0 || sharePaise === 0).toBe(
              true,
            );
          } else {
            expect(row).not.toHaveProperty("doubt");
            expect(Math.abs(row.amountPaise - sharePaise)).toBeLessThanOrEqual(
              bill?.isPaidTogether ? 1 : 0,
            );
            expect(row.bill).toEqual({
              totalPaise: bill?.totalPaise,
              isPaidAlone: !bill?.isPaidTogether && bill?.payer === person,
            });
          }
        });
      }
    }),
    { numRuns: 60 },
  );
});

it("the share of a person is that of the file of Spliit", async () => {
  expect(outline(await readAs("Asha", SPLIIT))).toEqual([
    "2 2026-10-13 Pizza 450",
    "3 2026-10-14 Auto 30",
    "4 settlement",
  ]);
});

it.each([
  [
    "Tricount",
    `Date & time,Title,Amount,Currency,Type,Category,Paid by,Impacted to Kavya,Impacted to Karan
2026-10-13 10:00:00,Hotel,3000,INR,Expense,Lodging,Kavya,1500,1500`,
  ],
  [
    "Settle Up",
    `Who paid,Amount,Currency,For whom,Split amounts,Purpose,Category,Date & time,Type
Kavya,3000,INR,Kavya;Karan,1500;1500,Hotel,,2026-10-13 20:00:00,expense`,
  ],
  [
    "a sheet",
    `Date,Title,Paid by,Amount,Split between
13/10/2026,Hotel,Karan,3000,"Kavya, Karan"`,
  ],
  [
    "a sheet with one's share",
    `Date,Item,Total,Paid By,My Share
13/10/2026,Hotel,3000,Kavya,1500`,
  ],
])("the whole bills of %s are doubtful", async (_, text) => {
  const { rows } = await readText(text);
  expect(rows).toMatchObject([
    {
      description: "Hotel",
      amountPaise: 300_000,
      doubt: expect.stringContaining("whole bill"),
    },
  ]);
});

it("a table whose last column has notes is no file of Splitwise", async () => {
  const statement = await readText(
    `Date,Description,Category,Cost,Currency,Notes
13/10/2026,Tea,Food,12,INR,morning
14/10/2026,Cab,Travel,150,INR,`,
  );
  expect(statement.source).toBe("Table");
  expect(statement.rows[0]).not.toHaveProperty("doubt");
});
