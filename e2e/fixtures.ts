import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import AxeBuilder from "@axe-core/playwright";
import { type Page, test as base, expect } from "@playwright/test";
import Database from "better-sqlite3";
import { AddExpensePage } from "./pages/add-expense-page";
import { HomePage } from "./pages/home-page";
import { MyExpensesPage } from "./pages/my-expenses-page";
import { type Server, startServer } from "@/scripts/testing/start-server";

export { expect };

export type NewExpense = {
  date: string;
  category: string;
  description: string;
  amount: number | string;
};

export const lunch: NewExpense = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amount: 99.5,
};

/** For tests about motion, or about what it could disturb: see the configuration. */
export const withMotion = {
  contextOptions: { reducedMotion: "no-preference" },
} as const;

/** What the browser's own driver says of WebGL drawn in software. */
const GRAPHICS_DRIVER = /^\[\.WebGL-\w+\]GL Driver Message/;

type WorkerFixtures = { database: Database.Database; server: Server };
type Fixtures = {
  home: HomePage;
  myExpenses: MyExpensesPage;
  addExpensePage: AddExpensePage;
  /** Puts expenses into the store, the given fields over those of a lunch. */
  record: (...expenses: Partial<NewExpense>[]) => Promise<void>;
  /** Console output that this test is about; it must come, and any other fails the test. */
  allowConsole: (pattern: RegExp) => void;
  emptyStore: void;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  database: [
    async ({}, provide) => {
      const folder = mkdtempSync(join(tmpdir(), "expenses-e2e-"));
      const database = new Database(join(folder, "expenses.db"));
      await provide(database);
      database.close();
      rmSync(folder, { recursive: true });
    },
    { scope: "worker" },
  ],
  server: [
    async ({ database }, provide) => {
      const server = await startServer({ SQLITE_PATH: database.name });
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  // Deleted by another process, which the server has to notice. The health
  // request makes it handle first what the page of the last test has sent.
  emptyStore: [
    async ({ server, database }, provide) => {
      expect((await fetch(`${server.url}/api/health`)).ok).toBe(true);
      database.exec("DELETE FROM expenses");
      await provide();
    },
    { auto: true },
  ],
  allowConsole: [
    async ({ page }, provide) => {
      const output: string[] = [];
      const allowed: RegExp[] = [];
      page.on("pageerror", (error) => output.push(String(error)));
      page.on("console", (message) => {
        if (
          ["error", "warning"].includes(message.type()) &&
          !GRAPHICS_DRIVER.test(message.text())
        )
          output.push(message.text());
      });
      await provide((pattern) => void allowed.push(pattern));
      // The browser may say of a request that it failed after the page knows.
      for (const pattern of allowed)
        await expect
          .poll(() => output, "console output that was to come")
          .toContainEqual(expect.stringMatching(pattern));
      const unexpected = output.filter(
        (line) => !allowed.some((pattern) => pattern.test(line)),
      );
      expect(unexpected, "unexpected console output").toEqual([]);
    },
    { auto: true },
  ],
  record: async ({ request }, provide) =>
    provide(async (...expenses) => {
      for (const expense of expenses) {
        const response = await request.post("/api/add", {
          data: { ...lunch, ...expense },
        });
        expect(response.status()).toBe(201);
      }
    }),
  home: async ({ page }, provide) => provide(new HomePage(page)),
  myExpenses: async ({ page }, provide) => provide(new MyExpensesPage(page)),
  addExpensePage: async ({ page }, provide) =>
    provide(new AddExpensePage(page)),
});

/** No violation of WCAG 2.2 AA or of axe's best practices on the page as it stands. */
export async function expectAccessible(page: Page) {
  // Without a page of its own to put the results of frames together in, and
  // without the elements that pass: a third of the time, and the same rules.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ["violations"] })
    .withTags([
      "wcag2a",
      "wcag2aa",
      "wcag21a",
      "wcag21aa",
      "wcag22aa",
      "best-practice",
    ])
    .analyze();
  expect(
    violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.html),
    })),
  ).toEqual([]);
}

/** No sideways scrolling. */
export async function expectNoOverflow(page: Page) {
  const [content, window] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    document.documentElement.clientWidth,
  ]);
  expect(content).toBeLessThanOrEqual(window ?? 0);
}

/** Nothing has moved by itself since the page was opened. */
export async function expectNoShift(page: Page) {
  // A frame's shifts are recorded at its end.
  await passFrames(page, 2);
  const shifts = await page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: "layout-shift", buffered: true });
    return observer.takeRecords().map((entry) => entry.toJSON() as unknown);
  });
  expect(shifts).toEqual([]);
}

/** Resolves when the page has drawn that many more frames. */
export function passFrames(page: Page, count: number) {
  return page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const pass = (left: number) =>
          left > 0 ? requestAnimationFrame(() => pass(left - 1)) : resolve();
        pass(count);
      }),
    count,
  );
}

/** The script that moves the navigation, which comes after the first paint. */
export function waitForGsap(page: Page) {
  return page.waitForResponse(
    async (response) =>
      response.request().resourceType() === "script" &&
      (await response.text()).includes("_gsap"),
  );
}
