import { lostListProblem } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";

/**
 * Gives the browser a new list in place of one that is gone, or that it can only read.
 * Resolves also when another tab has done so; logs another failure, and rejects with it.
 */
export async function startNewList(left: ListRef) {
  try {
    // Loaded late, because it is hardly ever needed.
    const { startList } = await import("@/lib/browser/switch-list/switch-list");
    await startList(left);
  } catch (error) {
    if (lostListProblem(error)) return;
    console.error("The list could not be started.", error);
    throw error;
  }
}
