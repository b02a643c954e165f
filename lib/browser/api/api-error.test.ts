import { expect, it } from "vitest";
import { readApiError } from "./api-error";

function readProblem(body: string) {
  const headers = { "content-type": "application/problem+json" };
  return readApiError(
    "POST /add",
    new Response(body, { status: 400, headers }),
  );
}

it("has the field errors of a problem", async () => {
  const errors = [{ field: "date", message: "Enter a date." }];
  expect(await readProblem(JSON.stringify({ errors }))).toMatchObject({
    name: "ApiError",
    message: "POST /add responded with status 400.",
    fieldErrors: { date: "Enter a date." },
  });
});

it.each([
  "",
  "[",
  "null",
  "5",
  "{}",
  '{"errors":null}',
  '{"errors":{"date":"No."}}',
  '{"errors":[null,5,"date",{"field":"date"},{"field":1,"message":"No."}]}',
])("has no field errors for the invalid problem '%s'", async (body) => {
  expect(await readProblem(body)).toMatchObject({
    name: "ApiError",
    message: "POST /add responded with status 400.",
    fieldErrors: {},
  });
});

it.each([
  ["7", 7],
  ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
  ["-1", undefined],
])("reads the Retry-After %j as %s seconds", async (text, seconds) => {
  const headers = { "retry-after": text };
  const response = new Response(null, { status: 429, headers });
  expect((await readApiError("POST /add", response)).retryAfterSeconds).toBe(
    seconds,
  );
});
