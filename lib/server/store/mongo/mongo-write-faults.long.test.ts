import type { Document } from "mongodb";
import { describe, expect, it, type TestContext, vi } from "vitest";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import {
  type ExpenseStore,
  type ListId,
  type ListStore,
  NO_PLAN,
  StoreError,
} from "@/lib/server/store/port";
import {
  type Behaviour,
  MongoFaultServer,
  NOT_PRIMARY,
} from "@/lib/testing/mongo-fault-server";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { listsOf, newDigest } from "@/lib/testing/opened-list";
import { readList } from "@/lib/testing/read-list";
import { newLunch } from "@/lib/testing/sample-expenses";
import { samplePlan } from "@/lib/testing/sample-plan";
import { createMongoClient } from "./mongo-client";
import { openMongoStore } from "./mongo-store";

const uri = process.env["MONGODB_TEST_URI"] ?? "";

const named = (description: string) => ({ ...newLunch, description });
const row = (key: string) => ({ key, expense: named(key) });
const idOfA = expenseIdOf("a");

/** Writes to a list with the expenses a and b, and the expenses after each. */
const WRITES: Record<
  string,
  { write: (list: ListStore) => Promise<unknown>; after: string[] | "gone" }
> = {
  add: {
    write: (list) => list.add(named("c"), "c"),
    after: ["a", "b", "c"],
  },
  "a batch": {
    write: (list) => list.addBatch([row("c"), row("d")]),
    after: ["a", "b", "c", "d"],
  },
  "an edit": {
    write: (list) => list.replace(idOfA, named("edited")),
    after: ["b", "edited"],
  },
  "a restored expense": {
    write: (list) => list.restore("id", named("restored")),
    after: ["a", "b", "restored"],
  },
  "a deletion": {
    write: (list) => list.remove(idOfA),
    after: ["b"],
  },
  "a deletion of several": {
    write: (list) => list.removeBatch([idOfA, expenseIdOf("b")]),
    after: [],
  },
  "a plan": {
    write: (list) => list.writePlan(samplePlan, NO_PLAN.revision),
    after: ["a", "b"],
  },
  erasing: { write: (list) => list.erase(), after: "gone" },
};

/** What happens to a command, and to those that follow it. */
const FAULTS: Record<string, [first: Behaviour, then: Behaviour]> = {
  "is lost": ["lose", "respond"],
  "is applied without a response": ["drop", "respond"],
  "meets a primary that has stepped down": [NOT_PRIMARY, "respond"],
  "is the first of an outage": ["lose", "lose"],
  "is the last before an outage": ["drop", "lose"],
};

const MONITORING = /^(hello|ismaster|endSessions)$/i;

type View = { rows: string[] | "gone"; revision: string; plan: string };

async function viewOf(list: ListStore): Promise<View> {
  // As in a request, the revision is read before the rows.
  const revision = await list.revision().catch((error: unknown) => {
    if (error instanceof StoreError && error.code === "list_gone") return "";
    throw error;
  });
  const rows = (await readList(list)).map(({ description }) => description);
  return {
    rows: revision === "" ? "gone" : rows.sort(),
    revision,
    plan: JSON.stringify((await list.readPlan()).plan),
  };
}

describe.skipIf(!uri)("a write of a private list", () => {
  const { client, newDatabaseName } = createTestDatabases(
    uri || "mongodb://none",
  );
  const name = newDatabaseName();

  async function open(
    { onTestFinished }: TestContext,
    options: { isReplicaSet: boolean },
  ) {
    vi.spyOn(console, "error").mockReturnValue();
    const server = new MongoFaultServer({ ...options, target: uri });
    await server.start();
    const store = openMongoStore(createMongoClient(server.uri), name);
    // Another instance of the app, without faults.
    const reader = openMongoStore(createMongoClient(uri), name);
    onTestFinished(async () => {
      await store.close();
      await reader.close();
      await server.stop();
    });
    return { server, store, reader };
  }

  async function newList(store: ExpenseStore): Promise<ListId> {
    const { id } = await listsOf(store).create(newDigest());
    await store.forList(id).addBatch([row("a"), row("b")]);
    return id;
  }

  const cases = Object.keys(WRITES).flatMap((kind) =>
    [true, false].map((isReplicaSet) => ({ kind, isReplicaSet })),
  );
  it.for(cases)(
    "is found under a new revision when it is acknowledged, and repeating it stores nothing twice: $kind, replica set $isReplicaSet",
    async ({ kind, isReplicaSet }, context) => {
      const { write, after } = WRITES[kind] ?? {};
      if (!write || !after) throw new Error(`No write ${kind}.`);
      const openFault = async (behaviours: [Behaviour, Behaviour]) => {
        const { server, store, reader } = await open(context, { isReplicaSet });
        /** Writes while the command at this position fails. */
        const writeWithFault = async (list: ListId, position: number) => {
          let commands = 0;
          server.behaviour = (command) => {
            if (MONITORING.test(command)) return "respond";
            const offset = commands++ - position;
            if (offset < 0) return "respond";
            return behaviours[offset === 0 ? 0 : 1];
          };
          const isAcknowledged = await write(store.forList(list)).then(
            () => true,
            (error: unknown) => {
              expect(error).toMatchObject({ code: "unavailable" });
              return false;
            },
          );
          server.behaviour = () => "respond";
          return { isAcknowledged, commands };
        };
        return { store, reader, writeWithFault };
      };

      const expectRows = ({ rows, plan }: View, label: string) => {
        expect(rows, label).toEqual(after);
        if (kind === "a plan")
          expect(plan, label).toBe(JSON.stringify(samplePlan));
      };
      const tryFault = async ([name, behaviours]: [
        string,
        [Behaviour, Behaviour],
      ]) => {
        const { store, reader, writeWithFault } = await openFault(behaviours);
        const { commands } = await writeWithFault(
          await newList(store),
          Infinity,
        );
        expect(commands).toBeGreaterThan(1);
        for (let position = 0; position < commands; position += 1) {
          const id = await newList(store);
          const list = reader.forList(id);
          const before = await viewOf(list);
          const label = `command ${position + 1} of ${commands} ${name}`;
          const { isAcknowledged } = await writeWithFault(id, position);

          const now = await viewOf(list);
          if (isAcknowledged) expectRows(now, label);
          if (String(now.rows) !== String(before.rows))
            expect(now.revision, label).not.toBe(before.revision);

          await write(store.forList(id));
          const repeated = await viewOf(list);
          expectRows(repeated, label);
          if (kind !== "a plan")
            expect(repeated.revision, label).not.toBe(before.revision);
        }
      };
      await Promise.all(Object.entries(FAULTS).map(tryFault));
    },
  );

  it.for(["add", "a batch", "an edit", "a deletion of several"])(
    "has a new revision when it is repeated after the database has applied it late: %s",
    async (kind, context) => {
      const { write, after } = WRITES[kind] ?? {};
      if (!write) throw new Error(`No write ${kind}.`);
      const { server, store, reader } = await open(context, {
        isReplicaSet: false,
      });
      const id = await newList(store);
      let late: Document | undefined;
      server.behaviour = (commandName, command) => {
        const isChange = ["insert", "update", "delete"].includes(commandName);
        if (!isChange || command[commandName] !== "expenses") return "respond";
        late = command;
        return "lose";
      };
      await expect(write(store.forList(id))).rejects.toMatchObject({
        code: "unavailable",
      });
      server.behaviour = () => "respond";
      const before = await viewOf(reader.forList(id));
      expect(before.rows).toEqual(["a", "b"]);
      await client.db(name).command(late ?? {});
      await write(store.forList(id));
      const now = await viewOf(reader.forList(id));
      expect(now.rows).toEqual(after);
      expect(now.revision).not.toBe(before.revision);
    },
  );
});
