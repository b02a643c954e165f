import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { htmlTable } from "@/lib/testing/html-files";
import { phonePePages } from "@/lib/testing/pdf/app-pages";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import { PHONEPE_PAYMENTS, phonePeRow } from "@/lib/testing/pdf/phonepe-rows";
import { xlsxFile } from "@/lib/testing/statement-files";
import { activityPage } from "@/lib/testing/takeout-files";
import { writeSparseZip } from "@/lib/testing/zip/sparse-zip";
import { deflatedPart } from "@/lib/testing/zip/zip-parts";
import { expect, test } from "../fixtures";
import { listLength, statement } from "./statement-files";

const PASSWORD = "9812300001";
const MEGABYTE = 1024 * 1024;

const ACTIVITY = activityPage([
  {
    text: "Paid ₹100.00 to Chai Point using Bank Account XXXXXX1234",
    date: "Dec 6, 2025, 12:00:00\u202fPM GMT+05:30",
    details: ["ABCDEFGH1234", "Completed"],
  },
]);
const BANK = htmlTable([
  ["Txn Date", "Description", "Debit", "Credit", "Balance"],
  ["01 Sep 2026", "UPI/DR/412345678901/CHAI POINT/HDFC", "40.00", "", "960.00"],
]);
/** 5 rows, and 3 of them money out. */
const LOCKED_PDF = pdfFile(phonePePages(PHONEPE_PAYMENTS.map(phonePeRow)), {
  encryption: { method: "aes-256", password: PASSWORD },
});

test("the worker reads files of every kind: web page, Takeout of 250 MB, locked PDF and locked spreadsheet", async ({
  page,
  importPage,
}) => {
  const sheet = [
    ["Date", "Description", "Amount"],
    ["13/10/2026", "Chai", 20],
  ];
  const folder = mkdtempSync(join(tmpdir(), "takeout-e2e-"));
  const takeout = join(folder, "takeout.zip");
  writeSparseZip(takeout, {
    "Takeout/Google Photos/1.mp4": { emptyBytes: 150 * MEGABYTE },
    "Takeout/Google Pay/My Activity/My Activity.html": deflatedPart(
      Buffer.from(ACTIVITY),
    ),
    "Takeout/Google Photos/2.mp4": { emptyBytes: 100 * MEGABYTE },
  });
  await importPage.goto();
  await importPage.choose({ name: "statement.xls", content: BANK });
  await expect(importPage.counts()).toContainText("1 row: 1 new");
  await page.locator("input[type=file]").setInputFiles(takeout);
  await expect(importPage.counts()).toContainText("2 rows: 2 new");
  rmSync(folder, { recursive: true });

  const open = async () => {
    await importPage.password().fill(PASSWORD);
    await importPage.button("Open").click();
  };
  await importPage.choose({ name: "locked.pdf", content: LOCKED_PDF });
  await open();
  await expect(importPage.counts()).toContainText("7 rows: 5 new");
  await importPage.choose({
    name: "bank.xlsx",
    content: await xlsxFile({ A: sheet }, PASSWORD),
  });
  await open();
  await expect(importPage.counts()).toContainText("8 rows: 6 new");
  await importPage.importAll();
  expect(await listLength(page)).toBe(6);
});

test("nothing in a file runs or loads", async ({ page, importPage }) => {
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
  const to = `<img src=x onerror="globalThis.attacked = 1">`;
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
    statement(
      [
        { to, out: "20.00" },
        { to: `In ${to}`, in: "5.00" },
      ],
      `${to}.csv`,
    ),
  );
  await expect(importPage.counts()).toHaveText(
    "4 rows: 3 new, 0 already here, 1 left out.",
  );
  await expect(importPage.files()).toContainText(to);
  await importPage.importAll();
  await expect(page).toHaveURL("/import");
  expect(requests.filter((url) => url.includes("attacker.test"))).toEqual([]);
  expect(await page.evaluate(() => "attacked" in window)).toBe(false);
  await expect(page.locator("img[src=x]")).toHaveCount(0);
});
