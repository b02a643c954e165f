import { expect } from "vitest";
import { type ExpenseStore, NO_PLAN } from "@/lib/server/store/port";
import { openNewList, type OpenedList, openOneList } from "./opened-list";
import { readList } from "./read-list";
import { newLunch } from "./sample-expenses";
import { samplePlan } from "./sample-plan";

/** Keys that the contract uses too, so that its ids exist in other lists as well. */
const KEYS = ["k", "a", "b"];

/**
 * A new private list in a store that has others. Closing it checks that no other
 * list has changed.
 */
export async function openListWithNeighbours(
  store: ExpenseStore,
): Promise<OpenedList> {
  const list = await openNewList(store);
  const neighbours = [openOneList(store), await openNewList(store)];
  const readNeighbours = () =>
    Promise.all(
      neighbours.map(async (neighbour) => ({
        rows: await readList(neighbour),
        revision: await neighbour.revision(),
        count: await neighbour.count(),
        plan: await neighbour.readPlan(),
      })),
    );
  const rows = KEYS.map((key) => ({ key, expense: newLunch }));
  for (const neighbour of neighbours) {
    await neighbour.addBatch(rows);
    await neighbour.writePlan(samplePlan, NO_PLAN.revision);
  }
  const before = await readNeighbours();
  let isClosed = false;
  return {
    ...list,
    close: async () => {
      if (!isClosed) expect(await readNeighbours()).toEqual(before);
      isClosed = true;
      await list.close();
    },
  };
}
