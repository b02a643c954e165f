import "server-only";
import { lookup } from "node:dns/promises";
import { BlockList } from "node:net";
import { StoreError } from "./port";

const FORBIDDEN = new BlockList();
// Link-local, where clouds keep their metadata, and what else they keep it at.
FORBIDDEN.addSubnet("169.254.0.0", 16, "ipv4");
FORBIDDEN.addSubnet("fe80::", 10, "ipv6");
FORBIDDEN.addAddress("fd00:ec2::254", "ipv6");
FORBIDDEN.addAddress("100.100.100.200", "ipv4");
FORBIDDEN.addAddress("168.63.129.16", "ipv4");

/**
 * Resolves when none of the host's addresses is link-local or a cloud's
 * metadata; rejects with a StoreError when one is, or with the resolver's error.
 */
export async function requireAllowedAddress(host: string): Promise<void> {
  // A URL has an IPv6 address in brackets.
  const name = new URL(host).hostname.replace(/^\[|\]$/g, "");
  for (const { address, family } of await lookup(name, { all: true }))
    if (FORBIDDEN.check(address, family === 6 ? "ipv6" : "ipv4"))
      throw new StoreError(
        "unavailable",
        "EXPENSES_HOST may not be a link-local or metadata address.",
      );
}
