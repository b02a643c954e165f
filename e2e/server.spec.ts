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

test("TRACE and other unknown methods are a 405 that says what is allowed", async () => {
  for (const start of ["TRACE /", "TRACE /api/show", "PROPFIND /api/nothing"]) {
    const answer = await say(
      `${start} HTTP/1.1`,
      "host: x",
      "connection: close",
      "",
      "",
    );
    expect(answer).toMatch(/^HTTP\/1.1 405 /);
    expect(answer).toMatch(/\r\nallow: GET, HEAD, OPTIONS, POST\r\n/i);
    expect(answer).toMatch(/application\/problem\+json/);
  }
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
