// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { registerWorker, takeUpdate, watchUpdates } from "./register-worker";
import { PAGE_LOADED, TAKE_OVER } from "./messages";

type Worker = EventTarget & { postMessage: (message: string) => void };
type Registration = EventTarget & {
  waiting: Worker | null;
  active: Worker | null;
  installing: Worker | null;
  update: () => Promise<void>;
};
type Workers = EventTarget & {
  controller: Worker | null;
  getRegistration: () => Promise<Registration | undefined>;
  register: (url: string, options: object) => Promise<Registration>;
};

const HOUR_MS = 60 * 60 * 1000;

let workers: Workers;
let registration: Registration;
let state: string;
let messages: string[];

const newWorker = (): Worker =>
  Object.assign(new EventTarget(), {
    postMessage: (message: string) => void messages.push(message),
  });

beforeEach(() => {
  messages = [];
  state = "on";
  registration = Object.assign(new EventTarget(), {
    waiting: null,
    active: null,
    installing: null,
    update: vi.fn(() => Promise.resolve()),
  });
  let known: Registration | undefined;
  workers = Object.assign(new EventTarget(), {
    controller: null,
    getRegistration: () => Promise.resolve(known),
    register: vi.fn(() => {
      known = registration;
      return Promise.resolve(registration);
    }),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    value: workers,
    configurable: true,
  });
  vi.stubGlobal(
    "fetch",
    vi.fn(() =>
      Promise.resolve(
        new Response(null, { headers: { "service-worker-state": state } }),
      ),
    ),
  );
});
afterEach(() => vi.unstubAllGlobals());

const asRegistration = () =>
  registration as unknown as ServiceWorkerRegistration;

it("registers the service worker once", async () => {
  expect(await registerWorker()).toBe(registration);
  expect(workers.register).toHaveBeenCalledWith("/sw.js", {
    updateViaCache: "none",
  });
  workers.controller = newWorker();
  expect(await registerWorker()).toBe(registration);
  expect(workers.register).toHaveBeenCalledOnce();
  expect(fetch).toHaveBeenCalledOnce();
  expect(messages).toEqual([PAGE_LOADED]);
});

it("does not register it while the server has switched it off", async () => {
  state = "off";
  expect(await registerWorker()).toBeUndefined();
  expect(workers.register).not.toHaveBeenCalled();
});

it("waits for the network before the first registration", async () => {
  const onLine = vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
  const registered = registerWorker();
  await vi.waitFor(() => expect(onLine).toHaveBeenCalled(), 5_000);
  expect(fetch).not.toHaveBeenCalled();
  window.dispatchEvent(new Event("online"));
  expect(await registered).toBe(registration);
  onLine.mockRestore();
});

it("does nothing on plain http, where the browser has no service workers", async () => {
  Reflect.deleteProperty(navigator, "serviceWorker");
  expect(await registerWorker()).toBeUndefined();
});

it("notices a version that waits already, one that is installed later, and one that another tab has taken", () => {
  workers.controller = newWorker();
  registration.active = newWorker();
  const onReady = vi.fn();
  registration.waiting = newWorker();
  let stop = watchUpdates(asRegistration(), onReady);
  expect(onReady).toHaveBeenCalledOnce();
  stop();

  registration.waiting = null;
  stop = watchUpdates(asRegistration(), onReady);
  expect(onReady).toHaveBeenCalledOnce();
  const installing = newWorker();
  registration.installing = installing;
  registration.dispatchEvent(new Event("updatefound"));
  installing.dispatchEvent(new Event("statechange"));
  expect(onReady).toHaveBeenCalledOnce();
  registration.waiting = installing;
  installing.dispatchEvent(new Event("statechange"));
  expect(onReady).toHaveBeenCalledTimes(2);
  workers.dispatchEvent(new Event("controllerchange"));
  expect(onReady).toHaveBeenCalledTimes(3);

  stop();
  installing.dispatchEvent(new Event("statechange"));
  workers.dispatchEvent(new Event("controllerchange"));
  expect(onReady).toHaveBeenCalledTimes(3);
});

it("does not take the first service worker for a new version", () => {
  const onReady = vi.fn();
  const stop = watchUpdates(asRegistration(), onReady);
  const installing = newWorker();
  registration.installing = installing;
  registration.dispatchEvent(new Event("updatefound"));
  registration.waiting = installing;
  installing.dispatchEvent(new Event("statechange"));
  workers.dispatchEvent(new Event("controllerchange"));
  expect(onReady).not.toHaveBeenCalled();
  stop();
});

it("looks for a new version when the page is shown again after an hour", () => {
  const now = Date.now();
  const clock = vi.spyOn(Date, "now").mockReturnValue(now);
  const stop = watchUpdates(asRegistration(), vi.fn());
  const show = () => document.dispatchEvent(new Event("visibilitychange"));
  clock.mockReturnValue(now + HOUR_MS - 1);
  show();
  expect(registration.update).not.toHaveBeenCalled();
  clock.mockReturnValue(now + HOUR_MS);
  show();
  show();
  expect(registration.update).toHaveBeenCalledOnce();
  stop();
});

it("asks a waiting version to take over, and waits until it has", async () => {
  registration.waiting = newWorker();
  const onTaken = vi.fn();
  const taken = takeUpdate(asRegistration()).then(onTaken);
  await Promise.resolve();
  expect(messages).toEqual([TAKE_OVER]);
  expect(onTaken).not.toHaveBeenCalled();
  workers.dispatchEvent(new Event("controllerchange"));
  await taken;
  expect(onTaken).toHaveBeenCalledOnce();
});

it("does not wait for a version that another tab has taken", async () => {
  await takeUpdate(asRegistration());
  expect(messages).toEqual([]);
});
