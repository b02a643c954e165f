import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import type { Request } from "@playwright/test";
import { expect, test } from "../fixtures";
import { waitForLastScript } from "../wait-for-script";
import { expectSecurityHeaders } from "./security-headers";

declare global {
  interface Window {
    violations: string[];
  }
}

/** The status and Cache-Control of paths. */
const RESPONSES: [path: string, status: number, cacheControl?: string][] = [
  ["/", 200],
  ["/show", 200],
  ["/add", 200],
  ["/data", 200],
  ["/import", 200],
  ["/people", 200],
  ["/nothing", 404],
  ["/%E0%A4%A", 404],
  // Browsers ask for it before they have read the link to the icon.
  ["/favicon.ico", 200],
  ["/icon.svg", 200],
  ["/_next/image?url=%2Ficon-192.png&w=64&q=75", 404],
  ["/api/show", 200, "private, no-cache"],
  ["/api/health", 200, "no-store"],
  ["/api/nothing", 404, "no-store"],
  ["/api/add", 405, "no-store"],
  ["/api/add/", 308, "no-store"],
  ["/api/%", 400, "no-store"],
];

test("every response has all security headers, and only the list may be cached", async ({
  request,
  database,
}) => {
  for (const [path, status, cacheControl] of RESPONSES) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect.soft(response.status(), path).toBe(status);
    const headers = expectSecurityHeaders(response, path);
    if (cacheControl)
      expect.soft(headers["cache-control"], path).toBe(cacheControl);
  }
  await test.step("an unexpected error", async () => {
    database.exec("ALTER TABLE lists RENAME TO hidden");
    const response = await request
      .get("/api/show")
      .finally(() => database.exec("ALTER TABLE hidden RENAME TO lists"));
    expect.soft(response.status()).toBeGreaterThanOrEqual(500);
    const headers = expectSecurityHeaders(response, "an unexpected error");
    expect.soft(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    expect.soft(await response.text()).not.toMatch(/sqlite|lists|at /i);
  });
});

// A violation is an error in the console, which fails every test of a screen (see fixtures.ts).
test("Home does not violate the Content-Security-Policy, which blocks an injected inline script", async ({
  page,
  home,
  expectConsole,
}) => {
  expectConsole(/^[^(]*inline script.* Content Security Policy/);
  await page.addInitScript(() => {
    window.violations = [];
    document.addEventListener(
      "securitypolicyviolation",
      ({ violatedDirective }) => window.violations.push(violatedDirective),
    );
  });
  const violations = () => page.evaluate(() => window.violations);
  const loaded = waitForLastScript(page);
  await home.goto();
  await loaded;
  expect(await violations()).toEqual([]);
  const ran = await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "globalThis.theirs = true";
    document.body.append(script);
    return "theirs" in globalThis;
  });
  expect(ran).toBe(false);
  await expect.poll(violations).toEqual(["script-src-elem"]);
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
  // Nothing in the page waits for the end of a beacon.
  const isBeacon = (request: Request) => request.resourceType() === "ping";
  const beaconEnded = Promise.race([
    page.waitForEvent("requestfinished", isBeacon),
    page.waitForEvent("requestfailed", isBeacon),
  ]);
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
  await beaconEnded;

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
