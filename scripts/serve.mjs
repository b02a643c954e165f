import { createServer } from "node:http";
import next from "next";

const REQUEST_MS = 10_000;
const CHECK_MS = 1000;

/**
 * Serves the production build in the folder. What `next start` leaves open is
 * closed here: a client's own address is told to the handlers, a request must
 * be whole within ten seconds, and TRACE is refused as other methods are.
 */
const [folder = ".", host = "127.0.0.1", port = "3000"] =
  process.argv.slice(2);

const app = next({ dir: folder, hostname: host, port: Number(port) });
await app.prepare();
const handle = app.getRequestHandler();

const server = createServer(
  { requestTimeout: REQUEST_MS, connectionsCheckingInterval: CHECK_MS },
  (request, response) => {
    if (request.method === "TRACE") {
      response.writeHead(405, { allow: "GET, HEAD, OPTIONS, POST" }).end();
      return;
    }
    const forwarded = request.headers["x-forwarded-for"];
    request.headers["x-forwarded-for"] = [
      ...(forwarded ? [forwarded] : []),
      request.socket.remoteAddress,
    ].join(", ");
    void handle(request, response);
  },
);
server.listen(Number(port), host);

for (const signal of ["SIGINT", "SIGTERM"])
  process.once(signal, () => {
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
