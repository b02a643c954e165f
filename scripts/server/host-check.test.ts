import { once } from "node:events";
import { createServer } from "node:http";
import { describe, expect, it } from "vitest";
import { isLocalName, isLoopback } from "./host-check.mjs";

async function listeningAt(host: string) {
  const server = createServer().listen(0, host);
  await once(server, "listening");
  const address = server.address();
  server.close();
  return address;
}

describe("isLoopback", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "127.0.0.2",
    "::1",
    "::ffff:127.0.0.1",
    "localhost",
    "0x7f000001",
  ])("is true for a server that listens on %s", async (host) => {
    expect(isLoopback(await listeningAt(host))).toBe(true);
  });

  it.each(["0.0.0.0", "::"])(
    "is false for a server that listens on %s",
    async (host) => {
      expect(isLoopback(await listeningAt(host))).toBe(false);
    },
  );

  it("is false for a closed server and for a Unix socket", () => {
    expect(isLoopback(null)).toBe(false);
    expect(isLoopback("/run/app.sock")).toBe(false);
  });
});

describe("isLocalName", () => {
  it.each([
    "localhost",
    "LOCALHOST:3000",
    "127.0.0.1:3000",
    "127.9.9.9",
    "[::1]:3000",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]:3000",
    "my-laptop:3000",
  ])("is true for the Host header %s", (header) => {
    expect(isLocalName(header, "My-Laptop")).toBe(true);
  });

  it.each([
    undefined,
    "",
    "example.com",
    "localhost.example.com",
    "127.0.0.1.example.com",
    "example.com:127.0.0.1",
    "192.168.1.2",
    "0.0.0.0",
    "[::]",
    "[::ffff:192.168.1.2]",
    "evil.example@localhost",
    "my-laptop.example.com",
  ])("is false for the Host header %s", (header) => {
    expect(isLocalName(header, "My-Laptop")).toBe(false);
  });
});
