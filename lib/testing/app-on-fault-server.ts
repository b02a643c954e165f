import { afterAll, expect, vi } from "vitest";
import { getExpenses } from "@/lib/server/http/handlers/get-expenses";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { createMongoClient } from "@/lib/server/store/mongo/mongo-client";
import { openMongoStore } from "@/lib/server/store/mongo/mongo-store";
import { toJson } from "@/lib/domain/wire/expense-json";
import { expectProblem } from "./fake-store";
import { listEndpoint } from "./list-endpoint";
import { MongoFaultServer } from "./mongo-fault-server";
import { newLunch } from "./sample-expenses";

export const MONITORING_SOCKETS = 2;
/** Ten in the pool, and the monitoring sockets. */
export const MAX_SOCKETS = 10 + MONITORING_SOCKETS;

const cleanups: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(cleanups.map((cleanUp) => cleanUp())));

/** A fault server, and the app's handlers with a store on it. */
export async function startAppOnFaultServer(options?: {
  isReplicaSet: boolean;
}) {
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

/** Expects a 503 without details within the time. */
export async function expectOutage(
  call: () => Promise<Response>,
  withinMs: number,
) {
  const started = performance.now();
  const response = await call();
  expect(performance.now() - started).toBeLessThan(withinMs);
  expect(response.headers.get("retry-after")).toBe("5");
  const body = await expectProblem(response, 503);
  expect(JSON.stringify(body)).not.toMatch(/127\.0\.0\.1|mongo/i);
}
