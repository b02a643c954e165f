import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import {
  closeAfterDelay,
  handleInTurn,
  IDLE_MS,
  isResponding,
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
 * - the service worker can be switched off;
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
/** Other apps share by a POST to this path: app/share/route.ts. */
const SHARE_PATH = /^\/share(\?|$)/;
const WORKER_PATH = /^\/sw\.js(?=\?|$)/;
/**
 * Dot segments and backslashes, which Next resolves: /api/../add would be the
 * page /add, with a method that pages do not accept.
 */
const UNRESOLVED = /^[^?]*(\\|\/(\.|%2e){1,2}(\/|\?|$))/i;
/** Next needs time quadratic in their number. The app's own pages have at most four. */
const MAX_QUERY_PARAMETERS = 50;
/** Paths that Next redirects with 308, which browsers cache for ever by default. */
const REDIRECTED = /\/\/|.\/(\?|$)/;

const [folder = ".", host = "127.0.0.1", port = "3000"] = process.argv.slice(2);
const trustsProxy = Number(process.env["TRUST_PROXY"]) > 0;
const isWorkerOff = process.env["SERVICE_WORKER"] === "off";

Object.assign(process.env, {
  NODE_ENV: "production",
  APPENDS_CLIENT_ADDRESS: "yes",
});
const { default: next } = await import("next");
const app = next({
  dir: folder,
  hostname: host,
  port: Number(port),
  // Next registers its upgrade listener on this unused server. Without the option
  // it uses the real one, where a request with Upgrade then gets no response:
  // https://github.com/vercel/next.js/pull/54502
  httpServer: createServer(),
});
await app.prepare();
const handle = app.getRequestHandler();
const securityHeaders = readSecurityHeaders();
let listensOnLoopback = false;

const respond = handleInTurn((request, response) => {
  prepare(request, response);
  const { headers, socket, url = "/", method = "" } = request;
  const isApi = url.startsWith("/api/");
  if (isApi && REDIRECTED.test(url))
    response.setHeader("cache-control", "no-store");

  if (!hasValidHost(request)) return sendProblem(request, response, 400);
  if (listensOnLoopback && !trustsProxy && !isLocalName(headers.host, host))
    return sendProblem(request, response, 421);
  // Next responds to an undecodable path of the API with a 500 without a body.
  if (
    !url.startsWith("/") ||
    UNRESOLVED.test(url) ||
    url.split("&").length > MAX_QUERY_PARAMETERS ||
    (isApi && !isDecodable(url))
  )
    return sendProblem(request, response, 400);
  const methods = SHARE_PATH.test(url) ? ["POST"] : PAGE_METHODS;
  if (!isApi && !methods.includes(method))
    return sendProblem(request, response, 405, { allow: methods.join(", ") });
  if (isWorkerOff) request.url = url.replace(WORKER_PATH, "/sw-off.js");

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

const server = createServer(
  // hasValidHost rejects a request without Host, with the security headers.
  { ...REQUEST_LIMITS, requireHostHeader: false },
  respond,
);
server.setTimeout(IDLE_MS);
server.on(
  "checkExpectation",
  handleInTurn((request, response) => {
    prepare(request, response);
    sendProblem(request, response, 417);
  }),
);
server.on("connect", (_request, socket) => {
  // Node removes its own listener: https://nodejs.org/api/http.html#event-connect
  socket.on("error", () => socket.destroy());
  if (!isResponding(socket))
    writeProblem(socket, 405, {
      ...securityHeaders,
      allow: PAGE_METHODS.join(", "),
    });
  closeAfterDelay(socket);
});
server.on("clientError", (error, socket) => {
  if (socket.writable && !isResponding(socket))
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
  const all = manifest.headers.find(({ source }) => source === "/(.*)");
  return Object.fromEntries(
    (all?.headers ?? []).map(({ key, value }) => [key, value]),
  );
}

/**
 * Whether there is exactly one Host header, which HTTP/1.0 may leave out:
 * https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 *
 * @param {import("node:http").IncomingMessage} request
 */
function hasValidHost({ headersDistinct, httpVersion }) {
  const count = headersDistinct["host"]?.length ?? 0;
  return count === 1 || (count === 0 && httpVersion === "1.0");
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
