import { isIP } from "node:net";
import ipaddr from "ipaddr.js";

/** Some proxies append the port: `192.0.2.1:80` or `[2001:db8::1]:80`. */
const WITH_PORT = /^(?:\[([^\]]+)\](?::\d{1,5})?|([\d.]+):\d{1,5})$/;

/** All addresses of one customer of a network share the first 64 bits in IPv6. */
const IPV6_PREFIX_BYTES = 8;

/**
 * The client that rate limits count: an IPv4 address, or the first 64 bits of an
 * IPv6 address. `isLocal` if that is an address of this machine, which a client may
 * have set itself.
 */
export function clientOf(
  request: Request,
  trustedProxies: number,
): { client: string; isLocal: boolean } {
  const text = forwardedAddress(request, trustedProxies);
  if (!isIP(text)) return { client: "unknown", isLocal: false };
  const address = ipaddr.process(text);
  const isLocal = address.range() === "loopback";
  if (address.kind() === "ipv4") return { client: address.toString(), isLocal };
  const network = address.toByteArray().slice(0, IPV6_PREFIX_BYTES);
  const padding = Array<number>(16 - IPV6_PREFIX_BYTES).fill(0);
  const client = ipaddr.fromByteArray([...network, ...padding]).toString();
  return { client, isLocal };
}

/**
 * The address in X-Forwarded-For that the server itself or the outermost
 * trusted proxy appended. Clients can set any address to its left.
 */
function forwardedAddress({ headers }: Request, trustedProxies: number) {
  const addresses = (headers.get("x-forwarded-for") ?? "")
    .split(",")
    .map((address) => withoutPort(address.trim()));
  return addresses.at(-1 - trustedProxies) ?? addresses[0] ?? "";
}

function withoutPort(text: string): string {
  const [, ipv6, ipv4] = WITH_PORT.exec(text) ?? [];
  return ipv6 ?? ipv4 ?? text;
}
