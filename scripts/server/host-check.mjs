import { BlockList, isIPv6 } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const LOCAL_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether a server with this address can be reached only from this machine. Takes
 * the address of a listening server, because one host has many spellings (127.1).
 *
 * @param {import("node:net").AddressInfo | string | null} listening from server.address()
 */
export function isLoopback(listening) {
  if (listening === null || typeof listening === "string") return false;
  const { address } = listening;
  return LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Whether the Host header names this machine. A website can point its own domain
 * to 127.0.0.1 (DNS rebinding), but it cannot control these names.
 *
 * @param {string | undefined} host the Host header
 */
export function isLocalName(host) {
  return LOCAL_NAME.test(host ?? "");
}
