import { once } from "node:events";
import { get } from "node:http";
import { pathToFileURL } from "node:url";

// The HEALTHCHECK of the image.

/** Whether the server in this container reaches its store. */
export async function isHealthy() {
  const { ALLOWED_HOSTS, PORT } = process.env;
  const [host = ""] = (ALLOWED_HOSTS || "localhost").split(",");
  // Not with fetch, which does not let its caller set Host.
  const request = get(`http://127.0.0.1:${PORT || 3000}/api/health`, {
    headers: { host },
  });
  const [response] = await once(request, "response");
  response.resume();
  return response.statusCode === 200;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href)
  process.exit((await isHealthy()) ? 0 : 1);
