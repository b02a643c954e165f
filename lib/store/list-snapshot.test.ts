import { describe, expect, it } from "vitest";
import { listSnapshots } from "./list-snapshot";

const ROW = { date: "2026-01-05", category: "food", amount: 1 };

/** Snapshots of rows whose readings end when the test says so. */
function heldSnapshots() {
  const readings: {
    resolve: (rows: unknown) => void;
    reject: (error: Error) => void;
  }[] = [];
  const snapshots = listSnapshots(
    () =>
      new Promise((resolve, reject) => void readings.push({ resolve, reject })),
  );
  return { ...snapshots, readings };
}

describe("requests for the list that come at once", () => {
  it("share one reading that is under way and one that waits", async () => {
    const { revision, readings } = heldSnapshots();
    const first = revision();
    const later = Array.from({ length: 60 }, () => revision());
    expect(readings).toHaveLength(1);
    readings[0]?.resolve([]);
    const revisionBefore = await first;
    await expect.poll(() => readings.length).toBe(2);
    // What was written while the first was under way.
    readings[1]?.resolve([ROW]);
    const revisions = new Set(await Promise.all(later));
    expect(revisions.size).toBe(1);
    expect(revisions.has(revisionBefore)).toBe(false);
    expect(readings).toHaveLength(2);
  });

  it("fail together, and the next request reads again", async () => {
    const { revision, readings } = heldSnapshots();
    const both = Promise.allSettled([revision(), revision()]);
    readings[0]?.reject(new Error("no answer"));
    expect((await both).map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    expect(readings).toHaveLength(1);
    const next = revision();
    readings[1]?.resolve([]);
    await expect(next).resolves.toMatch(/^[0-9a-f]{32}$/);
  });

  it("get the snapshot of the revision that they name", async () => {
    const { revision, list, readings } = heldSnapshots();
    const known = revision();
    readings[0]?.resolve([ROW]);
    const found = await list(await known);
    expect(found.revision).toBe(await known);
    expect(readings).toHaveLength(1);
  });
});
