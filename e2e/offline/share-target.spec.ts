import type { Page } from "@playwright/test";
import { countRecords } from "../count-records";
import { expect, expectAccessible, test, withServiceWorker } from "../fixtures";
import { JANUARY } from "../import/statement-files";
import { NO_NETWORK, waitForExpensesCopy } from "../outbox/offline-page";
import type { TestFile } from "../pages/import-page";
import { openWithServiceWorker } from "./service-worker";

const MESSAGE =
  "Rs.250.00 debited from A/c XX1234 on 05-01-26 to Tea Stall. UPI Ref 512345678901.";

type Share = {
  text?: string;
  files?: TestFile[];
};

/** Posts what the browser posts for a share of another app. */
async function share(page: Page, share: Share) {
  await page.evaluate(({ files = [], ...fields }) => {
    const form = document.createElement("form");
    form.method = "post";
    form.action = "/share";
    form.enctype = "multipart/form-data";
    for (const [name, value] of Object.entries(fields)) {
      const field = document.createElement("input");
      field.name = name;
      field.value = value;
      form.append(field);
    }
    const transfer = new DataTransfer();
    for (const { name, content } of files)
      transfer.items.add(new File([content], name));
    const field = document.createElement("input");
    field.type = "file";
    field.name = "files";
    field.multiple = true;
    field.files = transfer.files;
    form.append(field);
    document.body.append(form);
    form.submit();
  }, share);
}

/** The number of shares that no page has taken. */
function storedShares(page: Page): Promise<number> {
  return countRecords(page, "shared", "contents");
}

test.use({ ...withServiceWorker, ignoredOutput: NO_NETWORK });

test("a shared message fills the form once, without its text in the URL or a request", async ({
  page,
  addExpensePage,
}) => {
  await openWithServiceWorker(page, "/");
  const requests: string[] = [];
  page.on("request", (request) => {
    if (!request.serviceWorker())
      requests.push(`${request.url()} ${request.postData() ?? ""}`);
  });
  await share(page, { text: MESSAGE });
  await expect(addExpensePage.box()).toHaveValue(MESSAGE);
  await expect(page).toHaveURL(/\/add$/);
  await expect
    .poll(addExpensePage.values)
    .toEqual(["2026-01-05", expect.anything(), "Tea Stall", "250"]);
  expect(
    requests.filter(
      (request) =>
        request.includes("512345678901") && !/\/share /.test(request),
    ),
  ).toEqual([]);
  await page.reload();
  await expect(addExpensePage.submit()).toBeEnabled();
  await expect(addExpensePage.box()).toHaveValue("");
  expect(await storedShares(page)).toBe(0);
});

test("a file that is shared without a network is read when it is back", async ({
  page,
  context,
  myExpenses,
  importPage,
}) => {
  // The import screen needs the copy of the list.
  await openWithServiceWorker(page, "/show");
  await expect(myExpenses.emptyMessage()).toBeVisible();
  await waitForExpensesCopy(page);
  await context.setOffline(true);
  await share(page, { text: "A caption", files: [JANUARY] });
  const waiting = page.getByText(/^What was shared is kept on this device/);
  await expect(waiting).toBeVisible();
  await expectAccessible(page);
  await page.reload();
  await expect(waiting).toBeVisible();
  expect(await storedShares(page)).toBe(1);
  await context.setOffline(false);
  await expect(importPage.counts()).toHaveText(
    "4 rows: 3 new, 0 already here, 1 left out.",
  );
  await expect(page).toHaveURL(/\/import$/);
  await expect.poll(() => storedShares(page)).toBe(0);
});
