import { expect, it } from "vitest";
import { storeSettings } from "./env";

it("keeps expenses in data/expenses.db when nothing is set", () => {
  expect(storeSettings({})).toEqual({
    adapter: "sqlite",
    path: "data/expenses.db",
  });
});

it("takes the file from SQLITE_PATH, and an empty variable as unset", () => {
  expect(storeSettings({ SQLITE_PATH: "/var/x.db", VERCEL: "" })).toEqual({
    adapter: "sqlite",
    path: "/var/x.db",
  });
});

it.each([
  [{ VERCEL: "1" }, "SQLITE_PATH"],
  [{ MONGODB_URI: "mongodb://localhost" }, "MONGODB_URI"],
  [{ EXPENSES_HOST: "https://example.com" }, "EXPENSES_HOST"],
])(
  "with %j there is no store, and the reason names the variable",
  (env, name) => {
    expect(storeSettings(env)).toEqual({
      adapter: "none",
      reason: expect.stringContaining(name) as string,
    });
  },
);
