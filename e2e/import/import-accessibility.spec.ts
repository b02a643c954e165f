import type { Page } from "@playwright/test";
import { focusedElement } from "../accessibility/focused-element";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { delayResponse, holdNextRequest } from "../held-requests";
import {
  JANUARY,
  listLength,
  longStatement,
  statement,
} from "./statement-files";

async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  for (const width of [768, 375, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page);
}

// The network may end while other screens are prefetched, or before the animation is loaded.
test.use({
  ignoredOutput: /ERR_INTERNET_DISCONNECTED|The navigation animation/,
});

test.describe("axe finds no violation at 1280 and 375 px on Import", () => {
  test("without files", async ({ page, importPage }) => {
    await importPage.goto();
    await expectAccessibleAtBothWidths(page);
  });

  test("with rows of every state, and questions", async ({
    page,
    importPage,
  }) => {
    await importPage.goto();
    await importPage.choose(JANUARY);
    await importPage.importAll();
    await importPage.drop(
      statement(
        [
          { date: "03/04/2026", to: "x".repeat(300), out: "1,00,00,000.00" },
          { date: "04/04/2026", to: "Salary", in: "20.00" },
        ],
        `${"long-name-".repeat(20)}.csv`,
      ),
      { name: "a.pdf", content: "%PDF-1.7" },
    );
    await expect(importPage.files().getByRole("alert")).toBeVisible();
    await expect(importPage.counts()).toContainText("6 rows: 1 new");
    await importPage.files().getByText("Columns").first().click();
    await expectAccessibleAtBothWidths(page);
  });

  test("while storing, and after it", async ({ page, importPage }) => {
    await importPage.goto();
    await importPage.choose(JANUARY);
    await expect(importPage.counts()).toContainText("3 new");
    const release = await holdNextRequest(
      page,
      "**/api/expenses/batch",
      delayResponse,
    );
    await importPage.importButton().click();
    await expect(importPage.main().getByRole("progressbar")).toBeVisible();
    await expectAccessible(page);
    release();
    await expect(importPage.outcome()).toContainText("3 expenses were added.");
    await expectAccessibleAtBothWidths(page);
  });

  test("with imports on Your data", async ({ page, importPage, yourData }) => {
    await importPage.goto();
    await importPage.choose(JANUARY);
    await importPage.importAll();
    await yourData.goto();
    const undo = yourData.section("Imports").getByRole("button");
    await expect(undo).not.toHaveAttribute("aria-disabled", "true");
    await expectAccessibleAtBothWidths(page);
    await page.context().setOffline(true);
    await expect(undo).toHaveAttribute("aria-disabled", "true");
    await expect(undo).toHaveAccessibleDescription(/needs the network/);
    await undo.press("Enter");
    await expectAccessibleAtBothWidths(page);
    await page.context().setOffline(false);
    expect(await listLength(page)).toBe(3);
  });
});

test("an import and its undo need the keyboard only", async ({
  page,
  importPage,
}) => {
  // First, because the browser may handle the key before Playwright listens.
  const choosing = page.waitForEvent("filechooser");
  await importPage.goto();
  await importPage.button("Choose files").focus();
  await page.keyboard.press("Enter");
  await (
    await choosing
  ).setFiles({
    name: JANUARY.name,
    mimeType: "text/csv",
    buffer: Buffer.from(JANUARY.content),
  });
  const first = importPage.newRow("Book Shop");
  await expect(first).toBeVisible();
  await importPage.show("Left out").focus();
  const checkbox = first.getByRole("checkbox");
  await tabTo(page, checkbox);
  await page.keyboard.press("Space");
  await expect(checkbox).not.toBeChecked();
  await page.keyboard.press("Space");
  await page.keyboard.press("Tab");
  await expect(first.getByRole("combobox")).toBeFocused();
  await page.keyboard.press("t");
  await expect(first.getByRole("combobox")).toHaveValue("travel");
  await page.keyboard.press("Tab");
  await expect(first.getByRole("textbox")).toBeFocused();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type("Books");
  await tabTo(page, importPage.importButton());
  await page.keyboard.press("Enter");
  await expect(importPage.outcome()).toContainText("3 expenses were added.");
  await tabTo(page, importPage.button("Undo import"));
  await page.keyboard.press("Enter");
  await expect(importPage.outcome()).toContainText("3 expenses were removed.");
  expect(await listLength(page)).toBe(0);
});

for (const [what, viewport] of [
  ["a wide screen", { width: 1280, height: 720 }],
  ["a phone", { width: 375, height: 812 }],
] as const)
  test(`on ${what}, the header and the Import button never cover the focused element`, async ({
    page,
    importPage,
  }) => {
    await page.setViewportSize(viewport);
    await importPage.goto();
    await importPage.choose(longStatement(30));
    await expect(importPage.counts()).toContainText("30 new");
    await importPage.show("New").focus();
    const hidden: string[] = [];
    for (const key of [...Array<string>(90).fill("Tab"), "Shift+Tab"]) {
      await page.keyboard.press(key);
      const { name, isVisible } = await focusedElement(page);
      if (!isVisible) hidden.push(name);
    }
    expect(hidden, "focused but hidden").toEqual([]);
  });

test("in forced colours, the pressed filter and the progress are visible", async ({
  page,
  importPage,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  await importPage.goto();
  await importPage.choose(JANUARY);
  await expect(importPage.counts()).toContainText("3 new");
  const borderOf = (name: string) =>
    importPage
      .show(name)
      .evaluate((button) => getComputedStyle(button).borderTopColor);
  expect(await borderOf("All")).not.toBe(await borderOf("New"));
  const release = await holdNextRequest(
    page,
    "**/api/expenses/batch",
    delayResponse,
  );
  await importPage.importButton().click();
  await expect(importPage.main().getByRole("progressbar")).toHaveCSS(
    "border-top-width",
    "1px",
  );
  release();
  await expect(importPage.outcome()).toContainText("3 expenses were added.");
});

/** Presses Tab until the element has the focus. */
async function tabTo(
  page: Page,
  element: {
    evaluate: (isActive: (e: Element) => boolean) => Promise<boolean>;
  },
) {
  for (let presses = 0; presses < 40; presses += 1) {
    if (await element.evaluate((e) => e === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error("The element is not in the tab order.");
}
