import { once } from "node:events";
import {
  createServer,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import {
  type AddressInfo,
  createServer as createTcpServer,
  type Server,
} from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, describe, expect, it, vi } from "vitest";
import { toJson } from "@/lib/expenses/expense";
import { addExpense } from "@/lib/http/add-expense";
import { endpoint } from "@/lib/http/endpoint";
import { listExpenses } from "@/lib/http/list-expenses";
import { readList } from "./read-list";
import { lunch } from "./store-contract";
import { openUpstreamStore } from "./upstream";

const SLOW_TEST_MS = 15_000;

async function listen(server: Server): Promise<string> {
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

describe("an outside host", () => {
  const servers: Server[] = [];
  afterEach(() => {
    for (const server of servers.splice(0)) server.close();
    vi.restoreAllMocks();
  });

  type Answer = (outgoing: ServerResponse, incoming: IncomingMessage) => void;
  async function hostThat(answer: Answer): Promise<string> {
    const server = createServer((incoming, outgoing) =>
      answer(outgoing, incoming),
    );
    servers.push(server);
    return listen(server);
  }
  const storeThat = async (answer: Answer) =>
    openUpstreamStore(await hostThat(answer));

  const json = (body: unknown) => (outgoing: ServerResponse) => {
    outgoing.setHeader("content-type", "application/json; charset=utf-8");
    outgoing.end(JSON.stringify(body));
  };

  it("is read as forgivingly as the screen reads", async () => {
    const store = await storeThat(
      json([
        {
          _id: 7,
          date: "2026-01-04T20:00:00Z",
          category: "FOOD",
          amount: "₹ 1,250.50",
          extra: {},
        },
        {
          _id: "b",
          date: "2026-01-06",
          category: "Rent",
          description: "x",
          amount: 5,
        },
        { _id: "c", date: "soon", category: "food", amount: 1 },
        null,
      ]),
    );
    expect((await store.list()).unreadable).toBe(2);
    expect(await readList(store)).toEqual([
      {
        _id: "b",
        date: "2026-01-06",
        category: "rent",
        description: "x",
        amount: 5,
      },
      {
        _id: "7",
        date: "2026-01-05",
        category: "food",
        description: "",
        amount: 1250.5,
      },
    ]);
  });

  it("takes an add with any success, whatever the body", async () => {
    for (const answer of [
      (outgoing: ServerResponse) => outgoing.end(),
      (outgoing: ServerResponse) => outgoing.writeHead(201).end("<p>thanks"),
      // The rest of this one never comes.
      (outgoing: ServerResponse) => outgoing.write("{"),
    ]) {
      const store = await storeThat((outgoing) => void answer(outgoing));
      expect(await store.add(lunch, "k")).toEqual(lunch);
    }
  });

  it("gets the four fields and the key, and nothing else of the client", async () => {
    let headers: IncomingMessage["headers"] = {};
    let url = "";
    let body = "";
    const host = await hostThat((outgoing, incoming) => {
      ({ headers, url = "" } = incoming);
      void buffer(incoming).then((bytes) => {
        body = bytes.toString();
        outgoing.end();
      });
    });
    const add = endpoint(() => openUpstreamStore(`${host}/v1`), {
      POST: addExpense,
    });
    const response = await add.POST(
      new Request("http://localhost/api/add?x=1", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": "the key",
          cookie: "session=1",
          authorization: "Bearer 1",
          "x-forwarded-for": "192.0.2.1",
          "x-forwarded-host": "example.com",
        },
        body: JSON.stringify({
          ...toJson(lunch),
          category: "Food",
          amount: "99.50",
        }),
      }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(toJson(lunch));
    expect(url).toBe("/v1/add");
    expect(JSON.parse(body)).toEqual(toJson(lunch));
    expect(headers["idempotency-key"]).toBe("the key");
    expect(Object.keys(headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "cache-control",
      "connection",
      "content-length",
      "content-type",
      "host",
      "idempotency-key",
      "pragma",
      "sec-fetch-mode",
      "user-agent",
      "via",
    ]);
  });

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
    const server = createTcpServer((socket) =>
      socket.resume().end("220 mail ready\r\n"),
    );
    servers.push(server);
    const garbage = openUpstreamStore(await listen(server));
    await expect(garbage.revision()).rejects.toMatchObject({
      code: "bad_answer",
    });
    server.close();
    await once(server, "close");
    await expect(garbage.revision()).rejects.toMatchObject({
      code: "unavailable",
      message: "The expense host cannot be reached.",
    });
  });

  it(
    "that takes its time is a 504 after five seconds",
    async () => {
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
        ].map((call) =>
          expect(call).rejects.toMatchObject({ code: "too_slow" }),
        ),
      );
      expect(performance.now() - started).toBeLessThan(6000);
    },
    SLOW_TEST_MS,
  );
});
