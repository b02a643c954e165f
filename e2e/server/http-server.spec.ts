import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { headerOf, sendRaw, statusOf } from "@/scripts/testing/raw-http";
import { type Server, startServer } from "@/scripts/testing/start-server";

const HOST = "host: x";
const END = ["connection: close", "", ""];
const POST = ["POST /api/add HTTP/1.1", HOST, "content-type: application/json"];

/** Requests that the server of Node or scripts/server rejects, before Next. */
const REJECTED: [
  status: number,
  what: string,
  lines: readonly string[],
  allow?: string,
][] = [
  [400, "no Host header", ["GET /api/health HTTP/1.1", ...END]],
  [
    400,
    "two Host headers",
    ["GET /api/health HTTP/1.1", HOST, "host: y", ...END],
  ],
  ...["/api/expenses/%", "/api/expenses/%ff", "*"].map(
    (target): [number, string, string[]] => [
      400,
      `the target ${target}`,
      [`OPTIONS ${target} HTTP/1.1`, HOST, ...END],
    ],
  ),
  [400, "many parameters", [`GET /?${"a&".repeat(60)} HTTP/1.1`, HOST, ...END]],
  [400, "a header without a name", [...POST, ": nothing", ...END]],
  [
    405,
    "CONNECT",
    ["CONNECT example.com:443 HTTP/1.1", HOST, ...END],
    "GET, HEAD",
  ],
  [
    405,
    "an unknown method",
    ["PROPFIND /api/health HTTP/1.1", HOST, ...END],
    "GET, HEAD, OPTIONS",
  ],
  [
    413,
    "a chunk with an oversized extension",
    [
      ...POST,
      "connection: close",
      "transfer-encoding: chunked",
      "",
      `1;${"x".repeat(20_000)}`,
      "x",
      "",
    ],
  ],
  [417, "an unknown Expect header", [...POST, "expect: 200-maybe", ...END]],
  [
    431,
    "a header that is too long",
    [...POST, `x-long: ${"x".repeat(20_000)}`, ...END],
  ],
];

/** Paths that Next would resolve to a page, or that are no route of the API. */
const PAGES_IN_DISGUISE = [
  "/api",
  "/api/../icon-192.png",
  "/api/../add",
  "/api/%2e%2e/add",
  "/api/.%2E/add",
  "/api/show/../../add",
  "/api\\..\\add",
  "/%61pi/../add",
];

let server: Server;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "expenses-server-"));
  server = await startServer({
    SQLITE_PATH: join(folder, "expenses.db"),
    RATE_LIMIT_WRITES: "1",
    TRUST_PROXY: "1",
  });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

test("malformed requests get a problem with a request id and the security headers", async () => {
  for (const [status, what, lines, allow] of REJECTED) {
    const response = await sendRaw(server.url, lines);
    const header = (name: string) => headerOf(response, name) ?? "none";
    expect.soft(statusOf(response), what).toBe(status);
    expect.soft(response, what).toContain(`"status":${status}`);
    for (const [name, value] of [
      ["content-type", /^application\/problem\+json$/],
      ["x-request-id", /^[0-9a-f-]{36}$/],
      ["content-security-policy", /^default-src 'none'/],
      ["allow", new RegExp(`^${allow ?? "none"}$`)],
    ] as const)
      expect.soft(header(name), `${what}: ${name}`).toMatch(value);
  }
});

test("no path of the API can be used to post to a page", async () => {
  for (const path of PAGES_IN_DISGUISE)
    for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
      const response = await sendRaw(server.url, [
        `${method} ${path} HTTP/1.1`,
        "next-action: 7f00000000000000000000000000000000000000",
        HOST,
        ...END,
      ]);
      const what = `${method} ${path}`;
      expect.soft([400, 405], what).toContain(statusOf(response));
      expect
        .soft(headerOf(response, "content-type"), what)
        .toBe("application/problem+json");
    }
});

test("the rate limit applies to writes, for the client that the proxy reports", async () => {
  const add = (address: string) =>
    fetch(`${server.url}/api/add`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": address,
      },
      body: JSON.stringify(lunchRequest),
    });
  expect((await add("203.0.113.1, 192.0.2.1")).status).toBe(201);
  const limited = await add("203.0.113.9, 192.0.2.1");
  expect(limited.status).toBe(429);
  expect(Number(limited.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await add("192.0.2.2")).status).toBe(201);
  expect((await fetch(`${server.url}/api/show`)).status).toBe(200);
});
