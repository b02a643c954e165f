import { expect, it } from "vitest";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { type ExpenseStore, NO_PLAN, ONE_LIST } from "@/lib/server/store/port";
import { listsOf, newDigest, type OpenedList } from "./opened-list";
import { newLunch } from "./sample-expenses";
import { samplePlan, sharedPlan } from "./sample-plan";

const otherPlan: Plan = { ...samplePlan, recurring: [] };

/** The contract of the plan of a list. */
export function describePlanContract(store: () => OpenedList) {
  const write = async (plan: Plan) => {
    const { revision } = await store().readPlan();
    const written = await store().writePlan(plan, revision);
    if (written === undefined) throw new Error("The plan was not written.");
    return written;
  };

  it("has an empty plan at first", async () => {
    expect(await store().readPlan()).toEqual(NO_PLAN);
    expect(NO_PLAN.plan).toEqual(EMPTY_PLAN);
  });

  it("returns the plan that was written last, under its revision", async () => {
    for (const plan of [samplePlan, sharedPlan, otherPlan, EMPTY_PLAN]) {
      const revision = await write(plan);
      expect(await store().readPlan()).toEqual({ plan, revision });
    }
  });

  it("has a new revision after every write, also of the same plan", async () => {
    const revisions = [NO_PLAN.revision];
    for (const plan of [samplePlan, samplePlan, otherPlan, samplePlan])
      revisions.push(await write(plan));
    expect(new Set(revisions).size).toBe(5);
  });

  it("is not changed by a write that expects another revision", async () => {
    const { writePlan } = store();
    expect(await writePlan(samplePlan, "0".repeat(16))).toBeUndefined();
    expect(await store().readPlan()).toEqual(NO_PLAN);
    const first = await write(samplePlan);
    const revision = await write(otherPlan);
    for (const other of [first, NO_PLAN.revision, "", "0".repeat(16)])
      expect(await writePlan(samplePlan, other)).toBeUndefined();
    expect(await store().readPlan()).toEqual({ plan: otherPlan, revision });
  });

  it("is written by one of ten first writes at once", async () => {
    const revisions = await Promise.all(
      Array.from({ length: 10 }, () =>
        store().writePlan(samplePlan, NO_PLAN.revision),
      ),
    );
    const [written, ...others] = revisions.filter(Boolean);
    expect(others).toEqual([]);
    expect(await store().readPlan()).toMatchObject({ revision: written });
  });

  it("is changed by nothing else, and changes nothing else", async () => {
    await store().add(newLunch, "k");
    const listRevision = await store().revision();
    const revision = await write(samplePlan);
    expect(await store().revision()).toBe(listRevision);
    expect(await store().count()).toBe(1);
    await store().add(newLunch, "later");
    expect(await store().readPlan()).toEqual({ plan: samplePlan, revision });
  });

  it("is empty after the list was erased", async () => {
    await store().add(newLunch, "k");
    await write(samplePlan);
    await store().erase();
    const stored = await store()
      .readPlan()
      .catch((error: unknown) => error);
    expect([
      NO_PLAN,
      expect.objectContaining({ code: "list_gone" }),
    ]).toContainEqual(stored);
  });

  it("rejects with unavailable when the store is closed", async () => {
    await store().close();
    for (const call of [
      () => store().readPlan(),
      () => store().writePlan(samplePlan, NO_PLAN.revision),
    ])
      await expect(call()).rejects.toMatchObject({ code: "unavailable" });
  });
}

/** The contract of the plans of many lists. */
export function describePlansContract(store: () => ExpenseStore) {
  const openLists = async () => {
    const ids = [ONE_LIST];
    for (const digest of [newDigest(), newDigest()])
      ids.push((await listsOf(store()).create(digest)).id);
    return ids.map((id) => store().forList(id));
  };
  const planOf = (index: number): Plan => ({
    ...samplePlan,
    recurring: samplePlan.recurring.slice(0, index),
  });

  it("has a plan of its own for each list, and erases that of one list only", async () => {
    const lists = await openLists();
    const revisions = [];
    for (const [index, list] of lists.entries())
      revisions.push(await list.writePlan(planOf(index), NO_PLAN.revision));
    for (const [index, list] of lists.entries())
      expect(await list.readPlan()).toEqual({
        plan: planOf(index),
        revision: revisions[index],
      });
    expect(new Set(revisions).size).toBe(3);
    const [one, erased, other] = lists;
    await erased?.erase();
    expect(await one?.readPlan()).toMatchObject({ revision: revisions[0] });
    expect(await other?.readPlan()).toMatchObject({ revision: revisions[2] });
    await one?.erase();
    expect(await one?.readPlan()).toEqual(NO_PLAN);
    expect(await other?.readPlan()).toMatchObject({ revision: revisions[2] });
  });

  it("accepts no plan of an erased list", async () => {
    const [, list] = await openLists();
    const revision = await list?.writePlan(samplePlan, NO_PLAN.revision);
    await list?.erase();
    for (const expected of [NO_PLAN.revision, revision ?? ""])
      await expect(list?.writePlan(samplePlan, expected)).rejects.toMatchObject(
        { code: "list_gone" },
      );
  });

  it("has no plan of a list that is erased while it is written", async () => {
    const [, list] = await openLists();
    const writing = Promise.allSettled(
      Array.from({ length: 20 }, () =>
        list?.writePlan(samplePlan, NO_PLAN.revision),
      ),
    );
    await list?.erase();
    await writing;
    const stored = await list?.readPlan().catch(() => NO_PLAN);
    expect(stored).toEqual(NO_PLAN);
  });

  it("removes the plan of a list that is pruned", async () => {
    const [one, list] = await openLists();
    await one?.writePlan(samplePlan, NO_PLAN.revision);
    await list?.writePlan(samplePlan, NO_PLAN.revision);
    const all = calendarDate(2199, 12, 31);
    expect(await listsOf(store()).prune(all, { dryRun: false })).toBe(2);
    const stored = await list?.readPlan().catch(() => NO_PLAN);
    expect(stored).toEqual(NO_PLAN);
    expect(await one?.readPlan()).toMatchObject({ plan: samplePlan });
  });
}
