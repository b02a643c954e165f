import { ObjectId } from "mongodb";
import { describe, expect, it } from "vitest";
import { NO_PLAN, ONE_LIST } from "@/lib/server/store/port";
import { createTestDatabases } from "@/lib/testing/mongo-test-databases";
import { listsOf, newDigest } from "@/lib/testing/opened-list";
import { samplePlan } from "@/lib/testing/sample-plan";
import { createMongoClient } from "./mongo-client";
import { openMongoStore } from "./mongo-store";

const uri = process.env["MONGODB_TEST_URI"] ?? "";

describe.skipIf(!uri)("the collection of plans", () => {
  const { client, newDatabaseName } = createTestDatabases(
    uri || "mongodb://none",
  );

  it("has one document for each list with a plan, beside those of other programs", async () => {
    const name = newDatabaseName();
    const database = client.db(name);
    const foreign = { _id: new ObjectId(), revision: "none", plan: "theirs" };
    await database.collection("listPlans").insertOne(foreign);
    await database.collection("plans").insertOne({ ...foreign });
    const store = openMongoStore(createMongoClient(uri), name);
    const { id } = await listsOf(store).create(newDigest());
    const [one, list] = [store.forList(ONE_LIST), store.forList(id)];
    expect(await one.readPlan()).toEqual(NO_PLAN);
    const documents = [];
    for (const [_id, { writePlan }] of [
      ["one", one],
      [id, list],
    ] as const) {
      const revision = await writePlan(samplePlan, NO_PLAN.revision);
      documents.push({ _id, revision, plan: JSON.stringify(samplePlan) });
    }
    const stored = () =>
      database
        .collection("listPlans")
        .find({ _id: { $ne: foreign._id } })
        .toArray();
    expect(await stored()).toEqual(expect.arrayContaining(documents));
    await one.erase();
    await list.erase();
    expect(await stored()).toEqual([]);
    for (const collection of ["listPlans", "plans"])
      expect(await database.collection(collection).find().toArray()).toEqual([
        foreign,
      ]);
    await store.close();
  });

  it("has a damaged plan as an error, and does not change it", async () => {
    const name = newDatabaseName();
    const plans = client.db(name).collection("listPlans");
    const store = openMongoStore(createMongoClient(uri), name);
    const list = store.forList(ONE_LIST);
    await list.writePlan(samplePlan, NO_PLAN.revision);
    await plans.updateOne({}, { $set: { plan: "{" } });
    const before = await plans.find().toArray();
    await expect(list.readPlan()).rejects.toMatchObject({
      name: "StoreError",
      code: "unreadable_plan",
    });
    expect(await plans.find().toArray()).toEqual(before);
    await store.close();
  });
});
