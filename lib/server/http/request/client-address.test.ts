import { expect, it } from "vitest";
import { clientOf } from "./client-address";

const clientBehind = (trustedProxies: number, forwardedFor: string) =>
  clientOf(
    new Request("http://localhost/api/add", {
      headers: { "x-forwarded-for": forwardedFor },
    }),
    trustedProxies,
  );

it.each([
  "127.0.0.1",
  "127.0.0.1:1000",
  "127.1.2.3",
  "::1",
  "::ffff:127.0.0.1",
  "::ffff:7f00:1",
])("of the address %s it is on this machine", (address) =>
  expect(clientBehind(0, address).isLocal).toBe(true),
);

it.each([
  ["127.0.0.1, 192.0.2.1", 0, "192.0.2.1"],
  ["198.51.100.7, 192.0.2.1", 1, "198.51.100.7"],
  ["127.0.0.1, 198.51.100.7, 192.0.2.1", 1, "198.51.100.7"],
  ["192.0.2.1", 2, "192.0.2.1"],
  ["2001:db8:1:2::9, ::1", 1, "2001:db8:1:2::"],
  ["198.51.100.3:1000, 192.0.2.1", 1, "198.51.100.3"],
  ["[2001:db8:1:2::9]:443, 192.0.2.1", 1, "2001:db8:1:2::"],
  ["[2001:db8:1:2::9]", 0, "2001:db8:1:2::"],
  ["[192.0.2.1", 0, "unknown"],
  ["192.0.2.1:port", 0, "unknown"],
  ["x".repeat(10_000), 0, "unknown"],
  ["0x7f.1", 0, "unknown"],
  ["", 0, "unknown"],
])(
  "of X-Forwarded-For %.40j behind %i trusted proxies it is %s",
  (forwardedFor, trustedProxies, client) =>
    expect(clientBehind(trustedProxies, forwardedFor)).toEqual({
      client,
      isLocal: false,
    }),
);

it.each([
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"],
  ["2001:DB8:1:2::", "2001:db8:1:2::"],
  ["2001:db8:1:3::1", "2001:db8:1:3::"],
  ["fe80::1%eth0", "fe80::"],
  ["::ffff:192.0.2.1", "192.0.2.1"],
  ["::ffff:c000:201", "192.0.2.1"],
])("of the address %s it is %s", (address, client) =>
  expect(clientBehind(0, address).client).toBe(client),
);
