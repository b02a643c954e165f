// @vitest-environment jsdom
import { act, renderHook, waitFor } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import * as calls from "@/lib/browser/plan/plan-calls";
import { asPaise } from "@/lib/domain/expenses/money";
import { EMPTY_PLAN, type Plan } from "@/lib/domain/plan/plan";
import { usePlan } from "./use-plan";

vi.mock("@/lib/browser/plan/plan-calls");
const fetchPlan = vi.mocked(calls.fetchPlan);
const replacePlan = vi.mocked(calls.replacePlan);

const withBudget = (category: "food" | "travel", rupees: number) =>
  function change(plan: Plan): Plan {
    const budgets = { ...plan.budgets, [category]: asPaise(rupees * 100) };
    return { ...plan, budgets };
  };
const options = { isOnServer: true, isEditing: false };
const other = { plan: withBudget("food", 20)(EMPTY_PLAN), etag: '"2"' };

beforeEach(() => {
  fetchPlan.mockReset().mockResolvedValue({ plan: EMPTY_PLAN, etag: '"1"' });
  replacePlan
    .mockReset()
    .mockImplementation(({ plan }) => Promise.resolve({ plan, etag: '"9"' }));
});

async function renderPlan() {
  const { result } = renderHook(() => usePlan("a", options));
  await waitFor(() => expect(result.current.state.status).toBe("ready"));
  return result;
}

/** Another device has changed the plan. */
function changeElsewhere() {
  fetchPlan.mockResolvedValue(other);
  replacePlan.mockResolvedValueOnce(undefined);
}

describe("the plan", () => {
  it("is replaced with the ETag that was read", async () => {
    const result = await renderPlan();
    const plan = withBudget("food", 5)(EMPTY_PLAN);
    await act(() => result.current.save(withBudget("food", 5)));
    expect(replacePlan).toHaveBeenCalledExactlyOnceWith(
      { plan, etag: '"1"' },
      "a",
    );
    expect(result.current.state).toEqual({
      status: "ready",
      plan,
      etag: '"9"',
    });
  });

  it("logs nothing when the browser has another list, which is loaded again", async () => {
    const log = vi.spyOn(console, "error");
    const fieldErrors = {};
    fetchPlan.mockRejectedValue(
      new ApiError("GET /plan", 409, { fieldErrors, code: "wrong_list" }),
    );
    const { result } = renderHook(() => usePlan("a", options));
    await act(async () => {});
    expect(result.current.state.status).toBe("loading");
    expect(log).not.toHaveBeenCalled();
  });

  it("gets the change again when another device changed another part", async () => {
    const result = await renderPlan();
    changeElsewhere();
    await act(() => result.current.save(withBudget("travel", 5)));
    expect(replacePlan).toHaveBeenLastCalledWith(
      { plan: withBudget("travel", 5)(other.plan), etag: '"2"' },
      "a",
    );
    expect(result.current.conflict).toBeUndefined();
  });

  it.each([
    ["mine", 5, 2],
    ["other", 20, 1],
  ] as const)(
    "asks when another device changed the same part, and takes %s",
    async (choice, rupees, writes) => {
      const result = await renderPlan();
      changeElsewhere();
      await act(() => result.current.save(withBudget("food", 5)));
      expect(result.current.conflict).toMatchObject({
        parts: ["budgets.food"],
        mine: { budgets: { food: 500 } },
        other,
      });
      await act(() => result.current.resolve(choice));
      expect(result.current.conflict).toBeUndefined();
      expect(replacePlan).toHaveBeenCalledTimes(writes);
      expect(result.current.state).toMatchObject({
        plan: { budgets: { food: rupees * 100 } },
      });
    },
  );

  it("asks again when the plan changes once more during the question", async () => {
    const result = await renderPlan();
    changeElsewhere();
    await act(() => result.current.save(withBudget("food", 5)));
    const third = { plan: withBudget("food", 30)(EMPTY_PLAN), etag: '"3"' };
    fetchPlan.mockResolvedValue(third);
    replacePlan.mockResolvedValueOnce(undefined);
    await act(() => result.current.resolve("mine"));
    expect(result.current.conflict).toMatchObject({
      mine: { budgets: { food: 500 } },
      other: third,
    });
    await act(() => result.current.resolve("mine"));
    expect(result.current.conflict).toBeUndefined();
    expect(result.current.state).toMatchObject({
      plan: { budgets: { food: 500 } },
    });
  });

  it("makes a change of an earlier render to the newest plan", async () => {
    const result = await renderPlan();
    const { save } = result.current;
    await act(() => result.current.save(withBudget("food", 5)));
    await act(async () => {
      expect(await save(withBudget("travel", 7))).toEqual({
        ...EMPTY_PLAN,
        budgets: { food: 500, travel: 700 },
      });
    });
    expect(replacePlan).toHaveBeenLastCalledWith(
      {
        plan: { ...EMPTY_PLAN, budgets: { food: 500, travel: 700 } },
        etag: '"9"',
      },
      "a",
    );
  });

  it("asks before it takes back what another device has changed since", async () => {
    const result = await renderPlan();
    const since = withBudget("food", 5)(EMPTY_PLAN);
    await act(() => result.current.save(() => since));
    const changed = { plan: withBudget("food", 40)(EMPTY_PLAN), etag: '"4"' };
    fetchPlan.mockResolvedValue(changed);
    act(() => result.current.retry());
    await waitFor(() =>
      expect(result.current.state).toMatchObject({ etag: '"4"' }),
    );
    const writes = replacePlan.mock.calls.length;
    await act(() => result.current.save(() => EMPTY_PLAN, since));
    expect(replacePlan).toHaveBeenCalledTimes(writes);
    expect(result.current.conflict).toMatchObject({
      parts: ["budgets.food"],
      mine: EMPTY_PLAN,
      other: changed,
    });
  });

  it("stays as it is when a request ends while it is edited, or after it was saved", async () => {
    const { result, rerender } = renderHook((props) => usePlan("a", props), {
      initialProps: options,
    });
    await waitFor(() => expect(result.current.state.status).toBe("ready"));
    const respond: ((stored: typeof other) => void)[] = [];
    fetchPlan.mockImplementation(
      () => new Promise((resolve) => respond.push(resolve)),
    );
    act(() => result.current.retry());
    rerender({ ...options, isEditing: true });
    await act(async () => respond[0]?.(other));
    expect(result.current.state).toMatchObject({ etag: '"1"' });
    rerender(options);
    act(() => result.current.retry());
    await act(() => result.current.save(withBudget("food", 5)));
    await act(async () => respond[1]?.(other));
    expect(result.current.state).toMatchObject({ etag: '"9"' });
  });

  it("is not replaced when the network goes after another device's change", async () => {
    const result = await renderPlan();
    fetchPlan.mockResolvedValue({ ...other, etag: "", isCopy: true });
    replacePlan.mockResolvedValueOnce(undefined);
    await act(() =>
      expect(result.current.save(withBudget("travel", 5))).rejects.toThrow(
        "could not be replaced",
      ),
    );
    expect(replacePlan).toHaveBeenCalledOnce();
    expect(result.current.state).toMatchObject({ etag: '"1"' });
  });

  it("is not replaced again and again", async () => {
    const result = await renderPlan();
    fetchPlan.mockResolvedValue(other);
    replacePlan.mockResolvedValue(undefined);
    await act(() =>
      expect(result.current.save(withBudget("travel", 5))).rejects.toThrow(
        "could not be replaced",
      ),
    );
    expect(replacePlan).toHaveBeenCalledTimes(6);
  });

  it("can be loaded again after a failure", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    fetchPlan.mockRejectedValueOnce(new Error("Down."));
    const { result } = renderHook(() => usePlan("a", options));
    await waitFor(() => expect(result.current.state.status).toBe("failed"));
    act(() => result.current.retry());
    await waitFor(() => expect(result.current.state.status).toBe("ready"));
  });

  it("is fetched again in a tab that becomes visible, after it was edited", async () => {
    const { result, rerender } = renderHook(
      (isEditing: boolean) => usePlan("a", { ...options, isEditing }),
      { initialProps: true },
    );
    await waitFor(() => expect(result.current.state.status).toBe("ready"));
    fetchPlan.mockResolvedValue(other);
    const show = () =>
      act(async () => {
        document.dispatchEvent(new Event("visibilitychange"));
        await Promise.resolve();
      });
    await show();
    expect(fetchPlan).toHaveBeenCalledOnce();
    rerender(false);
    await waitFor(() => expect(result.current.state).toMatchObject(other));
    await show();
    expect(fetchPlan).toHaveBeenCalledTimes(3);
  });
});
