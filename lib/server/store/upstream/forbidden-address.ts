import "server-only";
import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";
import { StoreError } from "@/lib/server/store/port";

/** Link-local addresses and the other addresses of cloud metadata services. */
const FORBIDDEN_IPV4 = [
  ["169.254.0.0", 16],
  ["100.100.100.200", 32],
  ["168.63.129.16", 32],
] as const;

const FORBIDDEN = new BlockList();
FORBIDDEN.addSubnet("fe80::", 10, "ipv6");
FORBIDDEN.addAddress("fd00:ec2::254", "ipv6");
FORBIDDEN.addAddress("fd20:ce::254", "ipv6");
// Local-use NAT64 (RFC 8215), where the position of the IPv4 address varies.
FORBIDDEN.addSubnet("64:ff9b:1::", 48, "ipv6");
for (const [address, bits] of FORBIDDEN_IPV4) {
  // BlockList matches the IPv4-mapped form (::ffff:169.254.0.0) as well.
  FORBIDDEN.addSubnet(address, bits, "ipv4");
  // NAT64 (RFC 6052), IPv4-translated (RFC 7915) and IPv4-compatible (RFC 4291).
  for (const prefix of ["64:ff9b::", "::ffff:0:", "::"])
    FORBIDDEN.addSubnet(prefix + address, 96 + bits, "ipv6");
  // 6to4 (RFC 3056).
  const [a = 0, b = 0, c = 0, d = 0] = address.split(".").map(Number);
  const hex = `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  FORBIDDEN.addSubnet(`2002:${hex}::`, 16 + bits, "ipv6");
}

/**
 * Rejects with a StoreError when an address of the URL's host is link-local or a
 * cloud's metadata service, or with the resolver's error.
 */
export async function requireAllowedAddress(url: string): Promise<void> {
  // A URL has an IPv6 address in brackets.
  const name = new URL(url).hostname.replace(/^\[|\]$/g, "");
  for (const { address, family } of await lookup(name, { all: true }))
    if (FORBIDDEN.check(address, family === 6 ? "ipv6" : "ipv4"))
      throw new StoreError(
        "unavailable",
        "EXPENSES_HOST may not be a link-local or metadata address.",
      );
}
