import { describe } from "vitest";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { describeStoreContract } from "@/lib/testing/store-contract";
import { createMongoClient } from "./mongo-client";
import { openMongoStore } from "./mongo-store";

const uri = process.env["MONGODB_TEST_URI"] ?? "";

describe.skipIf(!uri)("MongoDB", () => {
  const { newDatabaseName } = createTestDatabases(uri || "mongodb://none");
  describeStoreContract("MongoDB", {
    open: () => openMongoStore(createMongoClient(uri), newDatabaseName()),
  });
});
