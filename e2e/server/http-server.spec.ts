import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { get } from "node:http";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { lunch } from "../fixtures";
import { headerOf, sendRaw, statusOf } from "@/scripts/testing/raw-http";
import { type Server, startServer } from "@/scripts/testing/start-server";

const CLOSING = ["host: x", "connection: close", "", ""];

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

// First, so that the others run meanwhile.
test("a body that dribbles is cut off after ten seconds", async () => {
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
  test(`${start} is a 405 that says what is allowed`, async () => {
    const answer = await sendRaw(server.url, [`${start} HTTP/1.1`, ...CLOSING]);
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toMatch(new RegExp(`\r\nallow: ${allow}\r\n`, "i"));
    expect(answer).toMatch(/\r\ncontent-security-policy: /i);
  });

for (const target of ["/api/expenses/%", "/api/expenses/%ff", "*"])
  test(`the path ${target} is a 400 with a request id, a problem and all headers`, async () => {
    const answer = await sendRaw(server.url, [
      `OPTIONS ${target} HTTP/1.1`,
      ...CLOSING,
    ]);
    expect(answer).toMatch(/^HTTP\/1.1 400 /);
    expect(answer).toMatch(/\r\ncontent-type: application\/problem\+json\r\n/);
    expect(answer).toMatch(/\r\nx-request-id: [0-9a-f-]{36}\r\n/);
    expect(answer).toMatch(/\r\ncontent-security-policy: /i);
  });

test("images are not optimized, so that no variant of them fills the disk", async () => {
  const response = await fetch(
    `${server.url}/_next/image?url=%2Ficon-192.png&w=64&q=75`,
  );
  expect(response.status).toBe(404);
});

test("a redirect has the headers of safety too, and is not kept", async () => {
  const answer = await fetch(`${server.url}/api/add/`, {
    method: "POST",
    redirect: "manual",
  });
  expect(answer.status).toBe(308);
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("cache-control")).toBe("no-store");
});

for (const [what, status, lines] of [
  ["an expectation that is not known", 417, ["expect: 200-maybe", ""]],
  ["headers that are too long", 431, [`x-long: ${"x".repeat(20_000)}`, ""]],
  ["a header without a name", 400, [": nothing", ""]],
  [
    "chunks with endless extensions",
    413,
    ["transfer-encoding: chunked", "", `1;${"x".repeat(20_000)}`, "x"],
  ],
] as const)
  test(`${what} get a ${status} with a problem and all headers`, async () => {
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

test("no more of a body is read than its limit", async () => {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.on("error", () => undefined);
  const answer = text(socket).catch(() => "");
  socket.write(
    "POST /api/add HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 100000000\r\n\r\n",
  );
  const piece = Buffer.alloc(64 * 1024, " ");
  const closed = once(socket, "close");
  let sent = 0;
  while (!socket.destroyed && sent < 100_000_000) {
    await Promise.race([
      new Promise((resolve) => socket.write(piece, resolve)),
      closed,
    ]);
    sent += piece.length;
  }
  // What the system's own buffers take is sent, and not read.
  expect(sent).toBeLessThan(20_000_000);
  expect(await answer).toMatch(/^(HTTP\/1.1 413 |$)/);
  socket.destroy();
});

test("a local server is reached under local names only, without a proxy", async () => {
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

test("a client that writes too often is told to wait, and others are not", async () => {
  const add = (address: string) =>
    fetch(`${server.url}/api/add`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        "x-forwarded-for": address,
      },
      body: JSON.stringify(lunch),
    });
  for (let index = 0; index < 5; index += 1)
    expect((await add(`203.0.113.${index}, 192.0.2.1`)).status).toBe(201);
  const refused = await add("203.0.113.9, 192.0.2.1");
  expect(refused.status).toBe(429);
  // A fifth of a minute, less what has passed since the first.
  const seconds = Number(refused.headers.get("retry-after"));
  expect(seconds).toBeGreaterThan(0);
  expect(seconds).toBeLessThanOrEqual(12);
  expect((await add("192.0.2.2")).status).toBe(201);
  expect((await fetch(`${server.url}/api/show`)).status).toBe(200);
});
