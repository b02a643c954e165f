import { expect, it } from "vitest";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise } from "@/lib/domain/expenses/money";
import { toJson } from "@/lib/domain/wire/expense-json";
import type { OpenedList } from "./opened-list";
import { readContents, readList } from "./read-list";
import { newDinner, newLunch } from "./sample-expenses";

/** The contract of the idempotency keys of `add`. */
export function describeKeyContract(store: () => OpenedList) {
  it("stores one expense for a repeated key, and returns the first one as a replay", async () => {
    const { expense } = await store().add(newLunch, "k");
    for (const times of [1, 2])
      expect(await store().add(newLunch, "k"), `${times}`).toEqual({
        expense,
        isReplay: true,
      });
    expect(await readContents(store())).toEqual([toJson(newLunch)]);
  });

  it("stores one row for fifty concurrent adds with one key", async () => {
    const all = await Promise.all(
      Array.from({ length: 50 }, () => store().add(newLunch, "k")),
    );
    expect(await readList(store())).toHaveLength(1);
    expect(new Set(all.map(({ expense }) => expense._id)).size).toBe(1);
    expect(all.filter(({ isReplay }) => !isReplay)).toHaveLength(1);
  });

  it("rejects another expense under a used key", async () => {
    await store().add(newLunch, "k");
    for (const change of [
      { date: calendarDate(2026, 1, 6) },
      { category: "travel" as const },
      { description: "Dinner" },
      { amountPaise: asPaise(1) },
    ])
      await expect(
        store().add({ ...newLunch, ...change }, "k"),
      ).rejects.toMatchObject({ name: "StoreError", code: "key_reused" });
    expect(await readContents(store())).toEqual([toJson(newLunch)]);
  });

  it("stores the concurrent adds of a rejected one", async () => {
    await store().add(newLunch, "k");
    const results = await Promise.allSettled(
      ["k1", "k", "k2"].map((key) => store().add(newDinner, key)),
    );
    expect(results.map(({ status }) => status)).toEqual([
      "fulfilled",
      "rejected",
      "fulfilled",
    ]);
    expect(await readList(store())).toHaveLength(3);
  });

  it("stores equal expenses under different keys as two", async () => {
    await store().add(newLunch, "k1");
    await store().add(newLunch, "k2");
    expect(await readList(store())).toHaveLength(2);
  });
}
