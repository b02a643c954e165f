import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const SUCCESS = "✅ Expense added successfully!";
const EMPTY = ["", "", "", ""];

test("the browser gives the focus to a field that is missing", async ({
  addExpensePage,
}) => {
  await addExpensePage.goto();
  for (const missing of [
    "date",
    "category",
    "description",
    "amount",
  ] as const) {
    await addExpensePage.fill({ ...lunchRequest, [missing]: "" });
    await addExpensePage.submit().click();
    await expect(addExpensePage[missing]()).toBeFocused();
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("submitting sends no request, and the page explains why", async ({
    page,
    addExpensePage,
  }) => {
    await addExpensePage.goto();
    await addExpensePage.fill(lunchRequest);
    await expect(addExpensePage.submit()).toBeDisabled();
    await addExpensePage.description().press("Enter");
    await expect(page).toHaveURL("/add");
    expect(await page.locator("noscript").textContent()).toContain(
      "needs scripts",
    );
  });
});

test.describe("ten minutes after midnight in India", () => {
  test.use({ timezoneId: "Asia/Kolkata" });

  test.beforeEach(({ page }) =>
    page.clock.setFixedTime("2026-11-22T00:10:00+05:30"),
  );

  test.describe("by keyboard", () => {
    test.use({ viewport: { width: 1280, height: 800 } });

    test("an expense is typed, checked, added and taken back, which another tab shows", async ({
      page,
      context,
      baseURL,
      addExpensePage,
      request,
    }) => {
      const list = await context.newPage();
      await list.goto(`${baseURL}/show`);
      await expect(list.getByText("No expenses found")).toBeVisible();
      const row = list.getByRole("row", { name: "chai" });
      await addExpensePage.goto();
      await expect(addExpensePage.box()).toBeFocused();
      await page.keyboard.type("120 chai yesterday");
      await expect
        .poll(addExpensePage.values)
        .toEqual(["2026-11-21", "food", "chai", "120"]);
      await expect(addExpensePage.outcome()).toHaveText(
        "₹120 · chai · Food · Sat, 21 Nov",
      );
      // Held, which would press the button if it got the focus.
      for (let times = 0; times < 5; times += 1)
        await page.keyboard.down("Enter");
      await expect(addExpensePage.box()).toBeFocused();
      await page.keyboard.up("Enter");
      await expect(addExpensePage.submit()).toBeFocused();
      expect(await (await request.get("/api/show")).json()).toEqual([]);
      expect(
        await addExpensePage.submitAndReadAlert(() =>
          page.keyboard.press("Enter"),
        ),
      ).toBe(SUCCESS);
      expect(await addExpensePage.values()).toEqual(EMPTY);
      await expect(addExpensePage.box()).toBeFocused();
      await expect(row).toBeVisible();
      const last = addExpensePage.lastAdded();
      const undo = last.getByRole("button", { name: "Undo" });
      await expect(undo).toBeInViewport({ ratio: 1 });
      await expect(addExpensePage.date()).toBeInViewport({ ratio: 1 });
      await page.keyboard.press("Shift+Tab");
      await page.keyboard.press("Shift+Tab");
      await expect(undo).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(last.getByText("Taken back")).toBeVisible();
      await expect(last.getByRole("link")).toBeFocused();
      await expect(row).toHaveCount(0);
      await page.keyboard.press("Enter");
      await expect(page).toHaveURL("/show");
    });
  });

  test.describe("by touch", () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test("a line and a usual expense are added, and their Undo is in sight", async ({
      page,
      addExpensePage,
      record,
      request,
    }) => {
      await record({ description: "Tea" });
      await addExpensePage.goto();
      const last = addExpensePage.lastAdded();
      const undo = last.getByRole("button", { name: "Undo" });
      const submit = () =>
        addExpensePage.submitAndReadAlert(() => addExpensePage.submit().tap());
      await addExpensePage.box().tap();
      await page.keyboard.type("2x15 xerox");
      await expect(addExpensePage.amount()).toHaveValue("30");
      expect(await submit()).toBe(SUCCESS);
      await expect(undo).toBeInViewport({ ratio: 1 });
      await undo.tap();
      await expect(page.getByText("Taken back")).toBeVisible();
      expect(await (await request.get("/api/show")).json()).toHaveLength(1);
      await addExpensePage.usual().getByRole("button", { name: "Tea" }).tap();
      await expect(addExpensePage.date()).toHaveValue("2026-11-22");
      await expect(addExpensePage.submit()).toBeFocused();
      await expect(addExpensePage.submit()).toBeInViewport({ ratio: 1 });
      expect(await submit()).toBe(SUCCESS);
      await expect(undo).toBeInViewport({ ratio: 1 });
      await expect(addExpensePage.date()).toBeInViewport({ ratio: 1 });
      await expect(addExpensePage.date()).toBeFocused();
    });
  });
});
