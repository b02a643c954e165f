import { expect, it } from "vitest";
import { POST } from "./route";

it("leads to Add Expense without a service worker, and reads nothing of the body", async () => {
  const response = POST();
  expect(response.status).toBe(303);
  expect(Object.fromEntries(response.headers)).toEqual({
    location: "/add",
    "cache-control": "no-store",
  });
  expect(await response.text()).toBe("");
});
