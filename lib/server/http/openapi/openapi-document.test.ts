import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { postExpenseOperation } from "@/lib/server/http/handlers/post-expense";
import type { AppContext } from "@/lib/server/http/middleware/endpoint";
import { MAX_BATCH_BYTES } from "@/lib/server/http/request/json-body";
import { RequestError } from "@/lib/server/http/problem";
import {
  NO_PLAN,
  type StoreErrorCode,
  StoreError,
} from "@/lib/server/store/port";
import { fakeStore, listOf, chunks } from "@/lib/testing/fake-store";
import { importRoute } from "@/lib/testing/import-route";
import { contextOf } from "@/lib/testing/list-endpoint";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { putPlanOperation } from "@/lib/server/http/handlers/plan/put-plan";
import { planTag } from "@/lib/server/http/handlers/plan/plan-response";
import { planJson, samplePlan } from "@/lib/testing/sample-plan";
import { VIA } from "@/lib/domain/wire/headers";
import { asPaise } from "@/lib/domain/expenses/money";
import { calendarDate } from "@/lib/domain/expenses/calendar-date";

type Media = Record<string, { schema: AnySchema }>;
type Operation = {
  responses: Record<string, { headers: HeaderSchemas; content?: Media }>;
};
type HeaderSchemas = Record<string, { required?: boolean; schema: object }>;
type Document = { paths: Record<string, Record<string, Operation>> };

let store = fakeStore();
let listsMode: AppContext["listsMode"] = "private";
vi.mock("@/lib/server/app-context", () => ({
  appContext: () => contextOf(store, { listsMode }),
}));

const served = await (
  await importRoute("/openapi.json")
).GET(new Request("http://localhost/api/openapi.json"));
const validator = new Validator();
const validity = await validator.validate(
  (await served.json()) as Record<string, unknown>,
);
const { paths } = validator.resolveRefs() as Document;
const ajv = new Ajv2020({ validateFormats: false, allErrors: true });

const ROW = { ...lunchRequest, key: "a" };
/** A valid body for each operation that takes one. */
const BODIES: Record<string, unknown> = {
  "POST /add": lunchRequest,
  "PUT /expenses/{id}": lunchRequest,
  "POST /expenses/batch": { expenses: [ROW] },
  "POST /expenses/delete": { ids: ["1"] },
  "PUT /plan": planJson,
  "POST /list": {},
  "POST /list/link": {},
  "POST /list/reader": {},
  "POST /list/join": { token: "x" },
};
const IF_MATCH = { "if-match": planTag(NO_PLAN.revision) };
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, { responses }]) =>
      [method.toUpperCase(), path, responses] as const,
  ),
);
const ofLists = operations.filter(([, path]) => path !== "/health");
const writes = operations.filter(([method]) => method !== "GET");
const unseen = new Set(
  operations.flatMap(([method, path, responses]) =>
    Object.keys(responses).map((status) => `${status} ${method} ${path}`),
  ),
);

/** Sends a valid request with the given changes, and checks the response against the document. */
async function expectDocumented(
  status: number,
  method: string,
  path: string,
  {
    id = "1",
    headers = {},
    body = JSON.stringify(BODIES[`${method} ${path}`]),
  }: {
    id?: string;
    headers?: Record<string, string>;
    body?: string | undefined;
  } = {},
) {
  const takesBody = body !== undefined;
  const request = new Request(
    `http://localhost/api${path.replace("{id}", id)}`,
    {
      method,
      headers: {
        cookie: "list=token",
        ...(takesBody && { "content-type": "application/json" }),
        ...(path === "/plan" && status !== 428 && IF_MATCH),
        ...headers,
      },
      ...(takesBody && { body }),
    },
  );
  const route = await importRoute(path.replace("{id}", "1"));
  const response = await route[method as "GET"](request);
  expect(response.status, `${method} ${path}`).toBe(status);
  const documented = paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!documented) throw new Error(`${status} is undocumented.`);
  for (const [name, { required = false, schema }] of Object.entries(
    documented.headers,
  )) {
    const value = response.headers.get(name);
    if (required || value !== null)
      expect(ajv.validate(schema, value), name).toBe(true);
  }
  const text = await response.text();
  const [[type, media] = []] = Object.entries(documented.content ?? {});
  expect(response.headers.get("content-type")).toBe(type ?? null);
  if (media) {
    expect(ajv.validate(media.schema, JSON.parse(text))).toBe(true);
  } else expect(text).toBe("");
  unseen.delete(`${status} ${method} ${path}`);
}

beforeEach(() => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  store = fakeStore();
  listsMode = "private";
  store.replace.mockResolvedValue("replaced");
  store.remove.mockResolvedValue(true);
});

it("is a valid OpenAPI 3.1 document", () => {
  expect(validity).toEqual({ valid: true });
  expect(validator.version).toBe("3.1");
});

it("describes the rules of every field of an expense", () => {
  const { properties } =
    postExpenseOperation.requestBody.content["application/json"].schema;
  const descriptions = Object.values(properties ?? {}).map((property) =>
    typeof property === "object" ? property.description : undefined,
  );
  expect(descriptions).toHaveLength(4);
  expect(descriptions).not.toContain(undefined);
});

it.each([
  [201, "POST", "/add", postExpenseOperation],
  [200, "PUT", "/plan", putPlanOperation],
] as const)(
  "has examples of valid request bodies only: %i to %s %s",
  async (status, method, path, { requestBody }) => {
    const { examples } = requestBody.content["application/json"];
    for (const { value } of Object.values(examples))
      await expectDocumented(status, method, path, {
        body: JSON.stringify(value),
      });
  },
);

describe("documents the response", () => {
  it.each([
    [200, "GET", "/show"],
    [201, "POST", "/add"],
    [200, "PUT", "/expenses/{id}"],
    [204, "DELETE", "/expenses/{id}"],
    [200, "POST", "/expenses/batch"],
    [200, "POST", "/expenses/delete"],
    [200, "GET", "/suggestions"],
    [200, "GET", "/plan"],
    [200, "PUT", "/plan"],
    [200, "GET", "/list"],
    [200, "POST", "/list"],
    [204, "DELETE", "/list"],
    [200, "POST", "/list/link"],
    [200, "POST", "/list/join"],
    [200, "POST", "/list/reader"],
    [204, "DELETE", "/list/reader"],
    [200, "GET", "/health"],
  ])("%i to %s %s", expectDocumented);

  it("201 with an upstream host, which sends no _id", async () => {
    const expense = {
      date: calendarDate(2026, 1, 5),
      category: "rent",
      description: "Room",
      amountPaise: asPaise(1),
    };
    store.add.mockResolvedValue({ expense, isReplay: true });
    await expectDocumented(201, "POST", "/add");
  });

  it("200 with no expenses", async () => {
    store.list.mockImplementation(() => listOf(() => chunks("[]")));
    await expectDocumented(200, "GET", "/show");
    store.newest.mockResolvedValue([]);
    await expectDocumented(200, "GET", "/suggestions");
  });

  it("304 to GET /show", () =>
    expectDocumented(304, "GET", "/show", {
      headers: { "if-none-match": "*" },
    }));

  it("201 and 412 to a PUT that only restores", async () => {
    const onlyRestore = { headers: { "if-none-match": "*" } };
    store.restore.mockResolvedValue(true);
    await expectDocumented(201, "PUT", "/expenses/{id}", onlyRestore);
    store.restore.mockResolvedValue(false);
    await expectDocumented(412, "PUT", "/expenses/{id}", onlyRestore);
  });

  it("200 to a plan with all fields, and 412 and 428 to other conditions", async () => {
    store.readPlan.mockResolvedValue({ plan: samplePlan, revision: "r1" });
    await expectDocumented(200, "GET", "/plan");
    const body = JSON.stringify({ ...planJson, budgets: {} });
    await expectDocumented(412, "PUT", "/plan", { body });
    await expectDocumented(428, "PUT", "/plan");
  });

  it("200 to every status of a batch", async () => {
    const statuses = ["created", "new", "exists", "changed"] as const;
    store.addBatch.mockResolvedValue(
      statuses.map((status) => ({ key: "a", _id: "1", status })),
    );
    await expectDocumented(200, "POST", "/expenses/batch");
  });

  it("200 to GET /list, and 201 and 404 to other requests, without a list", async () => {
    const headers = { cookie: "" };
    await expectDocumented(200, "GET", "/list", { headers });
    await expectDocumented(201, "POST", "/list", { headers });
    await expectDocumented(404, "POST", "/list/link", { headers });
    await expectDocumented(404, "DELETE", "/list", { headers });
    for (const method of ["POST", "DELETE"])
      await expectDocumented(404, method, "/list/reader", { headers });
    store.lists.find.mockResolvedValue(undefined);
    await expectDocumented(404, "POST", "/list/join", { headers });
    const rotation = { keyDigest: "", salt: "" };
    store.lists.findRotation.mockResolvedValue(rotation);
    await expectDocumented(410, "POST", "/list/join", { headers });
  });

  it("200, 204 and 501 to the operations of lists with LISTS=one", async () => {
    listsMode = "one";
    await expectDocumented(200, "GET", "/list");
    await expectDocumented(204, "DELETE", "/list");
    for (const path of ["/list", "/list/link", "/list/join", "/list/reader"])
      await expectDocumented(501, "POST", path);
    await expectDocumented(501, "DELETE", "/list/reader");
  });

  it.each(Object.keys(BODIES))(
    "400, 413 and 415 to %s with another body",
    async (operation) => {
      const [method = "", path = ""] = operation.split(" ");
      const invalid = JSON.stringify({ unknown: 1 });
      const form = { "content-type": "text/plain" };
      for (const body of ["{", "null", invalid])
        await expectDocumented(400, method, path, { body });
      const body = " ".repeat(MAX_BATCH_BYTES + 1);
      await expectDocumented(413, method, path, { body });
      await expectDocumented(415, method, path, { headers: form });
    },
  );

  it("404 to an id that no expense has", async () => {
    for (const method of ["PUT", "DELETE"])
      await expectDocumented(404, method, "/expenses/{id}", { id: "%00" });
    store.remove.mockResolvedValue(false);
    await expectDocumented(404, "DELETE", "/expenses/{id}");
  });

  it.each(writes)("403 to %s %s", (method, path) =>
    expectDocumented(403, method, path, {
      headers: { "sec-fetch-site": "cross-site" },
    }),
  );

  it.each(ofLists)("409 and 429 to %s %s", async (method, path) => {
    const headers = { "if-list": "none" };
    await expectDocumented(409, method, path, { headers });
    failWith(new RequestError("too_many", "Wait.", { retryAfterSeconds: 1 }));
    await expectDocumented(429, method, path);
  });

  it("422 and 501 to the writes that a store rejects", async () => {
    failWith(new StoreError("key_reused", "Used."));
    await expectDocumented(422, "POST", "/add");
    failWith(new StoreError("not_supported", "New ones only."));
    for (const [method, path] of [
      ["PUT", "/expenses/{id}"],
      ["DELETE", "/expenses/{id}"],
      ["POST", "/expenses/batch"],
      ["POST", "/expenses/delete"],
      ["DELETE", "/list"],
      ["GET", "/plan"],
      ["PUT", "/plan"],
    ] as const)
      await expectDocumented(501, method, path);
  });

  it.each<[number, StoreErrorCode]>([
    [502, "bad_response"],
    [503, "unavailable"],
    [504, "too_slow"],
  ])("%i to the store error %s", async (status, code) => {
    failWith(new StoreError(code, "Not now."));
    for (const [method, path] of operations)
      await expectDocumented(status, method, path);
  });

  it("500 and 508 to every operation", async () => {
    failWith(new Error("Unexpected."));
    for (const [method, path] of operations)
      await expectDocumented(500, method, path);
    store = { ...fakeStore(), name: "upstream" };
    for (const [method, path] of operations)
      await expectDocumented(508, method, path, { headers: { via: VIA } });
  });
});

afterAll(() => {
  expect([...unseen], "documented, but not tested").toEqual([]);
});

function failWith(error: Error) {
  for (const method of Object.values({ ...store, ...store.lists }))
    if (vi.isMockFunction(method)) method.mockRejectedValue(error);
}
