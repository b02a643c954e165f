import { cleanup, render } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { IDBFactory } from "fake-indexeddb";
import { PathnameContext } from "next/dist/shared/lib/hooks-client-context.shared-runtime";
import { RouterContext } from "next/dist/shared/lib/router-context.shared-runtime";
import { type ComponentType, useSyncExternalStore } from "react";
import { beforeAll, expect, onTestFinished, vi } from "vitest";
import { fakeLocks } from "./fake-add-api";
import { importRoutes } from "./import-route";
import { type ExpenseRequest, lunchRequest } from "./sample-expenses";
import { StatementWorker } from "./statement-worker";
import { startApi, type TestApi } from "./test-api";

const PAGES = {
  "/": () => import("@/app/page"),
  "/add": () => import("@/app/add/page"),
  "/data": () => import("@/app/data/page"),
  "/import": () => import("@/app/import/page"),
  "/people": () => import("@/app/people/page"),
  "/show": () => import("@/app/show/page"),
} satisfies Record<string, () => Promise<{ default: ComponentType }>>;

type ScreenPath = keyof typeof PAGES;

// The first load of a module in a worker takes long, and is not part of a test: of
// the screens, what they load late, and the routes.
const worker = globalThis as { hasLoadedModules?: boolean };
beforeAll(async () => {
  if (worker.hasLoadedModules) return;
  worker.hasLoadedModules = true;
  const late = import.meta.glob(["/components/**/*.tsx", "!**/*.test.tsx"]);
  for (const load of [...Object.values(PAGES), ...Object.values(late)])
    await load();
  await importRoutes();
  vi.resetModules();
});

/** A request of the page, or of its server to an upstream host. `path` is relative to the address of the API. */
export type PageRequest = {
  method: string;
  url: string;
  path: string;
  headers: Headers;
  /** The parsed JSON. */
  body: unknown;
};
type Respond = (
  request: PageRequest,
  send: () => Promise<Response>,
) => Promise<Response> | Response | undefined;

export type Browser = Awaited<ReturnType<typeof openBrowser>>;

type Options = {
  lists?: "one" | "private";
  /** Environment variables of the server and of the build, such as NEXT_PUBLIC_API_HOST. */
  environment?: Record<string, string>;
  /** The width of the window, in px, for media queries. */
  width?: number;
  /** The date and time of the browser, which does not move. */
  now?: string;
  /** Whether an element is in the window, for what loads when it is seen. Nothing is, by default. */
  isInView?: (element: Element) => boolean;
  /** Whether the browser has idle moments, in which it loads what comes late. It has none by default. */
  isIdle?: boolean;
};

/**
 * A browser in jsdom whose requests reach the routes of `app/api` on a new SQLite
 * file, until the test ends. Any console error or warning that `expectConsole` does
 * not expect fails the test.
 */
export async function openBrowser({
  lists = "one",
  environment = {},
  width = 1280,
  now,
  isInView = () => false,
  isIdle = false,
}: Options = {}) {
  const api: TestApi = await startApi({ LISTS: lists, ...environment });
  const visitor = api.newVisitor();
  const requests: PageRequest[] = [];
  const responders: Respond[] = [];
  const unanswered = new Set<Promise<Response>>();
  const alert = vi.fn<(text: string) => void>();
  const browser = { isOnline: true, pageCount: 0, locks: fakeLocks() };

  if (now !== undefined) {
    vi.useFakeTimers({ toFake: ["Date"] });
    vi.setSystemTime(now);
  }
  vi.stubGlobal("alert", alert);
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("matchMedia", (query: string) => mediaQuery(query, width));
  vi.stubGlobal("IntersectionObserver", viewObserver(isInView));
  vi.stubGlobal("ResizeObserver", IdleObserver);
  vi.stubGlobal("PerformanceObserver", PaintObserver);
  vi.stubGlobal("requestIdleCallback", (callback: () => void) => {
    if (isIdle) setTimeout(callback);
  });
  vi.stubGlobal("Worker", StatementWorker);
  vi.stubGlobal("scrollTo", () => {});
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.getAnimations ??= () => [];
  // Without layout, a long table would render all of its rows.
  Object.defineProperty(HTMLTableRowElement.prototype, "offsetHeight", {
    configurable: true,
    value: 49,
  });
  Object.defineProperties(navigator, {
    locks: { configurable: true, get: () => browser.locks },
    onLine: { configurable: true, get: () => browser.isOnline },
  });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit = {}) => {
    const request: PageRequest = {
      method: init.method ?? "GET",
      url,
      path: url.replace(/^.*?\/api(?=\/)/, ""),
      headers: new Headers(init.headers),
      body: parsedBody(init.body),
    };
    requests.push(request);
    const send = () => {
      if (!browser.isOnline) throw new TypeError("Failed to fetch");
      const response = visitor.send(request.method, request.path, {
        ...(request.body !== undefined && { body: request.body }),
        headers: Object.fromEntries(request.headers),
      });
      unanswered.add(response);
      const remove = () => void unanswered.delete(response);
      response.then(remove, remove);
      return response;
    };
    const respond = async () => {
      for (const responder of responders.toReversed()) {
        const response = responder(request, send);
        if (response) return response;
      }
      return send();
    };
    const page = browser.pageCount;
    const response = abortable(respond(), init.signal);
    await response.catch(() => {});
    return page === browser.pageCount ? response : hang();
  });

  // React then schedules its work as in a browser, instead of waiting for act().
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false);
  const endDocument = stubDocumentResources(unanswered);
  const output = watchConsole();
  onTestFinished(async () => {
    vi.useRealTimers();
    await endDocument();
    vi.unstubAllGlobals();
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, "", "/");
    document.title = "";
    output.expectNothingElse();
  });

  return {
    api,
    visitor,
    requests,
    alert,
    user: userEvent.setup({ delay: null }),
    expectConsole: output.expect,
    /** Loads a screen as a new document does: with the storage of the browser, and without the memory of the page before, which gets no more responses. */
    open(address: ScreenPath | `${ScreenPath}${"?" | "#"}${string}`) {
      browser.pageCount += 1;
      // The browser releases the locks of a page that has ended.
      browser.locks = fakeLocks();
      return openPage(address, endDocument);
    },
    /** Responds to the next requests for which the function returns a response. Ends them with `stop`. */
    respond(responder: Respond) {
      responders.push(responder);
      return {
        stop: () => void responders.splice(responders.indexOf(responder), 1),
      };
    },
    /** Waits for a request, also while a test holds the timers. */
    async requested(isMatch: (request: PageRequest) => boolean) {
      while (!requests.some(isMatch))
        await new Promise((resolve) => setImmediate(resolve));
    },
    setOnline(isOnline: boolean) {
      browser.isOnline = isOnline;
      window.dispatchEvent(new Event(isOnline ? "online" : "offline"));
    },
    /** Adds expenses through the API, to the list of the browser. Fields that are left out come from `lunchRequest`. */
    async record(...expenses: Partial<ExpenseRequest>[]) {
      for (const expense of expenses) {
        const body = { ...lunchRequest, ...expense };
        const response = await visitor.send("POST", "/add", { body });
        expect(response.status).toBe(201);
      }
    },
    /** The expenses of the list, as the API sends them. */
    stored: () => visitor.json("/show") as Promise<Record<string, unknown>[]>,
  };
}

/** Never responds. */
export const hang = () => new Promise<never>(() => {});

/** Fails as a request without a network does. */
export const failToFetch = () =>
  Promise.reject<Response>(new TypeError("Failed to fetch"));

/** Holds requests until `release` is called. */
export function holdUntilReleased() {
  let release = () => {};
  const promise = new Promise<void>((resolve) => (release = resolve));
  return {
    release,
    wait: async (send: () => Promise<Response>) => {
      await promise;
      return send();
    },
  };
}

async function openPage(address: string, endDocument: () => Promise<void>) {
  await endDocument();
  vi.resetModules();
  history.replaceState(null, "", address);
  const location = createLocation();
  const { AppWorker } = await import("@/components/device/app-worker");
  const { Navigation } = await import("@/components/nav/navigation");
  const pages = new Map<string, ComponentType>();
  const load = async (pathname: string) => {
    const page = await PAGES[pathname as ScreenPath]();
    pages.set(pathname, page.default);
  };
  await load(window.location.pathname);
  // Outside a build, Next's Link is the one that navigates with this router.
  const navigate =
    (method: "pushState" | "replaceState") => async (href: string) => {
      await load(new URL(href, window.location.href).pathname);
      history[method](null, "", href);
      location.notify();
    };
  const router = {
    prefetch: async () => {},
    push: navigate("pushState"),
    replace: navigate("replaceState"),
  };
  function App() {
    const pathname = useSyncExternalStore(location.subscribe, location.read);
    const Page = pages.get(pathname);
    return (
      <RouterContext value={router as never}>
        <PathnameContext value={pathname}>
          <header>
            <AppWorker />
            <Navigation />
          </header>
          {Page && <Page />}
        </PathnameContext>
      </RouterContext>
    );
  }
  const page = render(<App />);
  // React renders in a task of its own.
  await vi.waitFor(
    () => expect(page.container).not.toBeEmptyDOMElement(),
    5000,
  );
  return page;
}

/**
 * Returns a function that unmounts the page and ends what outlives a component, as
 * the browser does with a document: requests, listeners, timers and channels.
 */
function stubDocumentResources(unanswered: ReadonlySet<Promise<unknown>>) {
  const listening = new Set<() => void>();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    vi.spyOn(target, "addEventListener").mockImplementation(
      (type: string, listener: EventListener, options?: object | boolean) => {
        listen(type, listener, options);
        // Testing Library adds its listeners to the document once for all tests.
        if (target === window || type === "visibilitychange")
          listening.add(() =>
            target.removeEventListener(type, listener, options),
          );
      },
    );
  }
  const timers = new Set<NodeJS.Timeout>();
  const channels = new Set<BroadcastChannel>();
  const { setTimeout, setInterval, BroadcastChannel } = globalThis;
  for (const [name, start] of Object.entries({ setTimeout, setInterval }))
    vi.stubGlobal(name, (callback: () => void, ms?: number) => {
      const timer = start(callback, ms);
      timers.add(timer);
      return timer;
    });
  vi.stubGlobal(
    "BroadcastChannel",
    class extends BroadcastChannel {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
      override postMessage(message: unknown) {
        // Code of an ended page may still run here.
        if (channels.has(this)) super.postMessage(message);
      }
    },
  );
  return async () => {
    cleanup();
    // The history.back() of a closed dialog, which jsdom does in two tasks, would
    // change the address of the next page.
    for (let task = 0; task < 2; task += 1)
      await new Promise((resolve) => setTimeout(resolve));
    // Nothing on the screen waits for some, such as the renewal of a cookie.
    await Promise.allSettled(unanswered);
    for (const stop of listening) stop();
    for (const timer of timers) clearTimeout(timer);
    for (const channel of channels) channel.close();
    listening.clear();
    timers.clear();
    channels.clear();
  };
}

/** The path of the window, as an external store of React. */
function createLocation() {
  const listeners = new Set<() => void>();
  const notify = () => listeners.forEach((listener) => listener());
  return {
    notify,
    read: () => window.location.pathname,
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      window.addEventListener("popstate", listener);
      return () => {
        listeners.delete(listener);
        window.removeEventListener("popstate", listener);
      };
    },
  };
}

function parsedBody(body: RequestInit["body"]): unknown {
  return typeof body === "string" ? JSON.parse(body) : undefined;
}

function abortable<T>(result: Promise<T>, signal: AbortSignal | null = null) {
  if (!signal) return result;
  return new Promise<T>((resolve, reject) => {
    const abort = () => reject(signal.reason as Error);
    if (signal.aborted) abort();
    signal.addEventListener("abort", abort, { once: true });
    result.then(resolve, reject);
  });
}

function mediaQuery(query: string, width: number) {
  const [, atLeast] = /width >= ([\d.]+)rem/.exec(query) ?? [];
  return Object.assign(new EventTarget(), {
    media: query,
    matches: atLeast
      ? width >= Number(atLeast) * 16
      : query.includes("prefers-reduced-motion: reduce") ||
        query.includes("(hover: hover)"),
    addListener: () => {},
    removeListener: () => {},
  });
}

/** An IntersectionObserver that reports the elements in view once: charts and other content out of sight are not loaded. */
function viewObserver(isInView: (element: Element) => boolean) {
  return class {
    readonly #report: IntersectionObserverCallback;
    constructor(report: IntersectionObserverCallback) {
      this.#report = report;
    }
    observe(target: Element) {
      const entry = { target, isIntersecting: true };
      if (isInView(target))
        queueMicrotask(() => this.#report([entry as never], this as never));
    }
    unobserve() {}
    disconnect() {}
  };
}

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

/** Reports at once, as for a page that has been painted. */
class PaintObserver extends IdleObserver {
  readonly #report: () => void;
  constructor(report: () => void) {
    super();
    this.#report = report;
  }
  override observe() {
    this.#report();
  }
}

/** The output of jsdom about features that it lacks and no test of a screen needs. */
const IGNORED_OUTPUT = [
  // React knows the element, jsdom does not.
  /^The tag <%s> is unrecognized in this browser\..* search$/,
  // The charts have no size.
  /^The width\(0\) and height\(0\) of chart should be greater than 0/,
  // A link to a file or another site.
  /^Error: Not implemented: navigation/,
];

function watchConsole() {
  const output: string[] = [];
  const expected: RegExp[] = [];
  for (const method of ["error", "warn"] as const)
    vi.spyOn(console, method).mockImplementation((...values: unknown[]) => {
      output.push(values.map(String).join(" "));
    });
  const isExpected = (line: string) =>
    [...IGNORED_OUTPUT, ...expected].some((pattern) => pattern.test(line));
  return {
    /** Expects matching console output. */
    expect: (pattern: RegExp) => void expected.push(pattern),
    expectNothingElse: () => {
      expect(output.filter((line) => !isExpected(line))).toEqual([]);
      for (const pattern of expected)
        expect(output).toContainEqual(expect.stringMatching(pattern));
    },
  };
}
