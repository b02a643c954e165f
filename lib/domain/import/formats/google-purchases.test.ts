import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

it("the purchases of a Takeout are read as a table, if the file is chosen by itself", async () => {
  const statement = await readText(
    [
      "Time,Transaction ID,Description,Product,Payment method,Status,Amount",
      '"Dec 6, 2025, 12:00\u202fPM",SPA.1234-5678,Music plan,Google Play,UPI: a@upi,Complete,INR 299.00',
      '"4 Dec 2025, 23:07",SPA.1234-5679,Storage,Google One,UPI: a@upi,Declined,"INR 1,300.00"',
    ].join("\n"),
  );
  expect(statement.ambiguousDate).toBeUndefined();
  expect(outline(statement)).toEqual([
    "2 2025-12-06 Music plan 299",
    "3 failed",
  ]);
});
