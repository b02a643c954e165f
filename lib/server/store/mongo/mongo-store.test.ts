import { Double, Int32, Long, ObjectId, UUID } from "mongodb";
import { beforeEach, describe, expect, it } from "vitest";
import { createMongoClient } from "./mongo-client";
import { openNewList, openOneList } from "@/lib/testing/opened-list";
import { openMongoStore } from "./mongo-store";
import type { StoredDocument } from "./mongo-document";
import { readList } from "@/lib/testing/read-list";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { newLunch } from "@/lib/testing/sample-expenses";

const uri = process.env["MONGODB_TEST_URI"] ?? "";

describe.skipIf(!uri)("a collection shared with other programs", () => {
  const { client, newDatabaseName } = createTestDatabases(
    uri || "mongodb://none",
  );
  const openStore = (name: string) =>
    openOneList(openMongoStore(createMongoClient(uri), name));
  let name: string;
  const collection = () =>
    client.db(name).collection<StoredDocument>("expenses");
  beforeEach(() => {
    name = newDatabaseName();
  });

  it("is listed without the documents that cannot be read, which are counted", async () => {
    await collection().insertMany([
      {
        _id: ObjectId.createFromHexString("65a1b2c3d4e5f60718293a4b"),
        date: new Date("2026-01-04T20:00:00Z"),
        category: "FOOD",
        description: "evening in London, night in India",
        amount: new Double(99.5),
        tags: ["extra"],
      },
      {
        _id: "text",
        date: "2026-01-06",
        category: "rent",
        description: "another category",
        amount: Long.fromNumber(5000),
        list: "a field of another program",
      },
      {
        _id: new ObjectId(),
        date: new Date("2026-01-01"),
        amount: new Int32(7),
      },
      { _id: "no date", category: "food", amount: 1 },
      { _id: "no amount", date: "2026-01-01", amount: null },
      { _id: "no such day", date: "2026-02-30", amount: 1 },
    ]);
    const store = openStore(name);
    expect(await readList(store)).toEqual([
      {
        _id: "text",
        date: "2026-01-06",
        category: "rent",
        description: "another category",
        amount: 5000,
      },
      {
        _id: "65a1b2c3d4e5f60718293a4b",
        date: "2026-01-05",
        category: "food",
        description: "evening in London, night in India",
        amount: 99.5,
      },
      expect.objectContaining({
        date: "2026-01-01",
        category: "others",
        description: "",
        amount: 7,
      }),
    ]);
    expect((await store.list()).unreadable).toBe(3);
    await store.close();
  });

  it("is counted and erased with the documents that cannot be read, and with no others", async () => {
    const mongo = openMongoStore(createMongoClient(uri), name);
    const other = await openNewList(mongo);
    await other.add(newLunch, "k");
    await collection().insertMany([
      { _id: "readable", date: "2026-01-06", amount: 1 },
      { _id: "no date", amount: 1 },
      { _id: new ObjectId(), text: "no expense" },
    ]);
    const store = openOneList(mongo);
    expect(await readList(store)).toHaveLength(1);
    expect((await store.list()).unreadable).toBe(2);
    expect(await store.count()).toBe(3);
    await store.erase();
    expect(await store.count()).toBe(0);
    expect((await store.list()).unreadable).toBe(0);
    expect(await collection().countDocuments()).toBe(1);
    expect(await readList(other)).toHaveLength(1);
    await store.close();
  });

  it("changes the revision after every change by another program", async () => {
    const store = openStore(name);
    const revisions = [await store.revision()];
    await collection().insertOne({ _id: "x", date: "2026-01-06", amount: 1 });
    revisions.push(await store.revision());
    await collection().updateOne({ _id: "x" }, { $set: { amount: 2 } });
    revisions.push(await store.revision());
    await collection().updateOne({ _id: "x" }, { $set: { date: null } });
    revisions.push(await store.revision());
    await collection().deleteOne({ _id: "x" });
    expect(new Set(revisions).size).toBe(4);
    expect(await store.revision()).toBe(revisions[0]);
    await store.close();
  });

  it("keeps the other fields of a document when its expense is replaced", async () => {
    const _id = new ObjectId();
    const extra = { bill: Long.fromNumber(7), tags: ["mess"] };
    await collection().insertOne({
      _id,
      date: new Date(),
      amount: 1,
      ...extra,
    });
    const store = openStore(name);
    const id = _id.toHexString();
    expect(await store.replace(id, newLunch)).toBe("replaced");
    expect(
      await collection().findOne({ _id }, { promoteLongs: false }),
    ).toEqual({
      _id,
      date: "2026-01-05",
      category: "food",
      description: "Lunch",
      amount: 99.5,
      ...extra,
    });
    expect(await store.remove(id)).toBe(true);
    expect(await collection().countDocuments()).toBe(0);
    await store.close();
  });

  it.each([new ObjectId(), new UUID(), 17, "17.0", "their own"])(
    "replaces and removes a document with the _id %s",
    async (_id) => {
      await collection().insertOne({ _id, date: "2026-01-01", amount: 1 });
      const store = openStore(name);
      const [row] = await readList(store);
      const id = row?._id ?? "";
      expect(await store.replace(id, newLunch)).toBe("replaced");
      expect(await collection().countDocuments()).toBe(1);
      expect(await store.remove(id)).toBe(true);
      expect(await collection().countDocuments()).toBe(0);
      await store.close();
    },
  );

  it.each([new ObjectId(), new UUID(), 17, "17.0", "their own"])(
    "finds a document with the _id %s in a batch, and puts it back under that",
    async (_id) => {
      const { amountPaise, ...fields } = newLunch;
      const document = { _id, ...fields, amount: amountPaise / 100 };
      await collection().insertOne(document);
      const store = openStore(name);
      const rows = [{ _id: String(_id), expense: newLunch }];
      expect(await store.addBatch(rows)).toMatchObject([{ status: "exists" }]);
      expect(await collection().countDocuments()).toBe(1);
      await store.removeBatch([String(_id)]);
      expect(await store.addBatch(rows)).toMatchObject([{ status: "created" }]);
      expect(await collection().findOne()).toMatchObject({ _id });
      await store.close();
    },
  );

  it.each([new ObjectId(), new UUID(), 17])(
    "restores a removed document with the _id %s: all fields in the process that removed it, only those of an expense in another",
    async (_id) => {
      const extra = { tags: ["mess"] };
      await collection().insertOne({
        _id,
        ...{ date: "2026-01-01", amount: 1, ...extra },
      });
      const id = String(_id);
      for (const isSameProcess of [true, false]) {
        const store = openStore(name);
        const other = openStore(name);
        expect(await store.remove(id)).toBe(true);
        const outcome = await (isSameProcess ? store : other).replace(
          id,
          newLunch,
        );
        expect(outcome).toBe("created");
        expect(await collection().find().toArray()).toEqual([
          {
            _id,
            date: "2026-01-05",
            category: "food",
            description: "Lunch",
            amount: 99.5,
            addedAt: expect.any(Date) as Date,
            ...(isSameProcess && extra),
          },
        ]);
        await store.close();
        await other.close();
      }
    },
  );

  it("stores the five fields of an expense and addedAt", async () => {
    const store = openStore(name);
    const { _id } = (await store.add(newLunch, "k")).expense;
    expect(await collection().findOne()).toEqual({
      _id,
      date: "2026-01-05",
      category: "food",
      description: "Lunch",
      amount: 99.5,
      addedAt: expect.any(Date) as Date,
    });
    const indexes = await collection().indexes();
    expect(indexes).toContainEqual(
      expect.objectContaining({
        key: { _list: 1, date: -1, addedAt: -1, _id: -1 },
      }),
    );
    await store.close();
  });
});
