import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "../fixtures";
import { JANUARY } from "../import/statement-files";

const HEADERS = {
  "content-security-policy": /^default-src 'none'; script-src 'self' 'sha256-/,
  "x-content-type-options": /^nosniff$/,
  "referrer-policy": /^no-referrer$/,
  "cross-origin-opener-policy": /^same-origin$/,
  "cross-origin-resource-policy": /^same-origin$/,
  "permissions-policy": /camera=\(\)/,
};

for (const [path, status] of [
  ["/", 200],
  ["/show", 200],
  ["/add", 200],
  ["/data", 200],
  ["/import", 200],
  ["/nothing", 404],
  ["/%E0%A4%A", 404],
  ["/icon.svg", 200],
  ["/api/show", 200],
  ["/api/nothing", 404],
  ["/api/add", 405],
] as const)
  test(`${path} has all security headers`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(status);
    const headers = response.headers();
    for (const [name, value] of Object.entries(HEADERS))
      expect(headers[name], name).toMatch(value);
    expect(headers["x-powered-by"]).toBeUndefined();
    expect(headers["access-control-allow-origin"]).toBeUndefined();
    expect(headers["content-security-policy"]).not.toMatch(/unsafe|\*/);
  });

test("only the list may be cached, and must be revalidated", async ({
  request,
}) => {
  const cacheControl = async (path: string) =>
    (await request.get(path)).headers()["cache-control"];
  expect(await cacheControl("/api/show")).toBe("private, no-cache");
  for (const path of ["/api/health", "/api/add", "/api/nothing", "/api/%"])
    expect(await cacheControl(path)).toBe("no-store");
});

test("an unexpected error has the security headers and a request id", async ({
  request,
  database,
}) => {
  database.exec("ALTER TABLE lists RENAME TO hidden");
  const response = await request.get("/api/show");
  database.exec("ALTER TABLE hidden RENAME TO lists");
  expect(response.status()).toBeGreaterThanOrEqual(500);
  const headers = response.headers();
  for (const [name, value] of Object.entries(HEADERS))
    expect(headers[name], name).toMatch(value);
  expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
  expect(await response.text()).not.toMatch(/sqlite|lists|at /i);
});

test("no screen violates the Content-Security-Policy, after a load or navigation", async ({
  page,
  record,
  myExpenses,
  importPage,
  expectConsole,
}) => {
  expectConsole(/status of 404/);
  await record({}, { category: "travel" });
  await page.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) =>
      console.error(`policy: ${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  // Console errors fail the test (see fixtures.ts).
  for (const path of ["/", "/show", "/add", "/data", "/import", "/nothing"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  await importPage.goto();
  await importPage.choose(JANUARY);
  await expect(importPage.counts()).toContainText("3 new");
  await page.goto("/");
  await page.getByRole("link", { name: "My Expenses" }).click();
  await expect(myExpenses.rows()).toHaveCount(2);
  await expect(myExpenses.drawing("Daily Expenses")).toBeVisible();
  await page.getByRole("link", { name: "Add Expense" }).click();
  await expect(page.getByLabel("Amount")).toBeVisible();
  await page.getByRole("link", { name: "Home" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("the Content-Security-Policy blocks an injected inline script", async ({
  page,
  expectConsole,
}) => {
  expectConsole(/Content Security Policy/);
  await page.goto("/");
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.theirs = true";
    document.body.append(script);
    return "theirs" in globalThis;
  });
  expect(ran).toBe(false);
});

test("a page of another site can neither add nor read expenses", async ({
  page,
  server,
  record,
  request,
  expectConsole,
}) => {
  await record({});
  const other = createServer((_, response) => {
    response.setHeader("content-type", "text/html");
    response.end("<!doctype html><title>Other</title><body></body>");
  });
  other.listen(0, "127.0.0.1");
  await once(other, "listening");
  const { port } = other.address() as AddressInfo;
  // Another host name is another site, also for cookies and Sec-Fetch-Site.
  const otherUrl = `http://localhost:${port}/`;
  const expense = JSON.stringify({
    date: "2026-01-05",
    category: "food",
    description: "Theirs",
    amount: 1,
  });
  expectConsole(/CORS policy|ERR_FAILED|status of 4\d\d|NotSameOrigin/);

  await page.goto(otherUrl);
  const read = await page.evaluate(
    async ({ target, expense }) => {
      const readable: string[] = [];
      const attempt = async (name: string, promise: Promise<Response>) => {
        const text = await promise.then((r) => r.text()).catch(() => "");
        if (text) readable.push(name);
      };
      const json = { "content-type": "application/json" };
      const post = { method: "POST", body: expense };
      await attempt("get", fetch(`${target}/api/show`));
      await attempt(
        "opaque get",
        fetch(`${target}/api/show`, { mode: "no-cors" }),
      );
      await attempt("post", fetch(`${target}/api/add`, post));
      await attempt(
        "json",
        fetch(`${target}/api/add`, { ...post, headers: json }),
      );
      await attempt(
        "opaque",
        fetch(`${target}/api/add`, { ...post, mode: "no-cors" }),
      );
      navigator.sendBeacon(`${target}/api/add`, expense);
      await new Promise((resolve) => {
        const image = new Image();
        image.onload = () => resolve(readable.push("image"));
        image.onerror = resolve;
        image.src = `${target}/api/show`;
      });
      return readable;
    },
    { target: server.url, expense },
  );
  expect(read).toEqual([]);

  for (const encoding of [
    "application/x-www-form-urlencoded",
    "multipart/form-data",
    "text/plain",
  ]) {
    await page.goto(otherUrl);
    await page.evaluate(
      ({ target, encoding, expense }) => {
        const form = document.createElement("form");
        form.method = "post";
        form.action = `${target}/api/add`;
        form.enctype = encoding;
        const field = document.createElement("input");
        // As text/plain the body is name=value, which here is JSON with an extra key.
        field.name = expense.replace("}", ',"x":"');
        field.value = '"}';
        form.append(field);
        document.body.append(form);
        form.submit();
      },
      { target: server.url, encoding, expense },
    );
    await page.waitForURL(`${server.url}/api/add`);
    await expect(page.getByText("Forbidden")).toBeVisible();
  }
  other.close();
  const rows = (await (await request.get("/api/show")).json()) as unknown[];
  expect(rows).toHaveLength(1);
});
