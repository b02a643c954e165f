import { randomBytes } from "node:crypto";
import { newToken, tokenDigest } from "@/lib/server/http/list/list-token";
import { createMongoClient } from "@/lib/server/store/mongo/mongo-client";
import type { StoredDocument } from "@/lib/server/store/mongo/mongo-document";
import type { ListDocument } from "@/lib/server/store/mongo/mongo-list-document";
import { newRevision } from "@/lib/server/store/mongo/mongo-list-revision";
import { openMongoStore } from "@/lib/server/store/mongo/mongo-store";
import type { ListId } from "@/lib/server/store/port";
import { toJson } from "@/lib/domain/wire/expense-json";
import { generateExpenses } from "../seed";
import type { Bench } from "./bench";
import { type ListFixture, type Size, takeInTurn } from "./list-fixture";

const DOCUMENTS_PER_INSERT = 10_000;

/**
 * A new database with private lists on the server that MONGODB_TEST_URI names, and a
 * server of the app that uses it. The database is dropped at the end.
 */
export async function openMongoLists(
  { serve, addCleanup }: Bench,
  { lists, rowsPerList }: Size,
): Promise<ListFixture> {
  const uri = process.env["MONGODB_TEST_URI"];
  if (!uri) throw new Error("Set MONGODB_TEST_URI to a MongoDB server.");
  const name = `expenses-bench-${randomBytes(4).toString("hex")}`;
  const client = createMongoClient(uri);
  const database = client.db(name);
  const store = openMongoStore(client, name);
  addCleanup(async () => {
    await database.dropDatabase();
    await store.close();
  });
  // Creates the indexes.
  await store.lists?.find("");

  const expenses = [...generateExpenses(rowsPerList)].map(toJson);
  const tokens = Array.from({ length: lists }, newToken);
  const listsPerInsert = Math.ceil(DOCUMENTS_PER_INSERT / rowsPerList);
  for (let from = 0; from < lists; from += listsPerInsert) {
    const documents = tokens.slice(from, from + listsPerInsert).map(newList);
    await database.collection<ListDocument>("lists").insertMany(documents);
    await database.collection<StoredDocument>("expenses").insertMany(
      documents.flatMap(({ _id: list }) =>
        expenses.map((expense, index) => ({
          _id: `${list}/${randomBytes(16).toString("hex")}`,
          _list: list,
          addedAt: new Date(index),
          ...expense,
        })),
      ),
      { ordered: false },
    );
  }
  const variables = { MONGODB_URI: uri, MONGODB_DB: name, LISTS: "private" };
  const digests = new Map(
    tokens.map((token) => [`list=${token}`, tokenDigest(token)]),
  );
  return {
    variables,
    server: await serve(variables),
    next: takeInTurn([...digests.keys()]),
    expire: async (cookie) => {
      await database
        .collection("lists")
        .updateOne(
          { tokenDigest: digests.get(cookie) },
          { $set: { revision: newRevision() } },
        );
    },
    bytes: async () => {
      const { storageSize, indexSize } = await database.stats();
      return Number(storageSize) + Number(indexSize);
    },
  };
}

function newList(token: ReturnType<typeof newToken>): ListDocument {
  return {
    _id: randomBytes(16).toString("hex") as ListId,
    tokenDigest: tokenDigest(token),
    createdAt: new Date().toISOString(),
    usedOn: new Date().toISOString().slice(0, 10),
    revision: newRevision(),
  };
}
