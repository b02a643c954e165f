import { once } from "node:events";
import { get } from "node:http";
import { json } from "node:stream/consumers";
import { pathToFileURL } from "node:url";

const TIME_LIMIT_MS = 10_000;

/**
 * Requests the health of the app at this address, with a Host that it accepts.
 *
 * @param {string} url
 * @returns {Promise<{ isHealthy: boolean, store: string | undefined }>}
 */
export async function requestHealth(url) {
  const [allowed] = (process.env["ALLOWED_HOSTS"] || "").split(",");
  const host = allowed?.trim();
  // fetch does not let its caller set Host.
  const request = get(`${url}/api/health`, {
    ...(host && { headers: { host } }),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  });
  const [response] = await once(request, "response");
  const { store } = /** @type {{ store?: string }} */ (await json(response));
  return { isHealthy: response.statusCode === 200, store };
}

// The HEALTHCHECK of the image.
if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const url = `http://127.0.0.1:${process.env["PORT"] || "3000"}`;
  process.exit((await requestHealth(url)).isHealthy ? 0 : 1);
}
