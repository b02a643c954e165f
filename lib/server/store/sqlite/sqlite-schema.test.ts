import { copyFileSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import Database from "better-sqlite3";
import { afterAll, expect, it } from "vitest";
import type { Plan } from "@/lib/domain/plan/plan";
import { NO_PLAN } from "@/lib/server/store/port";
import { readList } from "@/lib/testing/read-list";
import { listsOf, openOneList } from "@/lib/testing/opened-list";
import { samplePlan } from "@/lib/testing/sample-plan";
import { openSqliteStore } from "./sqlite-store";

const FIXTURES = join(import.meta.dirname, "../../../testing/fixtures");
const folder = mkdtempSync(join(tmpdir(), "expenses-schema-"));
afterAll(() => rmSync(folder, { recursive: true }));

/** The rows of every fixture, in all schema versions. */
const ROWS = [
  {
    _id: "b1e99324505bd32da0e1f85dcf5e19a0",
    date: "2026-01-05",
    category: "others",
    description: "x".repeat(500),
    amount: 10_000_000,
  },
  {
    _id: "a7937b64b8caa58f03721bb6bacf5c78",
    date: "2026-01-05",
    category: "food",
    description: "Chai and samosa",
    amount: 45,
  },
  {
    _id: "16367aacb67a4a017c8da8ab95682ccb",
    date: "2024-02-29",
    category: "travel",
    description: "मेट्रो कार्ड 🚇",
    amount: 249.75,
  },
];

const PLANS: Record<string, Plan> = {
  "schema-3.db": samplePlan,
  "schema-4.db": samplePlan,
};

/** The digests of the tokens of the private list in the fixture of schema 4. */
const TOKEN_DIGEST = "11".repeat(32);
const READER_DIGEST = "22".repeat(32);

it("every schema version that has shipped has a fixture", () => {
  const path = join(folder, "current.db");
  void openSqliteStore(path).close();
  const file = new Database(path, { readonly: true });
  const current = Number(file.pragma("user_version", { simple: true }));
  file.close();
  expect(readdirSync(FIXTURES).sort()).toEqual(
    Array.from({ length: current }, (_, index) => `schema-${index + 1}.db`),
  );
});

it.each(readdirSync(FIXTURES))(
  "%s opens with its rows unchanged, also a second time",
  async (name) => {
    const path = join(folder, name);
    copyFileSync(join(FIXTURES, name), path);
    const revisions: string[] = [];
    for (let times = 0; times < 2; times += 1) {
      const store = openOneList(openSqliteStore(path));
      expect(await readList(store)).toEqual(ROWS);
      expect(await store.readPlan()).toMatchObject(
        name in PLANS ? { plan: PLANS[name] } : NO_PLAN,
      );
      revisions.push(await store.revision());
      await store.close();
    }
    expect(revisions[1]).toBe(revisions[0]);
  },
);

it("schema-4.db has a private list with a reader link", async () => {
  const path = join(folder, "reader.db");
  copyFileSync(join(FIXTURES, "schema-4.db"), path);
  const store = openSqliteStore(path);
  const owner = await listsOf(store).find(TOKEN_DIGEST);
  expect(owner).toMatchObject({ access: "full", readerSalt: "salt" });
  expect(await listsOf(store).find(READER_DIGEST)).toEqual({
    ...owner,
    access: "read",
  });
  await store.close();
});
