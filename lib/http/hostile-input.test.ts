import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { readList } from "@/lib/testing/read-list";
import { openSqliteStore } from "@/lib/store/sqlite/sqlite-store";
import { postExpense } from "@/lib/http/handlers/post-expense";
import { putExpense } from "@/lib/http/handlers/put-expense";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { expectProblem } from "@/lib/testing/fake-store";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const FUZZ_RUNS = 10_000;

const folder = mkdtempSync(join(tmpdir(), "expenses-hostile-"));
const store = openSqliteStore(join(folder, "expenses.db"));
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

const { POST, PUT } = endpoint(() => store, {
  POST: postExpense,
  PUT: putExpense,
});
const put = (body: BodyInit) =>
  PUT(
    new Request("http://localhost/api/expenses/1", {
      method: "PUT",
      headers: { "content-type": "application/json" },
      body,
    }),
  );
const post = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  POST(
    new Request("http://localhost/api/add", {
      method: "POST",
      headers: { "content-type": "application/json", ...headers },
      body,
    }),
  );

beforeEach(() => {
  vi.spyOn(console, "warn").mockReturnValue();
});

const raw = (json: string) => [json];
const without = (field: string) =>
  raw(JSON.stringify({ ...lunchRequest, [field]: undefined }));
const withField = (field: string, ...values: unknown[]) =>
  values.map((value) => JSON.stringify({ ...lunchRequest, [field]: value }));
const inText = (field: string, ...values: string[]) =>
  values.map((value) =>
    JSON.stringify(lunchRequest).replace(
      new RegExp(`"${field}":"[^"]*"`),
      `"${field}":${value}`,
    ),
  );

const HOSTILE_BODIES = [
  ...["", " ", "null", "true", "0", '"text"', "[]", "[{}]", "{}", "{", "}{"],
  ...["NaN", "undefined", "{'date':1}", "\ufeff{}", "\u0000", "<expense/>"],
  ...raw(`[${JSON.stringify(lunchRequest)}]`),
  ...raw(`${JSON.stringify(lunchRequest)}${JSON.stringify(lunchRequest)}`),
  ...raw("[".repeat(8000) + "]".repeat(8000)),
  ...["date", "category", "description", "amount"].flatMap(without),
  ...["date", "category", "description", "amount"].flatMap((field) =>
    withField(field, null, true, {}, [], [lunchRequest.date], { $gt: "" }, ""),
  ),
  ...withField("_id", "mine"),
  ...withField("amountPaise", 1),
  ...withField("constructor", { prototype: { polluted: true } }),
  ...raw(
    JSON.stringify(lunchRequest).replace("{", '{"__proto__":{"polluted":1},'),
  ),
  ...raw(
    JSON.stringify({
      ...lunchRequest,
      date: undefined,
      __proto__: lunchRequest,
    }),
  ),
  ...withField("date", "2026-02-29", "2026-13-01", "2026-00-10", "1899-12-31"),
  ...withField("date", "2200-01-01", "2026-1-5", "05/01/2026", "+002026-01-05"),
  ...withField("date", "2026-01-05T00:00:00Z", "2026-01-05 ", "٢٠٢٦-٠١-٠٥"),
  ...withField(
    "date",
    1767571200000,
    "now",
    "2026-01-05\n",
    "2026-01-05\u0000",
  ),
  ...withField("category", "rent", "food ", "FOOD\u0000", "ſhopping", "all"),
  ...withField("category", "All Categories", "__proto__", 1),
  ...withField(
    "description",
    " ",
    "\u200b",
    "\u3164",
    "\u2800",
    "\u00ad\u034f",
  ),
  ...withField(
    "description",
    "x".repeat(501),
    "a\u0000b",
    "a\u0007b",
    "a\u0085b",
  ),
  ...withField("description", "a\nb", "a\u2028b", "a\u202eb", "a\u2066b", 1),
  ...inText("description", '"\\ud800"', '"\\udc00a"', '"a\\ud83d"'),
  ...withField("amount", 0, -1, -0, 1e21, 1e-7, 0.001, 1.005, 10_000_000.01),
  ...withField("amount", "0", "-1", "+1", "1e3", "0x10", "1,000", "١٢", "１２"),
  ...withField("amount", "1.", ".5", "1.234", " ", "∞", "NaN", "₹5", "1 0"),
  ...inText("amount", "1e400", "-1e400", "99999999999999999999", "1e-400"),
];

describe("a hostile body", () => {
  it("has at least sixty variants", () => {
    expect(new Set(HOSTILE_BODIES).size).toBeGreaterThanOrEqual(60);
  });

  it.each(HOSTILE_BODIES)(
    "%j is rejected, and nothing is stored",
    async (body) => {
      await expectProblem(await post(body), 400);
      await expectProblem(await put(body), 400);
      expect(await readList(store)).toEqual([]);
      expect(Object.hasOwn(Object.prototype, "polluted")).toBe(false);
    },
  );

  it.each([
    ["too long", " ".repeat(16 * 1024 + 1), {}, 413],
    ["not UTF-8", new Uint8Array([0x22, 0xff, 0x22]), {}, 400],
    ["a form", "a=1", { "content-type": "text/plain" }, 415],
    ["of no type", "{}", { "content-type": "" }, 415],
    ["under a long key", "{}", { "idempotency-key": "k".repeat(256) }, 400],
    ["under a key with a control", "{}", { "idempotency-key": "a\u0085" }, 400],
    ["under an empty key", "{}", { "idempotency-key": "" }, 400],
  ])("that is %s is rejected", async (_, body, headers, status) => {
    await expectProblem(
      await post(body as BodyInit, headers as Record<string, string>),
      status,
    );
  });
});

const text = fc.oneof(
  fc.string({ unit: "binary", maxLength: 40 }),
  fc.string({ unit: "grapheme", maxLength: 40 }),
  fc.constantFrom("Lunch", " चाय ", "cafe\u0301", "🍜", "\u200b"),
);
const mostly = (valid: fc.Arbitrary<string>, other: fc.Arbitrary<string>) =>
  fc.oneof({ weight: 4, arbitrary: valid }, other);
const expense = fc.record(
  {
    date: mostly(
      fc.constantFrom("2026-01-05", "2024-02-29", "2199-12-31"),
      text,
    ),
    category: mostly(fc.constantFrom("food", "TRAVEL", "others"), text),
    description: text,
    amount: fc.oneof(
      fc.integer({ min: 1, max: 1_000_000_000 }).map((paise) => paise / 100),
      fc.constantFrom("99.50", " 250 ", "0.01"),
      fc.double(),
      text,
    ),
  },
  { requiredKeys: ["category", "amount"] },
);
const body = fc.oneof(
  { weight: 6, arbitrary: expense.map((value) => JSON.stringify(value)) },
  fc.json({ maxDepth: 3 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
);

it("each of 10,000 generated requests is rejected with a problem or stored in its normalised form", async () => {
  const stored = new Map<string, unknown>();
  await fc.assert(
    fc.asyncProperty(body, async (body) => {
      const response = await post(body);
      if (response.status !== 201) {
        expect([400, 413, 422]).toContain(response.status);
        await expectProblem(response, response.status);
        return;
      }
      const { _id, ...returned } = (await response.json()) as { _id: string };
      const sent = JSON.parse(body as string) as typeof lunchRequest;
      expect(returned).toEqual({
        date: sent.date,
        category: sent.category.toLowerCase(),
        description: sent.description.normalize("NFC").trim(),
        amount: Number(sent.amount),
      });
      stored.set(_id, { _id, ...returned });
    }),
    { numRuns: FUZZ_RUNS },
  );
  const rows = await readList(store);
  expect(stored.size).toBeGreaterThan(500);
  expect(new Map(rows.map((row) => [row._id, row]))).toEqual(stored);
});
