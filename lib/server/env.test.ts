import { expect, it } from "vitest";
import {
  allowedHosts,
  exemptsLocalClients,
  listsMode,
  storeSettings,
  rateLimitSettings,
  siteUrl,
  trustsForwardedProto,
} from "./env";

it("selects SQLite at data/expenses.db when nothing is set", () => {
  expect(storeSettings({})).toEqual({
    adapter: "sqlite",
    path: "data/expenses.db",
  });
});

it("reads the file from SQLITE_PATH, and treats an empty variable as not set", () => {
  expect(storeSettings({ SQLITE_PATH: "/var/x.db", VERCEL: "" })).toEqual({
    adapter: "sqlite",
    path: "/var/x.db",
  });
});

it("selects the upstream host or the database that is set", () => {
  expect(
    storeSettings({ EXPENSES_HOST: "https://example.com/v1/", VERCEL: "1" }),
  ).toEqual({ adapter: "upstream", url: "https://example.com/v1" });
  const uri = "mongodb://localhost";
  expect(storeSettings({ MONGODB_URI: uri, SQLITE_PATH: "x.db" })).toEqual({
    adapter: "mongodb",
    uri,
    database: "expenses",
  });
  expect(storeSettings({ MONGODB_URI: uri, MONGODB_DB: "mine" })).toMatchObject(
    { database: "mine" },
  );
});

it.each([
  [{ VERCEL: "1", SQLITE_PATH: "/tmp/x.db" }, /MONGODB_URI.*EXPENSES_HOST/],
  [
    { MONGODB_URI: "mongodb://x", EXPENSES_HOST: "https://example.com" },
    /EXPENSES_HOST and MONGODB_URI/,
  ],
  [{ EXPENSES_HOST: "example.com" }, /EXPENSES_HOST/],
  [{ RATE_LIMIT_WRITES: "many" }, /RATE_LIMIT_WRITES must be a whole number/],
  [{ RATE_LIMIT_WRITES: "-1" }, /RATE_LIMIT_WRITES/],
  [{ TRUST_PROXY: "true" }, /TRUST_PROXY must be a whole number/],
  [{ LISTS: "shared" }, /LISTS must be one or private/],
  [{ LISTS: "Private" }, /LISTS/],
  [{ SERVICE_WORKER: "of" }, /SERVICE_WORKER must be on or off/],
  [
    { LISTS: "private", EXPENSES_HOST: "https://example.com" },
    /LISTS=private.*EXPENSES_HOST/,
  ],
  [
    { LISTS: "private", NEXT_PUBLIC_API_HOST: "https://example.com" },
    /LISTS=private.*NEXT_PUBLIC_API_HOST/,
  ],
  [
    { LISTS: "private", NEXT_PUBLIC_API_HOST: "//example.com" },
    /NEXT_PUBLIC_API_HOST/,
  ],
  [{ EXPENSES_HOST: "file:///etc" }, /EXPENSES_HOST/],
  [{ EXPENSES_HOST: "https://me:secret@example.com" }, /^(?!.*secret)/],
  [{ EXPENSES_HOST: "https://example.com/?key=1" }, /EXPENSES_HOST/],
])("with %j selects no store and gives the reason", (env, reason) => {
  expect(storeSettings(env)).toEqual({
    adapter: "none",
    reason: expect.stringMatching(reason) as string,
  });
});

it("allows 120 writes a minute and trusts no proxy by default", () => {
  expect(rateLimitSettings({})).toEqual({
    writesPerMinute: 120,
    trustedProxies: 0,
  });
  expect(
    rateLimitSettings({ RATE_LIMIT_WRITES: "0", TRUST_PROXY: "2" }),
  ).toEqual({
    writesPerMinute: 0,
    trustedProxies: 2,
  });
});

it.each([
  [{ NODE_ENV: "development" }, true],
  [{ NODE_ENV: "production" }, false],
  [{ NODE_ENV: "production", APPENDS_CLIENT_ADDRESS: "yes" }, true],
  [
    {
      NODE_ENV: "production",
      APPENDS_CLIENT_ADDRESS: "yes",
      TRUST_PROXY: "1",
    },
    false,
  ],
])("with %j excepts clients on this machine: %s", (environment, excepts) => {
  expect(exemptsLocalClients(environment)).toBe(excepts);
});

it("allows any host, or those of ALLOWED_HOSTS", () => {
  expect(allowedHosts({ ALLOWED_HOSTS: "" })).toBeUndefined();
  expect(allowedHosts({ ALLOWED_HOSTS: "Kharcha.example, [::1]" })).toEqual([
    "kharcha.example",
    "[::1]",
  ]);
});

it.each(["kharcha.example:443", "https://kharcha.example", "a,,b", "a b"])(
  "rejects the names %j",
  (names) => {
    expect(storeSettings({ ALLOWED_HOSTS: names })).toEqual({
      adapter: "none",
      reason: expect.stringMatching(/^ALLOWED_HOSTS/) as string,
    });
  },
);

it("has one list by default, and private lists at the app's own API", () => {
  expect(listsMode({ LISTS: "" })).toBe("one");
  const environment = { LISTS: "private", NEXT_PUBLIC_API_HOST: "/api" };
  expect(listsMode(environment)).toBe("private");
  expect(storeSettings(environment).adapter).toBe("sqlite");
});

it.each([
  [{ TRUST_PROXY: "0" }, false],
  [{ TRUST_PROXY: "1" }, true],
  [{ VERCEL: "1" }, true],
])("with %j trusts X-Forwarded-Proto: %s", (environment, trusts) => {
  expect(trustsForwardedProto(environment)).toBe(trusts);
});

it("reads the address of the site, which may be missing but not wrong", () => {
  expect(siteUrl({ SITE_URL: "" })).toBeUndefined();
  expect(siteUrl({ SITE_URL: "https://kharcha.example" })?.href).toBe(
    "https://kharcha.example/",
  );
  for (const address of ["kharcha.example", "ftp://kharcha.example"])
    expect(() => siteUrl({ SITE_URL: address })).toThrow(/SITE_URL must be/);
});
