import { connect, type Socket } from "node:net";

/**
 * What the server says to the lines of a request, until it ends the connection.
 *
 * @param send goes on sending after the lines
 */
export function say(
  url: string,
  lines: readonly string[],
  send?: (socket: Socket) => void,
): Promise<string> {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  let said = "";
  socket.setEncoding("utf8").on("data", (data) => (said += String(data)));
  socket.write(lines.join("\r\n"));
  send?.(socket);
  return new Promise((resolve) => {
    // Who is cut off while sending gets an error, and keeps what was said.
    socket.on("error", () => undefined).on("close", () => resolve(said));
  });
}

export function statusOf(response: string): number {
  return Number(/^HTTP\/1\.1 (\d{3}) /.exec(response)?.[1]);
}

export function headerOf(response: string, name: string): string | undefined {
  const [head = ""] = response.split("\r\n\r\n");
  return new RegExp(`\\r\\n${name}: (.*)`, "i").exec(head)?.[1]?.trim();
}
