/**
 * The order after the content of a screen: what a person may need without the network,
 * what stands beside it, what is out of sight, what makes the next step faster, and what
 * decorates. The service worker is last, because it downloads several hundred kB.
 */
const ORDER = [
  "outbox",
  "first start",
  "latest expenses",
  "notifications",
  "dialogs",
  "plan",
  "charts",
  "menu",
  "other screens",
  "navigation animation",
  "pyramid animation",
  "backup reminder",
  "install offer",
  "service worker",
] as const;

export type LateTask = {
  name: (typeof ORDER)[number];
  load: () => Promise<unknown>;
};

type Entry = LateTask & {
  loading?: Promise<unknown>;
  state?: "done" | "failed";
};

/**
 * Loads one task after the other, each in an idle moment after what was rendered before
 * is painted, while no screen holds the queue. A task that fails waits for the next
 * `online` event.
 */
export function createLateQueue({
  whenPainted,
  whenIdle,
}: Record<"whenPainted" | "whenIdle", () => Promise<unknown>>) {
  const entries = new Map<LateTask, Entry>();
  let holds = 0;
  /** How many screens have held the queue. */
  let screens = 0;
  let isWaiting = false;

  const load = (entry: Entry) =>
    (entry.loading ??= entry.load().then(
      () => {
        entry.state = "done";
        void advance();
      },
      (error: unknown) => {
        const text = `The ${entry.name} could not be loaded.`;
        // Without the network, a script is there only if it was used or stored before.
        if (navigator.onLine) console.error(text, error);
        else console.info(text, error);
        entry.state = "failed";
        delete entry.loading;
        const retry = () => {
          if (entry.state === "failed") delete entry.state;
          void advance();
        };
        addEventListener("online", retry, { once: true });
        void advance();
        throw error;
      },
    ));

  /** The first task that is neither done nor failed, unless it is being loaded. */
  const next = () => {
    const [first] = [...entries.values()]
      .filter(({ state }) => state === undefined)
      .sort((a, b) => ORDER.indexOf(a.name) - ORDER.indexOf(b.name));
    return first?.loading ? undefined : first;
  };

  const advance = async () => {
    if (isWaiting || holds > 0 || !next()) return;
    isWaiting = true;
    const before = screens;
    await whenPainted();
    await whenIdle();
    isWaiting = false;
    const entry = next();
    // Another screen may have come in the meantime.
    if (!entry || screens !== before) return void advance();
    load(entry).catch(() => {});
  };

  return {
    /** Returns the function that removes the task. */
    add(task: LateTask): () => void {
      entries.set(task, { ...task });
      void advance();
      return () => void entries.delete(task);
    },
    /** Loads an added task at once, unless that was done. Rejects when it fails. */
    loadNow: async (task: LateTask): Promise<unknown> => {
      const entry = entries.get(task);
      return entry && load(entry);
    },
    /** Stops the queue until the returned function is called and what it waits for is painted. */
    hold(): () => void {
      holds += 1;
      screens += 1;
      return () => {
        holds -= 1;
        void advance();
      };
    },
  };
}

export const lateQueue = createLateQueue({ whenPainted, whenIdle });

/** Resolves when the browser has painted what is rendered now. */
export function whenPainted(): Promise<unknown> {
  return new Promise<unknown>((resolve) => {
    requestAnimationFrame(() =>
      requestAnimationFrame(() => {
        // The page's first paint may come after the second frame.
        const observer = new PerformanceObserver(() => {
          observer.disconnect();
          resolve(undefined);
        });
        observer.observe({ type: "paint", buffered: true });
      }),
    );
  });
}

export function whenIdle(): Promise<unknown> {
  // Safari has no requestIdleCallback: https://bugs.webkit.org/show_bug.cgi?id=164193
  return new Promise((resolve) =>
    "requestIdleCallback" in window
      ? requestIdleCallback(resolve)
      : setTimeout(resolve),
  );
}
