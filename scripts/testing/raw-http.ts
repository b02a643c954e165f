import { connect, type Socket } from "node:net";

/**
 * Sends the lines of a request over a plain socket, and returns everything that
 * the server sends until it closes the connection.
 *
 * @param sendMore sends the rest of the request after the lines
 */
export function sendRaw(
  url: string,
  lines: readonly string[],
  sendMore?: (socket: Socket) => void,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let response = "";
  socket.setEncoding("utf8").on("data", (data) => (response += String(data)));
  socket.write(lines.join("\r\n"));
  sendMore?.(socket);
  return new Promise((resolve) => {
    // A connection that is reset while sending still has the response so far.
    socket.on("error", () => undefined).on("close", () => resolve(response));
  });
}

export function statusOf(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
}

export function headerOf(response: string, name: string): string | undefined {
  const [head = ""] = response.split("\r\n\r\n");
  return new RegExp(`\\r\\n${name}: (.*)`, "i").exec(head)?.[1]?.trim();
}
