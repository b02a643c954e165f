// @vitest-environment jsdom
import { expect, it } from "vitest";
import { openPlan } from "@/lib/testing/open-plan";
import { savedFiles } from "@/lib/testing/saved-files";
import { pocketMoney } from "@/lib/testing/screens/plan-screen";

const RENT = {
  ...{ id: "rent", description: "Rent", category: "others", amount: 4000 },
  ...{ every: "month", day: 5, from: "2026-01-01", handled: "2026-11-05" },
};

it("saves a calendar file with the due dates in the fields of the bill, once it is in the plan", async () => {
  const { names, texts } = savedFiles();
  const { open, user, record, putPlan } = await openPlan();
  await record({});
  await putPlan({ recurring: [RENT] });
  await open("/show");
  await pocketMoney.openDialog(user, "Add a bill");
  expect(pocketMoney.hasButton("Remind me")).toBe(false);
  await user.click(pocketMoney.dialogButton("Cancel"));
  await pocketMoney.waitUntilClosed();

  await pocketMoney.openDialog(user, "Change Rent");
  await pocketMoney.fill(user, "Description", "Room rent");
  await user.selectOptions(pocketMoney.field("Due on the"), "31");
  await user.click(pocketMoney.dialogButton("Remind me"));
  await expect
    .poll(() => pocketMoney.dialog().textContent)
    .toContain("Open the downloaded file to add it to your calendar.");
  expect(names).toEqual(["campus-kharcha-payment.ics"]);
  const [file = ""] = await texts();
  expect(file).toContain("SUMMARY:Room rent is due\r\n");
  expect(file).toContain("DTSTART:20261130T090000\r\n");
  await pocketMoney.fill(user, "Description", "");
  await user.click(pocketMoney.dialogButton("Remind me"));
  expect(names).toHaveLength(1);
});
