/** A request has to be whole after that. */
const REQUEST_MS = 10_000;
/**
 * A connection on which nothing moves is closed after that, or after twice as
 * long: Node starts anew once when a part of what it sends has been taken.
 */
export const IDLE_MS = 15_000;
const CHECK_MS = 1000;
/** What is read of a body that nobody wants, for the connection's sake. */
const UNREAD_BYTES = 64 * 1024;
const LINGER_MS = 500;
const STOP_CHECK_MS = 50;
const STOP_MS = 4000;

/** For createServer. */
export const REQUEST_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
};

/**
 * Once the response is sent, reads no more of what the client is still sending,
 * which Node would do to the end, and gives it time to read the response.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 */
export function stopReadingAfter(request, response) {
  response.once("finish", () => {
    const { complete, headers, socket } = request;
    const isShort = Number(headers["content-length"] ?? NaN) <= UNREAD_BYTES;
    if (complete || isShort) return;
    hangUp(socket);
  });
}

/**
 * Closes the connection once the client has had time to read what was sent.
 *
 * @param {import("node:stream").Duplex} socket
 */
export function hangUp(socket) {
  // Node resumes the socket when a response has finished, after this.
  setImmediate(() => socket.pause());
  socket.end();
  setTimeout(() => socket.destroy(), LINGER_MS);
}

/**
 * Finishes the requests that have come, and ends; a connection that is kept
 * alive, or on which nothing moves, does not delay it.
 *
 * @param {import("node:http").Server} server
 */
export function stop(server) {
  server.close(() => process.exit(0));
  setInterval(() => server.closeIdleConnections(), STOP_CHECK_MS);
  setTimeout(() => server.closeAllConnections(), STOP_MS);
}
