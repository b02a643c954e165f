import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { sendRaw, statusOf } from "@/scripts/testing/raw-http";
import { freePort } from "@/scripts/testing/start-server";
import { UNSET_VARIABLES } from "@/scripts/testing/unset-variables.mjs";
import { NEXT } from "@/scripts/build/build.mjs";
import { expectSecurityHeaders } from "./security-headers";

/** Serves the build without the server of npm start, as Vercel does. */
async function startNext(variables: Record<string, string>) {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "expenses-next-"));
  const child = spawn(
    process.execPath,
    [NEXT, "start", "-H", "127.0.0.1", "-p", `${port}`],
    {
      stdio: ["ignore", "pipe", "inherit"],
      env: {
        ...process.env,
        ...UNSET_VARIABLES,
        SQLITE_PATH: join(folder, "expenses.db"),
        ...variables,
      },
    },
  );
  for await (const text of child.stdout)
    if (String(text).includes("Ready")) break;
  return {
    url: `http://127.0.0.1:${port}`,
    stop: async () => {
      child.kill();
      await once(child, "exit");
      rmSync(folder, { recursive: true });
    },
  };
}

test.describe("without the server of npm start", () => {
  const BODY = JSON.stringify(lunchRequest);
  let server: Awaited<ReturnType<typeof startNext>>;
  // Each test has its own server, because the rate limit counts the requests of all.
  test.beforeEach(async () => {
    server = await startNext({
      ALLOWED_HOSTS: "127.0.0.1",
      RATE_LIMIT_WRITES: "2",
    });
  });
  test.afterEach(() => server.stop());

  /** The status of a POST to /api/add, with these headers and others of a browser. */
  async function add(headers: Record<string, string>, body = BODY) {
    const lines = Object.entries({
      host: new URL(server.url).host,
      "content-type": "application/json",
      "content-length": `${body.length}`,
      connection: "close",
      ...headers,
    }).map(([name, value]) => `${name}: ${value}`);
    return statusOf(
      await sendRaw(server.url, ["POST /api/add HTTP/1.1", ...lines, "", body]),
    );
  }

  test("responses have the security headers", async ({ request }) => {
    for (const path of [
      "/",
      "/show",
      "/nothing",
      "/icon.svg",
      "/api/show",
      "/api/nothing",
    ])
      expectSecurityHeaders(await request.get(server.url + path), path);
    const rejected = await request.post(`${server.url}/api/show`);
    expect(rejected.status()).toBe(405);
    expectSecurityHeaders(rejected, "405");
  });

  test("foreign hosts, other sites and long bodies are rejected", async () => {
    const evil = "http://evil.example";
    const statuses = [
      await add({ host: "evil.example", origin: evil }),
      await add({ origin: evil }),
      await add({ "sec-fetch-site": "cross-site" }),
      await add({ "content-type": "text/plain" }),
      await add({}, BODY.padEnd(20_000)),
    ];
    expect(statuses).toEqual([421, 403, 403, 415, 413]);
  });

  test("clients cannot exempt themselves from the rate limit", async () => {
    const asLocal = { "x-forwarded-for": "192.0.2.1, 127.0.0.1" };
    expect([
      await add(asLocal),
      await add(asLocal),
      await add(asLocal),
    ]).toEqual([201, 201, 429]);
  });
});
