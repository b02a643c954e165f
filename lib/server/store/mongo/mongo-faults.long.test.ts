import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { describe, expect, it, vi } from "vitest";
import { ONE_LIST } from "@/lib/server/store/port";
import {
  expectOutage,
  MAX_SOCKETS,
  MONITORING_SOCKETS,
  startAppOnFaultServer,
} from "@/lib/testing/app-on-fault-server";
import type { MongoFaultServer } from "@/lib/testing/mongo-fault-server";
import { readList } from "@/lib/testing/read-list";

async function expectSuccess(call: () => Promise<Response>, withinMs: number) {
  const started = performance.now();
  expect((await call()).ok).toBe(true);
  expect(performance.now() - started).toBeLessThan(withinMs);
}

describe.concurrent("a database that is down", () => {
  it("is a 503 within 3 s, and succeeds within 2 s of its restart", async () => {
    const { server, store, getList, postLunch } = await startAppOnFaultServer();
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
      const { server, getList, postLunch } = await startAppOnFaultServer();
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

it("the connection closes its idle sockets", async () => {
  const { server, postLunch } = await startAppOnFaultServer();
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => postLunch(`${index}`)),
  );
  await expectSocketsClosed(server);
});

// It is not concurrent, because it measures the heap.
it("a hundred requests to a database that never responds leak neither sockets nor memory", async () => {
  const { server, getList, postLunch } = await startAppOnFaultServer();
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
