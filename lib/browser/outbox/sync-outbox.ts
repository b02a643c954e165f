import { sendOutbox } from "./send-outbox";

/** The tag of the Background Sync: a worker calls `syncOutbox` for it. */
export const SYNC_TAG = "outbox";

/**
 * For the `sync` event of a worker. Rejects while entries are left, so that the
 * browser tries again later.
 */
export async function syncOutbox() {
  const { left } = await sendOutbox();
  if (left > 0) throw new Error(`Not sent yet: ${left}.`);
}
