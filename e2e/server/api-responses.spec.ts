import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

test("the API supports ETag, and sends errors as problem documents", async ({
  request,
}) => {
  expect(await (await request.get("/api/health")).json()).toEqual({
    store: "sqlite",
    status: "ok",
  });
  const list = await request.get("/api/show");
  const etag = list.headers()["etag"] ?? "";
  expect(
    (
      await request.get("/api/show", { headers: { "if-none-match": etag } })
    ).status(),
  ).toBe(304);
  const wrongMethod = await request.put("/api/show");
  expect(wrongMethod.status()).toBe(405);
  expect(wrongMethod.headers()["allow"]).toBe("GET, HEAD, OPTIONS");
  for (const [status, options] of [
    [400, { data: { ...lunchRequest, amount: -1 } }],
    [413, { data: { ...lunchRequest, description: "x".repeat(17_000) } }],
    [415, { form: { amount: "1" } }],
  ] as const) {
    const response = await request.post("/api/add", options);
    expect(response.status()).toBe(status);
    expect(response.headers()["content-type"]).toBe("application/problem+json");
  }
});

for (const [accepted, coding] of [
  ["gzip, deflate, br", "gzip"],
  ["br;q=1.0, gzip; q=0.5", "gzip"],
  ["gzip;q=0", "none"],
  ["gzip; q=0.0, br", "none"],
  ["gzip;Q=0", "none"],
  ["x-gzip-like", "none"],
  ["identity", "none"],
] as const)
  test(`the list for Accept-Encoding '${accepted}' has the encoding ${coding}`, async ({
    server,
    record,
  }) => {
    await record({});
    const requestList = async (method: string) => {
      const headers = { "accept-encoding": accepted };
      const request = http.request(`${server.url}/api/show`, {
        method,
        headers,
      });
      request.end();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      const body = await buffer(response);
      expect(response.headers["content-encoding"] ?? "none").toBe(coding);
      return JSON.parse(
        (coding === "gzip" ? gunzipSync(body) : body).toString(),
      ) as unknown;
    };
    expect(await requestList("GET")).toMatchObject([
      { ...lunchRequest, amount: 99.5 },
    ]);
    expect(await requestList("POST")).toMatchObject({ status: 405 });
  });
