import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import {
  closeAfterDelay,
  IDLE_MS,
  REQUEST_LIMITS,
  shutDown,
  stopReadingAfterResponse,
} from "./connections.mjs";
import { isLocalName, isLoopback } from "./host-check.mjs";
import {
  sendProblem,
  statusOfParserError,
  writeProblem,
} from "./problem-responses.mjs";

/*
 * Serves the production build. In contrast to `next start`:
 * - handlers get the client address, in X-Forwarded-For;
 * - a request must be complete within ten seconds, an idle connection is closed,
 *   and a body that is too long is not read to its end;
 * - every response has the security headers;
 * - pages accept only GET and HEAD;
 * - DNS rebinding is blocked: a server on loopback rejects requests whose Host is
 *   not local.
 */

const KNOWN_METHODS = [
  "GET",
  "HEAD",
  "OPTIONS",
  "POST",
  "PUT",
  "PATCH",
  "DELETE",
];
/** Sent to Next in place of unknown methods: no route handles it, so Next responds with 405. */
const UNUSED_METHOD = "PATCH";
const PAGE_METHODS = ["GET", "HEAD"];
/** Paths that Next redirects with 308, which browsers cache for ever by default. */
const REDIRECTED = /\/\/|.\/(\?|$)/;

const [folder = ".", host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const trustsProxy = Number(process.env["TRUST_PROXY"]) > 0;

Object.assign(process.env, { NODE_ENV: "production" });
const { default: next } = await import("next");
const app = next({
  dir: folder,
  hostname: host,
  port: Number(port),
  // Next adds an upgrade listener to this server, or else to the one that gets
  // requests, and then a request with an Upgrade header would get no response:
  // https://github.com/vercel/next.js/pull/54502
  httpServer: createServer(),
});
await app.prepare();
const handle = app.getRequestHandler();
const securityHeaders = readSecurityHeaders();
let listensOnLoopback = false;

/** The last response on each connection, complete or not. */
const responses = new WeakMap();

const server = createServer(REQUEST_LIMITS, (request, response) => {
  prepare(request, response);
  const { headers, socket, url = "/", method = "" } = request;
  const isApi = /^\/api(?![^/?])/.test(url);
  if (isApi && REDIRECTED.test(url))
    response.setHeader("cache-control", "no-store");

  if (listensOnLoopback && !trustsProxy && !isLocalName(headers.host))
    return sendProblem(request, response, 421);
  // Next responds to these paths with a 500 that has no body.
  if (!url.startsWith("/") || (isApi && !isDecodable(url)))
    return sendProblem(request, response, 400);
  if (!isApi && !PAGE_METHODS.includes(method))
    return sendProblem(request, response, 405, {
      allow: PAGE_METHODS.join(", "),
    });

  if (!KNOWN_METHODS.includes(method)) request.method = UNUSED_METHOD;
  // Next parses "q=0" in lower case only.
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
  sendProblem(request, response, 417);
});
server.on("connect", (_request, socket) => {
  writeProblem(socket, 405, {
    ...securityHeaders,
    allow: PAGE_METHODS.join(", "),
  });
  closeAfterDelay(socket);
});
server.on("clientError", (error, socket) => {
  // A second response must not follow an incomplete one.
  const response = responses.get(socket);
  const isIncomplete = response?.headersSent && !response.writableFinished;
  if (socket.writable && !isIncomplete)
    writeProblem(socket, statusOfParserError(error), securityHeaders);
  closeAfterDelay(socket);
});
server.listen(Number(port), host, () => {
  listensOnLoopback = isLoopback(server.address());
});
process.once("SIGINT", () => shutDown(server));
process.once("SIGTERM", () => shutDown(server));

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
function prepare(request, response) {
  responses.set(request.socket, response);
  for (const [name, value] of Object.entries(securityHeaders))
    response.setHeader(name, value);
  stopReadingAfterResponse(request, response);
}

/**
 * Returns the headers that next.config.ts sets for all paths. Next omits them
 * from its own redirects, and requests that Node rejects do not reach Next.
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
function isDecodable(url) {
  try {
    decodeURIComponent(url);
    return true;
  } catch {
    return false;
  }
}
