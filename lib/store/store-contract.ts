import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { type NewExpense, toJson } from "@/lib/expenses/expense";
import type { ExpenseStore } from "./port";

/** The rows of the store's list. */
export async function readList(store: ExpenseStore) {
  let json = "";
  for await (const piece of store.list()) json += piece;
  return JSON.parse(json) as ReturnType<typeof toJson>[];
}

export const lunch: NewExpense = {
  date: "2026-01-05",
  category: "food",
  description: "Lunch",
  amountPaise: 9950,
};

/** What every adapter promises. `open` gives a store with nothing in it. */
export function describeStoreContract(
  name: string,
  open: () => ExpenseStore | Promise<ExpenseStore>,
) {
  describe(`${name} keeps the contract of the store`, () => {
    let store: ExpenseStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it("is empty at first", async () => {
      expect(await readList(store)).toEqual([]);
    });

    it("lists what was added, under the id that add gave", async () => {
      const added = await store.add(lunch, "k");
      expect(added).toEqual({ ...lunch, _id: expect.any(String) as string });
      expect(await readList(store)).toEqual([toJson(added)]);
    });

    it("lists the newest date first, then the newest added", async () => {
      const dates = ["2026-01-02", "2026-01-03", "2026-01-01", "2026-01-02"];
      for (const [index, date] of dates.entries())
        await store.add(
          { ...lunch, date, description: `${index}` },
          `${index}`,
        );
      const order = (await readList(store)).map((row) => row.description);
      expect(order).toEqual(["1", "3", "0", "2"]);
    });

    it.each([
      "चाय और समोसा",
      "شاي بالنعناع",
      "🍜🇮🇳 👩‍🎓",
      "'; DROP TABLE expenses; --",
    ])("gives back the text %s as it was", async (description) => {
      await store.add({ ...lunch, description }, "k");
      expect(await readList(store)).toMatchObject([{ description }]);
    });

    it.each([1, 1_000_000_000])(
      "keeps %i paise exactly",
      async (amountPaise) => {
        await store.add({ ...lunch, amountPaise }, "k");
        expect(await readList(store)).toMatchObject([
          { amount: amountPaise / 100 },
        ]);
      },
    );

    it("stores nothing twice under one key, and gives the first answer", async () => {
      const first = await store.add(lunch, "k");
      expect(await store.add(lunch, "k")).toEqual(first);
      expect(await readList(store)).toEqual([toJson(first)]);
    });

    it("stores one row for fifty adds with one key at once", async () => {
      const answers = await Promise.all(
        Array.from({ length: 50 }, () => store.add(lunch, "k")),
      );
      expect(await readList(store)).toHaveLength(1);
      expect(new Set(answers.map(({ _id }) => _id)).size).toBe(1);
    });

    it("refuses another expense under a used key", async () => {
      await store.add(lunch, "k");
      for (const change of [
        { date: "2026-01-06" },
        { category: "travel" as const },
        { description: "Dinner" },
        { amountPaise: 1 },
      ])
        await expect(
          store.add({ ...lunch, ...change }, "k"),
        ).rejects.toMatchObject({ name: "StoreError", code: "key_reused" });
      expect(await readList(store)).toMatchObject([
        { description: lunch.description, amount: 99.5 },
      ]);
    });

    it("lets no refused add harm those that come with it", async () => {
      await store.add(lunch, "k");
      const dinner = { ...lunch, description: "Dinner" };
      const answers = await Promise.allSettled(
        ["k1", "k", "k2"].map((key) => store.add(dinner, key)),
      );
      expect(answers.map(({ status }) => status)).toEqual([
        "fulfilled",
        "rejected",
        "fulfilled",
      ]);
      expect(await readList(store)).toHaveLength(3);
    });

    it("stores equal expenses under different keys as two", async () => {
      await store.add(lunch, "k1");
      await store.add(lunch, "k2");
      expect(await readList(store)).toHaveLength(2);
    });

    it("replaces an expense in place", async () => {
      const { _id } = await store.add(lunch, "k");
      const dinner = { ...lunch, description: "Dinner" };
      expect(await store.replace(_id, dinner)).toBe("replaced");
      expect(await readList(store)).toEqual([toJson({ _id, ...dinner })]);
    });

    it("removes an expense once, and puts it back under its id", async () => {
      const { _id } = await store.add(lunch, "k");
      expect(await store.remove(_id)).toBe(true);
      expect(await store.remove(_id)).toBe(false);
      expect(await readList(store)).toEqual([]);
      expect(await store.replace(_id, lunch)).toBe("created");
      expect(await readList(store)).toEqual([toJson({ _id, ...lunch })]);
    });

    it("has a new revision after every change, and only then", async () => {
      const revisions = [await store.revision()];
      const { _id } = await store.add(lunch, "k");
      revisions.push(await store.revision());
      await store.replace(_id, { ...lunch, description: "Dinner" });
      revisions.push(await store.revision());
      await store.remove(_id);
      revisions.push(await store.revision());
      expect(new Set(revisions).size).toBe(4);

      await readList(store);
      await store.remove(_id);
      expect(await store.revision()).toBe(revisions[3]);
    });

    it("is healthy", async () => {
      await expect(store.health()).resolves.toBeUndefined();
    });

    it("closes twice without complaint, and is unavailable from then on", async () => {
      await store.close();
      await store.close();
      for (const call of [
        () => readList(store),
        () => store.add(lunch, "k"),
        () => store.replace("id", lunch),
        () => store.remove("id"),
        () => store.revision(),
        () => store.health(),
      ])
        await expect(call()).rejects.toMatchObject({ code: "unavailable" });
    });
  });
}
