import { BlockList, isIPv4, isIPv6 } from "node:net";

const LOOPBACK = new BlockList();
LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
LOOPBACK.addAddress("::1", "ipv6");

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
 * @param {string | undefined} header the Host header
 * @param {string} configured the host that the server was told to listen on
 */
export function isLocalName(header, configured) {
  const [, bracketed, plain] =
    /^(?:\[([\da-f.:]+)\]|([^:]+))(?::\d+)?$/i.exec(header ?? "") ?? [];
  if (bracketed !== undefined)
    return isIPv6(bracketed) && LOOPBACK.check(bracketed, "ipv6");
  const name = plain?.toLowerCase() ?? "";
  return (
    ["localhost", configured.toLowerCase()].includes(name) ||
    (isIPv4(name) && LOOPBACK.check(name, "ipv4"))
  );
}
