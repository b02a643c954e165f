import { existsSync } from "node:fs";
import { join } from "node:path";
import { EXTERNAL_API_APP, EXTERNAL_API_URL } from "@/scripts/build/build.mjs";
import { startFakeRemoteApi } from "@/scripts/testing/fake-remote-api";
import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { startServer } from "@/scripts/testing/start-server";

// app/remote-api.test.tsx tests the screens with an external API.
test(
  "the page reaches an external API of another origin, with CORS and its Content-Security-Policy",
  { tag: "@long" },
  async ({ page, addExpensePage, myExpenses }) => {
    expect(
      existsSync(EXTERNAL_API_APP),
      "run npm run test:all first, which makes this build",
    ).toBe(true);
    const api = await startFakeRemoteApi(
      Number(new URL(EXTERNAL_API_URL).port),
    );
    const server = await startServer(
      // Used by the health check only.
      { SQLITE_PATH: join(EXTERNAL_API_APP, "expenses.db") },
      { app: EXTERNAL_API_APP },
    );
    await page.goto(`${server.url}/add`);
    await addExpensePage.fill(lunchRequest);
    expect(await addExpensePage.submitAndReadAlert()).toMatch(/^✅/);
    await addExpensePage.lastAdded().getByRole("link").click();
    await expect(myExpenses.rows()).toHaveCount(1);
    expect(await myExpenses.cells()).toEqual([
      ["5 Jan 2026", "Food", "Lunch", "₹99.50"],
    ]);
    expect(api.calls.filter((call) => !call.startsWith("GET"))).toEqual([
      "OPTIONS /add",
      "POST /add",
    ]);
    // Closed first, because failed requests of an open page would be logged.
    await page.close();
    await server.stop();
    await api.close();
  },
);
