import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { describe, expect, it, onTestFinished } from "vitest";
import {
  type Behaviour,
  MongoFaultServer,
  NOT_PRIMARY,
} from "@/lib/testing/mongo-fault-server";

const target = process.env["MONGODB_TEST_URI"] ?? "";

/** What happens in turn to the commands after a step-down. */
const AFTER_STEP_DOWN: Behaviour[] = Array<Behaviour[]>(4)
  .fill([NOT_PRIMARY, "drop", "lose"])
  .flat();

/**
 * A server in front of the test server that responds itself to the commands of an
 * administrator. It shows that the checks run, not how MongoDB behaves.
 */
async function startFakeReplicaSet() {
  const server = new MongoFaultServer({ isReplicaSet: true, target });
  const faults: Behaviour[] = [];
  let failingInserts = 0;
  server.behaviour = (name) => {
    if (name === "replSetStepDown") {
      faults.push(...AFTER_STEP_DOWN);
      return { ok: 1 };
    }
    if (name === "configureFailPoint") {
      failingInserts = 1;
      return { ok: 1 };
    }
    if (name === "insert" && failingInserts-- > 0) return NOT_PRIMARY;
    const isData = ["find", "insert", "update"].includes(name);
    return (isData && faults.shift()) || "respond";
  };
  await server.start();
  onTestFinished(() => server.stop());
  return server;
}

async function runChecks(variables: Record<string, string>) {
  const { stdout } = await promisify(execFile)(
    "npm",
    ["run", "--silent", "test:cluster"],
    { env: { ...process.env, ...variables } },
  );
  return stdout;
}

it("the cluster checks are skipped without a cluster, which fails in CI", async () => {
  const output = await runChecks({ CI: "", MONGODB_CLUSTER_URI: "" });
  expect(output).toContain("Cluster: skipped: MONGODB_CLUSTER_URI is not set");
  const inCi = runChecks({ CI: "true", MONGODB_CLUSTER_URI: "" });
  await expect(inCi).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^Cluster: FAILED: .*is not set\n$/),
  });
});

describe.skipIf(!target)("the cluster checks", () => {
  it("pass on a server that behaves as a replica set", async () => {
    const server = await startFakeReplicaSet();
    const output = await runChecks({
      CI: "true",
      CLUSTER_ADDS: "100",
      MONGODB_CLUSTER_URI: `${server.uri}/?replicaSet=set`,
      MONGODB_KILL: `test "$PRIMARY" = ${server.uri.slice("mongodb://".length)}`,
    });
    expect(output).toContain("4 passed, 0 failed");
  });
});
