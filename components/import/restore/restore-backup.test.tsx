// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { listOf } from "@/lib/browser/api/list-ref";
import { readLearned, restoreLearned } from "@/lib/browser/import/learned";
import { backupFile } from "@/lib/domain/import/own-export/backup-file";
import type { Learned } from "@/lib/domain/import/statement";
import { planSchema } from "@/lib/domain/plan/plan-schema";
import { readExpenses } from "@/lib/domain/wire/read-expenses";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { fakeRemoteApi, REMOTE_API_URL } from "@/lib/testing/remote-api";
import { planJson } from "@/lib/testing/sample-plan";
import { savedFiles } from "@/lib/testing/saved-files";
import { importScreen } from "@/lib/testing/screens/import-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const OTHER = { allowance: null, budgets: { food: 100 }, recurring: [] };
const NO_PLAN = { ...OTHER, budgets: {} };
const QUESTION = { name: "Pocket money in the backup is different" };

const COME_ALONG = "The payees and columns that were learned come along.";

const question = () => screen.queryByRole("radiogroup", QUESTION);
const findQuestion = () => screen.findByRole("radiogroup", QUESTION);
const side = (name: RegExp) =>
  screen.getByRole<HTMLInputElement>("radio", { name });
const textOf = async ({ visitor }: Browser, path: string) =>
  (await visitor.send("GET", path)).text();

async function putPlan({ visitor }: Browser, plan: object) {
  const before = await visitor.send("GET", "/plan");
  const headers = { "if-match": before.headers.get("etag") ?? "" };
  await visitor.send("PUT", "/plan", { body: plan, headers });
}

const LEARNED: Learned = {
  payees: { CAFE: "travel" },
  wordings: { CAFE: "Chai" },
  columns: { '["When","What"]': { date: 0, description: 1 } },
};
const listRef = async ({ visitor }: Browser) =>
  listOf(await visitor.send("GET", "/show"));
const learned = async (browser: Browser) => readLearned(await listRef(browser));

/** Fills the list, its plan and what this browser has learned. */
async function fill(browser: Browser) {
  await browser.record({}, { description: "Tea" }, { date: "2026-01-07" });
  await putPlan(browser, planJson);
  restoreLearned(await listRef(browser), LEARNED);
}

/** Fills the list, and returns the backup that Your data would save. */
async function backUp(browser: Browser) {
  await fill(browser);
  const show: unknown = await browser.visitor.json("/show");
  const { expenses } = await readExpenses(show);
  const file = await backupFile(expenses, {
    plan: planSchema.parse(planJson),
    learned: LEARNED,
    createdAt: new Date(),
    hasOwnIds: true,
  });
  return { file: { name: "backup.json", content: await file.text() } };
}

/** An empty list, after the one before was erased. */
async function empty({ visitor }: Browser) {
  await visitor.send("DELETE", "/list");
  localStorage.clear();
}

it("restores the same list and plan in an empty list, with what was learned, and takes both back", async () => {
  const browser = await openBrowser({ lists: "private" });
  const { open, user, visitor } = browser;
  await fill(browser);
  const before = [
    await textOf(browser, "/show"),
    await textOf(browser, "/plan"),
  ];
  const { names, texts } = savedFiles();
  await open("/data");
  await yourData.press(user, "Download backup");
  await expect.poll(() => names).toHaveLength(1);
  const [name = "", content = ""] = [names[0], (await texts())[0]];
  expect(name).toMatch(/^campus-kharcha-backup-.*\.json$/);
  visitor.cookie = "";
  localStorage.clear();
  await open("/import");
  await importScreen.choose(user, { name, content });
  await importScreen.waitForCounts(
    "3 rows: 3 new, 0 already here, 0 left out.",
  );
  expect(await findQuestion()).toHaveTextContent("Keep mine: none");
  expect(
    side(/^Take the file’s: ₹6,000 a month, 2 budgets, 2 bills$/),
  ).toBeChecked();
  expect(screen.getByText(COME_ALONG)).toBeVisible();
  expect(await learned(browser)).not.toEqual(LEARNED);
  await importScreen.importAll(
    user,
    "3 expenses were added. Pocket money is that of the backup.",
  );
  expect(await learned(browser)).toEqual(LEARNED);
  expect([
    await textOf(browser, "/show"),
    await textOf(browser, "/plan"),
  ]).toEqual(before);
  await expect.poll(question).toBeNull();
  await user.click(importScreen.button("Undo import"));
  await importScreen.waitForOutcome(
    "3 expenses were removed. Pocket money is as before.",
  );
  expect(await visitor.json("/show")).toEqual([]);
  expect(await visitor.json("/plan")).toMatchObject({ allowance: null });
});

it("imports what was learned where the rows and pocket money are here already, without a question", async () => {
  const browser = await openBrowser();
  const { open, user, requests } = browser;
  const { file } = await backUp(browser);
  localStorage.clear();
  await open("/import");
  await importScreen.choose(user, file);
  await importScreen.waitForCounts("3 rows: 0 new, 3 already here");
  expect(screen.getByText(COME_ALONG)).toBeVisible();
  const button = await importScreen.findButton("Import what was learned");
  await expect
    .poll(() => button.getAttribute("aria-disabled"))
    .not.toBe("true");
  const sent = requests.length;
  await user.click(button);
  await importScreen.waitForOutcome("Payees and columns were added.");
  expect(question()).toBeNull();
  expect(await learned(browser)).toEqual(LEARNED);
  expect(screen.queryByText(COME_ALONG)).toBeNull();
  expect(requests.slice(sent).filter(({ method }) => method !== "GET")).toEqual(
    [],
  );
});

it("learns nothing from a backup of which nothing could be added", async () => {
  const browser = await openBrowser();
  const { open, user, respond, expectConsole } = browser;
  expectConsole(/The import has stopped/);
  const { file } = await backUp(browser);
  await empty(browser);
  await open("/import");
  await importScreen.choose(user, file);
  await importScreen.waitForCounts("3 rows: 3 new");
  await findQuestion();
  respond(({ path }) => {
    if (path === "/expenses/batch") throw new TypeError("Failed to fetch");
    return undefined;
  });
  await importScreen.importAll(user, "The import has stopped");
  expect(await learned(browser)).toEqual({
    payees: {},
    wordings: {},
    columns: {},
  });
});

it("saves and restores a list that has only pocket money", async () => {
  const browser = await openBrowser();
  const { open, user, visitor } = browser;
  await putPlan(browser, planJson);
  const { texts, names } = savedFiles();
  await open("/data");
  await yourData.press(user, "Download backup");
  await expect.poll(() => names).toHaveLength(1);
  expect(screen.queryByRole("button", { name: "Download CSV" })).toBeNull();
  await putPlan(browser, NO_PLAN);
  await open("/import");
  const content = (await texts())[0] ?? "";
  await importScreen.choose(user, { name: "backup.json", content });
  await findQuestion();
  await user.click(importScreen.button("Import pocket money"));
  await importScreen.waitForOutcome("Pocket money is that of the backup.");
  expect(await visitor.json("/plan")).toEqual(planJson);
});

it("keeps the pocket money of the list unless the file’s is chosen, also where no row is new", async () => {
  const browser = await openBrowser();
  const { open, user, visitor } = browser;
  const { file } = await backUp(browser);
  await putPlan(browser, OTHER);
  await open("/import");
  await importScreen.choose(user, file);
  await importScreen.waitForCounts("3 rows: 0 new, 3 already here");
  await findQuestion();
  expect(side(/^Keep mine: 1 budget$/)).toBeChecked();
  expect(importScreen.importButton()).toBeNull();
  await user.click(side(/^Take the file’s/));
  await user.click(importScreen.button("Import pocket money"));
  await importScreen.waitForOutcome("Pocket money is that of the backup.");
  expect(await visitor.json("/plan")).toEqual(planJson);
  await open("/data");
  const imports = await screen.findByRole("region", { name: "Imports" });
  expect(imports).toHaveTextContent(/pocket money/);
  await user.click(screen.getByRole("button", { name: /^Undo the import/ }));
  expect(await screen.findByText("Pocket money is as before.")).toBeVisible();
  expect(await visitor.json("/plan")).toEqual(OTHER);
});

it("asks again when another device has changed pocket money meanwhile", async () => {
  const browser = await openBrowser();
  const { open, user, visitor, expectConsole } = browser;
  expectConsole(/ PUT \/api\/plan 412: /);
  const { file } = await backUp(browser);
  await putPlan(browser, OTHER);
  await open("/import");
  await importScreen.choose(user, file);
  await findQuestion();
  await user.click(side(/^Take the file’s/));
  await putPlan(browser, { ...OTHER, budgets: { food: 1, travel: 2 } });
  await user.click(await importScreen.findButton("Import pocket money"));
  await importScreen.waitForOutcome("Choose again which to take.");
  await expect.poll(() => side(/^Keep mine: 2 budgets$/).checked).toBe(true);
  await user.click(side(/^Take the file’s/));
  await user.click(importScreen.button("Import pocket money"));
  await importScreen.waitForOutcome("Pocket money is that of the backup.");
  expect(await visitor.json("/plan")).toEqual(planJson);
});

it("asks nothing where the backup has no pocket money", async () => {
  const browser = await openBrowser();
  const { open, user } = browser;
  const { file } = await backUp(browser);
  const backup = JSON.parse(file.content) as object;
  const content = JSON.stringify({ ...backup, plan: NO_PLAN });
  await open("/import");
  await importScreen.choose(user, { ...file, content });
  await importScreen.waitForCounts("3 rows: 0 new, 3 already here");
  await expect
    .poll(() => importScreen.bar().textContent)
    .toContain("There is nothing new to import.");
  expect(question()).toBeNull();
});

it("adds the rows where pocket money could not be compared, and compares it again", async () => {
  const browser = await openBrowser();
  const { open, user, respond, expectConsole, stored } = browser;
  expectConsole(/The plan could not be loaded/);
  const { file } = await backUp(browser);
  await empty(browser);
  const failing = respond(({ path }) =>
    path === "/plan" ? new Response(null, { status: 503 }) : undefined,
  );
  await open("/import");
  await importScreen.choose(user, file);
  expect(await screen.findByText(/could not be compared with/)).toBeVisible();
  failing.stop();
  await user.click(importScreen.button("Try again"));
  await findQuestion();
  await importScreen.importAll(user, "3 expenses were added.");
  expect(await stored()).toHaveLength(3);
});

it("adds the rows of a backup one by one to an external API, and has the plan in this browser", async () => {
  const browser = await openBrowser({
    environment: { NEXT_PUBLIC_API_HOST: REMOTE_API_URL },
  });
  const remote = fakeRemoteApi(browser);
  const expenses = ["Tea", "Bus", "Lunch"].map((description, index) => ({
    ...{ _id: `${index}`, date: "2026-01-05", category: "food" },
    ...{ description, amount: 20 },
  }));
  const content = JSON.stringify({
    ...{ version: 1, createdAt: "2026-11-26T10:00:00Z", expenses },
    ...{ plan: planJson, learned: { payees: {}, wordings: {}, columns: {} } },
  });
  await browser.open("/import");
  await importScreen.choose(browser.user, { name: "backup.json", content });
  expect(await screen.findByText(/takes them one by one/)).toBeVisible();
  await findQuestion();
  await importScreen.importAll(browser.user, "3 expenses were added.");
  expect(remote.rows).toHaveLength(3);
  expect(JSON.parse(localStorage.getItem("plan") ?? "")).toEqual(planJson);
});

it("says which part of a backup is damaged, and adds the others", async () => {
  const browser = await openBrowser();
  const { open, user } = browser;
  const { file } = await backUp(browser);
  await empty(browser);
  const content = file.content.replace('"carryOver":true', '"carryOver":"?"');
  await open("/import");
  await importScreen.choose(user, { ...file, content });
  expect(
    await screen.findByText(/^Pocket money in this backup cannot be read/),
  ).toBeVisible();
  await importScreen.importAll(user, "3 expenses were added.");
});

it("makes no backup without the plan, and says so", async () => {
  const { record, open, user, respond, expectConsole } = await openBrowser();
  expectConsole(/The file could not be made/);
  await record({});
  respond(({ path }) =>
    path === "/plan" ? new Response(null, { status: 503 }) : undefined,
  );
  const { names } = savedFiles();
  await open("/data");
  await yourData.press(user, "Download backup");
  expect(
    await screen.findByText(/^The backup could not be made/),
  ).toBeVisible();
  expect(names).toEqual([]);
});
