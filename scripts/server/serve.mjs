import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import {
  hangUp,
  IDLE_MS,
  REQUEST_LIMITS,
  stop,
  stopReadingAfter,
} from "./connections.mjs";
import { isLocalName, isLoopback } from "./host-check.mjs";
import { refuse, refuseSocket, statusOf } from "./problem-responses.mjs";

// Serves the production build. What `next start` leaves open is closed here:
// the handlers learn the client's own address, a request has to be whole within
// ten seconds, what is too long is not read on, a connection on which nothing
// moves is closed, every response has the security headers, pages take GET and
// HEAD alone, and pages of other sites cannot reach a local server under a name
// of their own.

const KNOWN = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
/** One that Next knows and that no route has a handler for. */
const UNUSED_METHOD = "PATCH";
const PAGE_METHODS = ["GET", "HEAD"];
/** What Next redirects, for ever if nothing is said. */
const REDIRECTED = /\/\/|.\/(\?|$)/;

const [folder = ".", host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const trustsProxy = Number(process.env["TRUST_PROXY"]) > 0;

Object.assign(process.env, { NODE_ENV: "production" });
const { default: next } = await import("next");
const app = next({
  dir: folder,
  hostname: host,
  port: Number(port),
  // Next listens for upgrades on the server that it is given, or else on ours,
  // whose requests for an upgrade would then be left without a response.
  httpServer: createServer(),
});
await app.prepare();
const handle = app.getRequestHandler();
const securityHeaders = readSecurityHeaders();
let isLocal = false;

/** The response that a connection has got last, or is getting. */
const responses = new WeakMap();

const server = createServer(REQUEST_LIMITS, (request, response) => {
  prepare(request, response);
  const { headers, socket, url = "/", method = "" } = request;
  const isApi = /^\/api(?![^/?])/.test(url);
  if (isApi && REDIRECTED.test(url))
    response.setHeader("cache-control", "no-store");

  if (isLocal && !trustsProxy && !isLocalName(headers.host))
    return refuse(request, response, 421);
  // Next has a page for other paths that say nothing, and a bare 500 for these.
  if (!url.startsWith("/") || (isApi && !canBeDecoded(url)))
    return refuse(request, response, 400);
  if (!isApi && !PAGE_METHODS.includes(method))
    return refuse(request, response, 405, { allow: PAGE_METHODS.join(", ") });

  if (!KNOWN.includes(method)) request.method = UNUSED_METHOD;
  // Next reads "Q=0" as no refusal.
  if (headers["accept-encoding"])
    headers["accept-encoding"] = String(
      headers["accept-encoding"],
    ).toLowerCase();
  headers["x-forwarded-for"] = [headers["x-forwarded-for"] ?? []]
    .flat()
    .concat(socket.remoteAddress ?? [])
    .join(", ");
  void handle(request, response);
});

server.setTimeout(IDLE_MS);
server.on("checkExpectation", (request, response) => {
  prepare(request, response);
  refuse(request, response, 417);
});
server.on("connect", (_request, socket) => {
  refuseSocket(socket, 405, {
    ...securityHeaders,
    allow: PAGE_METHODS.join(", "),
  });
  hangUp(socket);
});
server.on("clientError", (error, socket) => {
  // Half a response cannot be followed by another.
  const response = responses.get(socket);
  const isHalfSent = response?.headersSent && !response.writableFinished;
  if (socket.writable && !isHalfSent)
    refuseSocket(socket, statusOf(error), securityHeaders);
  hangUp(socket);
});
server.listen(Number(port), host, () => {
  isLocal = isLoopback(server.address());
});
process.once("SIGINT", () => stop(server));
process.once("SIGTERM", () => stop(server));

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function prepare(request, response) {
  responses.set(request.socket, response);
  for (const [name, value] of Object.entries(securityHeaders))
    response.setHeader(name, value);
  stopReadingAfter(request, response);
}

/**
 * What next.config.ts gives every path. Next leaves its own redirects without,
 * and what Node refuses does not reach it.
 *
 * @returns {Record<string, string>}
 */
function readSecurityHeaders() {
  const path = join(folder, ".next/routes-manifest.json");
  /** @type {{ headers: { source: string, headers: { key: string, value: string }[] }[] }} */
  const manifest = JSON.parse(readFileSync(path, "utf8"));
  const all = manifest.headers.find(({ source }) => source === "/:path*");
  return Object.fromEntries(
    (all?.headers ?? []).map(({ key, value }) => [key, value]),
  );
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
