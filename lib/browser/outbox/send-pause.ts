import { outboxDatabase, type Pause, storeIfPossible } from "./outbox-database";

/** The longest wait that a server can ask for. */
const MAX_PAUSE_MS = 60 * 60 * 1000;

/** For a storage that is full: the last pause of this context. */
let ownPause: Pause | undefined;

/** Nothing is sent for this time, in all tabs and workers. */
export async function pauseFor(waitMs: number) {
  const pause = { at: Date.now(), waitMs: Math.min(waitMs, MAX_PAUSE_MS) };
  ownPause = pause;
  await storeIfPossible(async () => {
    const db = await outboxDatabase();
    await db.put("pause", pause, "pause");
  });
}

/** In milliseconds; 0 when there is no pause. */
export async function pauseLeft(): Promise<number> {
  const db = await outboxDatabase();
  return Math.max(leftOf(await db.get("pause", "pause")), leftOf(ownPause));
}

/** A clock that was moved back ends the pause, which would last too long otherwise. */
function leftOf(pause: Pause | undefined): number {
  if (!pause) return 0;
  const passedMs = Date.now() - pause.at;
  return passedMs < 0 ? 0 : Math.max(0, pause.waitMs - passedMs);
}
