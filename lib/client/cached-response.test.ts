// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { fetchExpenses } from "./fetch-expenses";
import { setShownList, shownList } from "./list/list-ref";

const DATE = "Sun, 22 Nov 2026 09:30:00 GMT";
const send = vi.fn<typeof fetch>();
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const copy = (headers: Record<string, string> = {}) =>
  Promise.resolve(
    Response.json(
      [{ _id: "1", date: "2026-01-05", category: "food", amount: 5 }],
      { headers: { list: "list-a", "editable-rows": "true", ...headers } },
    ),
  );
const fetchList = () => fetchExpenses(new AbortController().signal);

beforeEach(() => {
  localStorage.clear();
  setShownList(undefined);
  send.mockReset();
  vi.stubGlobal("fetch", send);
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
});
afterEach(() => vi.unstubAllGlobals());

describe("without the network", () => {
  it("the list is the browser's copy, with the time of its response", async () => {
    send.mockImplementationOnce(offline);
    send.mockImplementationOnce(() => copy({ date: DATE }));
    expect(await fetchList()).toMatchObject({
      expenses: [{ _id: "1" }],
      isEditable: true,
      list: "list-a",
      asOf: Date.parse(DATE),
    });
    expect(shownList()).toBe("list-a");
    expect(send.mock.lastCall?.[1]).toMatchObject({
      cache: "only-if-cached",
      mode: "same-origin",
    });
  });

  it.each([
    ["there is none", offline],
    ["it has no time", () => copy()],
    [
      "it is an error",
      () => Promise.resolve(new Response("", { status: 504 })),
    ],
  ])("the fetch fails as before when %s", async (_, cached) => {
    send.mockImplementationOnce(offline);
    send.mockImplementationOnce(cached);
    await expect(fetchList()).rejects.toThrow("Failed to fetch");
  });
});

it("an error status is not replaced by a copy", async () => {
  send.mockResolvedValue(new Response("", { status: 503 }));
  await expect(fetchList()).rejects.toThrow("503");
  expect(send).toHaveBeenCalledOnce();
});
