import { Validator } from "@seriousme/openapi-schema-validator";
import { Ajv2020, type AnySchema } from "ajv/dist/2020.js";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { deleteExpense } from "@/lib/http/handlers/delete-expense";
import { getExpenses } from "@/lib/http/handlers/get-expenses";
import { getHealth } from "@/lib/http/handlers/get-health";
import { getOpenApi } from "@/lib/http/handlers/get-openapi";
import { getSuggestions } from "@/lib/http/handlers/get-suggestions";
import {
  postExpense,
  postExpenseOperation,
} from "@/lib/http/handlers/post-expense";
import { putExpense } from "@/lib/http/handlers/put-expense";
import { endpoint } from "@/lib/http/middleware/endpoint";
import { MAX_BODY_BYTES } from "@/lib/http/request/json-body";
import { RequestError } from "@/lib/http/problem";
import { type StoreErrorCode, StoreError } from "@/lib/store/port";
import { fakeStore, listOf, chunks } from "@/lib/testing/fake-store";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { VIA } from "@/lib/wire/headers";
import { asPaise } from "@/lib/expenses/money";
import { calendarDate } from "@/lib/expenses/calendar-date";

type Media = Record<string, { schema: AnySchema }>;
type Operation = {
  responses: Record<string, { headers: object; content?: Media }>;
};
type Document = { paths: Record<string, Record<string, Operation>> };

let store = fakeStore();
const openStore = () => store;
const served = await endpoint(openStore, { GET: getOpenApi }).GET(
  new Request("http://localhost/api/openapi.json"),
);
const validator = new Validator();
const validity = await validator.validate(
  (await served.json()) as Record<string, unknown>,
);
const { paths } = validator.resolveRefs() as Document;
const ajv = new Ajv2020({ validateFormats: false, allErrors: true });

const endpoints: Record<string, ReturnType<typeof endpoint>> = {
  "/show": endpoint(openStore, { GET: getExpenses("identity") }),
  "/add": endpoint(openStore, { POST: postExpense }),
  "/expenses/{id}": endpoint(openStore, {
    PUT: putExpense,
    DELETE: deleteExpense,
  }),
  "/suggestions": endpoint(openStore, { GET: getSuggestions }),
  "/health": endpoint(openStore, { GET: getHealth }),
};
const operations = Object.entries(paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(
    ([method, { responses }]) =>
      [method.toUpperCase(), path, responses] as const,
  ),
);
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
  { id = "1", headers = {}, body = JSON.stringify(lunchRequest) } = {},
) {
  const takesBody = method === "POST" || method === "PUT";
  const request = new Request(
    `http://localhost/api${path.replace("{id}", id)}`,
    {
      method,
      headers: {
        ...(takesBody && { "content-type": "application/json" }),
        ...headers,
      },
      ...(takesBody && { body }),
    },
  );
  const respond = endpoints[path]?.[method as "GET"];
  const response = await respond?.(request);
  expect(response?.status).toBe(status);
  const documented = paths[path]?.[method.toLowerCase()]?.responses[status];
  if (!response || !documented) throw new Error(`${status} is undocumented.`);
  for (const name of Object.keys(documented.headers))
    expect(response.headers.has(name)).toBe(true);
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

it("has examples of valid request bodies only", async () => {
  const { examples } =
    postExpenseOperation.requestBody.content["application/json"];
  for (const { value } of Object.values(examples))
    await expectDocumented(201, "POST", "/add", {
      body: JSON.stringify(value),
    });
});

describe("documents the response", () => {
  it.each([
    [200, "GET", "/show"],
    [201, "POST", "/add"],
    [200, "PUT", "/expenses/{id}"],
    [204, "DELETE", "/expenses/{id}"],
    [200, "GET", "/suggestions"],
    [200, "GET", "/health"],
  ])("%i to %s %s", expectDocumented);

  it("201 with an upstream host, which sends no _id", async () => {
    store.add.mockResolvedValue({
      date: calendarDate(2026, 1, 5),
      category: "rent",
      description: "Room",
      amountPaise: asPaise(1),
    });
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

  it.each([
    ["POST", "/add"],
    ["PUT", "/expenses/{id}"],
  ])("400, 413 and 415 to %s %s with another body", async (method, path) => {
    const invalid = JSON.stringify({
      ...lunchRequest,
      date: "soon",
      amount: 0,
    });
    const form = { "content-type": "text/plain" };
    for (const body of ["{", "null", invalid])
      await expectDocumented(400, method, path, { body });
    const body = " ".repeat(MAX_BODY_BYTES + 1);
    await expectDocumented(413, method, path, { body });
    await expectDocumented(415, method, path, { headers: form });
  });

  it("404 to an id that no expense has", async () => {
    for (const method of ["PUT", "DELETE"])
      await expectDocumented(404, method, "/expenses/{id}", { id: "%00" });
    store.remove.mockResolvedValue(false);
    await expectDocumented(404, "DELETE", "/expenses/{id}");
  });

  it.each([
    ["POST", "/add"],
    ["PUT", "/expenses/{id}"],
    ["DELETE", "/expenses/{id}"],
  ])("403 and 429 to %s %s", async (method, path) => {
    const headers = { "sec-fetch-site": "cross-site" };
    await expectDocumented(403, method, path, { headers });
    failWith(new RequestError("too_many", "Wait.", { retryAfterSeconds: 1 }));
    await expectDocumented(429, method, path);
  });

  it.each<[number, StoreErrorCode, string[]]>([
    [422, "key_reused", ["POST"]],
    [501, "not_supported", ["PUT", "DELETE"]],
    [502, "bad_response", ["GET", "POST", "PUT", "DELETE"]],
    [503, "unavailable", ["GET", "POST", "PUT", "DELETE"]],
    [504, "too_slow", ["GET", "POST", "PUT", "DELETE"]],
  ])("%i to the store error %s", async (status, code, methods) => {
    failWith(new StoreError(code, "Not now."));
    for (const [method, path] of operations)
      if (methods.includes(method))
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
  for (const method of Object.values(store))
    if (vi.isMockFunction(method)) method.mockRejectedValue(error);
}
