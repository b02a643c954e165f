import "server-only";
import { listSnapshots } from "@/lib/store/list-snapshot";
import { requireAllowedAddress } from "./forbidden-address";
import { type ExpenseStore, StoreError } from "@/lib/store/port";
import { withTimeLimit } from "@/lib/store/time-limit";
import { toJson } from "@/lib/wire/expense-json";
import { VIA } from "@/lib/wire/headers";

const CALL_LIMIT_MS = 5000;
const MAX_BYTES = 5 * 1024 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

/**
 * Keeps expenses behind another server, at its `/show` and `/add`. What a
 * client of ours sent reaches it as four fields and a key, and nothing more.
 *
 * @param host its address without a slash at the end
 */
export function openUpstreamStore(host: string): ExpenseStore {
  let isClosed = false;

  /** The answer's head, if it says success. */
  const call = async (
    path: "/show" | "/add",
    signal: AbortSignal,
    init: UpstreamRequest = {},
  ): Promise<Response> => {
    if (isClosed) throw new StoreError("unavailable", "The store is closed.");
    const response = await send(host + path, signal, init).catch(
      (error: unknown) => {
        throw error instanceof StoreError ? error : noAnswer(error);
      },
    );
    if (response.ok) return response;
    await response.body?.cancel();
    if (response.status === 422 && path === "/add")
      throw new StoreError(
        "key_reused",
        "The expense host refused this expense, or its Idempotency-Key was used for another.",
      );
    throw badAnswer(`status ${response.status}`);
  };

  const show = async (signal: AbortSignal) => {
    const response = await call("/show", signal, {
      headers: { accept: "application/json" },
    });
    if (JSON_TYPE.test(response.headers.get("content-type") ?? ""))
      return response;
    await response.body?.cancel();
    throw badAnswer("not JSON");
  };

  return {
    name: "upstream",
    editable: false,
    ...listSnapshots(() =>
      callHost(async (signal) => readArray(await show(signal))),
    ),
    add: (expense, key) =>
      callHost(async (signal) => {
        const response = await call("/add", signal, {
          method: "POST",
          headers: {
            "content-type": "application/json",
            "idempotency-key": key,
          },
          body: JSON.stringify(toJson(expense)),
        });
        await response.body?.cancel();
        return expense;
      }),
    newest: async () => notSupported(),
    replace: async () => notSupported(),
    restore: async () => notSupported(),
    remove: async () => notSupported(),
    health: () =>
      callHost(async (signal) => {
        const response = await show(signal);
        await response.body?.cancel();
      }),
    close: async () => {
      isClosed = true;
    },
  };
}

type UpstreamRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

async function send(
  url: string,
  signal: AbortSignal,
  { headers, ...init }: UpstreamRequest,
): Promise<Response> {
  await requireAllowedAddress(url);
  return fetch(url, {
    ...init,
    headers: { ...headers, via: VIA },
    signal,
    redirect: "manual",
    cache: "no-store",
  });
}

/** The answer's JSON, within the limit of size. */
async function readArray(response: Response): Promise<unknown[]> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  // Leaving the loop by a throw cancels the rest of the stream.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw badAnswer(`more than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  const json: unknown = JSON.parse(text + decoder.decode());
  if (!Array.isArray(json)) throw badAnswer("no array");
  return json;
}

async function callHost<T>(
  action: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  try {
    return await withTimeLimit(CALL_LIMIT_MS, action);
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError")
      throw new StoreError("too_slow", "The expense host took too long.", {
        cause: error,
      });
    throw error instanceof StoreError ? error : badAnswer(error);
  }
}

/** When there was no HTTP answer at all. */
function noAnswer(error: unknown): StoreError {
  // fetch says "fetch failed" only; the reason stands in its cause.
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  return isUnparsable(cause)
    ? badAnswer(cause)
    : new StoreError("unavailable", "The expense host cannot be reached.", {
        cause,
      });
}

/** Whether something was said that is not HTTP. */
function isUnparsable(cause: unknown): boolean {
  const code = cause instanceof Error && "code" in cause ? cause.code : "";
  return String(code).startsWith("HPE_");
}

function badAnswer(cause: unknown): StoreError {
  return new StoreError(
    "bad_answer",
    "The expense host gave an answer that cannot be used.",
    { cause },
  );
}

function notSupported(): never {
  throw new StoreError(
    "not_supported",
    "The expense host takes new expenses only.",
  );
}
