import { describe, expect, it } from "vitest";
import { ONE_LIST } from "./port";
import { createListSnapshots } from "./list-snapshot";

const ROW = { date: "2026-01-05", category: "food", amount: 1 };

/** Snapshots whose reads the test resolves or rejects. */
function createPendingSnapshots() {
  const reads: {
    resolve: (rows: unknown) => void;
    reject: (error: Error) => void;
  }[] = [];
  const snapshots = createListSnapshots(
    () =>
      new Promise((resolve, reject) => void reads.push({ resolve, reject })),
  )(ONE_LIST);
  return { ...snapshots, reads };
}

describe("concurrent calls for the list", () => {
  it("share one running and one queued read", async () => {
    const { revision, reads } = createPendingSnapshots();
    const first = revision();
    const later = Array.from({ length: 60 }, () => revision());
    expect(reads).toHaveLength(1);
    reads[0]?.resolve([]);
    const firstRevision = await first;
    await expect.poll(() => reads.length).toBe(2);
    // A row written while the first read was running.
    reads[1]?.resolve([ROW]);
    const revisions = new Set(await Promise.all(later));
    expect(revisions.size).toBe(1);
    expect(revisions.has(firstRevision)).toBe(false);
    expect(reads).toHaveLength(2);
  });

  it("fail together, and the next call reads again", async () => {
    const { revision, reads } = createPendingSnapshots();
    const both = Promise.allSettled([revision(), revision()]);
    reads[0]?.reject(new Error("no response"));
    expect((await both).map(({ status }) => status)).toEqual([
      "rejected",
      "rejected",
    ]);
    expect(reads).toHaveLength(1);
    const next = revision();
    reads[1]?.resolve([]);
    await expect(next).resolves.toMatch(/^[0-9a-f]{32}$/);
  });

  it("get the cached snapshot of the revision that they name", async () => {
    const { revision, list, reads } = createPendingSnapshots();
    const current = revision();
    reads[0]?.resolve([ROW]);
    expect((await list(await current)).revision).toBe(await current);
    expect(reads).toHaveLength(1);
  });
});
