import "server-only";
import { setImmediate, setTimeout as sleep } from "node:timers/promises";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { serialQueue } from "@/lib/domain/serial-queue";
import { prepareHiddenLists } from "./sqlite-hidden-lists";
import type { ListKey } from "./sqlite-lists";
import type { Connection } from "./sqlite-lock";
import { createWalTruncation } from "./sqlite-wal";

const LISTS_AT_ONCE = 100;
/** With the checkpoint, as long as another process waits between two tries to write. */
const PAUSE_MS = 5;
const RETRY_MS = 60_000;

export type Erasure = {
  /**
   * Erases a list, or all expenses of ONE_LIST. At once, no request finds them any
   * more; resolves when their rows are removed. Expenses that are added to ONE_LIST
   * meanwhile stay.
   */
  erase(list: ListKey): Promise<void>;
  /** Erases those lists that were last used before the date, and resolves to their number. */
  eraseUnused(
    lists: readonly ListKey[],
    usedBefore: CalendarDate,
  ): Promise<number>;
  /** Removes what is left of an erasure that failed, or whose process was killed. */
  completeInBackground(): void;
};

/** Erases lists in many transactions, so that other requests run between them. */
export function createErasure({ database, call }: Connection): Erasure {
  const { hide, hideUnused, isAnyHidden, removeSome } =
    prepareHiddenLists(database);
  const truncateWal = createWalTruncation(database);
  // Many erasures at once take no more of the event loop than one, and a short one
  // does not wait for a long one to end.
  const inTurn = serialQueue();
  let retry: NodeJS.Timeout | undefined;

  /** Resolves to false when nothing is left. */
  const removeStep = async (listNo: number | null) => {
    const isLeft = await call(() => removeSome.immediate(listNo));
    if (!isLeft) return false;
    await setImmediate();
    // The checkpoint has a turn of its own; else a commit does it, for 1,000 pages at once.
    await call(() => database.pragma("wal_checkpoint(PASSIVE)"));
    await sleep(PAUSE_MS);
    return true;
  };
  /** @param listNo null for all hidden lists */
  const removeRows = async (listNo: number | null) => {
    while (await inTurn(() => removeStep(listNo)));
    await truncateWal();
  };
  const complete = async () => {
    if (await call(isAnyHidden)) await removeRows(null);
    // A process may have been killed after its last removal.
    else await truncateWal();
  };
  const completeInBackground = () =>
    void orLater(complete()).catch((error: unknown) => {
      if (database.open)
        console.error(
          `What an erasure left could not be removed: ${String(error)}`,
        );
    });
  const orLater = async (removal: Promise<void>) => {
    try {
      await removal;
    } catch (error) {
      clearTimeout(retry);
      retry = setTimeout(() => {
        if (database.open) completeInBackground();
      }, RETRY_MS).unref();
      throw error;
    }
  };

  return {
    erase: async (list) => {
      const listNo = await call(() => hide.immediate(list));
      if (listNo !== undefined) await orLater(removeRows(listNo));
    },
    eraseUnused: async (lists, usedBefore) => {
      let erased = 0;
      for (let from = 0; from < lists.length; from += LISTS_AT_ONCE) {
        const some = lists.slice(from, from + LISTS_AT_ONCE);
        erased += await call(() => hideUnused.immediate(some, usedBefore));
      }
      await orLater(complete());
      return erased;
    },
    completeInBackground,
  };
}
