import type { Page } from "@playwright/test";
import { phonePePages } from "@/lib/testing/pdf/app-pages";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import {
  PHONEPE_PAYMENTS,
  phonePeCsv,
  phonePeRow,
} from "@/lib/testing/pdf/phonepe-rows";
import { xlsxFile } from "@/lib/testing/statement-files";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { listLength, listText } from "./statement-files";

const PASSWORD = "9812300001";
const PAGES = phonePePages(PHONEPE_PAYMENTS.map(phonePeRow));
const PHONEPE = { name: "phonepe.pdf", content: pdfFile(PAGES) };
const LOCKED = {
  name: "locked.pdf",
  content: pdfFile(PAGES, {
    encryption: { method: "aes-256", password: PASSWORD },
  }),
};
const COUNTS = "5 rows: 3 new, 0 already here, 2 left out.";

async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  for (const width of [320, 375]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
}

test("a PDF and the CSV file of one period are one set of expenses", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose(PHONEPE);
  await expect(importPage.counts()).toHaveText(COUNTS);
  await expect(importPage.files()).toContainText("PhonePe · 5 rows");
  await importPage.importAll();
  expect(await listLength(page)).toBe(3);
  await importPage.goto();
  await importPage.choose({
    name: "phonepe.csv",
    content: phonePeCsv(PHONEPE_PAYMENTS),
  });
  await expect(importPage.counts()).toHaveText(
    "5 rows: 0 new, 3 already here, 2 left out.",
  );
});

test("a PDF asks for its password until one opens it, and no password is stored or sent", async ({
  page,
  importPage,
}) => {
  const sent: string[] = [];
  page.on("request", (request) =>
    sent.push(`${request.url()} ${request.postData() ?? ""}`),
  );
  await importPage.goto();
  await importPage.choose(LOCKED);
  const password = importPage.password();
  await expect(importPage.files().getByRole("alert")).toHaveText(
    "This file needs its password.",
  );
  await expect(password).toHaveAttribute("type", "password");
  await expect(password).toHaveAccessibleDescription(/phone number/);
  await password.fill("98123");
  await page.keyboard.press("Enter");
  await expect(importPage.files().getByRole("alert")).toHaveText(
    "This password does not open the file.",
  );
  await expect(password).toHaveAttribute("aria-invalid", "true");
  await expect(password).toBeFocused();
  await page.keyboard.type(PASSWORD);
  await importPage.button("Show password").click();
  await expect(password).toHaveValue(PASSWORD);
  await expect(password).toHaveAttribute("type", "text");
  await importPage.button("Open").click();
  await expect(importPage.counts()).toHaveText(COUNTS);
  await expect(password).toHaveCount(0);
  await importPage.importAll();
  expect(await listText(page)).not.toContain(PASSWORD);
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href]),
  );
  expect([...sent, stored].filter((text) => text.includes(PASSWORD))).toEqual(
    [],
  );
});

test("a spreadsheet asks for its password, too", async ({ importPage }) => {
  const content = await xlsxFile(
    {
      A: [
        ["Date", "Description", "Amount"],
        ["13/10/2026", "Chai", 20],
      ],
    },
    PASSWORD,
  );
  await importPage.goto();
  await importPage.choose({ name: "bank.xlsx", content });
  await importPage.password().fill(PASSWORD);
  await importPage.button("Open").click();
  await expect(importPage.counts()).toContainText("1 row: 1 new");
});

for (const [what, pages, message] of [
  ["scanned pages", [[]], /scan/],
  ["an unknown layout", [[{ x: 40, y: 40, text: "Dear student" }]], /layout/],
] as const)
  test(`a PDF with ${what} says what to download instead`, async ({
    page,
    importPage,
  }) => {
    await importPage.goto();
    await importPage.choose({ name: "a.pdf", content: pdfFile(pages) });
    const alert = importPage.files().getByRole("alert");
    await expect(alert).toHaveText(message);
    await expect(alert).toContainText("Download");
    expect(await listText(page)).toBe("[]");
  });

test.describe("axe finds no violation at 1280 and 375 px", () => {
  test("on the question for a password", async ({ page, importPage }) => {
    await importPage.goto();
    await importPage.choose(LOCKED);
    await importPage.password().fill("98123");
    await importPage.button("Open").click();
    await expect(importPage.password()).toHaveAttribute("aria-invalid", "true");
    await expectAccessibleAtBothWidths(page);
  });

  test("on a PDF that is a scan", async ({ page, importPage }) => {
    await importPage.goto();
    await importPage.choose({ name: "a.pdf", content: pdfFile([[]]) });
    await expect(importPage.files().getByRole("alert")).toHaveText(/scan/);
    await expectAccessibleAtBothWidths(page);
  });
});
