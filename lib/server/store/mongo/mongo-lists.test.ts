import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import type { ListId } from "@/lib/server/store/port";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { listsOf, newDigest } from "@/lib/testing/opened-list";
import { newLunch } from "@/lib/testing/sample-expenses";
import { createMongoClient } from "./mongo-client";
import { type ListDocument, touchList } from "./mongo-list-document";
import { openMongoStore } from "./mongo-store";

const uri = process.env["MONGODB_TEST_URI"] ?? "";

describe.skipIf(!uri)("a list that is being pruned", () => {
  const { client, newDatabaseName } = createTestDatabases(
    uri || "mongodb://none",
  );
  let name: string;
  let id: ListId;
  const database = () => client.db(name);
  const collection = () => database().collection<ListDocument>("lists");
  const openStore = () => openMongoStore(createMongoClient(uri), name);
  /** Changes the list as the first step of \`prune\` does. */
  const beginPrune = () =>
    collection().updateOne({ _id: id }, { $set: { tokenDigest: "" } });

  beforeEach(async () => {
    name = newDatabaseName();
    const store = openStore();
    ({ id } = await listsOf(store).create(newDigest()));
    await store.close();
    await collection().updateOne(
      { _id: id },
      { $set: { usedOn: "2020-01-01" } },
    );
  });

  it("accepts no expense from a request that has found it before", async () => {
    const store = openStore();
    await beginPrune();
    const list = store.forList(id);
    for (const call of [
      () => list.add(newLunch, "k"),
      () => list.addBatch([{ key: "k", expense: newLunch }]),
      () => list.replace("id", newLunch),
    ])
      await expect(call()).rejects.toMatchObject({ code: "list_gone" });
    expect(await database().collection("expenses").countDocuments()).toBe(0);
    await store.close();
  });

  it("is not used again by a request that has read it just before", async () => {
    const lists = collection();
    const { findOne } = lists;
    vi.spyOn(lists, "findOne").mockImplementationOnce(async () => {
      const list = await findOne.call(lists, { _id: id });
      await beginPrune();
      return list;
    });
    const touch = touchList(async () => lists, id, AbortSignal.timeout(5000));
    await expect(touch).rejects.toMatchObject({ code: "list_gone" });
  });

  it("is used again when it was rotated meanwhile, without undoing that", async () => {
    const lists = collection();
    const { findOne } = lists;
    const tokenDigest = newDigest();
    vi.useFakeTimers({ toFake: ["Date"], now: Date.UTC(2026, 0, 5) });
    onTestFinished(() => void vi.useRealTimers());
    vi.spyOn(lists, "findOne").mockImplementationOnce(async () => {
      const list = await findOne.call(lists, { _id: id });
      await lists.updateOne({ _id: id }, { $set: { tokenDigest } });
      return list;
    });
    await touchList(async () => lists, id, AbortSignal.timeout(5000));
    expect(await lists.findOne({ _id: id })).toMatchObject({
      tokenDigest,
      usedOn: "2026-01-05",
    });
  });

  it("does not get back a reader link that was ended meanwhile", async () => {
    const lists = collection();
    const reader = { readerDigest: newDigest(), readerSalt: "salt" };
    await lists.updateOne({ _id: id }, { $set: reader });
    const { findOne } = lists;
    vi.spyOn(lists, "findOne").mockImplementationOnce(async () => {
      const list = await findOne.call(lists, { _id: id });
      const store = openStore();
      await listsOf(store).removeReader(id);
      await store.close();
      return list;
    });
    await touchList(async () => lists, id, AbortSignal.timeout(5000));
    expect(await lists.findOne({ _id: id })).not.toHaveProperty("readerDigest");
  });
});
