import { createBroadcast } from "@/lib/browser/storage/broadcast";
import { isTextArray } from "@/lib/domain/type-guards";

/** The keys of entries that were deleted because the list has them. */
const changes = createBroadcast("outbox", isTextArray);
/** Such keys since this context has its first listener. */
const delivered = new Set<string>();

/**
 * Notifies every tab and worker of this browser, including this one.
 *
 * @param deliveredKeys of entries that were deleted because the list has them
 */
export function publishOutboxChange(deliveredKeys: readonly string[] = []) {
  for (const key of deliveredKeys) delivered.add(key);
  changes.publish([...deliveredKeys]);
}

export function onOutboxChange(listener: () => void) {
  return changes.subscribe((deliveredKeys) => {
    for (const key of deliveredKeys) delivered.add(key);
    listener();
  });
}

/** Whether the list has the expense of this entry, which was deleted for that reason. */
export function wasDelivered(key: string): boolean {
  return delivered.has(key);
}
