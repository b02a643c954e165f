import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { addExpense } from "@/lib/http/handlers/post-expense";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { expectProblem } from "@/lib/testing/fake-store";
import { listExpenses } from "@/lib/http/handlers/get-expenses";
import { createMongoClient } from "./mongo-client";
import { openMongoStore } from "./mongo-store";
import { MongoFaultServer } from "@/lib/testing/mongo-fault-server";
import { readList } from "@/lib/testing/read-list";
import { lunch } from "@/lib/testing/store-contract-editing";
import { toJson } from "@/lib/wire/expense-json";

const WATCHING_SOCKETS = 2;
/** The pool's ten, and those that watch the server. */
const MOST_SOCKETS = 10 + WATCHING_SOCKETS;

const ends: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(ends.map((end) => end())));

/** A database, and the app's answers from it. */
async function begin(options?: { isReplicaSet: boolean }) {
  vi.spyOn(console, "error").mockReturnValue();
  const server = new MongoFaultServer(options);
  await server.start();
  const store = openMongoStore(createMongoClient(server.uri), "db");
  ends.push(async () => {
    await store.close();
    await server.stop();
  });
  const show = endpoint(() => store, { GET: listExpenses("identity") });
  const add = endpoint(() => store, { POST: addExpense });
  return {
    server,
    store,
    getList: () => show.GET(new Request("http://localhost/api/show")),
    postLunch: (key: string, expense = lunch) =>
      add.POST(
        new Request("http://localhost/api/add", {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "idempotency-key": key,
          },
          body: JSON.stringify(toJson(expense)),
        }),
      ),
  };
}

async function expectOutage(call: () => Promise<Response>, withinMs: number) {
  const started = performance.now();
  const response = await call();
  expect(performance.now() - started).toBeLessThan(withinMs);
  expect(response.headers.get("retry-after")).toBe("5");
  const body = await expectProblem(response, 503);
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|mongo/i);
}

async function expectSuccess(call: () => Promise<Response>, withinMs: number) {
  const started = performance.now();
  expect((await call()).ok).toBe(true);
  expect(performance.now() - started).toBeLessThan(withinMs);
}

describe.concurrent("a database that is down", () => {
  it("is a 503 within 3 s, and forgotten within 2 s of its return", async () => {
    const { server, store, getList, postLunch } = await begin();
    await server.stop();
    await expectOutage(() => postLunch("cold"), 3000);
    await expectOutage(getList, 3000);
    await server.start();
    await expectSuccess(() => postLunch("cold"), 2000);

    await server.stop();
    await expectOutage(() => postLunch("warm"), 3000);
    await expectOutage(getList, 3000);
    await server.start();
    await expectSuccess(getList, 2000);
    await expectSuccess(() => postLunch("warm"), 2000);
    expect(await readList(store)).toHaveLength(2);
  });
});

describe.concurrent("a database that never answers", () => {
  it.each(["from the first word", "after the greeting"])(
    "%s is a 503 within 8 s",
    async (when) => {
      const { server, getList, postLunch } = await begin();
      const isGreeting = (name: string) => /^(hello|ismaster)$/i.test(name);
      server.fate = (name) =>
        when === "after the greeting" && isGreeting(name) ? "answer" : "stall";
      await Promise.all([
        expectOutage(getList, 8000),
        expectOutage(() => postLunch("k"), 8000),
      ]);
      server.fate = () => "answer";
      await expectSuccess(() => postLunch("k"), 2000);
    },
  );
});

describe.concurrent.each([{ isReplicaSet: false }, { isReplicaSet: true }])(
  "a connection that drops after the insert was applied (%o)",
  (options) => {
    it("costs neither the row nor a second one", async () => {
      const { server, store, postLunch } = await begin(options);
      let drops = 1;
      server.fate = (name) =>
        name === "insert" && drops-- > 0 ? "drop" : "answer";
      const response = await postLunch("k");
      expect(response.status).toBe(201);
      expect(await readList(store)).toEqual([await response.json()]);
      expect(drops).toBeLessThan(0);
    });

    it("leaves the retry to the client when it drops each time", async () => {
      const { server, store, postLunch } = await begin(options);
      server.fate = (name) => (name === "insert" ? "drop" : "answer");
      await expectOutage(() => postLunch("k"), 3000);
      server.fate = () => "answer";
      expect((await postLunch("k")).status).toBe(201);
      expect(await readList(store)).toHaveLength(1);
      const other = { ...lunch, description: "Dinner" };
      await expectProblem(await postLunch("k", other), 422);
    });
  },
);

describe.concurrent("the connection", () => {
  it("is one client's, with ten sockets at most, and writes for the majority", async () => {
    const { server, postLunch } = await begin();
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => postLunch(`${index}`)),
    );
    expect(server.documents.size).toBe(100);
    expect(server.mostSockets).toBeLessThanOrEqual(MOST_SOCKETS);
    const insert = server.commands.find((command) => "insert" in command);
    expect(insert?.["writeConcern"]).toEqual({ w: "majority", j: true });
  });

  it("gives up its idle sockets", async () => {
    const { server, postLunch } = await begin();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => postLunch(`${index}`)),
    );
    await allGivenUp(server);
  });
});

// Alone, because the others use memory too.
it("a hundred requests to a database that never answers grow neither sockets nor memory", async () => {
  const { server, getList, postLunch } = await begin();
  await expectSuccess(getList, 2000);
  const stalled = async () => {
    server.fate = () => "stall";
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        expectOutage(
          () => (index % 2 ? getList() : postLunch(`${index}`)),
          8000,
        ),
      ),
    );
    server.fate = () => "answer";
    server.commands.length = 0;
    // What an add has left behind gives up with its socket.
    await allGivenUp(server);
    await expectSuccess(getList, 2000);
    vi.mocked(console.error).mockClear();
    return usedHeap();
  };
  const before = await stalled();
  const after = await stalled();
  expect(server.mostSockets).toBeLessThanOrEqual(MOST_SOCKETS);
  expect(after - before).toBeLessThan(1_000_000);
});

/** Resolves when no socket is left but those that watch the server. */
function allGivenUp(server: MongoFaultServer) {
  return vi.waitFor(
    () => expect(server.sockets.size).toBeLessThanOrEqual(WATCHING_SOCKETS),
    { timeout: 20_000, interval: 200 },
  );
}

function usedHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
