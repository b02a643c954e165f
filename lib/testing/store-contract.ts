import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";
import { type ExpenseStore, NO_PLAN } from "@/lib/server/store/port";
import { openListWithNeighbours } from "./list-neighbours";
import { openNewList, type OpenedList, openOneList } from "./opened-list";
import { readContents, readList } from "./read-list";
import { newLunch } from "./sample-expenses";
import { describeBatchContract } from "./store-contract-batch";
import { describeEditingContract } from "./store-contract-editing";
import { describeKeyContract } from "./store-contract-keys";
import { describeRegistryContract } from "./store-contract-lists";
import { describePlanContract } from "./store-contract-plan";
import { expectStoreMatchesModel } from "./store-model";
import { toJson } from "@/lib/domain/wire/expense-json";
import { asPaise } from "@/lib/domain/expenses/money";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";

type Adapter = {
  /** Opens an empty store. */
  open: () => ExpenseStore | Promise<ExpenseStore>;
  /** Whether expenses can be replaced and removed, and there are many lists. */
  editing?: boolean;
};

/** Registers the tests that every adapter passes. */
export function describeStoreContract(
  name: string,
  { open, editing = true }: Adapter,
) {
  describeListContract(`${name}, the list of LISTS=one`, {
    open: async () => openOneList(await open()),
    editing,
  });
  if (!editing) return;
  let shared: ExpenseStore | undefined;
  afterAll(() => shared?.close());
  describeListContract(`${name}, a private list`, {
    open: async () => openListWithNeighbours(await open()),
    openForModel: async () => ({
      ...(await openNewList((shared ??= await open()))),
      close: () => Promise.resolve(),
    }),
    editing,
  });
  describeRegistryContract(name, open);
}

function describeListContract(
  name: string,
  {
    open,
    openForModel = open,
    editing,
  }: {
    open: () => Promise<OpenedList>;
    /** Opens an empty list for each run of the model; all may be in one store. */
    openForModel?: () => Promise<OpenedList>;
    editing: boolean;
  },
) {
  describe(`The store contract: ${name}`, () => {
    let store: OpenedList;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    it("is empty at first", async () => {
      expect(await readList(store)).toEqual([]);
    });

    it("returns the added expense and lists it", async () => {
      const added = await store.add(newLunch, "k");
      expect(added).toMatchObject({ expense: newLunch, isReplay: false });
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

    describeKeyContract(() => store);

    it("has a new revision after an add, and the same one after a read", async () => {
      const empty = await store.revision();
      await store.add(newLunch, "k");
      const full = await store.revision();
      expect(full).not.toBe(empty);
      await readList(store);
      expect(await store.revision()).toBe(full);
    });

    if (editing) {
      describeEditingContract(() => store);
      describeBatchContract(() => store);
      describePlanContract(() => store);
    } else
      it("rejects everything else with not_supported", async () => {
        for (const call of [
          () => store.newest(1),
          () => store.addBatch([]),
          () => store.removeBatch([]),
          () => store.count(),
          () => store.erase(),
          () => store.replace("id", newLunch),
          () => store.restore("id", newLunch),
          () => store.remove("id"),
          () => store.readPlan(),
          () => store.writePlan(NO_PLAN.plan, NO_PLAN.revision),
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

    it(
      "matches a model in memory after random calls",
      () => expectStoreMatchesModel(openForModel, { editing }),
      30_000,
    );
  });
}
