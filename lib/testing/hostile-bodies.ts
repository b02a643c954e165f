import fc from "fast-check";
import { expenseIdOf } from "@/lib/domain/expenses/expense-id";
import { lunchRequest } from "./sample-expenses";
import { planJson } from "./sample-plan";

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

export const HOSTILE_BODIES = [
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
/** Bodies of POST /add, mostly valid. */
export const expenseBody = fc.oneof(
  { weight: 6, arbitrary: expense.map((value) => JSON.stringify(value)) },
  fc.json({ maxDepth: 3 }),
  fc.uint8Array({ maxLength: 200 }).map((bytes) => new Uint8Array(bytes)),
);

const ID = expenseIdOf("a");
const row = { ...lunchRequest, key: "a" };
const rows = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...row, key: `${index}` }));
const batches = (...values: unknown[]) =>
  values.map((value) => JSON.stringify(value));
const withKey = (...keys: unknown[]) =>
  keys.map((key) => JSON.stringify({ expenses: [row, { ...row, key }] }));

export const HOSTILE_BATCHES = [
  // Each hostile expense after one that alone would be stored.
  ...HOSTILE_BODIES.map((body) => body.replace(/^\{(?=.)/, '{"key":"b",')).map(
    (body) => `{"expenses":[${JSON.stringify(row)},${body || "null"}]}`,
  ),
  ...["", "null", "[]", "{}", "{", JSON.stringify([row]), JSON.stringify(row)],
  ...batches({ expenses: [] }, { expenses: rows(501) }, { expenses: {} }),
  ...batches({ expenses: null }, { expenses: "x" }, { expenses: { 0: row } }),
  ...batches({ expenses: [[row]] }, { expenses: [row], list: "one" }),
  ...[null, "true", 1, {}].flatMap((dryRun) =>
    batches({ expenses: [row], dryRun }),
  ),
  ...withKey("", "k".repeat(256), "a\n", "a\u0000", "\u007f", "é", "चाय"),
  ...withKey(null, 1, {}, [], { $gt: "" }, undefined),
  '{"expenses":[],"__proto__":{"polluted":1}}',
  `{"expenses":${"[".repeat(100_000)}${"]".repeat(100_000)}}`,
];

/** Each is invalid, although some contain the id of the key `a`. */
export const HOSTILE_REMOVALS = [
  ...["", "null", "[]", "{}", "{", '["a"]', '"a"'],
  ...batches({ ids: [] }, { ids: "a" }, { ids: null }, { ids: { 0: "a" } }),
  ...batches({ ids: Array(501).fill(ID) }, { ids: [ID], list: "one" }),
  ...["", "k".repeat(256), "a\u0000", "a\u0085", null, 1, {}, ["a"]].flatMap(
    (id) => batches({ ids: [ID, id] }),
  ),
];

const plan = (fields: object) => JSON.stringify({ ...planJson, ...fields });
const allowance = (fields: object) =>
  plan({ allowance: { ...planJson.allowance, ...fields } });
const payment = (fields: object) =>
  plan({ recurring: [{ ...planJson.recurring[0], ...fields }] });
const NO_TEXT = [null, true, 1, {}, [], ["a"], { $gt: "" }];

export const HOSTILE_PLANS = [
  ...["", "null", "[]", "{}", "{", '"plan"', `[${plan({})}]`],
  ...raw(plan({}).replace("{", '{"__proto__":{"polluted":1},')),
  ...raw(plan({}).replace('"budgets":{', '"budgets":{"__proto__":1,')),
  ...raw(plan({}).replace('"budgets":{', '"budgets":{"constructor":1,')),
  ...raw(`{"allowance":${"[".repeat(30_000)}${"]".repeat(30_000)}}`),
  ...["allowance", "budgets", "recurring"].flatMap((field) =>
    ["x", 1, true, undefined, [[]], { 0: {} }].map((value) =>
      plan({ [field]: value }),
    ),
  ),
  ...[null, {}, [], -1, 0, 1e21, "1e3", "١٢"].flatMap((amount) => [
    allowance({ amount }),
    payment({ amount }),
    plan({ budgets: { food: amount } }),
  ]),
  ...[null, {}, [], -1, 1e21, "1e3", "₹5"].map((opening) =>
    allowance({ opening }),
  ),
  ...[null, "1", 0, 32, 1.5, -1, 1e21, {}].flatMap((day) => [
    allowance({ startDay: day }),
    payment({ day }),
  ]),
  ...[...NO_TEXT, "2026-02-29", "now", ""].flatMap((date) => [
    allowance({ from: date }),
    payment({ from: date }),
    payment({ until: date }),
    payment({ handled: date }),
  ]),
  ...[...NO_TEXT, "", "a b", "a\u0000", "चाय", "x".repeat(65)].flatMap((id) =>
    payment({ id }),
  ),
  ...[...NO_TEXT, "", "\u200b", "a\u202eb", "x".repeat(501)].map(
    (description) => payment({ description }),
  ),
  ...[null, "true", 1, {}].map((carryOver) => allowance({ carryOver })),
  ...[null, "day", "MONTH", {}].flatMap((every) => [
    allowance({ every }),
    payment({ every }),
  ]),
];
