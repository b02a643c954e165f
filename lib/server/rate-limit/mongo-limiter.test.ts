import { randomUUID } from "node:crypto";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { endpoint } from "@/lib/server/http/middleware/endpoint";
import { withList } from "@/lib/server/http/list/with-list";
import { createMongoClient } from "@/lib/server/store/mongo/mongo-client";
import { openMongoStore } from "@/lib/server/store/mongo/mongo-store";
import { expectProblem } from "@/lib/testing/fake-store";
import { contextOf } from "@/lib/testing/list-endpoint";
import { MongoFaultServer } from "@/lib/testing/mongo-fault-server";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { newLunch } from "@/lib/testing/sample-expenses";
import { toJson } from "@/lib/domain/wire/expense-json";
import { createMemoryLimiter } from "./memory-limiter";
import { createMongoLimiters } from "./mongo-limiter";

const CLIENT = "192.0.2.1";
const uri = process.env["MONGODB_TEST_URI"] ?? "";

/** `POST /add` with the limit and the store on one MongoDB client. */
function openApp(
  mongoUri: string,
  databaseName: string,
  { perMinute, ...options }: { perMinute: number; callLimitMs?: number },
) {
  const client = createMongoClient(mongoUri);
  const limit = { name: "write", points: perMinute, durationSeconds: 60 };
  const create = createMongoLimiters({ client, databaseName, ...options });
  const limiter = create(limit, createMemoryLimiter(limit));
  const store = openMongoStore(client, databaseName);
  const context = contextOf(store);
  const limits = { ...context.limits, clientWrites: limiter };
  const { POST } = endpoint(() => ({ ...context, limits }), {
    POST: withList(postExpense),
  });
  const post = (key = randomUUID() as string) =>
    POST(
      new Request("http://localhost/api/add", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": key,
          "x-forwarded-for": CLIENT,
        },
        body: JSON.stringify(toJson(newLunch)),
      }),
    );
  return { limiter, store, post };
}

describe.skipIf(!uri)("the limit that processes share in MongoDB", () => {
  const { client, newDatabaseName } = createTestDatabases(
    uri || "mongodb://none",
  );
  const databaseName = newDatabaseName();
  // The time limit is for a busy machine: none of these calls may fall back.
  const open = () =>
    openApp(uri || "mongodb://none", databaseName, {
      perMinute: 3,
      callLimitMs: 60_000,
    });
  const first = open();
  const second = open();
  const counters = client.db(databaseName).collection("rateLimits");
  afterAll(async () => {
    await first.store.close();
    await second.store.close();
  });

  it("counts the requests of a client in all of them", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    for (const { post } of [first, second, first])
      expect((await post()).status).toBe(201);
    const response = await second.post();
    expect(response.headers.get("retry-after")).toMatch(/^([1-5]?\d|60)$/);
    await expectProblem(response, 429);
    expect(await counters.countDocuments()).toBe(1);
  });

  it("allows requests again when the minute is over", async () => {
    vi.spyOn(console, "warn").mockReturnValue();
    await counters.updateOne({}, { $set: { expire: new Date() } });
    for (const { post } of [second, first, second])
      expect((await post()).status).toBe(201);
    await expectProblem(await first.post(), 429);
  });
});

describe("with a database that fails", () => {
  async function startApp(perMinute: number, callLimitMs?: number) {
    vi.spyOn(console, "error").mockReturnValue();
    const warn = vi.spyOn(console, "warn").mockReturnValue();
    const server = new MongoFaultServer();
    await server.start();
    const app = openApp(server.uri, "db", {
      perMinute,
      ...(callLimitMs && { callLimitMs }),
    });
    onTestFinished(async () => {
      await app.store.close();
      await server.stop();
    });
    return { server, warn, ...app };
  }

  it.each(["down", "silent"])(
    "each process counts alone, with a short delay and one warning, while it is %s",
    async (state) => {
      const { server, limiter, warn } = await startApp(3);
      if (state === "down") await server.stop();
      else server.behaviour = () => "stall";
      let isLate = false;
      // A stall of the process delays this as much as the limit of the call.
      setTimeout(() => (isLate = true), 2000);
      const waits: number[] = [];
      for (let index = 0; index < 4; index += 1)
        waits.push(await limiter.take(CLIENT));
      expect(isLate).toBe(false);
      expect(waits).toEqual([0, 0, 0, 20]);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.stringContaining("counts alone"),
      );
      if (state === "down") await server.start();
    },
  );

  it("a process does not allow again what it has allowed before the failure", async () => {
    const { server, limiter } = await startApp(3, 60_000);
    for (let index = 0; index < 3; index += 1)
      expect(await limiter.take(CLIENT)).toBe(0);
    await server.stop();
    expect(await limiter.take(CLIENT)).toBe(20);
    await server.start();
  });

  it("an add is a 503 soon, and a 429 beyond the limit", async () => {
    const { server, limiter, post } = await startApp(2);
    expect((await post()).status).toBe(201);
    await server.stop();
    const started = performance.now();
    await expectProblem(await post(), 503);
    expect(performance.now() - started).toBeLessThan(5000);
    await limiter.take(CLIENT);
    await expectProblem(await post(), 429);
    await server.start();
  });

  it("the store and the limit share ten sockets, and counters expire", async () => {
    const { server, post, warn } = await startApp(30, 60_000);
    const responses = await Promise.all(
      Array.from({ length: 31 }, () => post()),
    );
    const statuses = responses.map(({ status }) => status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(30);
    expect(statuses.filter((status) => status === 429)).toHaveLength(1);
    expect(warn).not.toHaveBeenCalledWith(
      expect.stringContaining("counts alone"),
    );
    // Two more sockets monitor the server.
    expect(server.maxSockets).toBeLessThanOrEqual(12);
    const indexes = server.commands
      .filter((command) => command["createIndexes"] === "rateLimits")
      .map((command) => (command["indexes"] as unknown[])[0]);
    expect(indexes).toEqual([
      expect.objectContaining({ key: { key: 1 }, unique: true }),
      expect.objectContaining({ key: { expire: 1 }, expireAfterSeconds: 0 }),
    ]);
  });
});
