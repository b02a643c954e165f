import { mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, test } from "@playwright/test";
import { lunch } from "./fixtures";
import { type Server, startServer } from "./server";

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

/** What the server says to these lines, until it ends the connection. */
function say(...lines: string[]): Promise<string> {
  const { hostname, port } = new URL(server.url);
  const socket = connect(Number(port), hostname);
  socket.write(lines.join("\r\n"));
  return text(socket);
}

for (const [start, allow] of [
  ["TRACE /", "GET"],
  ["TRACE /api/show", "GET, HEAD, OPTIONS"],
  ["QUERY /api/add", "OPTIONS, POST"],
  ["PROPFIND /api/health", "GET, HEAD, OPTIONS"],
])
  test(`${start} is a 405 that says what is allowed`, async () => {
    const answer = await say(
      `${start} HTTP/1.1`,
      "host: x",
      "connection: close",
      "",
      "",
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toMatch(new RegExp(`\r\nallow: ${allow}\r\n`, "i"));
    expect(answer).toMatch(/\r\ncontent-security-policy: /i);
  });

test("a body that dribbles is cut off after ten seconds", async () => {
  test.setTimeout(40_000);
  const started = performance.now();
  await say(
    "POST /api/add HTTP/1.1",
    "host: x",
    "content-type: application/json",
    "content-length: 100",
    "",
    "{",
  );
  expect(performance.now() - started).toBeGreaterThan(9000);
  expect(performance.now() - started).toBeLessThan(15_000);
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
  expect(refused.headers.get("retry-after")).toBe("12");
  expect((await add("192.0.2.2")).status).toBe(201);
  expect((await fetch(`${server.url}/api/show`)).status).toBe(200);
});
