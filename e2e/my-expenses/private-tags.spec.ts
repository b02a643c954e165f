import { expect, test } from "../fixtures";

test.use({ lists: "private" });

test("a tag is pressed, summed, renamed in all rows and taken back", async ({
  page,
  record,
  myExpenses,
}) => {
  await record(
    { description: "Chai #hostel", amount: 20 },
    { description: "Bus", amount: 500 },
    { description: "Thali #hostel #cash", amount: 130 },
  );
  const descriptions = async () =>
    (await myExpenses.cells()).map(([, , description]) => description);
  await myExpenses.goto();
  await myExpenses
    .rows()
    .filter({ hasText: "Chai" })
    .getByRole("button", { name: "Show #hostel" })
    .click();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.total()).toContainText("₹150");
  await page.getByRole("button", { name: "Rename or remove #hostel" }).click();
  await page.getByLabel("New name").fill("room");
  await page.getByRole("button", { name: "Rename", exact: true }).click();
  await expect.poll(descriptions).toEqual(["Thali #room #cash", "Chai #room"]);
  await expect(myExpenses.total()).toContainText("₹150");
  await myExpenses.undoButton().click();
  await expect(
    myExpenses.notification("2 expenses have #hostel again."),
  ).toBeVisible();
  await myExpenses.goto();
  await expect
    .poll(descriptions)
    .toEqual(["Thali #hostel #cash", "Bus", "Chai #hostel"]);
});
