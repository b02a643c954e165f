import { once } from "node:events";
import { createServer } from "node:net";
import { describe, expect, it, vi } from "vitest";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { listExpenses } from "@/lib/http/handlers/get-expenses";
import {
  type Answer,
  hostThat,
  json,
  listen,
  storeThat,
} from "@/lib/testing/fake-upstream";
import { lunch } from "@/lib/testing/store-contract-editing";
import { openUpstreamStore } from "./upstream-store";

describe("an outside host", () => {
  const tooBig = `[${'"x",'.repeat(1.4 * 1024 * 1024)}0]`;
  it.each<[string, Answer]>([
    ["redirects", (o) => o.writeHead(302, { location: "/elsewhere" }).end()],
    ["fails", (o) => o.writeHead(500).end("secret stack")],
    ["finds nothing", (o) => o.writeHead(404).end("secret stack")],
    ["sends HTML", (o) => o.setHeader("content-type", "text/html").end("[]")],
    ["sends JSON under no name", (o) => o.end("[]")],
    ["sends an object", json({ secret: 1 })],
    [
      "sends half an array",
      (o) => o.setHeader("content-type", "application/json").end('["secret'),
    ],
    [
      "sends more than 5 MB",
      (o) => o.setHeader("content-type", "application/json").end(tooBig),
    ],
    [
      "breaks off",
      (o) => {
        o.writeHead(200, {
          "content-type": "application/json",
          "content-length": 9,
        });
        o.write("[", () => o.destroy());
      },
    ],
  ])("that %s is a 502 that shows nothing of it", async (_, answer) => {
    const log = vi.spyOn(console, "error").mockReturnValue();
    const host = await hostThat(answer);
    const show = endpoint(() => openUpstreamStore(host), {
      GET: listExpenses("identity"),
    });
    const response = await show.GET(new Request("http://localhost/api/show"));
    expect(response.status).toBe(502);
    const text = await response.text();
    expect(text).toContain("cannot be used");
    expect(text).not.toMatch(/secret|127\.0\.0\.1|elsewhere/);
    expect(log).toHaveBeenCalledTimes(1);
  });

  it("that does not speak HTTP is a 502, one that is not there a 503", async () => {
    const server = createServer((socket) =>
      socket.resume().end("220 mail ready\r\n"),
    );
    const garbage = openUpstreamStore(await listen(server));
    await expect(garbage.revision()).rejects.toMatchObject({
      code: "bad_response",
    });
    server.close();
    await once(server, "close");
    await expect(garbage.revision()).rejects.toMatchObject({
      code: "unavailable",
      message: "The expense host cannot be reached.",
    });
  });

  it("that takes its time is a 504 after five seconds", async () => {
    const silent = await storeThat(() => undefined);
    const dribbling = await storeThat((outgoing) => {
      outgoing.setHeader("content-type", "application/json");
      const timer = setInterval(() => outgoing.write(" "), 100);
      outgoing.on("close", () => clearInterval(timer));
    });
    const started = performance.now();
    await Promise.all(
      [
        silent.list(),
        silent.add(lunch, "k"),
        silent.health(),
        dribbling.list(),
      ].map((call) => expect(call).rejects.toMatchObject({ code: "too_slow" })),
    );
    expect(performance.now() - started).toBeLessThan(6000);
  });
});
