import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { headerOf, sendRaw, statusOf } from "@/scripts/testing/raw-http";
import { type Server, startServer } from "@/scripts/testing/start-server";

const HOST_AND_CLOSE = ["host: x", "connection: close", "", ""];

let server: Server;
let folder: string;
test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "expenses-server-"));
  server = await startServer({
    SQLITE_PATH: join(folder, "expenses.db"),
    RATE_LIMIT_WRITES: "5",
    TRUST_PROXY: "1",
  });
});
test.afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

// The slowest test is first, so that other workers run the rest in the meantime.
test("an incomplete body is cut off after ten seconds", async () => {
  const started = performance.now();
  await sendRaw(server.url, [
    "POST /api/add HTTP/1.1",
    "host: x",
    "content-type: application/json",
    "content-length: 100",
    "",
    "{",
  ]);
  expect(performance.now() - started).toBeGreaterThan(9000);
  expect(performance.now() - started).toBeLessThan(15_000);
});

for (const [start, allow] of [
  ["TRACE /", "GET, HEAD"],
  ["POST /icon-192.png", "GET, HEAD"],
  ["CONNECT example.com:443", "GET, HEAD"],
  ["TRACE /api/show", "GET, HEAD, OPTIONS"],
  ["QUERY /api/add", "OPTIONS, POST"],
  ["PROPFIND /api/health", "GET, HEAD, OPTIONS"],
])
  test(`${start} gets a 405 with an Allow header`, async () => {
    const response = await sendRaw(server.url, [
      `${start} HTTP/1.1`,
      ...HOST_AND_CLOSE,
    ]);
    expect(response).toMatch(/^HTTP\/1.1 405 /);
    expect(response).toMatch(new RegExp(`\r\nallow: ${allow}\r\n`, "i"));
    expect(response).toMatch(/\r\ncontent-security-policy: /i);
  });

for (const path of [
  "/api",
  "/api/../icon-192.png",
  "/api/../add",
  "/api/%2e%2e/add",
  "/api/.%2E/add",
  "/api/show/../../add",
  "/api\\..\\add",
  "/%61pi/../add",
])
  test(`${path} cannot be used to post to a page`, async () => {
    for (const method of ["POST", "PUT", "DELETE", "TRACE"]) {
      const response = await sendRaw(server.url, [
        `${method} ${path} HTTP/1.1`,
        "next-action: 7f00000000000000000000000000000000000000",
        ...HOST_AND_CLOSE,
      ]);
      expect([400, 405], method).toContain(statusOf(response));
      expect(headerOf(response, "content-type"), method).toBe(
        "application/problem+json",
      );
    }
  });

for (const [what, hosts] of [
  ["no Host header", []],
  ["two Host headers", ["host: x", "host: y"]],
] as const)
  test(`a request with ${what} gets a 400 with a problem and all headers`, async () => {
    const response = await sendRaw(server.url, [
      "GET /api/health HTTP/1.1",
      ...hosts,
      "connection: close",
      "",
      "",
    ]);
    expect(statusOf(response)).toBe(400);
    expect(headerOf(response, "content-type")).toBe("application/problem+json");
    expect(headerOf(response, "x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headerOf(response, "content-security-policy")).toBeDefined();
  });

for (const target of ["/api/expenses/%", "/api/expenses/%ff", "*"])
  test(`the path ${target} gets a 400 with a request id, a problem and all headers`, async () => {
    const response = await sendRaw(server.url, [
      `OPTIONS ${target} HTTP/1.1`,
      ...HOST_AND_CLOSE,
    ]);
    expect(response).toMatch(/^HTTP\/1.1 400 /);
    expect(response).toMatch(
      /\r\ncontent-type: application\/problem\+json\r\n/,
    );
    expect(response).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    expect(response).toMatch(/\r\ncontent-security-policy: /i);
  });

test("the image optimizer is off", async () => {
  const response = await fetch(
    `${server.url}/_next/image?url=%2Ficon-192.png&w=64&q=75`,
  );
  expect(response.status).toBe(404);
});

test("a redirect has the security headers and is not cached", async () => {
  const response = await fetch(`${server.url}/api/add/`, {
    method: "POST",
    redirect: "manual",
  });
  expect(response.status).toBe(308);
  expect(response.headers.get("x-content-type-options")).toBe("nosniff");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

for (const [what, status, lines] of [
  ["an unknown Expect header", 417, ["expect: 200-maybe", ""]],
  ["a header that is too long", 431, [`x-long: ${"x".repeat(20_000)}`, ""]],
  ["a header without a name", 400, [": nothing", ""]],
  [
    "a chunk with an oversized extension",
    413,
    ["transfer-encoding: chunked", "", `1;${"x".repeat(20_000)}`, "x"],
  ],
] as const)
  test(`${what} gets a ${status} with a problem and all headers`, async () => {
    const response = await sendRaw(server.url, [
      "POST /api/add HTTP/1.1",
      "host: x",
      "content-type: application/json",
      "connection: close",
      ...lines,
      "",
    ]);
    expect(statusOf(response)).toBe(status);
    expect(headerOf(response, "content-type")).toBe("application/problem+json");
    expect(headerOf(response, "x-request-id")).toMatch(/^[0-9a-f-]{36}$/);
    expect(headerOf(response, "content-security-policy")).toBeDefined();
    expect(response).toContain(`"status":${status}`);
  });

test("a body is not read beyond its limit", async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const response = text(socket).catch(() => "");
  socket.write(
    "POST /api/add HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n",
  );
  const chunk = Buffer.alloc(64 * 1024, " ");
  const closed = once(socket, "close");
  let sent = 0;
  while (!socket.destroyed && sent < 100_000_000) {
    await Promise.race([
      new Promise((resolve) => socket.write(chunk, resolve)),
      closed,
    ]);
    sent += chunk.length;
  }
  // The buffers of the operating system accept bytes that the server does not read.
  expect(sent).toBeLessThan(20_000_000);
  expect(await response).toMatch(/^(HTTP\/1.1 413 |$)/);
  socket.destroy();
});

test("without a proxy, a server on loopback accepts only local Host names", async () => {
  const local = await startServer({
    SQLITE_PATH: join(folder, "local.db"),
  });
  const statusFor = (host: string) =>
    new Promise((resolve, reject) =>
      get(local.url, { headers: { host } }, (response) => {
        response.resume();
        resolve(response.statusCode);
      }).on("error", reject),
    );
  for (const host of ["localhost:3000", "127.0.0.1", "[::1]:3000", "127.1.2.3"])
    expect(await statusFor(host), host).toBe(200);
  for (const host of ["evil.example", "evil.example:3000", "127.0.0.1.evil.io"])
    expect(await statusFor(host), host).toBe(421);
  await local.stop();
});

test("the rate limit applies to writes, per client", async () => {
  const add = (address: string) =>
    fetch(`${server.url}/api/add`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": address,
      },
      body: JSON.stringify(lunchRequest),
    });
  for (let index = 0; index < 5; index += 1)
    expect((await add(`203.0.113.${index}, 192.0.2.1`)).status).toBe(201);
  const limited = await add("203.0.113.9, 192.0.2.1");
  expect(limited.status).toBe(429);
  // Five writes per minute: the next one is allowed within 12 seconds.
  const seconds = Number(limited.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(12);
  expect((await add("192.0.2.2")).status).toBe(201);
  expect((await fetch(`${server.url}/api/show`)).status).toBe(200);
});
