import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";

// Serves the production build. What `next start` leaves open is closed here:
// the handlers learn the client's own address, a request has to be whole within
// ten seconds, what is too long is not read on, every answer has the headers of
// safety, a method that Next does not know is refused like any other, and pages
// of other sites cannot reach a local server under a name of their own.

const REQUEST_MS = 10_000;
const CHECK_MS = 1000;
/** What is read of a body that nobody wants, for the connection's sake. */
const READ_BYTES = 64 * 1024;
const LINGER_MS = 500;
const STOP_CHECK_MS = 50;
const STOP_MS = 4000;
const KNOWN = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
/** One that Next knows and that nothing here offers. */
const REFUSED = "PATCH";
/** What Next answers with a redirect, and without the headers of safety. */
const REDIRECTED = /\/\/|.\/(\?|$)/;
const LOCAL = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

const [folder = ".", host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const isLocal = LOCAL.test(host) || host === "::1";
const trustsProxy = Number(process.env["TRUST_PROXY"]) > 0;

Object.assign(process.env, { NODE_ENV: "production" });
const { default: next } = await import("next");
const app = next({ dir: folder, hostname: host, port: Number(port) });
await app.prepare();
const handle = app.getRequestHandler();
const headersOfAll = readHeadersOfAll();

const server = createServer(
  { requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
  (request, response) => {
    const { headers, socket, url = "/" } = request;
    const isApi = url.startsWith("/api");
    if (REDIRECTED.test(url)) {
      setHeadersOfAll(response);
      // Next leads on from there, for ever if nothing is said.
      if (isApi) response.setHeader("cache-control", "no-store");
    }
    response.once("finish", () => {
      const isShort = Number(headers["content-length"] ?? NaN) <= READ_BYTES;
      if (!request.complete && !isShort) hangUp(socket);
    });
    if (isLocal && !trustsProxy && !LOCAL.test(headers.host ?? ""))
      return refuse(request, response, 421, "Misdirected Request");
    // Next has a page for other paths that say nothing, and a bare 500 for these.
    if (!url.startsWith("/") || (isApi && !canBeDecoded(url)))
      return refuse(request, response, 400, "Bad Request");

    if (!KNOWN.includes(request.method ?? "")) request.method = REFUSED;
    headers["x-forwarded-for"] = [headers["x-forwarded-for"] ?? []]
      .flat()
      .concat(socket.remoteAddress ?? [])
      .join(", ");
    void handle(request, response);
  },
);
server.listen(Number(port), host);

/** What next.config.ts gives every path; Next leaves its own redirects without. */
function readHeadersOfAll() {
  const path = join(folder, ".next/routes-manifest.json");
  /** @type {{ headers: { source: string, headers: { key: string, value: string }[] }[] }} */
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const all = manifest.headers.find(({ source }) => source === "/:path*");
  return all?.headers ?? [];
}

/** @param {import("node:http").ServerResponse} response */
function setHeadersOfAll(response) {
  for (const { key, value } of headersOfAll) response.setHeader(key, value);
}

/** @param {string} url */
function canBeDecoded(url) {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {string} title
 */
function refuse({ method }, response, status, title) {
  const id = randomUUID();
  setHeadersOfAll(response);
  console.warn(`${id} ${method} ${status}: ${title}`);
  response.writeHead(status, {
    "content-type": "application/problem+json",
    "cache-control": "no-store",
    "x-request-id": id,
  });
  response.end(JSON.stringify({ type: "about:blank", title, status }));
}

/**
 * Reads no more of what the client is still sending, which Node would do to the
 * end, and gives it time to read the answer.
 *
 * @param {import("node:net").Socket} socket
 */
function hangUp(socket) {
  socket.pause();
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS);
}

/** Answers what has come, and ends; a connection kept alive does not delay it. */
function stop() {
  server.close(() => process.exit(0));
  setInterval(() => server.closeIdleConnections(), STOP_CHECK_MS);
  setTimeout(() => server.closeAllConnections(), STOP_MS);
}
process.once("SIGINT", stop).once("SIGTERM", stop);
