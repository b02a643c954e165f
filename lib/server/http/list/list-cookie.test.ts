import { expect, it } from "vitest";
import { listCookie, readListCookie } from "./list-cookie";
import { asToken } from "./list-token";

const request = (headers: Record<string, string>) =>
  new Request("https://localhost/api/show", { headers });
const DIRECT = { trustedProxies: 0, trustsForwardedProto: false };
const VERCEL = { trustedProxies: 0, trustsForwardedProto: true };
const PROXY = { trustedProxies: 1, trustsForwardedProto: true };
const TWO_PROXIES = { trustedProxies: 2, trustsForwardedProto: true };
const token = asToken("AAAAAAAAAAAAAAAAAAAAAA");

it.each([
  ["list=a", "a"],
  ["x=1; list=a", "a"],
  ["x=1;list=a;list=b", "a"],
  ["list=a=b", "a=b"],
  ["mylist=a; LIST=b; list2=c", undefined],
  ["__Host-list=a", undefined],
  ["\u00a0list=a", undefined],
  ["x=1; \u00a0list=a", undefined],
  ["x=1;\tlist=a \t; y=2", "a"],
  ["list=", undefined],
  ["list", undefined],
  ["", undefined],
])("reads from the header %j the token %j", (cookie, value) => {
  expect(readListCookie(request({ cookie }), DIRECT)).toBe(value);
});

it.each([
  ["https", DIRECT, "list"],
  ["https", PROXY, "__Host-list"],
  ["HTTPS", PROXY, "__Host-list"],
  ["http", PROXY, "list"],
  ["", PROXY, "list"],
  ["https", VERCEL, "__Host-list"],
  ["http", VERCEL, "list"],
  ["https, http", PROXY, "list"],
  ["http, https", PROXY, "__Host-list"],
  ["https, http", TWO_PROXIES, "__Host-list"],
  ["https", TWO_PROXIES, "__Host-list"],
])(
  "with X-Forwarded-Proto %j and %j has the name %s",
  (scheme, settings, name) => {
    const cookies = { list: "a", "__Host-list": "b" };
    const headers = {
      cookie: Object.entries(cookies)
        .map((pair) => pair.join("="))
        .join("; "),
      ...(scheme && { "x-forwarded-proto": scheme }),
    };
    expect(readListCookie(request(headers), settings)).toBe(
      cookies[name as "list"],
    );
    const attributes = `Max-Age=34560000; HttpOnly; SameSite=Lax; Path=/`;
    const secure = name === "list" ? "" : "; Secure";
    expect(listCookie(request(headers), settings, token)).toBe(
      `${name}=${token}; ${attributes}${secure}`,
    );
    expect(listCookie(request(headers), settings)).toMatch(
      new RegExp(`^${name}=; Max-Age=0; .*Path=/${secure}$`),
    );
  },
);
