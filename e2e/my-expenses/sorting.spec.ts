import { expect, test } from "../fixtures";
import { ALL, expectShown, openVariedExpenses } from "./varied-expenses";

test.beforeEach(openVariedExpenses);

test("a column header sorts, reverses and resets the order on successive clicks", async ({
  page,
  myExpenses,
}) => {
  const sort = (column: string) =>
    myExpenses.header(column).getByRole("button");
  await expect(myExpenses.header("Date")).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await sort("Date").click();
  await expectShown(myExpenses, ...ALL.toReversed());
  await sort("Amount").click();
  await expect(myExpenses.header("Amount")).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await expect(myExpenses.header("Date")).not.toHaveAttribute("aria-sort");
  await expectShown(
    myExpenses,
    ...["Café crème", "Notebook", "Train to Zürich", "चाय और समोसा"],
  );
  await sort("Description").focus();
  await page.keyboard.press("Enter");
  const byName = ["Café crème", "Notebook", "Train to Zürich", "चाय और समोसा"];
  await expectShown(myExpenses, ...byName);
  await page.keyboard.press("Enter");
  await expectShown(myExpenses, ...byName.toReversed());
  await expect(myExpenses.header("Description")).toHaveAttribute(
    "aria-sort",
    "descending",
  );
  await page.keyboard.press("Enter");
  await expectShown(myExpenses, ...ALL);
  await sort("Category").click();
  await expectShown(
    myExpenses,
    ...["Café crème", "चाय और समोसा", "Notebook", "Train to Zürich"],
  );
});
