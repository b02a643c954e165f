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
/** The limit of a body with many expenses, which a client sends before it reads the response. */
const MAX_BATCH_BYTES = 256 * 1024;
const BATCH_PATH = /^\/api\/expenses\/(batch|delete)(\?|$)/;
const LINGER_MS = 500;
/** Browsers do not pipeline requests, and no client needs more than this. */
const MAX_PIPELINED = 200;
/** A client may have sent a request, or opened a connection, before it learns of the stop. */
const GRACE_MS = 250;
const CLOSE_IDLE_MS = 50;
const CLOSE_ALL_MS = 4000;

/** Options for createServer. */
export const REQUEST_LIMITS = {
  requestTimeout: REQUEST_MS,
  connectionsCheckingInterval: CHECK_MS,
};

/**
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 * @typedef {{ current?: Response | undefined, waiting: [Request, Response][] }} Connection
 */

/** @type {WeakMap<import("node:stream").Duplex, Connection>} */
const connections = new WeakMap();
let isStopping = false;

/**
 * Handles the pipelined requests of a connection one at a time. Node would start
 * all of them, and the responses that wait for their turn get no "close" event
 * when the connection ends: their files and streams would stay open.
 *
 * @param {(request: Request, response: Response) => void} handler
 * @returns {(request: Request, response: Response) => void}
 */
export function handleInTurn(handler) {
  return (request, response) => {
    const { socket } = request;
    const connection = connections.get(socket) ?? { waiting: [] };
    connections.set(socket, connection);
    connection.waiting.push([request, response]);
    if (connection.waiting.length > MAX_PIPELINED) socket.destroy();
    else if (!connection.current) handleNext(socket, connection);
  };

  /**
   * @param {import("node:stream").Duplex} socket
   * @param {Connection} connection
   */
  function handleNext(socket, connection) {
    const [request, response] = connection.waiting.shift() ?? [];
    connection.current = response;
    if (!request || !response) return;
    response.once("close", () => {
      if (!socket.destroyed) handleNext(socket, connection);
    });
    handler(request, response);
  }
}

/**
 * Whether a raw write to the socket would end up inside a response in progress,
 * or be read as the response to an earlier pipelined request.
 *
 * @param {import("node:stream").Duplex} socket
 */
export function isResponding(socket) {
  const { current, waiting } = connections.get(socket) ?? { waiting: [] };
  const isIncomplete = current?.headersSent && !current.writableFinished;
  return Boolean(isIncomplete) || waiting.length > 0;
}

/**
 * Stops reading the request body once the response is sent, and closes the
 * connection, which the response announces. Node would read the body to its end.
 * During a stop, every response announces that its connection is closed.
 *
 * @param {Request} request
 * @param {Response} response
 */
export function stopReadingAfterResponse(request, response) {
  // A handler that stops reading the body takes the socket from the request.
  const { socket } = request;
  const writeHead = response.writeHead.bind(response);
  Object.assign(response, {
    /** @param {Parameters<typeof writeHead>} head */
    writeHead: (...head) => {
      const isLonger = isLongerThanRead(request);
      if (isStopping || isLonger) response.setHeader("connection", "close");
      if (isLonger) {
        // Node calls it after the response; the unread bytes would then reset the
        // connection, and the client could lose the response.
        socket.destroySoon = () => closeAfterDelay(socket);
      }
      return writeHead(...head);
    },
  });
}

/**
 * Whether more of the body may arrive than is read of an unwanted one.
 *
 * @param {Request} request
 */
function isLongerThanRead({ complete, headers, url = "" }) {
  const maxBytes = BATCH_PATH.test(url) ? MAX_BATCH_BYTES : MAX_DISCARDED_BYTES;
  // "complete" is false, also without a body, while Node parses the request.
  const bytes = headers["transfer-encoding"]
    ? Infinity
    : Number(headers["content-length"] ?? 0);
  return !complete && bytes > maxBytes;
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
 * Exits once the requests in progress are finished. For a quarter of a second,
 * requests are still accepted, and their connections closed after the responses.
 * Then idle connections are closed, and stalled ones after four seconds.
 *
 * @param {import("node:http").Server} server
 */
export function shutDown(server, graceMs = GRACE_MS) {
  isStopping = true;
  setTimeout(() => {
    server.close(() => process.exit(0));
    setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_MS).unref();
  }, graceMs);
  setTimeout(() => server.closeAllConnections(), CLOSE_ALL_MS).unref();
}
