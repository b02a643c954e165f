import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { importRoutes } from "./import-route";

const SINGLETONS = ["AppContext", "RateLimits", "Store"];

type RequestOptions = {
  /** Sent as JSON. */
  body?: unknown;
  headers?: Record<string, string | undefined>;
};

export type TestApi = Awaited<ReturnType<typeof startApi>>;

/**
 * Opens the routes of `app/api` on a new SQLite file, with these environment
 * variables, until the test ends. Requests come from this machine, which has no
 * rate limits.
 */
export async function startApi(environment: Record<string, string>) {
  const folder = mkdtempSync(join(tmpdir(), "expenses-api-"));
  const file = join(folder, "expenses.db");
  const removeSingletons = () => {
    for (const name of SINGLETONS)
      Reflect.deleteProperty(globalThis, `campusKharcha${name}`);
  };
  const defaults = { LISTS: "", RATE_LIMIT_WRITES: "", TRUST_PROXY: "" };
  for (const [name, value] of Object.entries({
    ...defaults,
    SQLITE_PATH: file,
    ...environment,
  }))
    vi.stubEnv(name, value);
  removeSingletons();
  // The modules of the routes: StoreError is compared with instanceof.
  const routeOf = await importRoutes();
  const { appContext } = await import("@/lib/server/app-context");
  const { store } = appContext();
  onTestFinished(async () => {
    await store.close();
    removeSingletons();
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  });

  const send = async (
    method: string,
    path: string,
    { body, headers = {} }: RequestOptions = {},
  ) => {
    const sent = new Headers({ "x-forwarded-for": "127.0.0.1" });
    if (body !== undefined) sent.set("content-type", "application/json");
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) sent.set(name, value);
    return routeOf(path)[method as "GET"](
      new Request(`http://localhost/api${path}`, {
        method,
        headers: sent,
        ...(body !== undefined && { body: JSON.stringify(body) }),
      }),
    );
  };

  /** A client with a cookie of its own. */
  const newVisitor = (cookie = "") => {
    const visitor = {
      cookie,
      send: async (
        method: string,
        path: string,
        { body, headers }: RequestOptions = {},
      ) => {
        const response = await send(method, path, {
          body,
          headers: { cookie: visitor.cookie || undefined, ...headers },
        });
        const [setCookie] = response.headers.getSetCookie();
        const pair = setCookie?.split(";")[0];
        if (pair !== undefined) visitor.cookie = pair.endsWith("=") ? "" : pair;
        return response;
      },
      json: async (path: string): Promise<unknown> =>
        (await visitor.send("GET", path)).json(),
    };
    return visitor;
  };
  return { store, file, send, newVisitor };
}

export type Visitor = ReturnType<TestApi["newVisitor"]>;
