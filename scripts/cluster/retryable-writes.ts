import assert from "node:assert/strict";
import { type CommandStartedEvent, MongoServerError } from "mongodb";
import { createMongoClient } from "@/lib/server/store/mongo/mongo-client";
import { openMongoStore } from "@/lib/server/store/mongo/mongo-store";
import { ONE_LIST } from "@/lib/server/store/port";
import { newLunch } from "@/lib/testing/sample-expenses";
import { skipped } from "../testing/run-checks";
import { type Cluster, withOption } from "./cluster";

const NO_SUCH_COMMAND = 59;
const NOT_WRITABLE_PRIMARY = 10107;

/** An insert meets a member that is not the primary any more, and the driver repeats it. */
export async function retryableWrites(cluster: Cluster): Promise<string> {
  const client = createMongoClient(
    withOption(cluster.uri, "monitorCommands=true"),
  );
  const inserts: CommandStartedEvent[] = [];
  client.on("commandStarted", (event) => {
    if (event.commandName === "insert") inserts.push(event);
  });
  const store = openMongoStore(client, await cluster.newDatabase());
  try {
    await store.forList(ONE_LIST).add(newLunch, "first");
    assert.notEqual(inserts[0]?.command["txnNumber"], undefined);
    inserts.length = 0;

    const admin = client.db("admin");
    try {
      await admin.command({
        configureFailPoint: "failCommand",
        mode: { times: 1 },
        data: {
          failCommands: ["insert"],
          errorCode: NOT_WRITABLE_PRIMARY,
          errorLabels: ["RetryableWriteError"],
        },
      });
    } catch (error) {
      const isMissing =
        error instanceof MongoServerError && error.code === NO_SUCH_COMMAND;
      if (!isMissing) throw error;
      return skipped("the server runs without enableTestCommands");
    }
    const { isReplay } = await store.forList(ONE_LIST).add(newLunch, "second");
    assert.equal(isReplay, false);
    const numbers = inserts.map(({ command }) => String(command["txnNumber"]));
    assert.equal(numbers.length, 2);
    assert.equal(new Set(numbers).size, 1);
    assert.equal(await store.forList(ONE_LIST).count(), 2);
  } finally {
    await store.close();
  }
  return "NotWritablePrimary once: the insert was repeated with its number, 1 row";
}
