import { once } from "node:events";
import http, { type IncomingMessage } from "node:http";
import { buffer } from "node:stream/consumers";
import { gunzipSync } from "node:zlib";
import { expect, test } from "../fixtures";
import { lunchRequest } from "@/lib/testing/sample-expenses";

const CODINGS = [
  ["gzip, deflate, br", "gzip"],
  ["br;q=1.0, gzip; q=0.5", "gzip"],
  ["gzip;q=0", "none"],
  ["gzip; q=0.0, br", "none"],
  ["gzip;Q=0", "none"],
  ["x-gzip-like", "none"],
  ["identity", "none"],
] as const;

test("the list has an encoding that the client accepts, and an ETag for the next request", async ({
  server,
  record,
}) => {
  await record({});
  for (const [accepted, coding] of CODINGS) {
    const requestList = async (
      method: string,
      headers: Record<string, string> = {},
    ) => {
      const request = http.request(`${server.url}/api/show`, {
        method,
        headers: { "accept-encoding": accepted, ...headers },
      });
      request.end();
      const [response] = (await once(request, "response")) as [IncomingMessage];
      const body = await buffer(response);
      const what = `${method} with ${accepted}`;
      if (response.statusCode !== 304)
        expect
          .soft(response.headers["content-encoding"] ?? "none", what)
          .toBe(coding);
      const isZipped = response.headers["content-encoding"] && body.length > 0;
      const text = (isZipped ? gunzipSync(body) : body).toString();
      const { etag = "" } = response.headers;
      return { status: response.statusCode, etag, text };
    };
    const list = await requestList("GET");
    expect
      .soft(JSON.parse(list.text), accepted)
      .toMatchObject([{ ...lunchRequest, amount: 99.5 }]);
    const again = await requestList("GET", { "if-none-match": list.etag });
    expect.soft(again, accepted).toMatchObject({ status: 304, text: "" });
    const rejected = await requestList("POST");
    expect
      .soft(JSON.parse(rejected.text), accepted)
      .toMatchObject({ status: 405 });
  }
});
