import { once } from "node:events";
import {
  createServer,
  type RequestListener,
  type ServerResponse,
} from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import type { Duplex } from "node:stream";
import { expect, it, onTestFinished, vi } from "vitest";
import { MAX_BATCH_BYTES } from "@/lib/server/http/request/json-body";
import {
  handleInTurn,
  isResponding,
  shutDown,
  stopReadingAfterResponse,
} from "./connections.mjs";

const PIECE = Buffer.alloc(64 * 1024, " ");
const GET = "GET / HTTP/1.1\r\nhost: localhost\r\n\r\n";

/** Responds before the body is read. */
const reject: RequestListener = (request, response) => {
  stopReadingAfterResponse(request, response);
  response.writeHead(400).end("no");
};

async function listen(
  handler: RequestListener,
  {
    onClientError,
  }: { onClientError?: (error: Error, socket: Duplex) => void } = {},
) {
  const server = createServer(handler).listen(0, "127.0.0.1");
  if (onClientError) server.on("clientError", onClientError);
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

function send(port: number, text: string, { isReading = true } = {}) {
  const socket = connect(port, "127.0.0.1");
  onTestFinished(() => void socket.destroy());
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.on("close", resolve));
  let received = "";
  if (isReading) socket.on("data", (data) => (received += String(data)));
  else socket.pause();
  socket.write(text);
  return { socket, closed, received: () => received };
}

/**
 * Sends a body until it is complete or the connection closes, and then a second
 * request, which gets a response if the connection is still open.
 */
async function sendBody(port: number, bytes: number, path = "/") {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.on("close", resolve));
  let received = "";
  const responses = () => received.split(/(?=HTTP\/1\.1 )/);
  const isAnsweredTwice = new Promise<void>((resolve) =>
    socket.on("data", (data) => {
      received += String(data);
      if (responses().length === 2) resolve();
    }),
  );
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bytes}\r\n\r\n`,
  );
  let sent = 0;
  while (sent < bytes && !socket.destroyed) {
    const piece = PIECE.subarray(0, bytes - sent);
    sent += piece.length;
    await Promise.race([
      new Promise((resolve) => socket.write(piece, resolve)),
      closed,
    ]);
  }
  socket.write(GET);
  await Promise.race([isAnsweredTwice, closed]);
  socket.destroy();
  const [response = "", second] = responses();
  return { sent, response, isOpen: second !== undefined };
}

it("stops reading a long body after the response, which the client still receives", async () => {
  let socket: Socket | undefined;
  const port = await listen((request, response) => {
    ({ socket } = request);
    reject(request, response);
  });
  const { response } = await sendBody(port, 100_000_000);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(response).toMatch(/^connection: close\r$/im);
  expect(socket?.bytesRead).toBeLessThan(2_000_000);
});

it.each([
  [1000, "/"],
  [MAX_BATCH_BYTES, "/api/expenses/batch"],
  [MAX_BATCH_BYTES, "/api/expenses/delete?x"],
])(
  "reads a body of %i bytes to %s, and keeps the connection open",
  async (bytes, path) => {
    const port = await listen(reject);
    const { sent, response, isOpen } = await sendBody(port, bytes, path);
    expect(sent).toBe(bytes);
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(response).toMatch(/^connection: keep-alive\r$/im);
    expect(isOpen).toBe(true);
  },
);

it("keeps the connection open after a request without a body", async () => {
  const { received } = send(await listen(reject), GET);
  await vi.waitFor(() => expect(received()).toContain("no"), 5_000);
  expect(received()).toMatch(/^connection: keep-alive\r$/im);
});

it.each([
  [64 * 1024 + 1, "/"],
  [MAX_BATCH_BYTES + 1, "/api/expenses/batch"],
])(
  "announces that it closes the connection after a body of %i bytes to %s",
  async (bytes, path) => {
    const { response } = await sendBody(await listen(reject), bytes, path);
    expect(response).toMatch(/^connection: close\r$/im);
  },
);

it("sends one response to a chunked body that the handler stops reading", async () => {
  const onClientError = vi.fn((_error: Error, socket: Duplex) =>
    socket.destroy(),
  );
  const port = await listen(
    (request, response) => {
      stopReadingAfterResponse(request, response);
      void (async () => {
        for await (const chunk of request) if (chunk) break;
        response.writeHead(413).end("too long");
      })();
    },
    { onClientError },
  );
  const chunk = `4000\r\n${" ".repeat(0x4000)}\r\n`;
  const { received, closed } = send(
    port,
    `POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n${chunk.repeat(5)}`,
  );
  await closed;
  expect(received().match(/HTTP\/1\.1 \d+/g)).toEqual(["HTTP/1.1 413"]);
  expect(received()).toMatch(/^connection: close\r$/im);
  expect(onClientError).not.toHaveBeenCalled();
});

it("handles pipelined requests one at a time, and none after the client has left", async () => {
  const open = new Set<ServerResponse>();
  let handled = 0;
  const port = await listen(
    handleInTurn((_request, response) => {
      handled += 1;
      open.add(response);
      expect(open.size).toBe(1);
      response.once("close", () => open.delete(response));
      response.end(Buffer.alloc(20_000_000));
    }),
  );
  const { socket } = send(port, GET.repeat(50), { isReading: false });
  await vi.waitFor(() => expect(open.size).toBe(1), 5_000);
  socket.destroy();
  await vi.waitFor(() => expect(open.size).toBe(0), 5_000);
  expect(handled).toBe(1);
});

it("responds to pipelined requests in order", async () => {
  let handled = 0;
  const port = await listen(
    handleInTurn((_request, response) => void response.end(`<${++handled}>`)),
  );
  const { received } = send(port, GET.repeat(50));
  const all = Array.from({ length: 50 }, (_, index) => `<${index + 1}>`);
  await vi.waitFor(
    () => expect(received().match(/<\d+>/g)).toEqual(all),
    5_000,
  );
});

it("closes a connection with too many pipelined requests", async () => {
  const port = await listen(handleInTurn(() => undefined));
  const { received, closed } = send(port, GET.repeat(300));
  await closed;
  expect(received()).toBe("");
});

it("tells whether a connection is in the middle of its responses", async () => {
  const states: boolean[] = [];
  const port = await listen(
    handleInTurn(({ socket }, response) => {
      states.push(isResponding(socket));
      response.write("half");
      states.push(isResponding(socket));
      response.end();
    }),
  );
  send(port, GET.repeat(2));
  // The second request waits while the first is handled, and none after it.
  await vi.waitFor(
    () => expect(states).toEqual([false, true, false, true]),
    5_000,
  );
});

it("responds on idle and new connections during a stop, and closes them then", async () => {
  const exit = vi.spyOn(process, "exit").mockReturnValue(undefined as never);
  const server = createServer((request, response) => {
    stopReadingAfterResponse(request, response);
    const delayMs = request.url === "/slow" ? 400 : 0;
    setTimeout(() => response.writeHead(200).end("hello"), delayMs);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const [used, idle] = [send(port, GET), send(port, GET)];
  await vi.waitFor(() => {
    expect(used.received()).toContain("hello");
    expect(idle.received()).toContain("hello");
  }, 5_000);
  const slow = send(port, GET.replace("/", "/slow"));
  await once(server, "request");
  // Longer than a busy machine may need for the next two requests.
  shutDown(server, 2_000);
  const late = send(port, GET);
  await late.closed;
  expect(late.received()).toContain("hello");
  used.socket.write(GET);
  await used.closed;
  expect(used.received().match(/hello/g)).toHaveLength(2);
  await slow.closed;
  for (const { received } of [late, used, slow])
    expect(received()).toMatch(/^connection: close\r$/im);
  await idle.closed;
  await vi.waitFor(
    () => expect(exit).toHaveBeenCalledExactlyOnceWith(0),
    5_000,
  );
});
