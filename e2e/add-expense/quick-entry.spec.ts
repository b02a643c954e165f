import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { failScript, waitForScript } from "../wait-for-script";

/** The parsers and the list of lines are loaded together. */
const LIST_SCRIPT = "Press a line to check it below.";

test("the parsers are loaded when the box gets the focus, and the box says when they cannot be loaded", async ({
  page,
  addExpensePage,
  expectConsole,
}) => {
  const loaded = waitForScript(page, LIST_SCRIPT);
  await addExpensePage.goto();
  await expect(addExpensePage.box()).toBeFocused();
  await loaded;

  expectConsole(/cannot be read/);
  expectConsole(/ERR_FAILED/);
  await failScript(page, LIST_SCRIPT);
  await page.reload();
  await expect(addExpensePage.box()).toBeEnabled();
  await addExpensePage.box().fill("120 chai");
  await expect(page.getByText("check your connection").first()).toBeVisible();
  expect(await addExpensePage.values()).toEqual(["", "", "", ""]);
  await page.unrouteAll({ behavior: "wait" });
});

test("the text of an address fills the form, and is in no request and not in the address any more", async ({
  page,
  addExpensePage,
}) => {
  const urls: string[] = [];
  page.on("request", (request) => urls.push(request.url()));
  const expectClean = async () =>
    expect(
      await page.evaluate(() => location.href + JSON.stringify(history.state)),
    ).not.toContain("text=");
  await page.goto("/add#text=120%20chai%20%23food");
  await expect(addExpensePage.box()).toHaveValue("120 chai #food");
  await expect(addExpensePage.amount()).toHaveValue("120");
  await expectClean();
  await page.evaluate(() => (location.hash = "#text=60%20auto"));
  await expect(addExpensePage.amount()).toHaveValue("60");
  await expectClean();
  expect(urls.filter((url) => /chai|auto/.test(url))).toEqual([]);
  await page.reload();
  await expect(addExpensePage.submit()).toBeEnabled();
  await expect(addExpensePage.box()).toHaveValue("");
});

test("the marked copy of a long text lies under it, and many lines scroll in a third of the screen", async ({
  page,
  addExpensePage,
}) => {
  await addExpensePage.goto();
  await expect(addExpensePage.box()).toBeEnabled();
  await addExpensePage
    .box()
    .fill(`120 ${"samosa and chutney ".repeat(4)}yesterday`);
  await expect(addExpensePage.marks()).toHaveText(["120", "yesterday"]);
  for (const width of [320, 390, 1280])
    await test.step(`at ${width} px`, async () => {
      await page.setViewportSize({ width, height: 740 });
      await expectNoOverflow(page);
      const fits = await addExpensePage
        .box()
        .evaluate(
          (box: HTMLTextAreaElement) => box.scrollHeight <= box.offsetHeight,
        );
      expect(fits).toBe(true);
    });

  await page.setViewportSize({ width: 360, height: 740 });
  await addExpensePage.box().fill(`55 qwerty\n${"12 chai\n".repeat(60)}`);
  await expect(addExpensePage.lines().getByRole("button")).toHaveCount(50);
  await expect(
    addExpensePage.lines().getByText("Choose a category"),
  ).toBeVisible();
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
  const lines = await addExpensePage.box().evaluate((box) => {
    const shown = box.parentElement?.getBoundingClientRect().height ?? 0;
    return shown / parseFloat(getComputedStyle(box).lineHeight);
  });
  expect(lines).toBe(7);
});
