import "server-only";
import { StoreError } from "@/lib/server/store/port";
import { withTimeLimit } from "@/lib/server/store/time-limit";
import { VIA } from "@/lib/domain/wire/headers";
import { requireAllowedAddress } from "./forbidden-address";

const CALL_LIMIT_MS = 5000;
const MAX_BYTES = 5 * 1024 * 1024;
const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\s*(?:;|$)/i;

export type UpstreamRequest = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
};

/**
 * Sends a request to the upstream host and reads the response, both within five
 * seconds. Follows no redirect. Rejects with a StoreError, whatever fails.
 */
export async function requestUpstream<T>(
  url: string,
  request: UpstreamRequest,
  readResponse: (response: Response) => Promise<T>,
): Promise<T> {
  try {
    return await withTimeLimit(CALL_LIMIT_MS, async (signal) =>
      readResponse(await send(url, request, signal).catch(throwAsFetchError)),
    );
  } catch (error) {
    if (error instanceof DOMException && error.name === "TimeoutError")
      throw new StoreError("too_slow", "The expense host took too long.", {
        cause: error,
      });
    throw error instanceof StoreError ? error : badResponse(error);
  }
}

export async function requireJson(response: Response): Promise<void> {
  if (JSON_TYPE.test(response.headers.get("content-type") ?? "")) return;
  await response.body?.cancel();
  throw badResponse("not JSON");
}

export async function readArray(response: Response): Promise<unknown[]> {
  const decoder = new TextDecoder();
  let bytes = 0;
  let text = "";
  // An error thrown inside the loop cancels the rest of the stream.
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    if (bytes > MAX_BYTES) throw badResponse(`more than ${MAX_BYTES} bytes`);
    text += decoder.decode(chunk, { stream: true });
  }
  const json: unknown = JSON.parse(text + decoder.decode());
  if (!Array.isArray(json)) throw badResponse("no array");
  return json;
}

export function badResponse(cause: unknown): StoreError {
  return new StoreError(
    "bad_response",
    "The expense host gave an answer that cannot be used.",
    { cause },
  );
}

async function send(
  url: string,
  { headers, ...init }: UpstreamRequest,
  signal: AbortSignal,
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

function throwAsFetchError(error: unknown): never {
  if (error instanceof StoreError) throw error;
  // fetch rejects with "fetch failed" and has the reason in the cause.
  const cause = error instanceof Error ? (error.cause ?? error) : error;
  if (isHttpParserError(cause)) throw badResponse(cause);
  throw new StoreError("unavailable", "The expense host cannot be reached.", {
    cause,
  });
}

/** Node's HTTP parser has error codes that begin with HPE_. */
function isHttpParserError(cause: unknown): boolean {
  const code = cause instanceof Error && "code" in cause ? cause.code : "";
  return String(code).startsWith("HPE_");
}
