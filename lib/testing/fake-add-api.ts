import {
  IDEMPOTENCY_KEY_HEADER,
  IF_LIST_HEADER,
} from "@/lib/domain/wire/headers";

/** The outcome of a request: `lost` before the server has it, or its response. */
export type AddFault = "none" | "lost" | "response-lost" | number;

/** A server with `POST /add` and `GET /list` for one browser, and a fetch that reaches it. */
export function fakeAddApi({ list = "list-a" }: { list?: string } = {}) {
  const rows = new Map<string, { body: string; list: string }>();
  const faults: AddFault[] = [];
  const state = {
    /** The list of the browser's cookie. */
    list,
    /** How many lists were made. */
    made: 0,
    retryAfter: undefined as string | undefined,
    /** How often the list was read. */
    listReads: 0,
    /** The code of a 409. */
    code: undefined as string | undefined,
    /** The sent adds, with faults. */
    calls: [] as { key: string; list: string | null }[],
  };

  function respond(status: number, headers: Record<string, string> = {}) {
    const body = status < 400 ? "{}" : JSON.stringify({ code: state.code });
    return new Response(body, {
      status,
      headers: {
        "content-type":
          status < 400 ? "application/json" : "application/problem+json",
        list: state.list,
        ...(state.retryAfter && { "retry-after": state.retryAfter }),
        ...headers,
      },
    });
  }

  function add(key: string, body: string, ifList: string | null): Response {
    if (ifList !== null && ifList !== state.list) {
      state.code = state.list === "gone" ? "unknown_list" : "wrong_list";
      return respond(409);
    }
    if (state.list === "none") {
      state.made += 1;
      state.list = `made-${state.made}`;
    }
    const stored = rows.get(key);
    if (stored && stored.body !== body) return respond(422);
    rows.set(key, { body, list: state.list });
    return respond(201, { location: `/api/expenses/id-of-${key}` });
  }

  const fetch = async (url: string, init: RequestInit = {}) => {
    await Promise.resolve();
    if (url.endsWith("/show")) state.listReads += 1;
    if (url.endsWith("/list") || url.endsWith("/show")) return respond(200);
    const headers = new Headers(init.headers);
    const key = headers.get(IDEMPOTENCY_KEY_HEADER) ?? "";
    const ifList = headers.get(IF_LIST_HEADER);
    state.calls.push({ key, list: ifList });
    const fault = faults.shift() ?? "none";
    if (typeof fault === "number") return respond(fault);
    if (fault === "lost") throw new TypeError("Failed to fetch");
    const response = add(key, String(init.body), ifList);
    if (fault === "response-lost") throw new TypeError("Failed to fetch");
    return response;
  };
  return { rows, faults, state, fetch };
}

/** `navigator.locks` of one browser, with `ifAvailable`. */
export function fakeLocks() {
  const held = new Map<string, Promise<unknown>>();
  return {
    request: async (
      name: string,
      options: { ifAvailable?: boolean } | ((lock: object) => unknown),
      callback?: (lock: object | null) => unknown,
    ) => {
      const call = callback ?? (options as (lock: object) => unknown);
      const isOptional = typeof options === "object" && options.ifAvailable;
      if (isOptional && held.has(name)) return call(null as never);
      const before = held.get(name);
      const run = (async () => {
        await before?.catch(() => {});
        return call({ name });
      })();
      held.set(name, run);
      try {
        return await run;
      } finally {
        if (held.get(name) === run) held.delete(name);
      }
    },
  };
}
