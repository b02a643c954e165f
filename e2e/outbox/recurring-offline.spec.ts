import { addDays, today } from "@/lib/expenses/calendar-date";
import { expect, expectAccessible, test } from "../fixtures";
import { countUnsent, NO_NETWORK, openForOffline } from "./offline-page";

const NOW = today();
const PLAN = {
  allowance: null,
  budgets: {},
  recurring: [
    {
      ...{ id: "rent", description: "Rent", category: "others" },
      ...{ amount: 4000, every: "month", day: Number(NOW.slice(8)) },
      from: addDays(NOW, -1),
    },
  ],
};

test("a recurring payment is saved on this device, and the plan cannot be changed, without the network", async ({
  page,
  context,
  record,
  request,
  expectConsole,
}) => {
  expectConsole(NO_NETWORK);
  await record({});
  const { etag = "" } = (await request.get("/api/plan")).headers();
  const put = await request.put("/api/plan", {
    data: PLAN,
    headers: { "if-match": etag },
  });
  expect(put.status()).toBe(200);
  await openForOffline(page, "/show");
  const payments = page.getByRole("region", { name: "Pocket money" });
  await expect(payments).toContainText("due on");
  await context.setOffline(true);
  const skip = payments.getByRole("button", { name: "Skip Rent" });
  await expect(skip).toHaveAttribute("aria-disabled", "true");
  await expect(skip).toHaveAccessibleDescription(/need the network/);
  await expectAccessible(page);
  await payments
    .getByRole("button", { name: "Save on this device Rent" })
    .click();
  await expect(page.getByText("Rent was saved on this device.")).toBeVisible();
  await expect(
    page.getByRole("button", { name: "Not sent yet Rent" }),
  ).toBeVisible();
  await expect(payments).not.toContainText("due on");
  expect(await countUnsent(page)).toBe(1);
  await context.setOffline(false);
  await expect(page.getByRole("button", { name: "Edit Rent" })).toBeVisible();
  await expect(payments).not.toContainText("due on");
  expect(await (await request.get("/api/show")).json()).toHaveLength(2);
});
