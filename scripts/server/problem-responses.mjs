import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";

/** The statuses of errors from the HTTP parser of Node. Other errors are a 400. */
const STATUS_BY_ERROR = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["HPE_HEADER_OVERFLOW", 431],
]);

/**
 * Sends a problem response (RFC 9457), and logs it with its request id.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function sendProblem({ method }, response, status, headers) {
  const problem = makeProblem(method, status);
  response.writeHead(status, { ...problem.headers, ...headers });
  response.end(problem.body);
}

/**
 * Writes the same response to a socket that has no response object. The caller
 * closes the connection.
 *
 * @param {import("node:stream").Duplex} socket
 * @param {number} status
 * @param {Record<string, string>} headers
 */
export function writeProblem(socket, status, headers) {
  const problem = makeProblem(undefined, status);
  const lines = Object.entries({
    ...problem.headers,
    ...headers,
    "content-length": `${problem.body.length}`,
    connection: "close",
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.write(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${problem.body}`,
  );
}

/** @param {Error & { code?: string }} error of a "clientError" event */
export function statusOfParserError({ code }) {
  return STATUS_BY_ERROR.get(code ?? "") ?? 400;
}

/**
 * @param {string | undefined} method
 * @param {number} status
 */
function makeProblem(method = "-", status) {
  const id = randomUUID();
  const title = STATUS_CODES[status];
  console.warn(`${id} ${method} ${status}: ${title}`);
  return {
    headers: {
      "content-type": "application/problem+json",
      "cache-control": "no-store",
      "x-request-id": id,
    },
    body: JSON.stringify({ type: "about:blank", title, status }),
  };
}
