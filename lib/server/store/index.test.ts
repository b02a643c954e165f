import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, it, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "expenses-"));
afterAll(() => rmSync(folder, { recursive: true }));

afterEach(() => {
  vi.unstubAllEnvs();
  for (const name of ["campusKharchaStore", "campusKharchaMongoClient"])
    Reflect.deleteProperty(globalThis, name);
});

it.each([
  ["EXPENSES_HOST", "https://expenses.example.com", "upstream"],
  ["MONGODB_URI", "mongodb://127.0.0.1:9", "mongodb"],
  ["SQLITE_PATH", join(folder, "expenses.db"), "sqlite"],
])(
  "with %s there is one store per process, also when the module is loaded twice",
  async (...row) => {
    const [variable, value, name] = row;
    for (const other of [
      "EXPENSES_HOST",
      "MONGODB_URI",
      "SQLITE_PATH",
      "VERCEL",
    ])
      vi.stubEnv(other, "");
    vi.stubEnv(variable, value);
    const first = (await import("@/lib/server/store")).expenseStore();
    vi.resetModules();
    const second = (await import("@/lib/server/store")).expenseStore();
    expect(second).toBe(first);
    expect(first.name).toBe(name);
    await first.close();
  },
);

it("with an invalid connection string it throws without the password", async () => {
  vi.stubEnv("MONGODB_URI", "mongodb://me:secret@:x/");
  const { expenseStore } = await import("@/lib/server/store");
  expect(expenseStore).toThrow(
    expect.objectContaining({
      code: "unavailable",
      message: expect.stringMatching(/^MONGODB_URI (?!.*secret)/) as string,
    }),
  );
});
