import { randomUUID } from "node:crypto";
import { MongoClient } from "mongodb";
import { afterAll } from "vitest";

const CLEAN_UP_MS = 60_000;

/** New databases on the test server, which are dropped after the tests of the file. */
export function createTestDatabases(uri: string) {
  const client = new MongoClient(uri);
  const names: string[] = [];
  afterAll(async () => {
    for (const name of names) await client.db(name).dropDatabase();
    await client.close();
  }, CLEAN_UP_MS);
  const newDatabaseName = () => {
    const name = `expenses-test-${randomUUID()}`;
    names.push(name);
    return name;
  };
  return { client, newDatabaseName };
}
