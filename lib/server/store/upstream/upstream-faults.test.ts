import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { getExpenses } from "@/lib/server/http/handlers/get-expenses";
import {
  listen,
  openStoreOnFakeUpstream,
  type Responder,
  respondWithJson,
  startFakeUpstream,
} from "@/lib/testing/fake-upstream";
import { newLunch } from "@/lib/testing/sample-expenses";
import { openOneList } from "@/lib/testing/opened-list";
import { openUpstreamStore } from "./upstream-store";

describe("the upstream host", () => {
  const tooBig = `[${'"x",'.repeat(1.4 * 1024 * 1024)}0]`;
  it.each<[string, Responder]>([
    [
      "redirects",
      (response) => response.writeHead(302, { location: "/elsewhere" }).end(),
    ],
    [
      "responds with 500",
      (response) => response.writeHead(500).end("secret stack"),
    ],
    [
      "responds with 404",
      (response) => response.writeHead(404).end("secret stack"),
    ],
    [
      "sends HTML",
      (response) => response.setHeader("content-type", "text/html").end("[]"),
    ],
    ["sends JSON without a content type", (response) => response.end("[]")],
    ["sends an object", respondWithJson({ secret: 1 })],
    [
      "sends half an array",
      (response) =>
        response.setHeader("content-type", "application/json").end('["secret'),
    ],
    [
      "sends more than 5 MB",
      (response) =>
        response.setHeader("content-type", "application/json").end(tooBig),
    ],
    [
      "closes the connection early",
      (response) => {
        response.writeHead(200, {
          "content-type": "application/json",
          "content-length": 9,
        });
        response.write("[", () => response.destroy());
      },
    ],
  ])("is a 502 without details when it %s", async (_, respond) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const url = await startFakeUpstream(respond);
    const show = listEndpoint(() => openUpstreamStore(url), {
      GET: getExpenses("identity"),
    });
    const response = await show.GET(new Request("http://localhost/api/show"));
    expect(response.status).toBe(502);
    const text = await response.text();
    expect(text).toContain("cannot be used");
    expect(text).not.toMatch(/secret|127\.0\.0\.1|elsewhere/);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("is a 502 when it does not speak HTTP, and a 503 when it is down", async () => {
    const server = createServer((socket) =>
      socket.resume().end("220 mail ready\r\n"),
    );
    const store = openOneList(openUpstreamStore(await listen(server)));
    await expect(store.revision()).rejects.toMatchObject({
      code: "bad_response",
    });
    server.close();
    await once(server, "close");
    await expect(store.revision()).rejects.toMatchObject({
      code: "unavailable",
      message: "The expense host cannot be reached.",
    });
  });

  it("is a 504 after five seconds when it is silent or slow", async () => {
    const silent = await openStoreOnFakeUpstream(() => undefined);
    const slow = await openStoreOnFakeUpstream((response) => {
      response.setHeader("content-type", "application/json");
      const timer = setInterval(() => response.write(" "), 100);
      response.on("close", () => clearInterval(timer));
    });
    const started = performance.now();
    await Promise.all(
      [
        silent.list(),
        silent.add(newLunch, "k"),
        silent.health(),
        slow.list(),
      ].map((call) => expect(call).rejects.toMatchObject({ code: "too_slow" })),
    );
    expect(performance.now() - started).toBeLessThan(15_000);
  }, 30_000);
});
