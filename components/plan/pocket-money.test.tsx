// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as calls from "@/lib/client/plan/plan-calls";
import { asPaise } from "@/lib/expenses/money";
import { EMPTY_PLAN } from "@/lib/plan/plan";
import { PocketMoney } from "./pocket-money";

vi.mock("@/lib/client/plan/plan-calls");
vi.mock("./store-plan-height");
const fetchPlan = vi.mocked(calls.fetchPlan);
const plan = { ...EMPTY_PLAN, budgets: { food: asPaise(500000) } };

beforeEach(() => {
  fetchPlan.mockReset().mockResolvedValue({ plan, etag: "", isCopy: true });
});
afterEach(cleanup);

function renderPlan({ isReadOnly }: { isReadOnly: boolean }) {
  render(
    <PocketMoney
      expenses={[]}
      list="a"
      isOnServer
      isReadOnly={isReadOnly}
      colours={new Map()}
    />,
  );
  return screen.findByText("Change the budgets");
}

it("says why a copy of the plan cannot be changed, and loads the plan again", async () => {
  const change = await renderPlan({ isReadOnly: false });
  expect(change.getAttribute("aria-disabled")).toBe("true");
  const reason = document.getElementById(
    change.getAttribute("aria-describedby") ?? "",
  );
  expect(reason?.textContent).toBe(
    "Your plan cannot be reached; this is a copy.",
  );
  fetchPlan.mockResolvedValue({ plan, etag: '"1"' });
  screen.getByRole("button", { name: "Load the plan again" }).click();
  await vi.waitFor(() =>
    expect(change.getAttribute("aria-disabled")).toBeNull(),
  );
  expect(screen.queryByText(/this is a copy/)).toBeNull();
});

it("leaves the reason to the notice of a list that cannot be changed", async () => {
  const change = await renderPlan({ isReadOnly: true });
  expect(change.getAttribute("aria-disabled")).toBe("true");
  expect(screen.queryByText(/this is a copy/)).toBeNull();
});
