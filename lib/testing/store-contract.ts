import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { ExpenseStore } from "@/lib/store/port";
import { readContents, readList } from "./read-list";
import { newDinner, newLunch } from "./sample-expenses";
import { describeEditingContract } from "./store-contract-editing";
import { expectStoreMatchesModel } from "./store-model";
import { toJson } from "@/lib/wire/expense-json";
import { asPaise } from "@/lib/expenses/money";
import { calendarDate } from "@/lib/expenses/calendar-date";

type Adapter = {
  /** Opens an empty store. */
  open: () => ExpenseStore | Promise<ExpenseStore>;
  /** Whether expenses can be replaced and removed. */
  editing?: boolean;
};

/** Registers the tests that every adapter passes. */
export function describeStoreContract(
  name: string,
  { open, editing = true }: Adapter,
) {
  describe(`The store contract: ${name}`, () => {
    let store: ExpenseStore;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it("is empty at first", async () => {
      expect(await readList(store)).toEqual([]);
    });

    it("returns the added expense and lists it", async () => {
      expect(await store.add(newLunch, "k")).toMatchObject(newLunch);
      expect(await readContents(store)).toEqual([toJson(newLunch)]);
    });

    it("lists the newest date first, then the newest added", async () => {
      const dates = [2, 3, 1, 2].map((day) => calendarDate(2026, 1, day));
      for (const [index, date] of dates.entries())
        await store.add(
          { ...newLunch, date, description: `${index}` },
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
      '{"$gt": ""}',
    ])("returns the text %s unchanged", async (description) => {
      await store.add({ ...newLunch, description }, "k");
      expect(await readList(store)).toMatchObject([{ description }]);
    });

    it.each([1, 29, 115, 1_000_000_000])(
      "stores %i paise exactly",
      async (amountPaise) => {
        await store.add(
          { ...newLunch, amountPaise: asPaise(amountPaise) },
          "k",
        );
        expect(await readList(store)).toMatchObject([
          { amount: amountPaise / 100 },
        ]);
      },
    );

    it("stores one expense for a repeated key, and returns the first result", async () => {
      const first = await store.add(newLunch, "k");
      expect(await store.add(newLunch, "k")).toEqual(first);
      expect(await readContents(store)).toEqual([toJson(newLunch)]);
    });

    it("stores one row for fifty concurrent adds with one key", async () => {
      const first = await Promise.all(
        Array.from({ length: 50 }, () => store.add(newLunch, "k")),
      );
      expect(await readList(store)).toHaveLength(1);
      expect(new Set(first.map(({ _id }) => _id)).size).toBe(1);
    });

    it("rejects another expense under a used key", async () => {
      await store.add(newLunch, "k");
      for (const change of [
        { date: calendarDate(2026, 1, 6) },
        { category: "travel" as const },
        { description: "Dinner" },
        { amountPaise: asPaise(1) },
      ])
        await expect(
          store.add({ ...newLunch, ...change }, "k"),
        ).rejects.toMatchObject({ name: "StoreError", code: "key_reused" });
      expect(await readContents(store)).toEqual([toJson(newLunch)]);
    });

    it("stores the concurrent adds of a rejected one", async () => {
      await store.add(newLunch, "k");
      const results = await Promise.allSettled(
        ["k1", "k", "k2"].map((key) => store.add(newDinner, key)),
      );
      expect(results.map(({ status }) => status)).toEqual([
        "fulfilled",
        "rejected",
        "fulfilled",
      ]);
      expect(await readList(store)).toHaveLength(3);
    });

    it("stores equal expenses under different keys as two", async () => {
      await store.add(newLunch, "k1");
      await store.add(newLunch, "k2");
      expect(await readList(store)).toHaveLength(2);
    });

    it("has a new revision after an add, and the same one after a read", async () => {
      const empty = await store.revision();
      await store.add(newLunch, "k");
      const full = await store.revision();
      expect(full).not.toBe(empty);
      await readList(store);
      await store.add(newLunch, "k");
      expect(await store.revision()).toBe(full);
    });

    if (editing) describeEditingContract(() => store);
    else
      it("rejects newest, replace, restore and remove with not_supported", async () => {
        for (const call of [
          () => store.newest(1),
          () => store.replace("id", newLunch),
          () => store.restore("id", newLunch),
          () => store.remove("id"),
        ])
          await expect(call()).rejects.toMatchObject({ code: "not_supported" });
      });

    it("is healthy", async () => {
      await expect(store.health()).resolves.toBeUndefined();
    });

    it("can be closed twice, and then rejects every call with unavailable", async () => {
      await store.close();
      await store.close();
      for (const call of [
        () => readList(store),
        () => store.add(newLunch, "k"),
        () => store.revision(),
        () => store.health(),
      ])
        await expect(call()).rejects.toMatchObject({ code: "unavailable" });
    });

    it("matches a model in memory after random calls", () =>
      expectStoreMatchesModel(open, { editing }));
  });
}
