import { expect, it } from "vitest";
import type { OpenedList } from "./opened-list";
import { readList } from "./read-list";
import { newDinner, newLunch } from "./sample-expenses";
import { toJson } from "@/lib/domain/wire/expense-json";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";

/** The contract of every adapter that can replace and remove expenses. */
export function describeEditingContract(store: () => OpenedList) {
  const add = async () => {
    const { _id } = (await store().add(newLunch, "k")).expense;
    if (_id === undefined) throw new Error("The added expense has no id.");
    return _id;
  };

  it("lists an expense under the id that add returned", async () => {
    const _id = await add();
    expect(await readList(store())).toEqual([toJson({ _id, ...newLunch })]);
  });

  it("replaces an expense in place", async () => {
    const _id = await add();
    await store().add(newLunch, "later");
    expect(await store().replace(_id, newDinner)).toBe("replaced");
    expect((await readList(store()))[1]).toEqual(toJson({ _id, ...newDinner }));
  });

  it("removes an expense once, and creates it again under its id", async () => {
    const _id = await add();
    expect(await store().remove(_id)).toBe(true);
    expect(await store().remove(_id)).toBe(false);
    expect(await readList(store())).toEqual([]);
    expect(await store().replace(_id, newLunch)).toBe("created");
    expect(await readList(store())).toEqual([toJson({ _id, ...newLunch })]);
  });

  it("restores a removed expense, and does not overwrite one that exists", async () => {
    const _id = await add();
    expect(await store().restore(_id, newDinner)).toBe(false);
    expect(await readList(store())).toEqual([toJson({ _id, ...newLunch })]);
    await store().remove(_id);
    expect(await store().restore(_id, newLunch)).toBe(true);
    expect(await store().restore(_id, newDinner)).toBe(false);
    expect(await readList(store())).toEqual([toJson({ _id, ...newLunch })]);
  });

  it("restores once when called twice concurrently", async () => {
    const _id = await add();
    await store().remove(_id);
    const outcomes = await Promise.all(
      [newLunch, newDinner].map((expense) => store().restore(_id, expense)),
    );
    expect(outcomes.sort()).toEqual([false, true]);
    expect(await readList(store())).toHaveLength(1);
  });

  it("returns the newest, in the order of the list", async () => {
    const dates = [2, 3, 1, 2].map((day) => calendarDate(2026, 1, day));
    for (const [index, date] of dates.entries())
      await store().add({ ...newLunch, date }, `${index}`);
    const all = await readList(store());
    expect((await store().newest(3)).map(toJson)).toEqual(all.slice(0, 3));
    expect((await store().newest(9)).map(toJson)).toEqual(all);
  });

  it("has a new revision after every change", async () => {
    const _id = await add();
    const revisions = [await store().revision()];
    await store().replace(_id, newDinner);
    revisions.push(await store().revision());
    await store().remove(_id);
    revisions.push(await store().revision());
    expect(new Set(revisions).size).toBe(3);
  });

  it("rejects editing with unavailable when it is closed", async () => {
    await store().close();
    for (const call of [
      () => store().newest(1),
      () => store().replace("id", newLunch),
      () => store().restore("id", newLunch),
      () => store().remove("id"),
    ])
      await expect(call()).rejects.toMatchObject({ code: "unavailable" });
  });
}
