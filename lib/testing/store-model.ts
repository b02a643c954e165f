import fc, { type AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import type { NewExpense } from "@/lib/domain/expenses/expense";
import { asPaise, MAX_AMOUNT_PAISE } from "@/lib/domain/expenses/money";
import type { OpenedList } from "./opened-list";
import { propertyRuns } from "./property-runs";
import { readContents } from "./read-list";
import { toJson } from "@/lib/domain/wire/expense-json";
import {
  MIN_DATE,
  MAX_DATE,
  calendarDate,
} from "@/lib/domain/expenses/calendar-date";

const RUNS = propertyRuns(200);
const MAX_COMMANDS = 12;

/** The expected contents of the store, in the order of adding. */
type Model = { rows: { key: string; expense: NewExpense }[] };
type Real = {
  store: OpenedList;
  /** The id that the store returned for each key. */
  ids: Map<string, string | undefined>;
  revision: string;
};
type Command = AsyncCommand<Model, Real, boolean>;

// Few keys and dates, so that commands often use the same ones.
const key = fc.constantFrom("a", "b", "c", "d");
const expense: fc.Arbitrary<NewExpense> = fc.record({
  date: fc.constantFrom(MIN_DATE, calendarDate(2024, 2, 29), MAX_DATE),
  category: fc.constantFrom(...CATEGORIES),
  description: fc.constantFrom("Lunch", "चाय", "🍜"),
  amountPaise: fc.integer({ min: 1, max: MAX_AMOUNT_PAISE }).map(asPaise),
});
const commands = {
  add: fc.tuple(key, expense).map(([key, expense]) => add(key, expense)),
  // A retry of the same request.
  addSame: key.map((key) => addSame(key)),
  replace: fc
    .tuple(key, expense)
    .map(([key, expense]) => replace(key, expense)),
  remove: key.map((key) => remove(key)),
};

/** Runs random calls on a store and on a model in memory, and compares the two. */
export function expectStoreMatchesModel(
  open: () => OpenedList | Promise<OpenedList>,
  { editing }: { editing: boolean },
): Promise<void> {
  const { add, addSame, replace, remove } = commands;
  const supported = editing ? [add, addSame, replace, remove] : [add, addSame];
  return fc.assert(
    fc.asyncProperty(
      fc.commands(supported, { maxCommands: MAX_COMMANDS }),
      async (commands) => {
        const store = await open();
        const revision = await store.revision();
        const start = () => ({
          model: { rows: [] },
          real: { store, ids: new Map<string, string>(), revision },
        });
        try {
          await fc.asyncModelRun(start, commands);
        } finally {
          await store.close();
        }
      },
    ),
    { numRuns: RUNS },
  );
}

function add(key: string, expense: NewExpense): Command {
  return command(`add ${key}`, async (model, { store, ids }) => {
    const first = model.rows.find((row) => row.key === key);
    const adding = store.add(expense, key);
    if (first && !isSame(first.expense, expense)) {
      await expect(adding).rejects.toMatchObject({ code: "key_reused" });
      return;
    }
    const { expense: stored, isReplay } = await adding;
    const { _id, ...added } = stored;
    expect(added).toEqual(expense);
    expect(isReplay).toBe(first !== undefined);
    ids.set(key, _id);
    if (!first) model.rows.push({ key, expense });
  });
}

function addSame(key: string): Command {
  const first = (model: Model) => model.rows.find((row) => row.key === key);
  return {
    check: (model) => first(model) !== undefined,
    run: async (model, real) => {
      const row = first(model);
      if (row) await add(key, row.expense).run(model, real);
    },
    toString: () => `add ${key} again`,
  };
}

function replace(key: string, expense: NewExpense): Command {
  return command(`replace ${key}`, async (model, { store, ids }) => {
    const id = ids.get(key);
    // A key that was never used has no id.
    if (id === undefined) return;
    const row = model.rows.find((row) => row.key === key);
    const outcome = await store.replace(id, expense);
    expect(outcome).toBe(row ? "replaced" : "created");
    if (row) row.expense = expense;
    else model.rows.push({ key, expense });
  });
}

function remove(key: string): Command {
  return command(`remove ${key}`, async (model, { store, ids }) => {
    const index = model.rows.findIndex((row) => row.key === key);
    expect(await store.remove(ids.get(key) ?? "none")).toBe(index >= 0);
    if (index >= 0) model.rows.splice(index, 1);
  });
}

/** A command that compares the whole list after it has run. */
function command(
  name: string,
  execute: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      const before = expectedList(model);
      await execute(model, real);
      const after = expectedList(model);
      expect(await readContents(real.store)).toEqual(after);
      const revision = await real.store.revision();
      if (JSON.stringify(before) !== JSON.stringify(after))
        expect(revision).not.toBe(real.revision);
      real.revision = revision;
    },
    toString: () => name,
  };
}

function expectedList({ rows }: Model) {
  const newestAddedFirst = rows.map(({ expense }) => toJson(expense)).reverse();
  return newestAddedFirst.sort((a, b) => b.date.localeCompare(a.date));
}

function isSame(a: NewExpense, b: NewExpense): boolean {
  return JSON.stringify(toJson(a)) === JSON.stringify(toJson(b));
}
