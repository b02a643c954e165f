// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import { type ListEvent, onListEvent } from "@/lib/browser/list/list-events";
import { setShownList } from "@/lib/browser/api/list-ref";
import { asPaise } from "@/lib/domain/expenses/money";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { planToJson } from "@/lib/domain/plan/plan-json";
import { fetchPlan, replacePlan } from "./plan-calls";
import { forgetLocalCopies } from "@/lib/browser/list/local-copies";

const LIST = "list-a";
const plan: Plan = { ...EMPTY_PLAN, budgets: { food: asPaise(9950) } };
const respond = vi.fn<typeof fetch>();
const json = (body: unknown, init?: ResponseInit) =>
  new Response(JSON.stringify(body), init);

beforeEach(() => {
  localStorage.clear();
  setShownList(LIST);
  respond.mockReset();
  vi.stubGlobal("fetch", respond);
});
afterEach(() => vi.unstubAllGlobals());

const sent = () => {
  const [, init] = respond.mock.calls[0] ?? [];
  return { headers: new Headers(init?.headers), body: init?.body };
};

describe("the plan on the server", () => {
  it("is read with its ETag", async () => {
    respond.mockResolvedValue(
      json(planToJson(plan), { headers: { etag: '"1"' } }),
    );
    expect(await fetchPlan(LIST, true)).toEqual({ plan, etag: '"1"' });
    expect(sent().headers.get("if-list")).toBe(LIST);
  });

  it("is rejected when it is no plan, or after a failure", async () => {
    respond.mockResolvedValueOnce(json({ allowance: 5 }));
    await expect(fetchPlan(LIST, true)).rejects.toThrow("could not be read");
    respond.mockResolvedValueOnce(json({}, { status: 503 }));
    await expect(fetchPlan(LIST, true)).rejects.toThrow(ApiError);
  });

  it("of another list than the shown one has the list loaded again", async () => {
    const events: ListEvent[] = [];
    const stop = onListEvent((event) => events.push(event));
    respond.mockResolvedValueOnce(
      json(
        { code: "wrong_list" },
        {
          status: 409,
          headers: { "content-type": "application/problem+json" },
        },
      ),
    );
    await expect(fetchPlan(LIST, true)).rejects.toThrow(ApiError);
    expect(events).toEqual([{ kind: "switched" }]);
    stop();
  });

  it("is replaced with If-Match, in rupees", async () => {
    respond.mockResolvedValue(
      json(planToJson(plan), { headers: { etag: '"2"' } }),
    );
    const stored = await replacePlan({ plan, etag: '"1"' }, LIST);
    expect(stored).toEqual({ plan, etag: '"2"' });
    expect(sent().headers.get("if-match")).toBe('"1"');
    expect(JSON.parse(String(sent().body))).toMatchObject({
      budgets: { food: 99.5 },
    });
  });

  it("is not replaced when another device has changed it", async () => {
    respond.mockResolvedValue(json({}, { status: 412 }));
    expect(await replacePlan({ plan, etag: '"1"' }, LIST)).toBeUndefined();
  });
});

describe("the plan in this browser", () => {
  it("is stored and read without a request", async () => {
    expect(await fetchPlan(undefined, false)).toEqual({ plan: EMPTY_PLAN });
    await replacePlan({ plan, etag: undefined }, undefined);
    expect(await fetchPlan(undefined, false)).toEqual({ plan });
    expect(respond).not.toHaveBeenCalled();
  });

  it("is empty when the stored one is unreadable", async () => {
    localStorage.setItem("plan", '{"budgets":{"food":-1}}');
    expect(await fetchPlan(undefined, false)).toEqual({ plan: EMPTY_PLAN });
  });

  it("is not lost silently when the storage is full", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    vi.spyOn(Storage.prototype, "setItem").mockImplementationOnce(() => {
      throw new DOMException("Full.", "QuotaExceededError");
    });
    await expect(
      replacePlan({ plan, etag: undefined }, undefined),
    ).rejects.toThrow("could not be stored");
  });
});

describe("without the network, the plan", () => {
  const offline = () => Promise.reject(new TypeError("Failed to fetch"));

  it("is the one that was read last, for its list only", async () => {
    respond.mockResolvedValueOnce(
      json(planToJson(plan), { headers: { etag: '"1"' } }),
    );
    await fetchPlan(LIST, true);
    respond.mockImplementation(offline);
    expect(await fetchPlan(LIST, true)).toEqual({
      plan,
      etag: "",
      isCopy: true,
    });
    await expect(fetchPlan("list-b", true)).rejects.toThrow("Failed to fetch");
    forgetLocalCopies(LIST);
    await expect(fetchPlan(LIST, true)).rejects.toThrow("Failed to fetch");
  });

  it("is not an old one after an error of the server", async () => {
    respond.mockResolvedValueOnce(
      json(planToJson(plan), { headers: { etag: '"1"' } }),
    );
    await fetchPlan(LIST, true);
    respond.mockResolvedValueOnce(json({}, { status: 503 }));
    await expect(fetchPlan(LIST, true)).rejects.toThrow(ApiError);
  });
});
