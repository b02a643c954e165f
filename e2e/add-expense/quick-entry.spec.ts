import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";

const SUCCESS = "✅ Expense added successfully!";
const EMPTY = ["", "", "", ""];

test.use({ timezoneId: "Asia/Kolkata" });

test.beforeEach(async ({ page, addExpensePage }) => {
  await page.clock.setFixedTime("2026-11-22T10:00:00+05:30");
  await addExpensePage.goto();
  await expect(addExpensePage.box()).toBeEnabled();
});

test("a line is typed, checked and added with the keyboard alone", async ({
  page,
  addExpensePage,
  request,
}) => {
  await expect(addExpensePage.date()).toBeFocused();
  await page.keyboard.press("Shift+Tab");
  await expect(addExpensePage.box()).toBeFocused();
  await page.keyboard.type("120 chai yesterday");
  await expect
    .poll(addExpensePage.values)
    .toEqual(["2026-11-21", "food", "chai", "120"]);
  await expect(addExpensePage.marks()).toHaveText(["120", "yesterday"]);
  await expect(addExpensePage.outcome()).toHaveText(
    "₹120 · chai · Food · 21 Nov 2026.",
  );
  await page.keyboard.press("Enter");
  await expect(addExpensePage.submit()).toBeFocused();
  expect(await (await request.get("/api/show")).json()).toEqual([]);
  expect(
    await addExpensePage.submitAndReadAlert(() => page.keyboard.press("Enter")),
  ).toBe(SUCCESS);
  expect(await (await request.get("/api/show")).json()).toMatchObject([
    { date: "2026-11-21", category: "food", description: "chai", amount: 120 },
  ]);
  expect(await addExpensePage.values()).toEqual(EMPTY);
  await expect(addExpensePage.box()).toHaveValue("");
  await expect(addExpensePage.box()).toBeFocused();
});

test("Enter goes to the first field that is still empty", async ({
  page,
  addExpensePage,
}) => {
  await addExpensePage.box().fill("50 qwerty");
  await expect(addExpensePage.amount()).toHaveValue("50");
  await addExpensePage.box().focus();
  await page.keyboard.press("Enter");
  await expect(addExpensePage.category()).toBeFocused();
  await expect(addExpensePage.box()).toHaveValue("50 qwerty");
});

test("holding Enter in the box submits nothing", async ({
  page,
  addExpensePage,
  request,
}) => {
  await addExpensePage.box().fill("120 chai");
  await expect(addExpensePage.category()).toHaveValue("food");
  await addExpensePage.box().focus();
  for (let times = 0; times < 5; times += 1) await page.keyboard.down("Enter");
  await expect(addExpensePage.box()).toBeFocused();
  await page.keyboard.up("Enter");
  await expect(addExpensePage.submit()).toBeFocused();
  expect(await (await request.get("/api/show")).json()).toEqual([]);
});

test("replacing and emptying the text takes back what it filled, and nothing typed by hand", async ({
  addExpensePage,
}) => {
  await addExpensePage.description().fill("Chai with Asha");
  await addExpensePage.box().fill("120 samosa kal");
  await expect(addExpensePage.amount()).toHaveValue("120");
  await expect(addExpensePage.description()).toHaveValue("Chai with Asha");
  await addExpensePage.amount().fill("125");
  await addExpensePage.box().fill("120 samosa #shopping");
  await expect(addExpensePage.category()).toHaveValue("shopping");
  await expect(addExpensePage.date()).toHaveValue("2026-11-22");
  await expect(addExpensePage.amount()).toHaveValue("125");
  await addExpensePage.box().fill("");
  await expect
    .poll(addExpensePage.values)
    .toEqual(["", "", "Chai with Asha", "125"]);
});

test("a typed expense stays in the form, and the text fills it after that or on request", async ({
  page,
  addExpensePage,
  request,
}) => {
  await addExpensePage.fill({
    date: "2026-11-21",
    category: "others",
    description: "Rent",
    amount: "5000",
  });
  const typed = await addExpensePage.values();
  await addExpensePage.box().fill("12 chai");
  await expect(addExpensePage.outcome()).toContainText(
    "The form keeps what you typed.",
  );
  expect(await addExpensePage.values()).toEqual(typed);
  await expectAccessible(page);
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  await expect(addExpensePage.box()).toHaveValue("12 chai");
  await expect(addExpensePage.description()).toHaveValue("chai");
  await addExpensePage.box().fill("");
  await addExpensePage.amount().fill("7");
  await addExpensePage.box().fill("40 metro kal");
  await page.getByRole("button", { name: "Use this instead" }).click();
  await expect
    .poll(addExpensePage.values)
    .toEqual(["2026-11-21", "travel", "metro", "40"]);
  expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
  await expect(addExpensePage.box()).toHaveValue("");
  expect(await (await request.get("/api/show")).json()).toHaveLength(2);
});

test("the text is neither stored nor sent", async ({
  page,
  addExpensePage,
}) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ""}`),
  );
  await addExpensePage.box().fill("120 chai yesterday #food");
  await expect(addExpensePage.amount()).toHaveValue("120");
  await addExpensePage.submitAndReadAlert();
  expect(sent.filter((text) => text.includes("/api/add"))).toHaveLength(1);
  await addExpensePage.box().fill("77 samosa #food");
  await expect(addExpensePage.amount()).toHaveValue("77");
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }]),
  );
  for (const text of [...sent, stored]) {
    expect(text).not.toContain("yesterday");
    expect(text).not.toContain("#food");
  }
});

test("the parsers are loaded when the box gets the focus", async ({
  page,
  addExpensePage,
}) => {
  const scripts: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "script") scripts.push(request.url());
  });
  await page.waitForLoadState("networkidle");
  const before = scripts.length;
  await addExpensePage.box().focus();
  await expect.poll(() => scripts.length).toBeGreaterThan(before);
});

test("text that cannot be read, because the parsers cannot be loaded, says so", async ({
  page,
  addExpensePage,
  expectConsole,
}) => {
  expectConsole(/cannot be read/);
  expectConsole(/ERR_FAILED/);
  await page.waitForLoadState("networkidle");
  await page.route("**/*.js", (route) => route.abort());
  await addExpensePage.box().fill("120 chai");
  await expect(page.getByText("check your connection").first()).toBeVisible();
  expect(await addExpensePage.values()).toEqual(EMPTY);
});

test.describe("several lines", () => {
  const TEXT = "12 chai\n40 metro kal\n30 xerox\n55 qwerty";

  test("are checked and added one after the other", async ({
    addExpensePage,
    request,
  }) => {
    await addExpensePage.box().fill(TEXT);
    const lines = addExpensePage.lines().getByRole("button");
    await expect(lines).toHaveCount(4);
    await expect(addExpensePage.description()).toHaveValue("chai");
    await lines.nth(1).click();
    await expect(addExpensePage.description()).toHaveValue("metro");
    await expect(addExpensePage.date()).toHaveValue("2026-11-21");
    expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
    await expect(lines).toHaveCount(3);
    await expect(addExpensePage.description()).toHaveValue("chai");
    await expect(addExpensePage.submit()).toBeFocused();
    expect(await addExpensePage.submitAndReadAlert()).toBe(SUCCESS);
    await expect(addExpensePage.description()).toHaveValue("xerox");
    await expect(addExpensePage.box()).toHaveValue("30 xerox\n55 qwerty");
    expect(await (await request.get("/api/show")).json()).toHaveLength(2);
  });

  test("are all added besides what was typed before, and all taken back by one Undo", async ({
    page,
    addExpensePage,
    request,
  }) => {
    await addExpensePage.amount().fill("5000");
    await addExpensePage.description().fill("Rent");
    await addExpensePage.box().fill("12 chai\n40 metro kal");
    await expect(addExpensePage.lines().getByRole("button")).toHaveCount(2);
    await expect(
      addExpensePage.lines().getByRole("button", { pressed: true }),
    ).toHaveCount(0);
    const addAll = page.getByRole("button", { name: "Add all 2" });
    await addExpensePage.submitAndReadAlert(() => addAll.click());
    expect(await (await request.get("/api/show")).json()).toMatchObject([
      { description: "chai", amount: 12 },
      { description: "metro", amount: 40 },
    ]);
    expect(await addExpensePage.values()).toEqual(["", "", "Rent", "5000"]);
    await addExpensePage
      .lastAdded()
      .getByRole("button", { name: "Undo all 2" })
      .click();
    await expect(page.getByText("All 2 taken back")).toBeVisible();
    await expectAccessible(page);
    expect(await (await request.get("/api/show")).json()).toEqual([]);
    await page.reload();
    await expect(addExpensePage.description()).toHaveValue("Rent");
  });

  test("keep their corrections", async ({ page, addExpensePage, request }) => {
    await addExpensePage.box().fill("12 chai\n40 metro");
    const lines = addExpensePage.lines().getByRole("button");
    await expect(addExpensePage.amount()).toHaveValue("12");
    await addExpensePage.amount().fill("15");
    await expect(lines.nth(0)).toContainText("₹15");
    await lines.nth(1).click();
    await expect(addExpensePage.amount()).toHaveValue("40");
    const addAll = page.getByRole("button", { name: "Add all 2" });
    await addExpensePage.submitAndReadAlert(() => addAll.click());
    const added = await (await request.get("/api/show")).json();
    expect(
      added.map(({ amount }: { amount: number }) => amount).sort(),
    ).toEqual([15, 40]);
  });

  test("scroll in a box of a third of the screen", async ({
    page,
    addExpensePage,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await addExpensePage.box().fill("12 chai\n".repeat(60));
    await expect(addExpensePage.lines().getByRole("button")).toHaveCount(50);
    await expectAccessible(page);
    await expectNoOverflow(page);
    for (const part of [addExpensePage.lines(), addExpensePage.box()]) {
      const height = await part.evaluate(
        (element) =>
          (element instanceof HTMLTextAreaElement
            ? element.parentElement
            : element
          )?.getBoundingClientRect().height,
      );
      expect(height).toBeLessThanOrEqual(740 / 3 + 1);
    }
  });

  test("are added all at once, except those that are not complete", async ({
    page,
    addExpensePage,
    request,
  }) => {
    await addExpensePage.box().fill(TEXT);
    await expect(
      addExpensePage.lines().getByText("Choose a category"),
    ).toHaveCount(1);
    await expectAccessible(page);
    const addAll = page.getByRole("button", { name: "Add the 3 complete" });
    expect(await addExpensePage.submitAndReadAlert(() => addAll.click())).toBe(
      SUCCESS,
    );
    await expect(addExpensePage.box()).toHaveValue("55 qwerty");
    await expect
      .poll(addExpensePage.values)
      .toEqual(["2026-11-22", "", "qwerty", "55"]);
    expect(await (await request.get("/api/show")).json()).toHaveLength(3);
  });

  test("stay in the box from the one that could not be added", async ({
    page,
    addExpensePage,
    request,
    expectConsole,
  }) => {
    expectConsole(/could not be added/);
    expectConsole(/status of 503/);
    let posts = 0;
    await page.route("**/api/add", (route) => {
      posts += 1;
      return posts === 2 ? route.fulfill({ status: 503 }) : route.continue();
    });
    await addExpensePage.box().fill("12 chai\n40 metro\n30 xerox");
    const addAll = page.getByRole("button", { name: /^Add all/ });
    expect(await addExpensePage.submitAndReadAlert(() => addAll.click())).toBe(
      "❌ Something went wrong",
    );
    await expect(addExpensePage.box()).toHaveValue("40 metro\n30 xerox");
    expect(await addExpensePage.submitAndReadAlert(() => addAll.click())).toBe(
      SUCCESS,
    );
    await expect(addExpensePage.box()).toHaveValue("");
    expect(await addExpensePage.values()).toEqual(EMPTY);
    expect(await (await request.get("/api/show")).json()).toHaveLength(3);
  });
});

for (const width of [320, 360, 390, 1280])
  test(`the marked copy of a long text lies under it at ${width} px`, async ({
    page,
    addExpensePage,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await addExpensePage
      .box()
      .fill(`120 ${"samosa and chutney ".repeat(4)}yesterday`);
    await expect(addExpensePage.marks()).toHaveCount(2);
    await expectNoOverflow(page);
    await expectAccessible(page);
    const fits = await addExpensePage
      .box()
      .evaluate(
        (box: HTMLTextAreaElement) => box.scrollHeight <= box.offsetHeight,
      );
    expect(fits).toBe(true);
  });

test.describe("by touch", () => {
  test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

  test("a line is added, and its Undo is in sight", async ({
    page,
    addExpensePage,
    request,
  }) => {
    await addExpensePage.box().tap();
    await page.keyboard.type("2x15 xerox");
    await expect(addExpensePage.amount()).toHaveValue("30");
    expect(
      await addExpensePage.submitAndReadAlert(() =>
        addExpensePage.submit().tap(),
      ),
    ).toBe(SUCCESS);
    const undo = addExpensePage
      .lastAdded()
      .getByRole("button", { name: "Undo" });
    await expect(undo).toBeInViewport({ ratio: 1 });
    await undo.tap();
    await expect(page.getByText("Taken back")).toBeVisible();
    expect(await (await request.get("/api/show")).json()).toEqual([]);
  });
});
