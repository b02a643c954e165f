import type { Page } from "@playwright/test";
import { phonePePages } from "@/lib/testing/pdf/app-pages";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import { PHONEPE_PAYMENTS, phonePeRow } from "@/lib/testing/pdf/phonepe-rows";
import { zipFile } from "@/lib/testing/zip/zip-file";
import { focusedElement } from "../accessibility/focused-element";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { delayResponse, holdNextRequest } from "../held-requests";
import {
  JANUARY,
  listLength,
  longStatement,
  statement,
} from "./statement-files";

const LOCKED = {
  name: "locked.pdf",
  content: pdfFile(phonePePages(PHONEPE_PAYMENTS.map(phonePeRow)), {
    encryption: { method: "aes-256", password: "9812300001" },
  }),
};
const TWO_STATEMENTS = {
  name: "two.zip",
  content: zipFile({
    "a.csv": Buffer.from(JANUARY.content),
    "b.csv": Buffer.from(JANUARY.content),
  }),
};

async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
}

async function expectAccessibleOnPhone(page: Page) {
  for (const width of [768, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(page);
  }
  await page.setViewportSize({ width: 375, height: 812 });
  await expectAccessible(page);
}

test("axe finds no violation at 1280 and 375 px with files of every state", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await expectAccessible(page);
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
  );
  const refusals = importPage.files().getByRole("alert");
  for (const file of [
    { name: "scan.pdf", content: pdfFile([[]]) },
    TWO_STATEMENTS,
    LOCKED,
  ])
    await importPage.choose(file);
  await importPage.password().fill("98123");
  await importPage.button("Open").click();
  await expect(importPage.password()).toHaveAttribute("aria-invalid", "true");
  await expect(refusals).toHaveCount(3);
  await expect(importPage.counts()).toContainText("6 rows: 1 new");
  await importPage.files().getByText("Columns").first().click();
  await expectAccessibleAtBothWidths(page);
});

test("axe finds no violation while storing, after it, and with imports on Your data, which cannot be taken back without the network", async ({
  page,
  importPage,
  yourData,
}) => {
  await importPage.goto();
  await importPage.choose(JANUARY);
  await expect(importPage.counts()).toContainText("3 new");
  const release = await holdNextRequest(
    page,
    "**/api/expenses/batch",
    delayResponse,
  );
  await importPage.importButton().click();
  const progress = importPage.main().getByRole("progressbar");
  await expect(progress).toBeVisible();
  await expectAccessible(page);
  await test.step("the pressed filter and the progress have borders", async () => {
    await page.emulateMedia({ forcedColors: "active" });
    const borderOf = (name: string) =>
      importPage
        .show(name)
        .evaluate((button) => getComputedStyle(button).borderTopColor);
    expect(await borderOf("All")).not.toBe(await borderOf("New"));
    await expect(progress).toHaveCSS("border-top-width", "1px");
    await page.emulateMedia({ forcedColors: "none" });
  });
  release();
  await expect(importPage.outcome()).toContainText("3 expenses were added.");
  await expectAccessibleOnPhone(page);

  await page.setViewportSize({ width: 1280, height: 812 });
  await yourData.goto();
  const undo = yourData.section("Imports").getByRole("button");
  await expect(undo).not.toHaveAttribute("aria-disabled", "true");
  await expectNoOverflow(page);
  await expectAccessible(page);
  // The page only hears that it is offline, so that none of its requests fails.
  await page.evaluate(() => {
    Object.defineProperty(navigator, "onLine", { value: false });
    dispatchEvent(new Event("offline"));
  });
  await expect(undo).toHaveAttribute("aria-disabled", "true");
  await expectAccessibleOnPhone(page);
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
  // Until the rows are compared with the list, the keys of the button do nothing.
  await expect(importPage.counts()).toContainText("3 new");
  const first = importPage.newRow("Book Shop");
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

test("the header and the Import button never cover the focused element, on a wide screen and a phone", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose(longStatement(10));
  await expect(importPage.counts()).toContainText("10 new");
  for (const viewport of [
    { width: 1280, height: 480 },
    { width: 375, height: 640 },
  ])
    await test.step(`${viewport.width} px`, async () => {
      await page.setViewportSize(viewport);
      await importPage.show("New").focus();
      const hidden: string[] = [];
      // The three controls of each row, and the button.
      const press = async (key: string) => {
        await page.keyboard.press(key);
        const { name, isVisible } = await focusedElement(page);
        if (!isVisible) hidden.push(name);
      };
      for (let presses = 0; presses < 31; presses += 1) await press("Tab");
      await expect(importPage.importButton()).toBeFocused();
      await press("Shift+Tab");
      expect(hidden, "focused but hidden").toEqual([]);
    });
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
