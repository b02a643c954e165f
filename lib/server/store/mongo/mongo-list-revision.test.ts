import {
  Collection,
  type Document,
  type MongoClient,
  MongoError,
  ObjectId,
} from "mongodb";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { getExpenses } from "@/lib/server/http/handlers/get-expenses";
import { tokenDigest } from "@/lib/server/http/list/list-token";
import { withList } from "@/lib/server/http/list/with-list";
import { endpoint } from "@/lib/server/http/middleware/endpoint";
import type { ExpenseStore, ListId, ListStore } from "@/lib/server/store/port";
import { contextOf } from "@/lib/testing/list-endpoint";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { listsOf } from "@/lib/testing/opened-list";
import { readList } from "@/lib/testing/read-list";
import { newLunch } from "@/lib/testing/sample-expenses";
import { createMongoClient } from "./mongo-client";
import type { ListDocument } from "./mongo-list-document";
import { openMongoStore } from "./mongo-store";

const uri = process.env["MONGODB_TEST_URI"] ?? "";
const TOKEN = "a token";
const rows = ["a", "b", "c"].map((key) => ({ key, expense: newLunch }));

describe.skipIf(!uri)("a private list of MongoDB", () => {
  const databases = createTestDatabases(uri || "mongodb://none");
  let client: MongoClient;
  let store: ExpenseStore;
  let id: ListId;
  let list: ListStore;
  let name: string;
  const documents = () =>
    databases.client.db(name).collection<ListDocument>("lists");
  const expenses = () => databases.client.db(name).collection("expenses");

  beforeEach(async () => {
    name = databases.newDatabaseName();
    client = createMongoClient(`${uri}/?monitorCommands=true`);
    store = openMongoStore(client, name);
    ({ id } = await listsOf(store).create(tokenDigest(TOKEN)));
    list = store.forList(id);
  });
  afterEach(() => store.close());

  /** GET /api/show, and how many documents the database has sent for it. */
  async function show(etag = "") {
    let documentsRead = 0;
    const count = ({ reply }: { reply: unknown }) => {
      const { cursor } = reply as {
        cursor?: { firstBatch?: unknown[]; nextBatch?: unknown[] };
      };
      documentsRead += (cursor?.firstBatch ?? cursor?.nextBatch ?? []).length;
    };
    client.on("commandSucceeded", count);
    const context = contextOf(store, { listsMode: "private" });
    const { GET } = endpoint(() => context, {
      GET: withList(getExpenses("identity")),
    });
    const headers = { cookie: `list=${TOKEN}`, "if-none-match": etag };
    const response = await GET(
      new Request("http://localhost/api/show", { headers }),
    );
    const body = await response.text();
    client.off("commandSucceeded", count);
    return {
      status: response.status,
      etag: response.headers.get("etag") ?? "",
      rows: body && (JSON.parse(body) as unknown[]).length,
      documentsRead,
    };
  }

  it("is read with one document more than it has expenses, and with one when it is unchanged", async () => {
    expect(await show()).toMatchObject({ rows: 0, documentsRead: 1 });
    await list.addBatch(rows);
    const first = await show();
    expect(first).toMatchObject({ status: 200, rows: 3, documentsRead: 4 });
    expect(await show(first.etag)).toMatchObject({
      status: 304,
      documentsRead: 1,
    });
    await list.remove((await readList(list))[0]?._id ?? "");
    expect(await show(first.etag)).toMatchObject({ status: 200, rows: 2 });
  });

  it("is read in pages, newest first", async () => {
    for (const [index, { key, expense }] of rows.entries())
      await list.add(
        { ...expense, date: calendarDate(2026, 1, 5 - index) },
        key,
      );
    let chunks = 0;
    let json = "";
    for await (const chunk of (await list.list()).json(2)) {
      chunks += 1;
      json += chunk;
    }
    expect(chunks).toBe(3);
    expect(json).toBe(JSON.stringify(await readList(list)));
    expect(JSON.parse(json)).toMatchObject([
      { date: "2026-01-05" },
      { date: "2026-01-04" },
      { date: "2026-01-03" },
    ]);
  });

  it("of an earlier version gets a revision with the first read", async () => {
    await documents().updateOne({ _id: id }, { $unset: { revision: "" } });
    const { etag } = await show();
    expect(await show(etag)).toMatchObject({ status: 304 });
  });

  /** A process writes this, without an acknowledgement. */
  const insertOne = () =>
    expenses().insertOne({
      ...{ _id: `${id}/x`, _list: id, date: "2026-01-05", amount: 1 },
    } as never);

  it("has another revision for each read while a write is open", async () => {
    await documents().updateOne(
      { _id: id },
      { $push: { writes: new ObjectId() } },
    );
    const before = await show();
    await insertOne();
    expect(await show(before.etag)).toMatchObject({ status: 200, rows: 1 });
    expect((await documents().findOne({ _id: id }))?.writes).toHaveLength(1);
  });

  it("ends the write of a killed process, with a new revision", async () => {
    const before = (await show()).etag;
    await insertOne();
    await documents().updateOne(
      { _id: id },
      { $push: { writes: ObjectId.createFromTime(0) } },
    );
    const repaired = await show(before);
    expect(repaired).toMatchObject({ status: 200, rows: 1 });
    expect(await show(repaired.etag)).toMatchObject({ status: 304 });
  });

  it("has a new revision when the end of an earlier write is repeated after a rollback", async () => {
    const ends: Document[] = [];
    client.on("commandStarted", ({ commandName, command }) => {
      const { update, updates } = command as Document;
      if (commandName === "update" && update === "lists")
        ends.push({ update, updates: updates as unknown });
    });
    await list.add(newLunch, "a");
    const [, end] = ends;
    const first = await show();
    await list.add(newLunch, "b");
    await databases.client.db(name).command(end ?? {});
    expect(await show(first.etag)).toMatchObject({ status: 200, rows: 2 });
    expect((await documents().findOne({ _id: id }))?.revision).toBe(
      (end?.["updates"] as Document[])[0]?.["u"].$set.revision,
    );
  });

  it("keeps its revision and its open writes when its link is replaced", async () => {
    await documents().updateOne(
      { _id: id },
      { $push: { writes: new ObjectId() } },
    );
    const { revision, writes } = (await documents().findOne({ _id: id })) ?? {};
    const tokens = { from: tokenDigest(TOKEN), to: tokenDigest("another") };
    await listsOf(store).rotate(id, tokens, { keyDigest: "a", salt: "b" });
    expect(await documents().findOne({ _id: id })).toMatchObject({
      ...{ revision, writes },
      tokenDigest: tokens.to,
    });
  });

  it("is hidden at once when it is erased, and removed by a prune when that was interrupted", async () => {
    await list.addBatch(rows);
    vi.spyOn(Collection.prototype, "deleteMany").mockRejectedValueOnce(
      new MongoError("connection lost"),
    );
    await expect(list.erase()).rejects.toMatchObject({ code: "unavailable" });
    expect(await listsOf(store).find(tokenDigest(TOKEN))).toBeUndefined();
    await expect(list.revision()).rejects.toMatchObject({ code: "list_gone" });
    await expect(list.add(newLunch, "d")).rejects.toMatchObject({
      code: "list_gone",
    });
    expect(await expenses().countDocuments()).toBe(3);
    const longAgo = calendarDate(2000, 1, 1);
    expect(await listsOf(store).prune(longAgo, { dryRun: false })).toBe(1);
    expect(await expenses().countDocuments()).toBe(0);
    expect(await documents().countDocuments()).toBe(0);
  });
});
