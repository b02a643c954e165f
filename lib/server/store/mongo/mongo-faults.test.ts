import { describe, expect, it } from "vitest";
import { ONE_LIST } from "@/lib/server/store/port";
import {
  expectOutage,
  MAX_SOCKETS,
  startAppOnFaultServer,
} from "@/lib/testing/app-on-fault-server";
import { expectProblem } from "@/lib/testing/fake-store";
import { readList } from "@/lib/testing/read-list";
import { newLunch } from "@/lib/testing/sample-expenses";

describe.concurrent.each([{ isReplicaSet: false }, { isReplicaSet: true }])(
  "a connection that drops after the insert was applied (%o)",
  (options) => {
    it("loses no row and stores none twice", async () => {
      const { server, store, postLunch } = await startAppOnFaultServer(options);
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
      const { server, store, postLunch } = await startAppOnFaultServer(options);
      server.behaviour = (name) => (name === "insert" ? "drop" : "respond");
      await expectOutage(() => postLunch("k"), 6000);
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
    const { server, postLunch } = await startAppOnFaultServer();
    await Promise.all(
      Array.from({ length: 100 }, (_, index) => postLunch(`${index}`)),
    );
    expect(server.documents.size).toBe(100);
    expect(server.maxSockets).toBeLessThanOrEqual(MAX_SOCKETS);
    const insert = server.commands.find((command) => "insert" in command);
    expect(insert?.["writeConcern"]).toEqual({ w: "majority", j: true });
  });
});
