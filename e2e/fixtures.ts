import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import {
  type BrowserContext,
  type Page,
  test as base,
  expect,
} from "@playwright/test";
import axe from "axe-core";
import Database from "better-sqlite3";
import { AddExpensePage } from "./pages/add-expense-page";
import { HomePage } from "./pages/home-page";
import { ImportPage } from "./pages/import-page";
import { MyExpensesPage } from "./pages/my-expenses-page";
import { type Device, openDevice } from "./pages/open-device";
import {
  type ExpenseRequest,
  lunchRequest,
} from "@/lib/testing/sample-expenses";
import { YourDataPage } from "./pages/your-data-page";
import { type Server, startServer } from "@/scripts/testing/start-server";

export { expect };

/** Enables animations, which playwright.config.ts disables. */
export const withMotion = {
  contextOptions: { reducedMotion: "no-preference" },
} as const;

/** Allows the service worker, which playwright.config.ts blocks. */
export const withServiceWorker = { serviceWorkers: "allow" } as const;

const IGNORED_OUTPUT = [
  // The WebGL software renderer.
  /^\[\.WebGL-\w+\]GL Driver Message/,
  // Playwright, in place of the registration.
  /^Service Worker registration blocked by Playwright$/,
  // The registration comes last, when a test may have ended its server.
  /^The service worker could not be loaded\. TypeError: Failed to fetch/,
];

type WorkerFixtures = {
  /** The LISTS of the server. */
  lists: "one" | "private";
  database: Database.Database;
  server: Server;
};
export type Fixtures = {
  home: HomePage;
  myExpenses: MyExpensesPage;
  addExpensePage: AddExpensePage;
  yourData: YourDataPage;
  importPage: ImportPage;
  /** Another browser, which has no list. */
  phone: Device;
  /** Adds expenses through the API, to the list of the browser. Fields that are left out come from `lunchRequest`. */
  record: (...expenses: Partial<ExpenseRequest>[]) => Promise<void>;
  /** Expects matching console output. Any other error or warning fails the test. */
  expectConsole: (pattern: RegExp) => void;
  /**
   * Expects no layout shift since the page was opened, except one under a hundredth of
   * what counts as good: a busy browser may paint a control whose HTML is parsed in part.
   */
  expectNoShift: () => Promise<void>;
  /** Console output of this kind may occur. */
  ignoredOutput: RegExp | undefined;
  emptyStore: void;
};

export const test = base.extend<Fixtures, WorkerFixtures>({
  lists: ["one", { option: true, scope: "worker" }],
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
    async ({ database, lists }, provide) => {
      const server = await startServer({
        SQLITE_PATH: database.name,
        LISTS: lists,
      });
      await provide(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, provide) => provide(server.url),
  // Rows are deleted directly in the file. The health request makes the server
  // first finish the requests from the page of the previous test.
  emptyStore: [
    async ({ server, database }, provide) => {
      expect((await fetch(`${server.url}/api/health`)).ok).toBe(true);
      database.exec(
        "DELETE FROM expenses; DELETE FROM plans; DELETE FROM lists WHERE list <> x''; UPDATE lists SET list_no = 1",
      );
      await provide();
    },
    { auto: true },
  ],
  ignoredOutput: [undefined, { option: true }],
  expectConsole: [
    async ({ context, ignoredOutput }, provide) => {
      const output: string[] = [];
      const expected: RegExp[] = [];
      const describeSource = watchInitiators(context);
      context.on("weberror", (error) => output.push(String(error.error())));
      context.on("console", (message) => {
        if (
          ["error", "warning"].includes(message.type()) &&
          ![...IGNORED_OUTPUT, ignoredOutput].some((pattern) =>
            pattern?.test(message.text()),
          )
        )
          output.push(message.text() + describeSource(message.location().url));
      });
      await provide((pattern) => void expected.push(pattern));
      // The browser may log a failed request after the page has handled it.
      for (const pattern of expected)
        await expect
          .poll(() => output, "expected console output")
          .toContainEqual(expect.stringMatching(pattern));
      const unexpected = output.filter(
        (line) => !expected.some((pattern) => pattern.test(line)),
      );
      expect(unexpected, "unexpected console output").toEqual([]);
    },
    { auto: true },
  ],
  expectNoShift: async ({ page }, provide) => {
    await blockFonts(page);
    // Draws nothing before the HTML is whole: a row is narrower before its last element.
    await page.addInitScript(() => {
      const hidden = new CSSStyleSheet();
      hidden.replaceSync(":root { visibility: hidden }");
      document.adoptedStyleSheets.push(hidden);
      document.addEventListener("DOMContentLoaded", () =>
        document.adoptedStyleSheets.pop(),
      );
    });
    await provide(async () => {
      // The shifts of a frame are recorded at its end.
      await waitForFrames(page, 2);
      const shifts = await page.evaluate(() => {
        const observer = new PerformanceObserver(() => {});
        observer.observe({ type: "layout-shift", buffered: true });
        return observer
          .takeRecords()
          .map((entry) => entry.toJSON() as { value: number })
          .filter(({ value }) => value >= 0.001);
      });
      expect(shifts).toEqual([]);
    });
  },
  record: async ({ context }, provide) =>
    provide(async (...expenses) => {
      for (const expense of expenses) {
        const response = await context.request.post("/api/add", {
          ...ON_IDLE_CONNECTION,
          data: { ...lunchRequest, ...expense },
        });
        expect(response.status()).toBe(201);
      }
    }),
  home: async ({ page }, provide) => provide(new HomePage(page)),
  myExpenses: async ({ page }, provide) => provide(new MyExpensesPage(page)),
  addExpensePage: async ({ page }, provide) =>
    provide(new AddExpensePage(page)),
  yourData: async ({ page }, provide) => provide(new YourDataPage(page)),
  importPage: async ({ page }, provide) => provide(new ImportPage(page)),
  phone: async ({ browser, baseURL }, provide) => {
    const phone = await openDevice(browser, baseURL);
    await provide(phone);
    await phone.close();
  },
});

/** A font that arrives after the first paint shifts its text, which depends on the load of the machine. */
export async function blockFonts(page: Page) {
  await page.route("**/*.woff2", (route) => route.abort("aborted"));
}

/** Returns a function that describes which file was requested, and by what. */
function watchInitiators(context: BrowserContext) {
  const initiators = new Map<string, string>();
  context.on("request", (request) => {
    // Neither a navigation nor a request of the service worker has a frame.
    const source =
      request.serviceWorker()?.url() ??
      (request.isNavigationRequest() ? "a navigation" : request.frame().url());
    initiators.set(request.url(), `${request.resourceType()} of ${source}`);
  });
  return (url: string) =>
    // The browser requests its icon without an event.
    url && ` (${url}, ${initiators.get(url) ?? "requested by the browser"})`;
}

/** Expects no violation of WCAG 2.2 AA or of the best practices of axe, and enough contrast also in the light theme. */
export async function expectAccessible(page: Page) {
  await expectNoViolation(page, {
    type: "tag",
    values: [
      "wcag2a",
      "wcag2aa",
      "wcag21a",
      "wcag21aa",
      "wcag22aa",
      "best-practice",
    ],
  });
  await showTheme(page, "light");
  await expectNoViolation(page, { type: "rule", values: ["color-contrast"] });
  await showTheme(page, "dark");
}

/** As `expectAccessible`, on a phone. For cards and dialogs, which have the same layout at every width. */
export async function expectAccessibleOnPhone(page: Page) {
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 812 });
    await expectNoOverflow(page);
  }
  await expectAccessible(page);
}

/** As `expectAccessible`, on a computer and on a phone. */
export async function expectAccessibleAtBothWidths(page: Page) {
  await page.setViewportSize({ width: 1280, height: 812 });
  await expectAccessible(page);
  await expectAccessibleOnPhone(page);
}

/**
 * Chooses the theme as another tab does, and ends the transitions of colours. What is
 * mounted later applies the stored theme again.
 */
function showTheme(page: Page, theme: "light" | "dark") {
  return page.evaluate((theme) => {
    localStorage.setItem("theme", theme);
    dispatchEvent(new StorageEvent("storage", { key: "theme" }));
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish();
  }, theme);
}

async function expectNoViolation(page: Page, runOnly: axe.RunOnly) {
  if (!(await page.evaluate(() => "axe" in window)))
    await page.evaluate(axe.source);
  const violations = await page.evaluate(async (runOnly) => {
    const { violations } = await (
      window as unknown as { axe: typeof axe }
    ).axe.run({
      runOnly,
      // Without the passed elements, a check takes a third of the time.
      resultTypes: ["violations"],
    });
    return violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map(({ html }) => html),
    }));
  }, runOnly);
  expect(violations).toEqual([]);
}

/**
 * Expects no horizontal scrolling, and nothing that is cut off without an ellipsis,
 * once the page and its charts are drawn for the width of the window.
 */
export async function expectNoOverflow(page: Page) {
  // Components hear of a new width in the next frame.
  await waitForFrames(page, 2);
  const overflowing = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("html, body :not(input)")]
        .filter((element) => {
          const style = getComputedStyle(element);
          const isCutOff =
            ["clip", "hidden"].includes(style.overflowX) &&
            style.textOverflow === "clip" &&
            // Screen readers alone read what has a clip path.
            style.clipPath === "none";
          return (
            (element.tagName === "HTML" || isCutOff) &&
            element.scrollWidth > element.clientWidth
          );
        })
        .map(
          ({ tagName, className, scrollWidth, clientWidth }) =>
            `${tagName} ${className}: ${scrollWidth} px in ${clientWidth} px`,
        ),
    );
  await expect.poll(overflowing).toEqual([]);
}

/** A request with these options is sent again if the server closes an idle connection just when it is used. */
export const ON_IDLE_CONNECTION = { maxRetries: 1 };

/**
 * Waits until the page was rendered this many times. A fixed clock replaces
 * `requestAnimationFrame` by a timer, and not the observer.
 */
export function waitForFrames(page: Page, count: number) {
  return page.evaluate(
    (count) =>
      new Promise<void>((resolve) => {
        const wait = (left: number) => {
          if (left === 0) return resolve();
          requestAnimationFrame(() =>
            new ResizeObserver((_, observer) => {
              observer.disconnect();
              wait(left - 1);
            }).observe(document.documentElement),
          );
        };
        wait(count);
      }),
    count,
  );
}
