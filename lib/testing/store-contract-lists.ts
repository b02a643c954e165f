import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import {
  type ExpenseStore,
  ONE_LIST,
  type Rotation,
} from "@/lib/server/store/port";
import { listsOf, newDigest, openList, openOneList } from "./opened-list";
import { readList } from "./read-list";
import { newLunch } from "./sample-expenses";
import { describePlansContract } from "./store-contract-plan";
import { describeReadersContract } from "./store-contract-readers";

const DAY_MS = 24 * 60 * 60 * 1000;

/** Today in UTC, or some days before or after it. */
function utcDate(days = 0): CalendarDate {
  const time = new Date(Date.now() + days * DAY_MS);
  return time.toISOString().slice(0, 10) as CalendarDate;
}

function newRotation(key: string): Rotation {
  return { keyDigest: key, salt: `salt of ${key}` };
}

/** The contract of the private lists of a store. */
export function describeRegistryContract(
  name: string,
  open: () => ExpenseStore | Promise<ExpenseStore>,
) {
  describe(`The store contract: ${name}, its lists`, () => {
    let store: ExpenseStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());
    const lists = () => listsOf(store);

    it("finds a list by the digest of its token only", async () => {
      const digest = newDigest();
      const created = await lists().create(digest);
      expect(created.id).toMatch(/^[0-9a-f]{32}$/);
      expect(Math.abs(Date.parse(created.createdAt) - Date.now())).toBeLessThan(
        60_000,
      );
      expect(await lists().find(digest)).toEqual(created);
      expect(await lists().find(newDigest())).toBeUndefined();
    });

    it("gives equal keys of two lists one expense each, under one id", async () => {
      const ids = [ONE_LIST];
      for (const digest of [newDigest(), newDigest()])
        ids.push((await lists().create(digest)).id);
      const added = [];
      for (const [index, id] of ids.entries())
        added.push(
          await store
            .forList(id)
            .add({ ...newLunch, description: `list ${index}` }, "k"),
        );
      expect(new Set(added.map(({ expense }) => expense._id)).size).toBe(1);
      for (const [index, id] of ids.entries())
        expect(await readList(store.forList(id))).toMatchObject([
          { description: `list ${index}` },
        ]);
    });

    it("rotates from the current token only, and keeps the expenses", async () => {
      const [first, second, third] = [newDigest(), newDigest(), newDigest()];
      const { id, createdAt } = await lists().create(first);
      await store.forList(id).add(newLunch, "k");
      const rotate = (from: string, to: string) =>
        lists().rotate(id, { from, to }, newRotation("a"));
      expect(await rotate(second, third)).toBe(false);
      expect(await rotate(first, second)).toBe(true);
      expect(await lists().find(first)).toBeUndefined();
      expect(await lists().find(second)).toMatchObject({ id, createdAt });
      expect(await readList(store.forList(id))).toHaveLength(1);
    });

    it("finds the last rotation by the previous token, and its key by the current one", async () => {
      const [first, second, third] = [newDigest(), newDigest(), newDigest()];
      const { id } = await lists().create(first);
      expect(await lists().find(first)).not.toHaveProperty("rotationKeyDigest");
      const [a, b] = [newRotation("a"), newRotation("b")];
      await lists().rotate(id, { from: first, to: second }, a);
      await lists().touch(id);
      expect(await lists().findRotation(first)).toEqual(a);
      expect(await lists().findRotation(second)).toBeUndefined();
      expect(await lists().find(second)).toMatchObject({
        id,
        rotationKeyDigest: a.keyDigest,
      });
      await lists().rotate(id, { from: second, to: third }, b);
      expect(await lists().findRotation(first)).toBeUndefined();
      expect(await lists().findRotation(second)).toEqual(b);
      expect(await lists().find(third)).toMatchObject({
        rotationKeyDigest: b.keyDigest,
      });
      await store.forList(id).erase();
      expect(await lists().findRotation(second)).toBeUndefined();
    });

    it("finds no rotation of a list that was pruned", async () => {
      const [first, second] = [newDigest(), newDigest()];
      const { id } = await lists().create(first);
      await lists().rotate(id, { from: first, to: second }, newRotation("a"));
      expect(await lists().prune(utcDate(2), { dryRun: false })).toBe(1);
      expect(await lists().findRotation(first)).toBeUndefined();
    });

    it("has one token after two concurrent rotations", async () => {
      const [first, ...next] = [newDigest(), newDigest(), newDigest()];
      const { id } = await lists().create(first);
      const outcomes = await Promise.all(
        next.map((to) =>
          lists().rotate(id, { from: first, to }, newRotation("a")),
        ),
      );
      const found = await Promise.all(next.map((to) => lists().find(to)));
      expect(found.filter(Boolean)).toHaveLength(1);
      expect(outcomes[found.findIndex(Boolean)]).toBe(true);
    });

    describePlansContract(() => store);
    describeReadersContract(() => store);

    it("erases a list with its expenses and its token, and no other", async () => {
      const digest = newDigest();
      const { id } = await lists().create(digest);
      const list = store.forList(id);
      await list.add(newLunch, "k");
      await openOneList(store).add(newLunch, "k");
      await list.erase();
      expect(await lists().find(digest)).toBeUndefined();
      for (const call of [
        () => list.add(newLunch, "k"),
        () => list.addBatch([{ key: "k", expense: newLunch }]),
        () =>
          list.addBatch([{ key: "k", expense: newLunch }], { dryRun: true }),
        () => list.replace("id", newLunch),
        () => list.restore("id", newLunch),
        () => list.remove("id"),
        () => list.removeBatch(["id"]),
        () => list.revision(),
      ])
        await expect(call()).rejects.toMatchObject({ code: "list_gone" });
      expect(await readList(openOneList(store))).toHaveLength(1);
    });

    it("has no row of a list that is erased while expenses are added to it", async () => {
      const { id } = await lists().create(newDigest());
      const list = store.forList(id);
      await list.add(newLunch, "first");
      const adds = Promise.allSettled(
        Array.from({ length: 20 }, (_, index) =>
          list.add(newLunch, `${index}`),
        ),
      );
      await list.erase();
      await adds;
      const rows = await readList(openList(store, id)).catch(() => []);
      expect(rows).toEqual([]);
    });

    it("prunes the lists that were not used, and never the list of LISTS=one", async () => {
      const digest = newDigest();
      const { id } = await lists().create(digest);
      await store.forList(id).add(newLunch, "k");
      await openOneList(store).add(newLunch, "k");
      const prune = (usedBefore: CalendarDate, dryRun: boolean) =>
        lists().prune(usedBefore, { dryRun });
      expect(await prune(utcDate(), false)).toBe(0);
      expect(await prune(utcDate(2), true)).toBe(1);
      expect(await lists().find(digest)).toBeDefined();
      expect(await prune(utcDate(2), false)).toBe(1);
      expect(await lists().find(digest)).toBeUndefined();
      expect(await readList(openOneList(store))).toHaveLength(1);
    });
  });
}
