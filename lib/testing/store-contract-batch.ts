import fc from "fast-check";
import { expect, it } from "vitest";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import type { BatchRow } from "@/lib/server/store/port";
import type { OpenedList } from "./opened-list";
import { parseDate } from "./parse-date";
import { propertyRuns } from "./property-runs";
import { readContents, readList } from "./read-list";
import { newDinner, newLunch } from "./sample-expenses";
import { toJson } from "@/lib/domain/wire/expense-json";

const MAX_BATCH = 500;

/** The contract of `addBatch` and `removeBatch`. */
export function describeBatchContract(store: () => OpenedList) {
  const statuses = async (
    rows: readonly BatchRow[],
    options?: { dryRun: boolean },
  ) => (await store().addBatch(rows, options)).map(({ status }) => status);

  it("adds a batch in its order, with the ids that single adds have", async () => {
    const rows = Array.from({ length: MAX_BATCH }, (_, index) => ({
      key: `row ${index}`,
      expense: { ...newLunch, description: `${index}` },
    }));
    const results = await store().addBatch(rows);
    expect(results.map(({ key }) => key)).toEqual(rows.map(({ key }) => key));
    expect(new Set(results.map(({ status }) => status))).toEqual(
      new Set(["created"]),
    );
    const [, second] = results;
    const { expense, isReplay } = await store().add(
      { ...newLunch, description: "1" },
      "row 1",
    );
    expect(second?._id).toBe(expense._id);
    expect(isReplay).toBe(true);
    const order = (await readList(store())).map((row) => row.description);
    expect(order).toEqual(rows.map((_, index) => `${index}`).reverse());
    expect(await store().count()).toBe(MAX_BATCH);
  });

  it("leaves rows alone whose key is used, and says whether they are the same", async () => {
    await store().add(newLunch, "same");
    await store().add(newLunch, "other");
    const rows = [
      { key: "same", expense: newLunch },
      { key: "other", expense: newDinner },
      { key: "new", expense: newLunch },
      { key: "new", expense: newLunch },
      { key: "new", expense: newDinner },
    ];
    const expected = ["exists", "changed", "new", "exists", "changed"];
    expect(await statuses(rows, { dryRun: true })).toEqual(expected);
    expect(await readList(store())).toHaveLength(2);
    expect(await statuses(rows)).toEqual(
      expected.map((status) => (status === "new" ? "created" : status)),
    );
    expect(await statuses(rows)).toEqual([
      ...["exists", "changed", "exists", "exists", "changed"],
    ]);
    expect(await readContents(store())).toEqual(
      [newLunch, newLunch, newLunch].map(toJson),
    );
  });

  it("leaves rows alone whose id is stored, and finds an expense by its key and its id", async () => {
    const added = await store().add(newLunch, "k");
    const { _id = "" } = added.expense;
    const rows = [
      { _id, expense: newLunch },
      { _id, expense: newDinner },
      { key: "k", expense: newLunch },
      { _id: "of its own", expense: newDinner },
      { _id: "of its own", expense: newLunch },
    ];
    const expected = ["exists", "changed", "exists", "new", "changed"];
    expect(await statuses(rows, { dryRun: true })).toEqual(expected);
    expect(await readList(store())).toHaveLength(1);
    expect((await store().addBatch(rows)).at(3)).toEqual({
      _id: "of its own",
      status: "created",
    });
    expect(await store().replace("of its own", newLunch)).toBe("replaced");
    expect(await statuses(rows)).toEqual([
      ...["exists", "changed", "exists", "changed", "exists"],
    ]);
    expect(await readList(store())).toMatchObject([
      { _id: "of its own" },
      { _id },
    ]);
  });

  it("puts any expenses back under their own ids, in their order", async () => {
    const days = fc.array(fc.integer({ min: 1, max: 3 }), { maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(days, async (days) => {
        const rows = days.map((day, index) => ({
          key: `row ${index}`,
          expense: { ...newLunch, date: calendarDate(2026, 1, day) },
        }));
        await store().addBatch(rows);
        const before = await readList(store());
        const ids = before.map(({ _id }) => _id);
        await store().removeBatch(ids);
        await store().addBatch(
          before.toReversed().map(({ _id, date }) => ({
            _id,
            expense: { ...newLunch, date: parseDate(date) },
          })),
        );
        expect(await readList(store())).toEqual(before);
        await store().removeBatch(ids);
      }),
      { numRuns: propertyRuns(30) },
    );
  });

  it("stores nothing and has the same revision after a dry run", async () => {
    const revision = await store().revision();
    const rows = [{ key: "k", expense: newLunch }];
    expect(await statuses(rows, { dryRun: true })).toEqual(["new"]);
    expect(await store().revision()).toBe(revision);
    expect(await readList(store())).toEqual([]);
  });

  it("stores each row once when a batch is sent ten times at once", async () => {
    const rows = ["a", "b", "c"].map((key) => ({ key, expense: newLunch }));
    const all = await Promise.all(
      Array.from({ length: 10 }, () => statuses(rows)),
    );
    expect(all.flat().sort()).toEqual([
      ...Array<string>(3).fill("created"),
      ...Array<string>(27).fill("exists"),
    ]);
    expect(await readList(store())).toHaveLength(3);
  });

  it("accepts an empty batch", async () => {
    expect(await store().addBatch([])).toEqual([]);
    expect(await store().removeBatch([])).toBe(0);
  });

  it("removes a batch, and counts those that existed", async () => {
    const rows = ["a", "b", "c"].map((key) => ({ key, expense: newLunch }));
    const [a, b, c] = (await store().addBatch(rows)).map(({ _id }) => _id);
    if (!a || !b || !c) throw new Error("A result has no id.");
    expect(await store().removeBatch([a, b, "none", b])).toBe(2);
    expect(await readList(store())).toMatchObject([{ _id: c }]);
    expect(await store().count()).toBe(1);
    expect(await store().removeBatch([a, b])).toBe(0);
    expect(await statuses(rows)).toEqual(["created", "created", "exists"]);
  });

  it("erases the expenses", async () => {
    await store().add(newLunch, "k");
    const revision = await store().revision();
    await store().erase();
    const rows = await readList(store()).catch((error: unknown) => error);
    expect([[], expect.objectContaining({ code: "list_gone" })]).toContainEqual(
      rows,
    );
    expect(
      await store()
        .revision()
        .catch(() => "gone"),
    ).not.toBe(revision);
  });
}
