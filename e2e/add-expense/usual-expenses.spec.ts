import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

const SUCCESS = "✅ Expense added successfully!";
// A Monday.
const TODAY = "2026-11-23";

test.use({ timezoneId: "Asia/Kolkata" });

test.beforeEach(async ({ page, record }) => {
  await page.clock.setFixedTime(`${TODAY}T10:00:00+05:30`);
  await record(
    ...Array.from({ length: 6 }, (_, day) => ({
      description: "Chai",
      amount: "10",
      date: `2026-11-1${day}`,
    })),
    ...["2026-11-09", "2026-11-16"].map((date) => ({
      description: "Laundry",
      category: "others",
      amount: "60",
      date,
    })),
    ...["Metro", "Movie", "Xerox", "A very long description of something"].map(
      (description) => ({ description, date: "2026-11-14" }),
    ),
  );
});

test("the five most likely expenses of the weekday are one press away", async ({
  page,
  addExpensePage,
  request,
}) => {
  await addExpensePage.goto();
  const usual = addExpensePage.usual().getByRole("button");
  await expect(usual).toHaveCount(5);
  await expect(usual.nth(0)).toHaveText("Laundry ₹60");
  await expect(usual.nth(1)).toHaveText("Chai ₹10");
  await expectAccessible(page);
  await addExpensePage.description().fill("something else");
  await usual.nth(1).click();
  expect(await addExpensePage.values()).toEqual([TODAY, "food", "Chai", "10"]);
  await expect(addExpensePage.submit()).toBeFocused();
  await expect(addExpensePage.submit()).toBeInViewport({ ratio: 1 });
  await usual.nth(0).click();
  expect(await addExpensePage.values()).toEqual([
    TODAY,
    "others",
    "Laundry",
    "60",
  ]);
  expect(
    await addExpensePage.submitAndReadAlert(() => page.keyboard.press("Enter")),
  ).toBe(SUCCESS);
  expect(await (await request.get("/api/show")).json()).toContainEqual(
    expect.objectContaining({ date: TODAY, description: "Laundry" }),
  );
});

test("a press replaces what the box has filled, and keeps a date that was typed", async ({
  addExpensePage,
}) => {
  await addExpensePage.goto();
  await addExpensePage.date().fill("2026-11-20");
  await addExpensePage.box().fill("500 shoes");
  await expect(addExpensePage.amount()).toHaveValue("500");
  await addExpensePage.usual().getByRole("button", { name: "Chai" }).click();
  expect(await addExpensePage.values()).toEqual([
    "2026-11-20",
    "food",
    "Chai",
    "10",
  ]);
  await expect(addExpensePage.box()).toHaveValue("");
});

for (const width of [320, 360, 390, 768, 1280])
  test(`the usual expenses do not move the form when they appear at ${width} px`, async ({
    page,
    addExpensePage,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    let respond = () => {};
    const held = new Promise<void>((resolve) => (respond = resolve));
    await page.route("**/api/suggestions", async (route) => {
      await held;
      await route.continue();
    });
    await addExpensePage.goto();
    await expect(addExpensePage.submit()).toBeEnabled();
    const top = async () => (await addExpensePage.date().boundingBox())?.y;
    const before = await top();
    respond();
    await expect(addExpensePage.usual().getByRole("button")).toHaveCount(5);
    expect(await top()).toBe(before);
    await expectNoOverflow(page);
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
])
  test(`Undo is in sight after an add at ${viewport.width}×${viewport.height}`, async ({
    page,
    addExpensePage,
  }) => {
    await page.setViewportSize(viewport);
    await addExpensePage.goto();
    await addExpensePage.usual().getByRole("button", { name: "Chai" }).click();
    await addExpensePage.submitAndReadAlert();
    await expect(
      addExpensePage.lastAdded().getByRole("button", { name: "Undo" }),
    ).toBeInViewport({ ratio: 1 });
    await expect(addExpensePage.date()).toBeInViewport({ ratio: 1 });
    await expect(addExpensePage.date()).toBeFocused();
  });
