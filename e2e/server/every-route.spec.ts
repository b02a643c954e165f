import { readdirSync, readFileSync } from "node:fs";
import type { Socket } from "node:net";
import { expect, test } from "../fixtures";
import { headerOf, sendRaw, statusOf } from "@/scripts/testing/raw-http";

const METHODS = [
  "GET",
  "HEAD",
  "OPTIONS",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
  "TRACE",
  "QUERY",
];
const PAGE_METHODS = ["GET", "HEAD"];
const BIG_BYTES = 20_000_000;
const CHUNK = Buffer.alloc(64 * 1024, " ");
/** The buffers of the operating system accept bytes that the server does not read. */
const MAX_BUFFERED_BYTES = 8_000_000;

/** Routes that the OpenAPI document leaves out: itself, and the catch-all handler. */
const UNDOCUMENTED: Record<string, Operations> = {
  "/openapi.json": { get: {} },
  "/[...path]": { get: {}, post: {}, put: {}, delete: {} },
};

type Operations = Record<string, { requestBody?: unknown }>;
type Target = {
  path: string;
  /** In the order of METHODS. */
  methods: string[];
  /** The method for requests with a body, and whether the route accepts a body. */
  write: string;
  acceptsBody: boolean;
};

let targets: Target[];

test.beforeAll(async ({ server }) => {
  const document = (await (
    await fetch(`${server.url}/api/openapi.json`)
  ).json()) as { paths: Record<string, Operations> };
  const pages = [
    ...routes(),
    ...readdirSync("public").map((name) => `/${name}`),
    `/_next/static/chunks/${readdirSync(".next/static/chunks").find((name) => name.endsWith(".js"))}`,
    "/_next/image?url=%2Ficon-192.png&w=64&q=75",
    "/nothing",
  ];
  targets = pages.map((page) => {
    const path = page
      .replace(/\[\.{3}\w+\]/, "no/such")
      .replace(/\[\w+\]/, "some-id");
    if (!page.startsWith("/api/"))
      return { path, methods: PAGE_METHODS, write: "POST", acceptsBody: false };
    const name = page
      .replace("/api", "")
      .replace("/show/gzip", "/show")
      .replace(/\[(\w+)\]/, "{$1}");
    const operations = UNDOCUMENTED[name] ?? document.paths[name];
    if (!operations) throw new Error(`${page} is not in openapi.json.`);
    const documented = Object.keys(operations).map((key) => key.toUpperCase());
    const write = ["POST", "PUT"].find((key) => documented.includes(key));
    return {
      path,
      methods: METHODS.filter(
        (method) =>
          documented.includes(method) ||
          method === "OPTIONS" ||
          (method === "HEAD" && documented.includes("GET")),
      ),
      write: write ?? "POST",
      acceptsBody: Boolean(
        write && operations[write.toLowerCase()]?.requestBody,
      ),
    };
  });
  expect(targets.length).toBeGreaterThan(15);
});

test("every route accepts exactly the documented methods", async ({
  server,
}) => {
  await forEach(async ({ path, methods }) => {
    for (const method of METHODS) {
      const response = await sendRaw(server.url, request(method, path));
      const what = `${method} ${path}`;
      const status = statusOf(response);
      if (path === "/_global-error" && methods.includes(method)) {
        // The error page of Next, with status 500.
        expect.soft(status, what).toBe(500);
      } else if (methods.includes(method)) {
        expect.soft(status, what).toBeLessThan(500);
        expect.soft(status, what).not.toBe(405);
      } else {
        expect.soft(status, what).toBe(405);
        expect.soft(headerOf(response, "allow"), what).toBe(methods.join(", "));
      }
      expectSecurityHeaders(response, what);
    }
  });
});

test("every route rejects a Host that is not local", async ({ server }) => {
  await forEach(async ({ path, write }) => {
    for (const method of ["GET", write]) {
      const response = await sendRaw(
        server.url,
        request(method, path, "host: evil.example"),
      );
      const what = `${method} ${path}`;
      expect.soft(statusOf(response), what).toBe(421);
      expectSecurityHeaders(response, what);
    }
  });
});

test("every route ignores an Upgrade header", async ({ server }) => {
  const upgrade = [
    "connection: upgrade, close",
    "upgrade: websocket",
    "sec-websocket-version: 13",
    "sec-websocket-key: AAAAAAAAAAAAAAAAAAAAAA==",
  ];
  await forEach(async ({ path }) => {
    for (const host of ["host: localhost", "host: evil.example"]) {
      const plain = await sendRaw(server.url, request("GET", path, host));
      const response = await sendRaw(server.url, [
        `GET ${path} HTTP/1.1`,
        host,
        ...upgrade,
        "",
        "",
      ]);
      expect.soft(statusOf(response), path).toBe(statusOf(plain));
    }
  });
});

test("every route rejects a body that is too long and stops reading it", async ({
  server,
}) => {
  await forEach(async ({ path, write, acceptsBody }) => {
    let sent = 0;
    const send = (socket: Socket) => {
      while (!socket.destroyed && sent < BIG_BYTES) {
        sent += CHUNK.length;
        if (!socket.write(CHUNK)) break;
      }
    };
    const lines = [
      `${write} ${path} HTTP/1.1`,
      "host: localhost",
      "content-type: application/json",
      `content-length: ${BIG_BYTES}`,
      "",
      "",
    ];
    const response = await sendRaw(server.url, lines, (socket) => {
      socket.on("drain", () => send(socket));
      send(socket);
    });
    const what = `${write} ${path}`;
    expect.soft(sent, what).toBeLessThan(MAX_BUFFERED_BYTES);
    const expected = acceptsBody ? [413] : [404, 405];
    // A connection that is reset while the client sends may lose the response.
    if (response) expect.soft(expected, what).toContain(statusOf(response));
  });
});

test("every route ends a request with an incomplete body", async ({
  server,
}) => {
  await forEach(async ({ path, write, acceptsBody }) => {
    const started = performance.now();
    const response = await sendRaw(server.url, [
      `${write} ${path} HTTP/1.1`,
      "host: localhost",
      "content-type: application/json",
      "content-length: 100",
      "",
      "{",
    ]);
    const what = `${write} ${path}`;
    expect.soft(performance.now() - started, what).toBeLessThan(15_000);
    const expected = acceptsBody ? [400, 408] : [404, 405];
    expect.soft(expected, what).toContain(statusOf(response));
    expectSecurityHeaders(response, what);
  });
});

async function forEach(check: (target: Target) => Promise<void>) {
  await Promise.all(targets.map(check));
}

function request(method: string, path: string, host = "host: localhost") {
  return [`${method} ${path} HTTP/1.1`, host, "connection: close", "", ""];
}

function expectSecurityHeaders(response: string, what: string) {
  for (const [name, value] of [
    ["x-content-type-options", /^nosniff$/],
    ["content-security-policy", /^default-src 'none'/],
  ] as const)
    expect.soft(headerOf(response, name) ?? "", what).toMatch(value);
}

/** The pages, files and handlers of the build. */
function routes(): string[] {
  const manifest = JSON.parse(
    readFileSync(".next/routes-manifest.json", "utf8"),
  ) as Record<"staticRoutes" | "dynamicRoutes", { page: string }[]>;
  return [...manifest.staticRoutes, ...manifest.dynamicRoutes].map(
    ({ page }) => page,
  );
}
