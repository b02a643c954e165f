import { buildApp, isBuildCurrent } from "../build/build.mjs";
import { runChecks, skipped } from "../testing/run-checks";
import { openCluster } from "./cluster";
import { kills, stepDowns } from "./failovers";
import { chunkMoves } from "./chunk-moves";
import { retryableWrites } from "./retryable-writes";
import { targetedCommands } from "./targeted-commands";
import { twoServers } from "./two-servers";

/*
 * Checks the MongoDB store on the replica set or sharded cluster that
 * MONGODB_CLUSTER_URI names, in new databases. The members must accept connections
 * without a password, and those of a cluster at the addresses that listShards has.
 * MONGODB_KILL is a shell command that kills the member $PRIMARY, such as
 * 127.0.0.1:27017, and starts it again. .ci/cluster starts such deployments.
 */

const CHECKS = [
  { name: "Step-down under load", run: stepDowns },
  { name: "SIGKILL of the primary under load", run: kills },
  { name: "Retryable writes", run: retryableWrites },
  { name: "Two servers", run: twoServers },
];
const SHARDED_CHECKS = [
  { name: "One shard for each command", run: targetedCommands },
  { name: "Moved chunks under load", run: chunkMoves },
];

const uri = process.env["MONGODB_CLUSTER_URI"];
if (!uri) {
  const name = "Cluster";
  const run = async () => skipped("MONGODB_CLUSTER_URI is not set");
  process.exit(await runChecks([{ name, run }]));
}
if (!isBuildCurrent() && !(await buildApp())) process.exit(1);

const cluster = await openCluster(uri);
const checks = [...CHECKS, ...(cluster.isSharded ? SHARDED_CHECKS : [])];
const exitCode = await runChecks(
  checks.map(({ name, run }) => ({ name, run: () => run(cluster) })),
);
await cluster.close();
process.exit(exitCode);
