import { BlockList, isIPv6 } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

const LOCAL_NAME = /^(localhost|127(\.\d+){3}|\[::1\])(:\d+)?$/i;

/**
 * Whether only programs on this machine reach a server there. To be asked of
 * the address that the server got, since a name has many spellings (127.1).
 *
 * @param {import("node:net").AddressInfo | string | null} listening what server.address() gives
 */
export function isLoopback(listening) {
  if (listening === null || typeof listening === "string") return false;
  const { address } = listening;
  return LOOPBACK.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/**
 * Whether a page that was loaded under this name was loaded from this machine.
 * Another website can lead a name of its own here, but not one of these.
 *
 * @param {string | undefined} host the Host header
 */
export function isLocalName(host) {
  return LOCAL_NAME.test(host ?? "");
}
