import { phonePePages } from "@/lib/testing/pdf/app-pages";
import { pdfFile } from "@/lib/testing/pdf/pdf-file";
import { phonePeRow } from "@/lib/testing/pdf/phonepe-rows";
import { expect, expectAccessible, test } from "../fixtures";
import { waitForLastScript } from "../wait-for-script";

// The limits have a margin, because the tests must also pass on a busy machine.
// The targets are 10 s and 50 ms: 360 ms were seen beside two other browsers.
const MAX_READ_MS = 20_000;
const MAX_TASK_MS = 600;

const ROWS_PER_PAGE = 9;

function longPdf(pages: number) {
  const rows = Array.from({ length: pages * ROWS_PER_PAGE }, (_, index) =>
    phonePeRow({
      title: `Paid to Shop ${String.fromCharCode(65 + (index % 26))}`,
      utr: String(412_345_000_000 + index),
    }),
  );
  const layout = { rowsPerPage: ROWS_PER_PAGE };
  return { name: "long.pdf", content: pdfFile(phonePePages(rows, layout)) };
}

declare global {
  interface Window {
    /** Of the tasks since the file was chosen. */
    longestTaskMs: number;
    chosenAt: number;
  }
}

test.describe.configure({ mode: "serial" });

test(
  "200 pages are read in seconds, without a long task of the page",
  { tag: "@long" },
  async ({ page, importPage }) => {
    await page.addInitScript(() => {
      Object.assign(window, { longestTaskMs: 0, chosenAt: Infinity });
      new PerformanceObserver((list) => {
        for (const { startTime, duration } of list.getEntries())
          if (startTime > window.chosenAt)
            window.longestTaskMs = Math.max(window.longestTaskMs, duration);
      }).observe({ type: "longtask" });
    });
    const lastScript = waitForLastScript(page);
    await importPage.goto();
    // The last script that the page loads by itself.
    await lastScript;
    await page.evaluate(() => {
      window.chosenAt = performance.now();
    });
    const file = longPdf(200);
    const start = performance.now();
    await importPage.choose(file);
    await expect(importPage.counts()).toContainText("1,800 rows", {
      timeout: MAX_READ_MS,
    });
    const readMs = performance.now() - start;
    const longestTaskMs = await page.evaluate(() => window.longestTaskMs);
    console.log(
      `200 pages: rows after ${Math.round(readMs)} ms, longest task ${Math.round(longestTaskMs)} ms`,
    );
    expect(readMs).toBeLessThan(MAX_READ_MS);
    expect(longestTaskMs).toBeLessThan(MAX_TASK_MS);
  },
);

test(
  "1,900 pages show their progress, and can be cancelled",
  { tag: "@long" },
  async ({ page, importPage }) => {
    await importPage.goto();
    await importPage.choose(longPdf(1900));
    await expect(
      importPage.main().getByRole("progressbar", { name: /long\.pdf/ }),
    ).toBeVisible();
    await expect(importPage.files()).toContainText(
      /Reading page [\d,]+ of 1,900…/,
    );
    await expectAccessible(page);
    await importPage.button("Cancel long.pdf").click();
    await expect(importPage.files()).toHaveCount(0);
    await expect.poll(() => page.workers().length).toBe(0);
    await expect(importPage.counts()).toHaveCount(0);
  },
);
