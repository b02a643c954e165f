import { randomUUID } from "node:crypto";
import { STATUS_CODES } from "node:http";

/** What Node's parser says of a request that it cannot read; 400 for the rest. */
const STATUS_OF_ERROR = new Map([
  ["ERR_HTTP_REQUEST_TIMEOUT", 408],
  ["HPE_CHUNK_EXTENSIONS_OVERFLOW", 413],
  ["HPE_HEADER_OVERFLOW", 431],
]);

/**
 * Ends the response with a problem (RFC 9457), and notes it in the log under the
 * id that it carries.
 *
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {Record<string, string>} [headers]
 */
export function refuse({ method }, response, status, headers) {
  const problem = makeProblem(method, status);
  response.writeHead(status, { ...problem.headers, ...headers });
  response.end(problem.body);
}

/**
 * The same where there is no response object. The connection is to be closed.
 *
 * @param {import("node:stream").Duplex} socket
 * @param {number} status
 * @param {Record<string, string>} headers
 */
export function refuseSocket(socket, status, headers) {
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

/** @param {Error & { code?: string }} error what "clientError" came with */
export function statusOf({ code }) {
  return STATUS_OF_ERROR.get(code ?? "") ?? 400;
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
