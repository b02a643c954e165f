import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { htmlTable } from "@/lib/testing/html-files";
import { activityPage, takeoutZip } from "@/lib/testing/takeout-files";
import { writeSparseZip } from "@/lib/testing/zip/sparse-zip";
import { zipFile } from "@/lib/testing/zip/zip-file";
import { deflatedPart } from "@/lib/testing/zip/zip-parts";
import { expect, expectAccessible, expectNoOverflow, test } from "../fixtures";
import { listLength } from "./statement-files";

const DATE = "Dec 6, 2025, 12:00:00\u202fPM GMT+05:30";
const METHOD = "using Bank Account XXXXXX1234";
const ACTIVITY = activityPage([
  {
    text: `Paid ₹100.00 to Chai Point ${METHOD}`,
    date: DATE,
    details: ["ABCDEFGH1234", "Completed"],
  },
  {
    text: `Paid ₹70.00 to Book Shop ${METHOD}`,
    date: DATE,
    details: ["ABCDEFGH1235", "Failed"],
  },
  {
    text: "Received ₹30.00 from Asha",
    date: DATE,
    details: ["ABCDEFGH1236", "Completed"],
  },
]);
const COUNTS = "3 rows: 1 new, 0 already here, 2 left out.";
const BANK = htmlTable([
  ["Txn Date", "Description", "Debit", "Credit", "Balance"],
  ["01 Sep 2026", "UPI/DR/412345678901/CHAI POINT/HDFC", "40.00", "", "960.00"],
  ["02 Sep 2026", "SALARY", "", "5,000.00", "5,960.00"],
]);

async function expectAccessibleAtBothWidths(page: Page) {
  await expectAccessible(page);
  await page.setViewportSize({ width: 375, height: 812 });
  await expectNoOverflow(page);
  await expectAccessible(page);
}

test("a Takeout of Google Pay is imported, and its page adds nothing after it", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  const others = {
    "Takeout/Google Pay/Google transactions/transactions_1.csv":
      Buffer.from("Time,Amount\n"),
  };
  await importPage.choose({
    name: "takeout.zip",
    content: takeoutZip(ACTIVITY, { others }),
  });
  await expect(importPage.counts()).toHaveText(COUNTS);
  await expect(importPage.files()).toContainText("Google Pay · 3 rows");
  await expect(importPage.files()).toContainText(
    "The purchases in transactions_1.csv were not read",
  );
  await expect(importPage.row("Book Shop")).toContainText(
    "Left out: failed payment",
  );
  await expectAccessibleAtBothWidths(page);
  await importPage.importAll();
  expect(await listLength(page)).toBe(1);
  await importPage.goto();
  await importPage.choose({ name: "My Activity.html", content: ACTIVITY });
  await expect(importPage.counts()).toHaveText(
    "3 rows: 0 new, 1 already here, 2 left out.",
  );
});

test("a Takeout of 250 MB is read soon", async ({ page, importPage }) => {
  const folder = mkdtempSync(join(tmpdir(), "takeout-e2e-"));
  const path = join(folder, "takeout.zip");
  writeSparseZip(path, {
    "Takeout/Google Photos/1.mp4": { emptyBytes: 150 * 1024 * 1024 },
    "Takeout/Google Pay/My Activity/My Activity.html": deflatedPart(
      Buffer.from(ACTIVITY),
    ),
    "Takeout/Google Photos/2.mp4": { emptyBytes: 100 * 1024 * 1024 },
  });
  await importPage.goto();
  const start = performance.now();
  await page.locator("input[type=file]").setInputFiles(path);
  await expect(importPage.counts()).toHaveText(COUNTS);
  console.log(
    `A Takeout of 250 MB: rows after ${Math.round(performance.now() - start)} ms`,
  );
  rmSync(folder, { recursive: true });
});

test("a web page called .xls is read, and a zip file with several says which", async ({
  page,
  importPage,
}) => {
  await importPage.goto();
  await importPage.choose({ name: "statement.xls", content: BANK });
  await expect(importPage.counts()).toHaveText(
    "2 rows: 1 new, 0 already here, 1 left out.",
  );
  const others = { "a.csv": Buffer.from(BANK), "b.csv": Buffer.from(BANK) };
  const zip = zipFile(others);
  await importPage.choose({ name: "two.zip", content: zip });
  await expect(importPage.files().getByRole("alert")).toHaveText(
    "This zip file has 2 files that may be statements: a.csv and b.csv. Unpack it, and choose one of them.",
  );
  await expectAccessibleAtBothWidths(page);
});

test("nothing in a web page runs or loads", async ({ page, importPage }) => {
  const requests: string[] = [];
  page.context().on("request", (request) => requests.push(request.url()));
  await page.addInitScript(() =>
    document.addEventListener("securitypolicyviolation", ({ blockedURI }) =>
      console.error(`blocked: ${blockedURI}`),
    ),
  );
  const attacks = [
    '<base href="http://attacker.test/">',
    '<meta http-equiv="refresh" content="0;url=http://attacker.test/">',
    '<link rel="stylesheet" href="http://attacker.test/a.css">',
    '<style>@import "http://attacker.test/b.css"; body { display: none }</style>',
    "<script>globalThis.attacked = 1</script>",
    '<script src="http://attacker.test/a.js"></script>',
    '<img src="http://attacker.test/a.png" onerror="globalThis.attacked = 1">',
    '<iframe src="http://attacker.test/" srcdoc="<script>top.attacked = 1</script>"></iframe>',
    '<svg onload="globalThis.attacked = 1"><image href="http://attacker.test/a.svg"/></svg>',
    '<object data="http://attacker.test/"></object>',
    '<form action="http://attacker.test/"><input autofocus onfocus="globalThis.attacked = 1">',
  ].join("");
  await importPage.goto();
  await importPage.choose(
    {
      name: "bank.html",
      content: `<html>${attacks}<body onload="globalThis.attacked = 1">${BANK.replaceAll("<td>", `<td>${attacks}`)}`,
    },
    {
      name: "My Activity.html",
      content: ACTIVITY.replace("Chai Point", "&lt;img src=x&gt;").replaceAll(
        "<br>",
        `${attacks}<br>`,
      ),
    },
  );
  await expect(importPage.counts()).toHaveText(
    "5 rows: 2 new, 0 already here, 3 left out.",
  );
  await importPage.importAll();
  await expect(page).toHaveURL("/import");
  expect(requests.filter((url) => url.includes("attacker.test"))).toEqual([]);
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});
