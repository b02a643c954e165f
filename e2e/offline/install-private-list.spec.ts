import { expect, test } from "../fixtures";
import {
  countThreeAdds,
  offer,
  offerPrompt,
  openMyExpenses,
} from "./install-offer";

test.use({ lists: "private" });

test("the reminder of the link comes before the offer, never both", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(...Array.from({ length: 10 }, () => ({})));
  await countThreeAdds(page);
  await page.goto("/add");
  await offerPrompt(page);
  await openMyExpenses(page);
  await expect(myExpenses.rows()).toHaveCount(10);
  await expect(
    page.getByRole("complementary", { name: "Keep your list" }),
  ).toBeVisible();
  await expect(offer(page)).toHaveCount(0);
  await page
    .getByRole("complementary", { name: "Keep your list" })
    .getByRole("button", { name: "Dismiss" })
    .click();
  await expect(offer(page)).toHaveCount(0);
  await page.goto("/add");
  await offerPrompt(page);
  await openMyExpenses(page);
  await expect(offer(page)).toBeVisible();
});
