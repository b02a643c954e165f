import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { afterAll, describe, expect, it, vi } from "vitest";
import { postExpense } from "@/lib/http/handlers/post-expense";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { expectProblem } from "@/lib/testing/fake-store";
import { getExpenses } from "@/lib/http/handlers/get-expenses";
import { ONE_LIST } from "@/lib/store/port";
import { createMongoClient } from "./mongo-client";
import { openMongoStore } from "./mongo-store";
import { MongoFaultServer } from "@/lib/testing/mongo-fault-server";
import { readList } from "@/lib/testing/read-list";
import { newLunch } from "@/lib/testing/sample-expenses";
import { toJson } from "@/lib/wire/expense-json";

const MONITORING_SOCKETS = 2;
/** Ten in the pool, and the monitoring sockets. */
const MAX_SOCKETS = 10 + MONITORING_SOCKETS;

const cleanups: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(cleanups.map((cleanUp) => cleanUp())));

/** A fault server, and the app's handlers with a store on it. */
async function startApp(options?: { isReplicaSet: boolean }) {
  vi.spyOn(console, "error").mockReturnValue();
  const server = new MongoFaultServer(options);
  await server.start();
  const store = openMongoStore(createMongoClient(server.uri), "db");
  cleanups.push(async () => {
    await store.close();
    await server.stop();
  });
  const show = listEndpoint(() => store, { GET: getExpenses("identity") });
  const add = listEndpoint(() => store, { POST: postExpense });
  return {
    server,
    store,
    getList: () => show.GET(new Request("http://localhost/api/show")),
    postLunch: (key: string, expense = newLunch) =>
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
  it("is a 503 within 3 s, and succeeds within 2 s of its restart", async () => {
    const { server, store, getList, postLunch } = await startApp();
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
    expect(await readList(store.forList(ONE_LIST))).toHaveLength(2);
  });
});

describe.concurrent("a database that never responds", () => {
  it.each(["from the first command", "after the handshake"])(
    "%s is a 503 within 8 s",
    async (when) => {
      const { server, getList, postLunch } = await startApp();
      const isHandshake = (name: string) => /^(hello|ismaster)$/i.test(name);
      server.behaviour = (name) =>
        when === "after the handshake" && isHandshake(name)
          ? "respond"
          : "stall";
      await Promise.all([
        expectOutage(getList, 8000),
        expectOutage(() => postLunch("k"), 8000),
      ]);
      server.behaviour = () => "respond";
      await expectSuccess(() => postLunch("k"), 2000);
    },
  );
});

describe.concurrent.each([{ isReplicaSet: false }, { isReplicaSet: true }])(
  "a connection that drops after the insert was applied (%o)",
  (options) => {
    it("loses no row and stores none twice", async () => {
      const { server, store, postLunch } = await startApp(options);
      let drops = 1;
      server.behaviour = (name) =>
        name === "insert" && drops-- > 0 ? "drop" : "respond";
      const replayed = "idempotent-replayed";
      const response = await postLunch("k");
      expect(response.status).toBe(201);
      expect(response.headers.has(replayed)).toBe(false);
      expect((await postLunch("k")).headers.get(replayed)).toBe("true");
      expect(await readList(store.forList(ONE_LIST))).toEqual([
        await response.json(),
      ]);
      expect(drops).toBeLessThan(0);
    });

    it("is a 503 when it drops each time, and the client can retry", async () => {
      const { server, store, postLunch } = await startApp(options);
      server.behaviour = (name) => (name === "insert" ? "drop" : "respond");
      await expectOutage(() => postLunch("k"), 3000);
      server.behaviour = () => "respond";
      expect((await postLunch("k")).status).toBe(201);
      expect(await readList(store.forList(ONE_LIST))).toHaveLength(1);
      const other = { ...newLunch, description: "Dinner" };
      await expectProblem(await postLunch("k", other), 422);
    });
  },
);

describe.concurrent("the connection", () => {
  it("is one client with ten sockets at most, and writes to the majority", async () => {
    const { server, postLunch } = await startApp();
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => postLunch(`${index}`)),
    );
    expect(server.documents.size).toBe(100);
    expect(server.maxSockets).toBeLessThanOrEqual(MAX_SOCKETS);
    const insert = server.commands.find((command) => "insert" in command);
    expect(insert?.["writeConcern"]).toEqual({ w: "majority", j: true });
  });

  it("closes its idle sockets", async () => {
    const { server, postLunch } = await startApp();
    await Promise.all(
      Array.from({ length: 20 }, (_, index) => postLunch(`${index}`)),
    );
    await expectSocketsClosed(server);
  });
});

// Not concurrent, because it measures the heap.
it("a hundred requests to a database that never responds leak neither sockets nor memory", async () => {
  const { server, getList, postLunch } = await startApp();
  expect((await getList()).ok).toBe(true);
  const stallRequests = async () => {
    server.behaviour = () => "stall";
    await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        expectOutage(
          () => (index % 2 ? getList() : postLunch(`${index}`)),
          8000,
        ),
      ),
    );
    server.behaviour = () => "respond";
    server.commands.length = 0;
    // A stalled insert ends with its socket.
    await expectSocketsClosed(server);
    expect((await getList()).ok).toBe(true);
    vi.mocked(console.error).mockClear();
    return usedHeap();
  };
  const before = await stallRequests();
  const after = await stallRequests();
  expect(server.maxSockets).toBeLessThanOrEqual(MAX_SOCKETS);
  expect(after - before).toBeLessThan(1_000_000);
});

/** Resolves when only the monitoring sockets are open. */
function expectSocketsClosed(server: MongoFaultServer) {
  return vi.waitFor(
    () => expect(server.sockets.size).toBeLessThanOrEqual(MONITORING_SOCKETS),
    { timeout: 20_000, interval: 200 },
  );
}

function usedHeap(): number {
  setFlagsFromString("--expose-gc");
  (runInNewContext("gc") as () => void)();
  return process.memoryUsage().heapUsed;
}
