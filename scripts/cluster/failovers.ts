import assert from "node:assert/strict";
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import {
  addUntilAcknowledged,
  compare,
  keys,
  list,
  NO_FAULTS,
} from "../faults/keyed-requests";
import { inParallel } from "../testing/in-parallel";
import { makePrivateList } from "../testing/private-lists";
import { skipped } from "../testing/run-checks";
import {
  type Cluster,
  type ReplicaSet,
  spreadLists,
  startApp,
} from "./cluster";

/** Fewer on a slow server: CLUSTER_ADDS=100 npm run test:cluster */
const ADDS = Number(process.env["CLUSTER_ADDS"] ?? 1000);
const LISTS = 10;
const STEP_DOWNS = 6;
const KILLS = 4;

/** The primaries step down under load. */
export async function stepDowns(cluster: Cluster): Promise<string> {
  const summary = await addDuring(cluster, STEP_DOWNS, async ({ client }) => {
    await client.db("admin").command({
      replSetStepDown: 3,
      secondaryCatchUpPeriodSecs: 2,
      // The only member of a set steps down, too.
      force: true,
    });
  });
  return `${summary}, ${STEP_DOWNS} step-downs`;
}

/** The primaries are killed under load, by the shell command in MONGODB_KILL. */
export async function kills(cluster: Cluster): Promise<string> {
  const command = process.env["MONGODB_KILL"];
  if (!command) return skipped("MONGODB_KILL is not set");
  const summary = await addDuring(cluster, KILLS, async ({ client }) => {
    const { primary } = await client.db("admin").command({ hello: 1 });
    await promisify(execFile)("sh", ["-c", command], {
      env: { ...process.env, PRIMARY: String(primary) },
    });
  });
  return `${summary}, ${KILLS} kills`;
}

/**
 * Adds to several lists, eight at once, and meanwhile runs the action on each
 * replica set in turn. Every add is repeated with its key until it is acknowledged.
 */
async function addDuring(
  cluster: Cluster,
  times: number,
  action: (replicaSet: ReplicaSet) => Promise<void>,
): Promise<string> {
  const database = await cluster.newDatabase();
  const server = await startApp(cluster, database, {
    LISTS: "private",
    RATE_LIMIT_WRITES: "0",
  });
  const cookies = await Promise.all(
    keys(LISTS, "").map(() => makePrivateList(server)),
  );
  if (cluster.isSharded) await spreadLists(cluster, database);
  const listKeys = keys(ADDS / LISTS, "add");
  const adds = listKeys.flatMap((key) =>
    cookies.map((cookie) => ({ key, cookie })),
  );

  const bodies = new Map<object, string>();
  let repeated = 0;
  let actions = Promise.resolve();
  await inParallel(adds, 8, async (keyedAdd) => {
    const { key, cookie } = keyedAdd;
    const result = await addUntilAcknowledged(() => server, key, { cookie });
    if (result.attempts === 1) assert.equal(result.isReplay, false);
    else repeated += 1;
    bodies.set(keyedAdd, result.body);
    if (bodies.size % Math.floor(ADDS / (times + 1)) !== 0) return;
    const turn = bodies.size / Math.floor(ADDS / (times + 1)) - 1;
    const replicaSet = cluster.replicaSets[turn % cluster.replicaSets.length];
    if (turn < times && replicaSet)
      actions = actions.then(() => action(replicaSet));
  });
  await actions;

  await inParallel(adds, 8, async (keyedAdd) => {
    const { key, cookie } = keyedAdd;
    const again = await addUntilAcknowledged(() => server, key, { cookie });
    assert.equal(again.isReplay, true);
    assert.equal(again.body, bodies.get(keyedAdd));
  });
  for (const cookie of cookies)
    assert.deepEqual(
      compare(await list(server, cookie), {
        acknowledged: listKeys,
        sent: listKeys,
      }),
      NO_FAULTS,
    );
  await server.stop();
  return `${ADDS} adds to ${LISTS} lists, 8 at once, ${repeated} repeated: 0 lost, 0 duplicated`;
}
