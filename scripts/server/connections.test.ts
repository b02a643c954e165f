import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, it, onTestFinished } from "vitest";
import { stopReadingAfterResponse } from "./connections.mjs";

const PIECE = Buffer.alloc(64 * 1024, " ");

async function listen(handler: RequestListener) {
  const server = createServer(handler).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

/** Sends a body until it is complete or the connection closes. Returns the bytes sent and the response. */
async function sendBody(port: number, bytes: number) {
  const socket = connect(port, "127.0.0.1");
  socket.on("error", () => undefined);
  const closed = new Promise((resolve) => socket.on("close", resolve));
  let response = "";
  socket.on("data", (data) => (response += String(data)));
  socket.write(
    `POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: ${bytes}\r\n\r\n`,
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
  await sleep(100);
  const isOpen = !socket.destroyed;
  socket.destroy();
  return { sent, response, isOpen };
}

it("stops reading a long body after the response, which the client still receives", async () => {
  let socket: Socket | undefined;
  const port = await listen((request, response) => {
    ({ socket } = request);
    stopReadingAfterResponse(request, response);
    response.writeHead(413).end("too long");
  });
  const { response } = await sendBody(port, 100_000_000);
  expect(response).toMatch(/^HTTP\/1\.1 413 /);
  expect(socket?.bytesRead).toBeLessThan(2_000_000);
});

it("reads a short body, and keeps the connection open", async () => {
  const port = await listen((request, response) => {
    stopReadingAfterResponse(request, response);
    response.writeHead(400).end("no");
  });
  const { sent, response, isOpen } = await sendBody(port, 1000);
  expect(sent).toBe(1000);
  expect(response).toMatch(/^HTTP\/1\.1 400 /);
  expect(isOpen).toBe(true);
});
