import fc, { type AsyncCommand } from "fast-check";
import { expect } from "vitest";
import { CATEGORIES } from "@/lib/expenses/category";
import { type NewExpense } from "@/lib/expenses/expense";
import { MAX_AMOUNT_PAISE } from "@/lib/expenses/money";
import type { ExpenseStore } from "@/lib/store/port";
import { readContents } from "./read-list";
import { toJson } from "@/lib/wire/expense-json";

const RUNS = 200;
const MAX_COMMANDS = 12;

/** What a store ought to hold, in the order of adding. */
type Model = { rows: { key: string; expense: NewExpense }[] };
type Real = {
  store: ExpenseStore;
  /** The id that the store gave for each key. */
  ids: Map<string, string | undefined>;
  revision: string;
};
type Command = AsyncCommand<Model, Real, boolean>;

// Few keys and dates, so that they meet.
const key = fc.constantFrom("a", "b", "c", "d");
const expense: fc.Arbitrary<NewExpense> = fc.record({
  date: fc.constantFrom("1900-01-01", "2024-02-29", "2199-12-31"),
  category: fc.constantFrom(...CATEGORIES),
  description: fc.constantFrom("Lunch", "चाय", "🍜"),
  amountPaise: fc.integer({ min: 1, max: MAX_AMOUNT_PAISE }),
});
const commands = {
  add: fc.tuple(key, expense).map(([key, expense]) => add(key, expense)),
  // As a second press of the same button would.
  addSame: key.map((key) => addSame(key)),
  replace: fc
    .tuple(key, expense)
    .map(([key, expense]) => replace(key, expense)),
  remove: key.map((key) => remove(key)),
};

/** Runs random calls on a store and on a list in memory, and compares. */
export function behavesLikeItsModel(
  open: () => ExpenseStore | Promise<ExpenseStore>,
  { editing }: { editing: boolean },
): Promise<void> {
  const { add, addSame, replace, remove } = commands;
  const possible = editing ? [add, addSame, replace, remove] : [add, addSame];
  return fc.assert(
    fc.asyncProperty(
      fc.commands(possible, { maxCommands: MAX_COMMANDS }),
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
    if (first && !same(first.expense, expense)) {
      await expect(adding).rejects.toMatchObject({ code: "key_reused" });
      return;
    }
    const { _id, ...added } = await adding;
    expect(added).toEqual(expense);
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
    // A key that was never used has no id to put anything under.
    if (id === undefined) return;
    const row = model.rows.find((row) => row.key === key);
    const answer = await store.replace(id, expense);
    expect(answer).toBe(row ? "replaced" : "created");
    if (row) row.expense = expense;
    else model.rows.push({ key, expense });
  });
}

function remove(key: string): Command {
  return command(`remove ${key}`, async (model, { store, ids }) => {
    const place = model.rows.findIndex((row) => row.key === key);
    expect(await store.remove(ids.get(key) ?? "none")).toBe(place >= 0);
    if (place >= 0) model.rows.splice(place, 1);
  });
}

/** The command, and after it the comparison of the whole list. */
function command(
  name: string,
  run: (model: Model, real: Real) => Promise<void>,
): Command {
  return {
    check: () => true,
    run: async (model, real) => {
      const before = expectedList(model);
      await run(model, real);
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
  const newestAdded = rows.map(({ expense }) => toJson(expense)).reverse();
  return newestAdded.sort((a, b) => b.date.localeCompare(a.date));
}

function same(a: NewExpense, b: NewExpense): boolean {
  return JSON.stringify(toJson(a)) === JSON.stringify(toJson(b));
}
