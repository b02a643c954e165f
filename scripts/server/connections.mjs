/** The time limit for receiving a complete request. */
const REQUEST_MS = 10_000;
/**
 * A connection without traffic is closed after this time, or after twice this
 * time if the client has read part of a response: Node then restarts the timer.
 */
export const IDLE_MS = 15_000;
const CHECK_MS = 1000;
/** An unwanted body up to this size is read, so that the connection can be reused. */
const MAX_DISCARDED_BYTES = 64 * 1024;
const LINGER_MS = 500;
const CLOSE_IDLE_MS = 50;
const CLOSE_ALL_MS = 4000;

/** Options for createServer. */
export const REQUEST_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
};

/**
 * Stops reading the request body once the response is sent, and closes the
 * connection. Node would read the body to its end.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function stopReadingAfterResponse(request, response) {
  response.once("finish", () => {
    const { complete, headers, socket } = request;
    const isShort =
      Number(headers["content-length"] ?? NaN) <= MAX_DISCARDED_BYTES;
    if (complete || isShort) return;
    closeAfterDelay(socket);
  });
}

/**
 * Closes the connection after a delay, in which the client can read the response.
 *
 * @param {import("node:stream").Duplex} socket
 */
export function closeAfterDelay(socket) {
  // Deferred, because Node resumes the socket after a response has finished.
  setImmediate(() => socket.pause());
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS);
}

/**
 * Exits once the requests in progress are finished. Idle keep-alive connections
 * are closed, and stalled ones after four seconds.
 *
 * @param {import("node:http").Server} server
 */
export function shutDown(server) {
  server.close(() => process.exit(0));
  setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS);
  setTimeout(() => server.closeAllConnections(), CLOSE_ALL_MS);
}
