import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, it, onTestFinished } from "vitest";
import { NO_PLAN, ONE_LIST } from "@/lib/server/store/port";
import { listsOf, newDigest } from "@/lib/testing/opened-list";
import { samplePlan } from "@/lib/testing/sample-plan";
import { openSqliteStore } from "./sqlite-store";

const folder = mkdtempSync(join(tmpdir(), "expenses-plans-"));
let files = 0;
afterAll(() => rmSync(folder, { recursive: true }));

async function openWithPlans() {
  const path = join(folder, `${++files}.db`);
  const store = openSqliteStore(path);
  const other = new Database(path);
  onTestFinished(() => {
    other.close();
    return store.close();
  });
  const { id } = await listsOf(store).create(newDigest());
  const lists = [store.forList(id), store.forList(ONE_LIST)] as const;
  for (const list of lists) await list.writePlan(samplePlan, NO_PLAN.revision);
  return { path, store, other, lists };
}

it("erased lists leave no byte of their plans in the file or its log", async () => {
  const { path, other, lists } = await openWithPlans();
  const content = () =>
    readFileSync(path, "latin1") + readFileSync(`${path}-wal`, "latin1");
  expect(content()).toContain("Room rent");
  for (const list of lists) await list.erase();
  expect(other.prepare("SELECT * FROM plans").all()).toEqual([]);
  expect(content()).not.toContain("Room rent");
});

it("writing a plan marks its list as used today, and a rejected write does not", async () => {
  const { other, lists } = await openWithPlans();
  const usedOn = other
    .prepare<[], string>("SELECT used_on FROM lists WHERE list <> x''")
    .pluck();
  const today = usedOn.get();
  other.exec("UPDATE lists SET used_on = '2026-01-05'");
  const [list] = lists;
  const { revision } = await list.readPlan();
  expect(await list.writePlan(samplePlan, "another")).toBeUndefined();
  expect(usedOn.get()).toBe("2026-01-05");
  await list.writePlan(samplePlan, revision);
  expect(usedOn.get()).toBe(today);
});

it("the plan of another process has its revision", async () => {
  const { path, lists } = await openWithPlans();
  const theirs = openSqliteStore(path);
  onTestFinished(() => theirs.close());
  const { revision } = await lists[1].readPlan();
  const list = theirs.forList(ONE_LIST);
  const next = await list.writePlan(NO_PLAN.plan, revision);
  expect(await lists[1].readPlan()).toEqual({
    plan: NO_PLAN.plan,
    revision: next,
  });
  expect(await lists[1].writePlan(samplePlan, revision)).toBeUndefined();
});

it("a damaged plan is an error, and stays in the file", async () => {
  const { other, lists } = await openWithPlans();
  other.exec("UPDATE plans SET plan = json_remove(plan, '$.recurring')");
  const stored = () => other.prepare("SELECT * FROM plans").all();
  const before = stored();
  for (const list of lists)
    await expect(list.readPlan()).rejects.toMatchObject({
      name: "StoreError",
      code: "unreadable_plan",
    });
  expect(stored()).toEqual(before);
});
