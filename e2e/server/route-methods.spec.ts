import { expect, test } from "../fixtures";
import { headerOf, sendRaw, statusOf } from "@/scripts/testing/raw-http";
import {
  expectSecurityHeaders,
  findRoutes,
  METHODS,
  type Route,
} from "./routes";

// With one list, lists cannot be made or joined: these routes respond with 501.
test.use({ lists: "private" });

let routes: Route[];
test.beforeAll(async ({ server }) => {
  routes = await findRoutes(server);
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
        // 501: with LISTS=one there are no lists to make, link or join.
        if (status !== 501) expect.soft(status, what).toBeLessThan(500);
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

async function forEach(check: (route: Route) => Promise<void>) {
  await Promise.all(routes.map(check));
}

function request(method: string, path: string, host = "host: localhost") {
  return [`${method} ${path} HTTP/1.1`, host, "connection: close", "", ""];
}
