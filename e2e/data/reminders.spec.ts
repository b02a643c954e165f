import { parseDate } from "@/lib/testing/parse-date";
import { expect, expectAccessibleOnPhone, test } from "../fixtures";
import { boxOf } from "../my-expenses/box";
import { readDownload } from "../pages/read-download";
import { putPlan } from "../plan/put-plan";

const NOW = parseDate("2026-11-24");

test("reminders of adding every day and of a bill are downloaded as calendar files", async ({
  page,
  context,
  baseURL,
  record,
  yourData,
}) => {
  const remind = async (button: ReturnType<typeof yourData.button>) => {
    const downloading = page.waitForEvent("download");
    await button.click();
    return readDownload(await downloading);
  };
  await page.clock.setFixedTime(`${NOW}T12:00:00`);
  await record({ date: NOW });
  await putPlan(context, {
    recurring: [
      {
        ...{ id: "rent", description: "Rent", category: "others" },
        ...{ amount: 4000, every: "month", day: 30, from: NOW },
      },
    ],
  });

  await test.step("every day", async () => {
    await yourData.goto();
    const section = yourData.section("Daily reminder");
    await section.getByLabel("Time").fill("20:15");
    const { name, content } = await remind(
      section.getByRole("button", { name: "Remind me" }),
    );
    expect(name).toBe("campus-kharcha-daily.ics");
    const lines = content.split("\r\n");
    expect(lines).toContain("DTSTART:20261124T201500");
    expect(lines).toContain("RRULE:FREQ=DAILY");
    expect(lines).toContain(`URL:${baseURL}/add`);
    await expect(section.getByRole("status")).toBeVisible();
    await expectAccessibleOnPhone(page);
  });

  await test.step("a bill", async () => {
    await page.setViewportSize({ width: 1920, height: 1080 });
    await page.goto("/show");
    await page.getByRole("button", { name: "Change Rent" }).click();
    const dialog = page.getByRole("dialog", { name: "Bill" });
    await remind(dialog.getByRole("button", { name: "Remind me" }));
    await expect(dialog.getByRole("status")).toBeVisible();
    for (const width of [1280, 768]) {
      await page.setViewportSize({ width, height: 812 });
      const [cancel, save] = await Promise.all(
        ["Cancel", "Save"].map((name) =>
          boxOf(dialog.getByRole("button", { name })),
        ),
      );
      expect(cancel?.y).toBe(save?.y);
    }
    await expectAccessibleOnPhone(page);
  });
});
