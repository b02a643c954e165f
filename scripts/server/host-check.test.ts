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

describe("the address that a server listens on", () => {
  it.each([
    "127.0.0.1",
    "127.1",
    "127.0.0.2",
    "::1",
    "::ffff:127.0.0.1",
    "localhost",
    "0x7f000001",
  ])("is this machine's own when it is told %s", async (host) => {
    expect(isLoopback(await listeningAt(host))).toBe(true);
  });

  it.each(["0.0.0.0", "::"])("is open when it is told %s", async (host) => {
    expect(isLoopback(await listeningAt(host))).toBe(false);
  });

  it("is not known of a server that has none", () => {
    expect(isLoopback(null)).toBe(false);
    expect(isLoopback("/run/app.sock")).toBe(false);
  });
});

describe("the Host header", () => {
  it.each([
    "localhost",
    "LOCALHOST:3000",
    "127.0.0.1:3000",
    "127.9.9.9",
    "[::1]:3000",
  ])("%s is local", (host) => {
    expect(isLocalName(host)).toBe(true);
  });

  it.each([
    undefined,
    "",
    "example.com",
    "localhost.example.com",
    "127.0.0.1.example.com",
    "example.com:127.0.0.1",
    "192.168.1.2",
  ])("%s is not", (host) => {
    expect(isLocalName(host)).toBe(false);
  });
});
