import type { IncomingMessage, ServerResponse } from "node:http";
import { buffer } from "node:stream/consumers";
import { describe, expect, it } from "vitest";
import { postExpense } from "@/lib/server/http/handlers/post-expense";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import {
  openStoreOnFakeUpstream,
  respondWithJson,
  startFakeUpstream,
} from "@/lib/testing/fake-upstream";
import { readList } from "@/lib/testing/read-list";
import { newLunch } from "@/lib/testing/sample-expenses";
import { openUpstreamStore } from "./upstream-store";
import { toJson } from "@/lib/domain/wire/expense-json";

describe("the upstream host", () => {
  it("may have rows in other formats, which are read or counted as unreadable", async () => {
    const store = await openStoreOnFakeUpstream(
      respondWithJson([
        {
          _id: 7,
          date: "2026-01-04T20:00:00Z",
          category: "FOOD",
          amount: "₹ 1,250.50",
          extra: {},
        },
        {
          _id: "b",
          date: "2026-01-06",
          category: "Rent",
          description: "x",
          amount: 5,
        },
        { _id: "c", date: "soon", category: "food", amount: 1 },
        null,
      ]),
    );
    expect((await store.list()).unreadable).toBe(2);
    expect(await readList(store)).toEqual([
      {
        _id: "b",
        date: "2026-01-06",
        category: "rent",
        description: "x",
        amount: 5,
      },
      {
        _id: "7",
        date: "2026-01-05",
        category: "food",
        description: "",
        amount: 1250.5,
      },
    ]);
  });

  it("accepts an add with any success status, whatever the body", async () => {
    for (const respond of [
      (response: ServerResponse) => response.end(),
      (response: ServerResponse) => response.writeHead(201).end("<p>thanks"),
      // This response never ends.
      (response: ServerResponse) => response.write("{"),
    ]) {
      const store = await openStoreOnFakeUpstream(
        (response) => void respond(response),
      );
      expect(await store.add(newLunch, "k")).toEqual({
        expense: newLunch,
        isReplay: false,
      });
    }
  });

  it.each([
    ["true", true],
    ["false", false],
    [undefined, false],
  ])(
    "that sends Idempotent-Replayed: %s to an add reports a replay: %s",
    async (header, isReplay) => {
      const upstream = await startFakeUpstream((response) => {
        if (header) response.setHeader("idempotent-replayed", header);
        response.end();
      });
      const { POST } = listEndpoint(() => openUpstreamStore(upstream), {
        POST: postExpense,
      });
      const response = await POST(
        new Request("http://localhost/api/add", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(toJson(newLunch)),
        }),
      );
      expect(response.status).toBe(201);
      expect(response.headers.get("idempotent-replayed")).toBe(
        isReplay ? "true" : null,
      );
    },
  );

  it("gets the four fields and the key, and no other data of the client", async () => {
    let headers: IncomingMessage["headers"] = {};
    let url = "";
    let body = "";
    const upstream = await startFakeUpstream((response, request) => {
      ({ headers, url = "" } = request);
      void buffer(request).then((bytes) => {
        body = bytes.toString();
        response.end();
      });
    });
    const add = listEndpoint(() => openUpstreamStore(`${upstream}/v1`), {
      POST: postExpense,
    });
    const response = await add.POST(
      new Request("http://localhost/api/add?x=1", {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "idempotency-key": "the key",
          cookie: "session=1",
          authorization: "Bearer 1",
          "x-forwarded-for": "192.0.2.1",
          "x-forwarded-host": "example.com",
        },
        body: JSON.stringify({
          ...toJson(newLunch),
          category: "Food",
          amount: "99.50",
        }),
      }),
    );
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual(toJson(newLunch));
    expect(url).toBe("/v1/add");
    expect(JSON.parse(body)).toEqual(toJson(newLunch));
    expect(headers["idempotency-key"]).toBe("the key");
    expect(Object.keys(headers).sort()).toEqual([
      "accept",
      "accept-encoding",
      "accept-language",
      "cache-control",
      "connection",
      "content-length",
      "content-type",
      "host",
      "idempotency-key",
      "pragma",
      "sec-fetch-mode",
      "user-agent",
      "via",
    ]);
  });
});
