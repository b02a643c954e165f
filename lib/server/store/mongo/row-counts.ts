import "server-only";
import { LRUCache } from "lru-cache";
import { listFull } from "@/lib/server/store/list-errors";
import { type ListId, MAX_ROWS, ONE_LIST } from "@/lib/server/store/port";

const MAX_LISTS = 10_000;

/**
 * Holds private lists to MAX_ROWS without counting their documents for each add.
 * Other processes add too, so a list may exceed it by what they added since this
 * process counted.
 */
export class RowCounts {
  readonly #counts = new LRUCache<ListId, number>({ max: MAX_LISTS });

  /** Throws `list_full` if the list has no room for more rows. */
  async requireRoom(
    list: ListId,
    rows: number,
    count: () => Promise<number>,
  ): Promise<void> {
    if (list === ONE_LIST) return;
    const known = this.#counts.get(list);
    const isEnough = known !== undefined && known + rows <= MAX_ROWS;
    const current = isEnough ? known : await count();
    this.#counts.set(list, current);
    if (current + rows > MAX_ROWS) throw listFull();
  }

  change(list: ListId, by: number): void {
    const known = this.#counts.get(list);
    if (known !== undefined) this.#counts.set(list, known + by);
  }
}
