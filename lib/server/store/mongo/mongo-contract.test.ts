import type { CommandStartedEvent, MongoClient } from "mongodb";
import { describe, expect, it } from "vitest";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { describeStoreContract } from "@/lib/testing/store-contract";
import { createMongoClient } from "./mongo-client";
import { openMongoStore } from "./mongo-store";

const uri = process.env["MONGODB_TEST_URI"] ?? "";

describe.skipIf(!uri)("MongoDB", () => {
  const { newDatabaseName } = createTestDatabases(uri || "mongodb://none");
  const seen = { filters: 0, withoutList: [] as unknown[] };
  describeStoreContract("MongoDB", {
    open: () => {
      const client = createMongoClient(`${uri}/?monitorCommands=true`);
      monitorFilters(client, seen);
      return openMongoStore(client, newDatabaseName());
    },
  });

  it("names the list in every query of expenses", () => {
    expect(seen.filters).toBeGreaterThan(1000);
    expect(seen.withoutList).toEqual([]);
  });
});

/** Counts the filters that are sent for the expenses, and collects those without `_list`. */
function monitorFilters(
  client: MongoClient,
  seen: { filters: number; withoutList: unknown[] },
) {
  client.on("commandStarted", ({ commandName, command }) => {
    if (command[commandName] !== "expenses") return;
    for (const filter of filtersOf(command)) {
      seen.filters += 1;
      if (!Object.hasOwn(filter, "_list")) seen.withoutList.push(command);
    }
  });
}

type Filter = Record<string, unknown>;

function filtersOf(command: CommandStartedEvent["command"]): Filter[] {
  const { filter, updates, deletes, pipeline } = command as {
    filter?: Filter;
    updates?: { q: Filter }[];
    deletes?: { q: Filter }[];
    pipeline?: { $match?: Filter }[];
  };
  return [
    ...(filter ? [filter] : []),
    ...[...(updates ?? []), ...(deletes ?? [])].map(({ q }) => q),
    ...(pipeline ? [pipeline[0]?.$match ?? {}] : []),
  ];
}
