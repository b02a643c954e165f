import { SHOW_URL } from "@/lib/client/urls";
import { sendOutbox } from "./send-outbox";

/** The tag of the Background Sync: a worker calls `syncOutbox` for it. */
export const SYNC_TAG = "outbox";

/**
 * For the `sync` event of a worker. Rejects while entries are left, so that the
 * browser tries again later.
 */
export async function syncOutbox() {
  const { left } = await sendOutbox();
  if (left > 0) throw new Error(`${left} expenses could not be sent yet.`);
  // The browser's copy of the list is what is shown offline.
  const response = await fetch(SHOW_URL, { cache: "no-cache" });
  await response.arrayBuffer();
}
