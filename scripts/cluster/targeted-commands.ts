import assert from "node:assert/strict";
import type { Db, Document } from "mongodb";
import { createMongoClient } from "@/lib/server/store/mongo/mongo-client";
import { openMongoStore } from "@/lib/server/store/mongo/mongo-store";
import { listsOf, newDigest } from "@/lib/testing/opened-list";
import { newLunch } from "@/lib/testing/sample-expenses";
import { readList } from "@/lib/testing/read-list";
import type { ListStore } from "@/lib/server/store/port";
import { type Cluster, spreadLists, withOption } from "./cluster";

const LISTS = 4;

/** The operations of a list, in an order in which each finds something to do. */
const OPERATIONS: [string, (list: ListStore) => Promise<unknown>][] = [
  ["add", (list) => list.add(newLunch, "key")],
  ["add again", (list) => list.add(newLunch, "key")],
  ["list", (list) => readList(list)],
  ["newest", (list) => list.newest(5)],
  ["count", (list) => list.count()],
  ["revision", (list) => list.revision()],
  ["batch", (list) => list.addBatch(ROWS)],
  ["batch again", (list) => list.addBatch(ROWS)],
  ["replace", (list) => list.replace("id", newLunch)],
  ["replace again", (list) => list.replace("id", newLunch)],
  ["remove", (list) => list.remove("id")],
  ["restore", (list) => list.restore("id", newLunch)],
  ["remove many", (list) => list.removeBatch(["id", "other"])],
  ["erase", (list) => list.erase()],
];
const ROWS = ["a", "b", "c"].map((key) => ({ key, expense: newLunch }));

/** Fields that `explain` does not accept, or that are not part of the question. */
const SESSION_FIELDS = new Set([
  "$clusterTime",
  "$db",
  "$readPreference",
  "lsid",
  "readConcern",
  "txnNumber",
  "writeConcern",
]);

/**
 * Runs every operation on private lists of both shards, and explains each command
 * that the driver sent for their expenses.
 */
export async function targetedCommands(cluster: Cluster): Promise<string> {
  const name = await cluster.newDatabase();
  const client = createMongoClient(
    withOption(cluster.uri, "monitorCommands=true"),
  );
  const store = openMongoStore(client, name);
  const lists: ListStore[] = [];
  for (let index = 0; index < LISTS; index += 1) {
    const { id } = await listsOf(store).create(newDigest());
    lists.push(store.forList(id));
  }
  await spreadLists(cluster, name);

  let commands: Document[] = [];
  client.on("commandStarted", ({ command, commandName }) => {
    if (command[commandName] === "expenses") commands.push(command);
  });
  const shards = new Set<string>();
  let explained = 0;
  for (const list of lists)
    for (const [operation, run] of OPERATIONS) {
      commands = [];
      await run(list);
      for (const statement of commands.flatMap(statementsOf)) {
        const found = await shardsOf(cluster.client.db(name), statement);
        assert.equal(found.length, 1, `${operation}: ${found.join()}`);
        shards.add(String(found));
        explained += 1;
      }
    }
  await store.close();
  assert.equal(shards.size, 2);
  return `${explained} commands of ${OPERATIONS.length} operations on ${LISTS} lists: one shard each`;
}

/** Commands with one update or deletion each, as explain requires it. */
function statementsOf(command: Document): Document[] {
  const fields = Object.entries(command).filter(
    ([field]) => !SESSION_FIELDS.has(field),
  );
  const statement: Document = Object.fromEntries(fields);
  for (const field of ["updates", "deletes"])
    if (field in statement)
      return (statement[field] as Document[]).map((item) => ({
        ...statement,
        [field]: [item],
      }));
  return [statement];
}

async function shardsOf(database: Db, statement: Document): Promise<string[]> {
  // explain does not know inserts: a document goes to the shard of its key.
  if ("insert" in statement) {
    const documents = statement["documents"] as Document[];
    const keys = documents.map(({ _list, _id }) => ({ _list, _id }));
    const found = await Promise.all(
      keys.map((filter) =>
        shardsOf(database, { find: statement["insert"], filter }),
      ),
    );
    return [...new Set(found.flat())];
  }
  const plan = await database.command({
    explain: statement,
    verbosity: "queryPlanner",
  });
  const { queryPlanner, shards } = plan as ExplainedCommand;
  const found =
    queryPlanner?.winningPlan.shards?.map(({ shardName }) => shardName) ??
    (shards && Object.keys(shards));
  if (!found) throw new Error(`No shards in ${JSON.stringify(plan)}`);
  return found;
}

/** An aggregation has its shards at the top. */
type ExplainedCommand = {
  queryPlanner?: { winningPlan: { shards?: { shardName: string }[] } };
  shards?: Record<string, unknown>;
};
