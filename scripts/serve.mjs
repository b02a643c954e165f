import { createServer } from "node:http";

// Serves the production build. What `next start` leaves open is closed here: the
// handlers learn the client's own address, a request has to be whole within ten
// seconds, and a method that Next does not know is refused like any other.

const REQUEST_MS = 10_000;
const CHECK_MS = 1000;
const STOP_CHECK_MS = 50;
const STOP_MS = 4000;
const KNOWN = ["GET", "HEAD", "OPTIONS", "POST", "PUT", "PATCH", "DELETE"];
/** One that Next knows and that nothing here offers. */
const REFUSED = "PATCH";

const [folder = ".", host = "127.0.0.1", port = "3000"] = process.argv.slice(2);

Object.assign(process.env, { NODE_ENV: "production" });
const { default: next } = await import("next");
const app = next({ dir: folder, hostname: host, port: Number(port) });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer(
  { requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
  (request, response) => {
    if (!KNOWN.includes(request.method ?? "")) request.method = REFUSED;
    const { headers, socket } = request;
    headers["x-forwarded-for"] = [headers["x-forwarded-for"] ?? []]
      .flat()
      .concat(socket.remoteAddress ?? [])
      .join(", ");
    void handle(request, response);
  },
);
server.listen(Number(port), host);

/** Answers what has come, and ends; a connection kept alive does not delay it. */
function stop() {
  server.close(() => process.exit(0));
  setInterval(() => server.closeIdleConnections(), STOP_CHECK_MS);
  setTimeout(() => server.closeAllConnections(), STOP_MS);
}
process.once("SIGINT", stop).once("SIGTERM", stop);
