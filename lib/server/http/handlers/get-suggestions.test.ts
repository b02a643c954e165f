import { beforeEach, expect, it, vi } from "vitest";
import { StoreError } from "@/lib/server/store/port";
import { listEndpoint } from "@/lib/testing/list-endpoint";
import { expectProblem, fakeStore } from "@/lib/testing/fake-store";
import { getSuggestions } from "./get-suggestions";

let store = fakeStore();
beforeEach(() => {
  store = fakeStore();
});
const { GET, POST } = listEndpoint(() => store, { GET: getSuggestions });
const url = "http://localhost/api/suggestions";

it("returns suggestions with amounts in rupees", async () => {
  const response = await GET(new Request(url));
  expect(response.status).toBe(200);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(await response.json()).toEqual([
    {
      description: "Lunch",
      category: "food",
      amount: 99.5,
      count: 1,
      weekdays: [1, 0, 0, 0, 0, 0, 0],
    },
  ]);
});

it("is empty with an upstream host, without a request to it", async () => {
  store.editable = false;
  const response = await GET(new Request(url));
  expect(await response.json()).toEqual([]);
  expect(store.newest).not.toHaveBeenCalled();
});

it("returns 503 if the store is unavailable, and 405 for other methods", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(console, "warn").mockReturnValue();
  store.newest.mockRejectedValueOnce(new StoreError("unavailable", "Down."));
  await expectProblem(await GET(new Request(url)), 503);
  await expectProblem(await POST(new Request(url, { method: "POST" })), 405);
});
