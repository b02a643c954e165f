import { delayNetworkError, request } from "./request";
import { IS_OWN_API } from "./urls";

/** `asOf`, in epoch ms: there was no network, and this is the browser's copy of then. */
type ResponseOrCopy = { response: Response; asOf?: number };

/**
 * GET. Without the network, resolves to the response in the browser's HTTP cache,
 * however old it is. Rejects as `request` does, when there is none.
 */
export async function requestOrCached(
  url: string,
  signal: AbortSignal,
): Promise<ResponseOrCopy> {
  try {
    return {
      response: await request(url, { signal }).catch(rejectNetworkError),
    };
  } catch (error) {
    const copy =
      !signal.aborted && isUnreachable(error)
        ? await cachedResponse(url, signal)
        : undefined;
    if (!copy) throw error;
    return copy;
  }
}

/** At once for a browser that knows that it is offline. */
function rejectNetworkError(error: unknown): Promise<never> {
  return navigator.onLine ? delayNetworkError(error) : Promise.reject(error);
}

/** A request without a response. */
export function isUnreachable(error: unknown): boolean {
  return (
    error instanceof TypeError ||
    (error instanceof DOMException && error.name === "TimeoutError")
  );
}

async function cachedResponse(
  url: string,
  signal: AbortSignal,
): Promise<ResponseOrCopy | undefined> {
  try {
    const response = await request(url, { ...CACHE_ONLY, signal });
    const asOf = Date.parse(response.headers.get("date") ?? "");
    return response.ok && !Number.isNaN(asOf) ? { response, asOf } : undefined;
  } catch {
    // There is no copy: the caller reports why there is no response.
    return undefined;
  }
}

/** `only-if-cached` works on the own origin only; force-cache asks another one for what is missing. */
const CACHE_ONLY: RequestInit = IS_OWN_API
  ? { cache: "only-if-cached", mode: "same-origin" }
  : { cache: "force-cache" };
