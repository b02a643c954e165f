import fc from "fast-check";
import { expect, it } from "vitest";
import { MAX_TABLE_ROWS } from "@/lib/domain/import/table";
import { lunchJson } from "@/lib/testing/sample-expenses";
import { planJson, samplePlan } from "@/lib/testing/sample-plan";
import { failure, outline, readText } from "@/lib/testing/statement-files";

const backup = {
  version: 1,
  createdAt: "2026-11-26T10:00:00.000Z",
  expenses: [lunchJson],
  plan: planJson,
  learned: {
    payees: { CAFE: "food" },
    wordings: { CAFE: "Chai" },
    columns: { '["When","What"]': { date: 0, description: 1 } },
  },
};
const read = (change: object) =>
  readText(JSON.stringify({ ...backup, ...change }));
it("reads every part, and any id", async () => {
  const statement = await read({});
  expect(statement).toMatchObject({ source: "Campus Kharcha", warnings: [] });
  expect(statement.rows).toMatchObject([
    { id: "1", date: "2026-01-05", description: "Lunch", category: "food" },
  ]);
  expect(statement.backup).toEqual({
    createdAt: backup.createdAt,
    plan: samplePlan,
    learned: backup.learned,
  });
});

it("refuses a backup of a newer version", async () => {
  const error = await failure(read({ version: 2, tags: [] }));
  expect(error.code).toBe("unsupported");
  expect(error.message).toContain("A newer version of Campus Kharcha");
});

it.each([
  ["text as its version", { version: "2" }],
  ["another number as its version", { version: 0 }],
  ["half a version", { version: 1.5 }],
  ["an unknown part", { tags: [] }],
  [
    "an unknown field of an expense",
    { expenses: [lunchJson, { ...lunchJson, tag: 1 }] },
  ],
  ["no array of expenses", { expenses: {} }],
  ["null as expenses", { expenses: null }],
  ["no date", { createdAt: "yesterday" }],
])("refuses a file with %s", async (_, change) => {
  const error = await failure(read(change));
  expect(error.code).toBe("unreadable");
  expect(error.message).toBe(
    "This is no backup of Campus Kharcha, or it is damaged.",
  );
});

it("takes a different row with the id of an earlier one as a row without an id", async () => {
  const dinner = { ...lunchJson, description: "Dinner" };
  const { rows } = await read({ expenses: [lunchJson, dinner, lunchJson] });
  const ids = rows.map((row) => "id" in row && row.id);
  expect(ids).toEqual(["1", false, "1"]);
  const keys = rows.map((row) => "key" in row && row.key);
  expect(keys[1]).not.toBe(keys[0]);
  expect(keys[2]).toBe(keys[0]);
});

it.each([
  ["Pocket money", "plan", null],
  ["Pocket money", "plan", { ...planJson, loans: [] }],
  ["Pocket money", "plan", { ...planJson, budgets: { food: -1 } }],
  ["What was learned about payees", "learned", []],
  [
    "What was learned about payees",
    "learned",
    { ...backup.learned, columns: { "": { tag: 1 } } },
  ],
  [
    "What was learned about payees",
    "learned",
    { ...backup.learned, payees: { CAFE: "rent" } },
  ],
  [
    "What was learned about payees",
    "learned",
    { ...backup.learned, columns: { "[]": { date: -1 } } },
  ],
  [
    "What was learned about payees",
    "learned",
    { ...backup.learned, wordings: { ["A".repeat(1_000_000)]: "Chai" } },
  ],
])(
  "names a damaged part, and reads the others: %s",
  async (name, part, value) => {
    const { rows, warnings, backup } = await read({ [part]: value });
    expect(rows).toHaveLength(1);
    expect(warnings).toEqual([
      { text: `${name} in this backup cannot be read, and is left out.` },
    ]);
    expect(backup).not.toHaveProperty(part);
    expect(backup).toHaveProperty(part === "plan" ? "learned" : "plan");
  },
);

it("leaves out rows that are no expenses, and takes no invalid id", async () => {
  const statement = await read({
    expenses: [
      { ...lunchJson, amount: 0 },
      { ...lunchJson, amount: 1e12 },
      { ...lunchJson, date: "2026-02-30" },
      { ...lunchJson, _id: "a\0" },
      { ...lunchJson, _id: { $ne: "" } },
      { ...lunchJson, _id: ".." },
      null,
      [],
    ],
  });
  expect(outline(statement)).toEqual([
    "1 no-amount",
    "2 unreadable",
    "3 unreadable",
    "4 2026-01-05 Lunch 99.5",
    "5 2026-01-05 Lunch 99.5",
    "6 2026-01-05 Lunch 99.5",
    "7 unreadable",
    "8 unreadable",
  ]);
  expect(statement.rows[3]).not.toHaveProperty("id");
  expect(statement.rows[4]).not.toHaveProperty("id");
  expect(statement.rows[5]).not.toHaveProperty("id");
});

it("refuses more rows than a list can have", async () => {
  const expenses = Array<null>(MAX_TABLE_ROWS + 1).fill(null);
  expect((await failure(read({ expenses }))).code).toBe("too-large");
});

it("changes no prototype", async () => {
  const json = JSON.stringify(backup)
    .replaceAll('"CAFE"', '"__proto__"')
    .replace('"version"', '"__proto__":{"polluted":1},"version"');
  await readText(json).catch(() => undefined);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
  const { backup: parts } = await readText(
    JSON.stringify(backup).replaceAll('"CAFE"', '"__proto__"'),
  );
  expect(Object.getPrototypeOf(parts?.learned?.payees ?? {})).toBe(
    Object.prototype,
  );
});

it("reads or refuses any JSON with these names, and never fails otherwise", () =>
  fc.assert(
    fc.asyncProperty(
      fc.record(
        Object.fromEntries(
          Object.keys(backup).map((name) => [name, fc.jsonValue()]),
        ),
      ),
      async (json) => {
        const text = JSON.stringify({ ...json, version: 1 });
        const error: unknown = await readText(text).then(
          () => undefined,
          (reason: unknown) => reason,
        );
        if (error) expect(error).toHaveProperty("name", "StatementError");
      },
    ),
  ));
