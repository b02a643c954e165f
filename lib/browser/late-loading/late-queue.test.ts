// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { createLateQueue, type LateTask } from "./late-queue";

let queue: ReturnType<typeof createLateQueue>;
let loaded: string[];
/** The waiting callbacks of the browser. */
let paints: (() => void)[];
let idles: (() => void)[];

beforeEach(() => {
  loaded = [];
  paints = [];
  idles = [];
  const promiseIn = (waiting: (() => void)[]) => () =>
    new Promise<void>((resolve) => void waiting.push(resolve));
  queue = createLateQueue({
    whenPainted: promiseIn(paints),
    whenIdle: promiseIn(idles),
  });
});

const settle = () => new Promise((resolve) => setTimeout(resolve));
/** Lets the browser paint. */
async function paint() {
  expect(paints.length).toBeLessThanOrEqual(1);
  paints.pop()?.();
  await settle();
}
/** Lets the browser be idle once, after a paint. */
async function idle() {
  await paint();
  expect(idles.length).toBeLessThanOrEqual(1);
  idles.pop()?.();
  await settle();
}
const isWaiting = () => paints.length + idles.length > 0;

function task(name: LateTask["name"], load = () => Promise.resolve()) {
  return {
    name,
    load: () => {
      loaded.push(name);
      return load();
    },
  };
}

/** Fails until it is released, then loads. */
function failing(name: LateTask["name"]) {
  let isFailing = true;
  const added = task(name, () =>
    isFailing ? Promise.reject(new Error("No network.")) : Promise.resolve(),
  );
  return { added, release: () => (isFailing = false) };
}

/** Loads when it is released. */
function slow(name: LateTask["name"]) {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  return { added: task(name, () => promise), release: () => release() };
}

it("loads in its order, one task in each idle moment, after a paint", async () => {
  queue.add(task("service worker"));
  queue.add(task("charts"));
  queue.add(task("other screens"));
  queue.add(task("outbox"));
  queue.add(task("dialogs"));
  expect(idles).toHaveLength(0);
  await paint();
  expect(loaded).toEqual([]);
  await idle();
  expect(loaded).toEqual(["outbox"]);
  for (let moment = 0; moment < 5; moment += 1) await idle();
  expect(loaded).toEqual([
    "outbox",
    "dialogs",
    "charts",
    "other screens",
    "service worker",
  ]);
  expect(isWaiting()).toBe(false);
});

it("loads one task after the other has ended, also after one that was asked for", async () => {
  const outbox = slow("outbox");
  const charts = slow("charts");
  queue.add(outbox.added);
  queue.add(charts.added);
  queue.add(task("dialogs"));
  queue.add(task("service worker"));
  void queue.loadNow(charts.added);
  expect(loaded).toEqual(["charts"]);
  await idle();
  expect(loaded).toEqual(["charts", "outbox"]);
  await idle();
  expect(loaded).toEqual(["charts", "outbox"]);
  outbox.release();
  await settle();
  await idle();
  expect(loaded).toEqual(["charts", "outbox", "dialogs"]);
  // The charts that are in sight come before the service worker.
  expect(isWaiting()).toBe(false);
  charts.release();
  await settle();
  await idle();
  expect(loaded).toEqual(["charts", "outbox", "dialogs", "service worker"]);
});

it("lets what comes first overtake a later task that is still being loaded", async () => {
  const worker = slow("service worker");
  queue.add(worker.added);
  await idle();
  queue.add(task("outbox"));
  await settle();
  await idle();
  expect(loaded).toEqual(["service worker", "outbox"]);
});

it("does not load again what was asked for", async () => {
  const dialogs = slow("dialogs");
  queue.add(dialogs.added);
  const first = queue.loadNow(dialogs.added);
  const second = queue.loadNow(dialogs.added);
  dialogs.release();
  await Promise.all([first, second]);
  await queue.loadNow(dialogs.added);
  await idle();
  expect(loaded).toEqual(["dialogs"]);
});

it("waits for the first content of a screen, and for its paint", async () => {
  const release = queue.hold();
  queue.add(task("outbox"));
  expect(isWaiting()).toBe(false);
  release();
  expect(paints).toHaveLength(1);
  await idle();
  expect(loaded).toEqual(["outbox"]);
});

it("stops for another screen that comes while it waits, also for one that has its content at once", async () => {
  queue.add(task("outbox"));
  await paint();
  const release = queue.hold();
  await idle();
  expect(loaded).toEqual([]);
  expect(isWaiting()).toBe(false);
  release();
  await idle();
  expect(loaded).toEqual(["outbox"]);

  queue.add(task("dialogs"));
  await paint();
  queue.hold()();
  await idle();
  expect(loaded).toEqual(["outbox"]);
  expect(paints).toHaveLength(1);
  await idle();
  expect(loaded).toEqual(["outbox", "dialogs"]);
});

it("does not load what was removed", async () => {
  const remove = queue.add(task("outbox"));
  queue.add(task("dialogs"));
  await paint();
  remove();
  await idle();
  await idle();
  expect(loaded).toEqual(["dialogs"]);
});

it("goes on after a failure, and tries again when it is asked for and when the network is back", async () => {
  const error = vi.spyOn(console, "error").mockReturnValue();
  const outbox = failing("outbox");
  const dialogs = failing("dialogs");
  queue.add(outbox.added);
  queue.add(dialogs.added);
  queue.add(task("charts"));
  for (let moment = 0; moment < 4; moment += 1) await idle();
  expect(loaded).toEqual(["outbox", "dialogs", "charts"]);
  expect(error.mock.calls.map(([text]) => text as string)).toEqual([
    "The outbox could not be loaded.",
    "The dialogs could not be loaded.",
  ]);

  await expect(queue.loadNow(dialogs.added)).rejects.toThrow("No network.");
  dialogs.release();
  await queue.loadNow(dialogs.added);

  outbox.release();
  window.dispatchEvent(new Event("online"));
  await settle();
  loaded = [];
  await idle();
  await idle();
  expect(loaded).toEqual(["outbox"]);
  window.dispatchEvent(new Event("online"));
  await settle();
  expect(isWaiting()).toBe(false);
});

it("logs a failure without the network as no error", async () => {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const error = vi.spyOn(console, "error").mockReturnValue();
  const info = vi.spyOn(console, "info").mockReturnValue();
  const { added } = failing("charts");
  queue.add(added);
  await expect(queue.loadNow(added)).rejects.toThrow();
  expect(error).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledOnce();
});
