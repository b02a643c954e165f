import type { Page } from "@playwright/test";
import { countRecords } from "../count-records";
import { expect, expectAccessible, test, withServiceWorker } from "../fixtures";
import { JANUARY } from "../import/statement-files";
import { NO_NETWORK, waitForListCopy } from "../outbox/offline-page";
import type { TestFile } from "../pages/import-page";
import { waitForServiceWorker } from "./service-worker";

const MESSAGE =
  "Rs.250.00 debited from A/c XX1234 on 05-01-26 to Tea Stall. UPI Ref 512345678901.";
const MEGABYTE = 1024 * 1024;

type Share = {
  text?: string;
  title?: string;
  url?: string;
  files?: TestFile[];
  /** The size of a further file. */
  fileBytes?: number;
};

/** Posts what the browser posts for a share of another app. */
async function share(page: Page, share: Share) {
  await page.evaluate(({ files = [], fileBytes, ...fields }) => {
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
    if (fileBytes)
      transfer.items.add(new File([new Uint8Array(fileBytes)], "large.csv"));
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

test.describe("with the service worker", () => {
  test.use(withServiceWorker);
  test.beforeEach(async ({ page }) => {
    await page.goto("/");
    await waitForServiceWorker(page);
  });

  test("a shared message fills the form, without its text in the URL or a request", async ({
    page,
    addExpensePage,
  }) => {
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
    await expectAccessible(page);
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

  test("the title and address of a page are taken when there is no text", async ({
    page,
    addExpensePage,
  }) => {
    await share(page, { title: "A shop", url: "https://shop.example/" });
    await expect(addExpensePage.box()).toHaveValue(
      "A shop https://shop.example/",
    );
  });

  test("a shared file is shown in the preview of the import", async ({
    page,
    importPage,
  }) => {
    await share(page, { text: "A caption", files: [JANUARY] });
    await expect(importPage.counts()).toHaveText(
      "4 rows: 3 new, 0 already here, 1 left out.",
    );
    await expect(page).toHaveURL(/\/import$/);
    expect(await storedShares(page)).toBe(0);
  });

  test("a file that is shared without a network is read when it is back", async ({
    page,
    context,
    myExpenses,
    importPage,
    expectConsole,
  }) => {
    expectConsole(NO_NETWORK);
    // The import screen needs the copy of the list.
    await myExpenses.goto();
    await expect(myExpenses.emptyMessage()).toBeVisible();
    await waitForListCopy(page);
    await context.setOffline(true);
    await share(page, { files: [JANUARY] });
    await expect(
      page.getByText(/^What was shared is kept on this device/),
    ).toBeVisible();
    await expectAccessible(page);
    await page.reload();
    await expect(
      page.getByText(/^What was shared is kept on this device/),
    ).toBeVisible();
    expect(await storedShares(page)).toBe(1);
    await context.setOffline(false);
    await expect(importPage.counts()).toHaveText(
      "4 rows: 3 new, 0 already here, 1 left out.",
    );
    await expect.poll(() => storedShares(page)).toBe(0);
  });

  test("an earlier share that no page has taken does not come back", async ({
    page,
    addExpensePage,
  }) => {
    await page.evaluate(async () => {
      const body = new FormData();
      body.set("text", "An earlier message");
      await fetch("/share", { method: "POST", body });
    });
    await share(page, { text: MESSAGE });
    await expect(addExpensePage.box()).toHaveValue(MESSAGE);
    expect(await storedShares(page)).toBe(0);
    await page.goto("/add#shared");
    await page.reload();
    await expect(addExpensePage.submit()).toBeEnabled();
    await expect(page).toHaveURL(/\/add$/);
    await expect(addExpensePage.box()).toHaveValue("");
  });

  test("files that are too large are not stored, and the page says so", async ({
    page,
    importPage,
  }) => {
    await share(page, { fileBytes: 61 * MEGABYTE });
    await expect(
      page.getByRole("alert").filter({ hasText: "shared" }),
    ).toHaveText("The shared files did not arrive. Choose them here instead.");
    await expect(importPage.button("Choose files")).toBeVisible();
    await expectAccessible(page);
  });

  test("a malformed share opens Add Expense", async ({
    page,
    addExpensePage,
  }) => {
    const url = await page.evaluate(async () => {
      const response = await fetch("/share", {
        method: "POST",
        headers: { "content-type": "multipart/form-data; boundary=x" },
        body: "--y\r\nnonsense",
      });
      return response.url;
    });
    expect(new URL(url).pathname).toBe("/add");
    await share(page, {});
    await expect(page).toHaveURL(/\/add$/);
    await expect(addExpensePage.box()).toHaveValue("");
  });

  test("a share that no page has taken is removed with the list", async ({
    page,
    record,
    yourData,
  }) => {
    await record({});
    await page.evaluate(async (text) => {
      const body = new FormData();
      body.set("text", text);
      await fetch("/share", { method: "POST", body });
    }, MESSAGE);
    expect(await storedShares(page)).toBe(1);
    await page.goto("/data");
    await yourData.erase("1");
    await expect.poll(() => storedShares(page)).toBe(0);
  });
});

test("without the service worker, the server leads to Add Expense", async ({
  page,
  request,
  addExpensePage,
}) => {
  const response = await request.post("/share", {
    multipart: { text: MESSAGE },
    maxRedirects: 0,
  });
  expect(response.status()).toBe(303);
  expect(response.headers()).toMatchObject({
    location: "/add",
    "cache-control": "no-store",
  });
  await page.goto("/");
  await share(page, { text: MESSAGE });
  await expect(page).toHaveURL(/\/add$/);
  await expect(addExpensePage.submit()).toBeEnabled();
  await expect(addExpensePage.box()).toHaveValue("");
});
