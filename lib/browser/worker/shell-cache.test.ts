import { beforeEach, describe, expect, it, vi } from "vitest";

const ORIGIN = "https://app.example";
const SHELL = {
  buildId: "build-b",
  pages: ["/", "/show"],
  notFoundPage: "/_not-found",
  files: ["/_next/static/chunks/a.js", "/icon.svg"],
  laterFiles: ["/_next/static/chunks/large.js"],
};
const [SCRIPT = ""] = SHELL.files;
const [LATER = ""] = SHELL.laterFiles;

vi.stubGlobal("BUILT_SHELL", SHELL);
vi.stubGlobal("location", { origin: ORIGIN });
const { removeOtherShells, respondFromShell, storeShell } =
  await import("./shell-cache");

type Stored = Map<string, Response>;
let stored: Map<string, Stored>;
let windows: { id: string }[];
let registration: { installing: object | null; waiting: object | null };
/** The responses of the network. */
let served: Record<string, Response>;

beforeEach(() => {
  stored = new Map();
  windows = [];
  registration = { installing: null, waiting: null };
  served = {
    "/": page("build-b"),
    "/show": page("build-b"),
    "/_not-found": new Response("build-b: not found", { status: 404 }),
    [SCRIPT]: new Response("script"),
    "/icon.svg": new Response("icon"),
    [LATER]: new Response("large"),
  };
  vi.stubGlobal("self", {
    clients: { matchAll: () => Promise.resolve(windows) },
    get registration() {
      return registration;
    },
  });
  const cacheOf = (entries: Stored) => ({
    match: (path: string) => Promise.resolve(entries.get(path)?.clone()),
    put: (path: string, response: Response) =>
      Promise.resolve(void entries.set(path, response)),
  });
  vi.stubGlobal("caches", {
    open: (name: string) => {
      const entries = stored.get(name) ?? new Map<string, Response>();
      stored.set(name, entries);
      return Promise.resolve(cacheOf(entries));
    },
    match: async (path: string) => {
      for (const entries of stored.values()) {
        const found = await cacheOf(entries).match(path);
        if (found) return found;
      }
      return undefined;
    },
    keys: () => Promise.resolve([...stored.keys()]),
    delete: (name: string) => Promise.resolve(stored.delete(name)),
  });
  vi.stubGlobal("fetch", (input: string | Request) => {
    const path =
      typeof input === "string" ? input : input.url.slice(ORIGIN.length);
    return Promise.resolve(
      served[path]?.clone() ?? new Response("missing", { status: 404 }),
    );
  });
});

const page = (buildId: string) => new Response(`<html>${buildId}</html>`);

/** A request of a page; `mode: "navigate"` cannot be made by a script. */
function request(path: string, init: Partial<Request> = {}): Request {
  const { mode = "cors", destination = "", method = "GET" } = init;
  return { url: ORIGIN + path, mode, destination, method } as Request;
}

const navigation = (path: string) => request(path, { mode: "navigate" });

async function textOf(response: Promise<Response> | undefined) {
  return (await response)?.text();
}

it("stores every page and file, but not the large scripts", async () => {
  await storeShell();
  expect(
    [...(stored.get("build-b") ?? [])].map(([path]) => path).sort(),
  ).toEqual([...SHELL.pages, SHELL.notFoundPage, ...SHELL.files].sort());
});

it("is not installed when a file is missing, is redirected, or belongs to another build", async () => {
  const redirected = Object.defineProperty(new Response("x"), "redirected", {
    value: true,
  });
  redirected.clone = () => redirected;
  for (const wrong of [
    { [SCRIPT]: new Response("gone", { status: 404 }) },
    { [SCRIPT]: new Response("failed", { status: 500 }) },
    { "/show": redirected },
    { "/show": page("build-c") },
    { "/_not-found": page("build-b") },
  ]) {
    const before = served;
    served = { ...served, ...wrong };
    await expect(storeShell()).rejects.toThrow();
    served = before;
  }
});

it("answers with a page of its own build, whatever the query and the network", async () => {
  await storeShell();
  served = { "/show": page("build-c") };
  for (const path of ["/show", "/show?category=food"])
    expect(await textOf(respondFromShell(navigation(path)))).toContain(
      "build-b",
    );
});

it("answers for an unknown address without the network, and leads to a page with a slash behind it", async () => {
  await storeShell();
  expect((await respondFromShell(navigation("/nothing")))?.status).toBe(404);
  served["/nothing"] = new Response("something");
  expect(await textOf(respondFromShell(navigation("/nothing")))).toBe(
    "something",
  );
  vi.stubGlobal("fetch", () => Promise.reject(new TypeError("offline")));
  expect(await textOf(respondFromShell(navigation("/nothing")))).toBe(
    "build-b: not found",
  );
  vi.spyOn(Response, "redirect").mockImplementation(
    (to) => new Response(String(to)),
  );
  expect(await textOf(respondFromShell(navigation("/show/?search=a")))).toBe(
    "/show?search=a",
  );
});

it("leaves other requests to the browser", () => {
  for (const other of [
    request("/api/show"),
    request("/show"),
    request("/show?_rsc=1"),
    navigation("/api/show"),
    request("/show", { mode: "navigate", method: "POST" }),
    { ...request("/icon.svg"), url: "https://other.example/icon.svg" },
  ])
    expect(respondFromShell(other), other.url).toBeUndefined();
});

it("asks the network for what is not stored, and stores no error", async () => {
  await storeShell();
  const response = await respondFromShell(
    request("/_next/static/chunks/of-another-build.js"),
  );
  expect(response?.status).toBe(404);
  expect(stored.get("build-b")?.size).toBe(5);
});

it("asks the network when the cache cannot be read", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.stubGlobal("caches", { open: () => Promise.reject(new Error("broken")) });
  expect(await textOf(respondFromShell(navigation("/show")))).toContain(
    "build-b",
  );
  expect(log).toHaveBeenCalledOnce();
});

it("stores a large script when it is used, unless its response is an error", async () => {
  await storeShell();
  const large = served[LATER] ?? new Response();
  served[LATER] = new Response("busy", { status: 503 });
  expect((await respondFromShell(request(LATER)))?.status).toBe(503);
  expect(stored.get("build-b")?.has(LATER)).toBe(false);
  served[LATER] = large;
  expect(await textOf(respondFromShell(request(LATER)))).toBe("large");
  await vi.waitFor(
    () => expect(stored.get("build-b")?.has(LATER)).toBe(true),
    5_000,
  );
  served = {};
  expect(await textOf(respondFromShell(request(LATER)))).toBe("large");
});

it("answers for a web worker without an address of its own, which has no query", async () => {
  await storeShell();
  const script = stored.get("build-b")?.get(SCRIPT);
  Object.defineProperty(script, "url", { value: ORIGIN + SCRIPT });
  const response = await respondFromShell(
    request(`${SCRIPT}?params=1`, { destination: "worker" }),
  );
  expect(response?.url).toBe("");
  expect(await response?.text()).toBe("script");
});

it("gives an open page of the build before the rest of its scripts", async () => {
  stored.set(
    "build-a",
    new Map([["/_next/static/chunks/old.js", new Response("old")]]),
  );
  await storeShell();
  expect(
    await textOf(respondFromShell(request("/_next/static/chunks/old.js"))),
  ).toBe("old");
});

describe("the caches of other builds", () => {
  const fill = (...names: string[]) => {
    stored.clear();
    for (const name of names) stored.set(name, new Map());
  };
  const kept = () => [...stored.keys()];

  it("are removed when no other page is open", async () => {
    fill("build-0", "build-a", "build-b");
    await removeOtherShells();
    expect(kept()).toEqual(["build-b"]);
    fill("build-0", "build-a", "build-b");
    windows = [{ id: "loaded" }];
    await removeOtherShells("loaded");
    expect(kept()).toEqual(["build-b"]);
  });

  it("all stay while a page is open that may belong to one of them, also two builds ago", async () => {
    // The page runs build A; build 0 was deployed and waited; build B was taken.
    fill("build-a", "build-0", "build-b");
    windows = [{ id: "loaded" }, { id: "of build A" }];
    await removeOtherShells();
    await removeOtherShells("loaded");
    expect(kept()).toEqual(["build-a", "build-0", "build-b"]);
    windows = [{ id: "loaded" }];
    await removeOtherShells("loaded");
    expect(kept()).toEqual(["build-b"]);
  });

  it("stay while a build is installed or waits, also one that was deployed before", async () => {
    windows = [{ id: "loaded" }];
    for (const names of [
      ["build-b", "build-c"],
      ["build-a", "build-b"],
    ])
      for (const state of ["installing", "waiting"] as const) {
        fill(...names);
        registration = { installing: null, waiting: null, [state]: {} };
        await removeOtherShells("loaded");
        expect(kept()).toEqual(names);
      }
  });

  it("are removed after an installation that failed, and after a return to an earlier build", async () => {
    windows = [{ id: "loaded" }];
    fill("build-b", "build-c");
    await removeOtherShells("loaded");
    expect(kept()).toEqual(["build-b"]);
  });
});
