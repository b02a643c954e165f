import assert from "node:assert/strict";
import { execFile, execFileSync } from "node:child_process";
import { promisify } from "node:util";
import Database from "better-sqlite3";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { inParallel } from "../testing/in-parallel";
import { makePrivateList } from "../testing/private-lists";
import { backupCommands } from "../testing/shell-commands";
import { type Server, startServer } from "../testing/start-server";
import {
  addUntilAcknowledged,
  compare,
  keys,
  list,
  NO_FAULTS,
} from "./keyed-requests";

const LISTS = 4;
const ADDS_BEFORE = 1000;
const ADDS_AFTER = 200;

type Add = { key: string; cookie: string };

/**
 * The file is copied by the documented command while adds are running, and restored
 * by the documented commands.
 */
export async function backupBesideAdds(path: string): Promise<string> {
  const start = () => startServer({ SQLITE_PATH: path, LISTS: "private" });
  const copy = `${path}.copy`;
  const { backup, restore } = backupCommands(path, copy);
  const server = await start();
  const cookies = await Promise.all(
    keys(LISTS, "").map(() => makePrivateList(server)),
  );
  const acknowledged: Add[] = [];
  let sent = 0;
  const addNext = async () => {
    sent += 1;
    const add = { key: `add ${sent}`, cookie: cookies[sent % LISTS] ?? "" };
    await addUntilAcknowledged(() => server, add.key, add);
    acknowledged.push(add);
  };
  await inParallel(keys(ADDS_BEFORE, ""), 8, addNext);
  const before = [...acknowledged];

  const copying = { isDone: false };
  await Promise.all([
    runCommands(backup, path).finally(() => (copying.isDone = true)),
    inParallel(keys(8, ""), 8, async () => {
      while (!copying.isDone) await addNext();
    }),
  ]);
  const during = acknowledged.length - before.length;
  assert.ok(during > 0, "no add beside the copy");
  await inParallel(keys(ADDS_AFTER, ""), 8, addNext);
  await server.stop();

  execFileSync("sh", ["-ec", restore]);
  const restored = await start();
  const copied = await checkLists(restored, cookies, before, acknowledged);
  // What the copy does not have can be sent again, and the rest is not doubled.
  await inParallel(acknowledged, 8, (add) =>
    addUntilAcknowledged(() => restored, add.key, add),
  );
  const all = await checkLists(restored, cookies, acknowledged, acknowledged);
  await restored.stop();
  assert.equal(all, acknowledged.length);
  const file = new Database(path, { readonly: true });
  assert.equal(file.pragma("integrity_check", { simple: true }), "ok");
  file.close();
  return `${before.length} adds before the copy, ${during} beside it, ${ADDS_AFTER} after it: ${copied} in the copy, 0 of those before it lost, 0 torn, 0 in another list, integrity ok`;
}

/** Resolves to the number of rows in all lists. */
async function checkLists(
  server: Server,
  cookies: readonly string[],
  required: readonly Add[],
  sent: readonly Add[],
): Promise<number> {
  let count = 0;
  for (const cookie of cookies) {
    const keysOf = (adds: readonly Add[]) =>
      adds.filter((add) => add.cookie === cookie).map(({ key }) => key);
    const rows = await list(server, cookie);
    const found = { acknowledged: keysOf(required), sent: keysOf(sent) };
    assert.deepEqual(compare(rows, found), NO_FAULTS);
    for (const row of rows) assert.deepEqual(row, wholeRow(row.description));
    count += rows.length;
  }
  return count;
}

function wholeRow(key: string) {
  return {
    _id: expenseIdOf(key),
    date: "2026-01-05",
    category: "food",
    description: key,
    amount: 45,
  };
}

function runCommands(script: string, path: string) {
  return promisify(execFile)("sh", ["-ec", script], {
    env: {
      ...process.env,
      SQLITE_PATH: path,
      MONGODB_URI: "",
      EXPENSES_HOST: "",
    },
  });
}
