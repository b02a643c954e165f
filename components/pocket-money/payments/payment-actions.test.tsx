// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, it, vi } from "vitest";
import * as deletions from "@/components/expense-changes/expense-mutations";
import { notifications } from "@/components/notifications/notification-queue";
import * as device from "@/lib/browser/outbox/store-unsent";
import { fakeSendExpenses } from "@/lib/testing/fake-send-expenses";
import { ApiError } from "@/lib/browser/api/api-error";
import { asPaise } from "@/lib/domain/expenses/money";
import {
  EMPTY_PLAN,
  type Plan,
  type RecurringPayment,
} from "@/lib/domain/plan/plan";
import { duePayments } from "@/lib/domain/plan/due-payments";
import { paymentOffers } from "@/lib/domain/plan/payment-offers";
import { parseDate } from "@/lib/testing/parse-date";
import { paymentActions } from "./payment-actions";
import type { SavePlan } from "@/components/pocket-money/use-plan";

vi.mock("@/lib/browser/outbox/send-expenses");
vi.mock("@/lib/browser/outbox/store-unsent", { spy: true });
vi.mock("@/components/expense-changes/expense-mutations");
vi.mock("@/components/notifications/notification-queue");
const addExpense = fakeSendExpenses();
const ADDED = { kind: "added" as const, id: "1", list: "list-a" };
const storeUnsent = vi.mocked(device.storeUnsent);
const notify = vi.mocked(notifications.show);
const closeNotification = vi.mocked(notifications.close);
const sendDeletion = vi.mocked(deletions.sendDeletion);

const KEY = "recurring:rent:2026-11-20";
const TODAY = parseDate("2026-11-22");
const rent: RecurringPayment = {
  id: "rent",
  description: "Rent",
  category: "others",
  amountPaise: asPaise(400000),
  every: "month",
  day: 20,
  from: parseDate("2026-01-01"),
};
const due = {
  payment: rent,
  date: parseDate("2026-11-20"),
  remainingPaise: rent.amountPaise,
};
const offer = {
  description: "Phone",
  category: "others" as const,
  amountPaise: asPaise(29900),
  every: "month" as const,
  day: 22,
  from: TODAY,
};
let plan: Plan;
const save = vi.fn<SavePlan>();
/** What the last notification says, and its Undo. */
function lastNotification() {
  const [{ title, action } = {}] = notify.mock.lastCall ?? [];
  return {
    text: renderToStaticMarkup(title).replace(/<[^<>]+>/g, ""),
    undo: async () => {
      action?.run();
      await vi.waitFor(() => expect(save).toHaveBeenCalledTimes(2), 5_000);
    },
    hasUndo: action !== undefined,
  };
}
const actions = () => paymentActions(save, "list-a", TODAY);

beforeEach(() => {
  plan = { ...EMPTY_PLAN, recurring: [rent] };
  notify.mockReset();
  closeNotification.mockReset();
  storeUnsent.mockReset().mockResolvedValue();
  addExpense.mockReset().mockResolvedValue({ ...ADDED, isReplay: false });
  save.mockReset().mockImplementation((change) => {
    plan = change(plan);
    return Promise.resolve(plan);
  });
});

describe("the buttons of recurring payments", () => {
  it("add the expense with the key of its rule and date, and mark it", async () => {
    await actions().add(due);
    expect(addExpense).toHaveBeenCalledExactlyOnceWith(
      {
        date: "2026-11-20",
        category: "others",
        description: "Rent",
        amount: "4000",
      },
      KEY,
      { list: "list-a" },
    );
    expect(plan.recurring[0]?.handled).toBe("2026-11-20");
  });

  it("mark nothing when the expense could not be added, and say so", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    addExpense.mockRejectedValue(new ApiError("POST", 400));
    await actions().add(due);
    expect(save).not.toHaveBeenCalled();
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      id: KEY,
      type: "failure",
      title: "Rent could not be added.",
    });
  });

  it.each(["add", "dismiss"] as const)(
    "close the failure of an earlier press: %s",
    async (button) => {
      await actions()[button](due);
      expect(closeNotification).toHaveBeenCalledExactlyOnceWith(KEY);
    },
  );

  it("dismiss a payment without adding it", async () => {
    await actions().dismiss(due);
    expect(addExpense).not.toHaveBeenCalled();
    expect(plan.recurring[0]?.handled).toBe("2026-11-20");
  });

  it("end a payment yesterday with nothing due, and remove one that has not begun", async () => {
    expect(duePayments(plan, [], TODAY)).not.toEqual([]);
    await actions().stop(rent);
    expect(plan.recurring[0]?.until).toBe("2026-11-21");
    expect(duePayments(plan, [], TODAY)).toEqual([]);
    const later = { ...rent, id: "later", from: TODAY };
    plan = { ...plan, recurring: [later] };
    await actions().stop(later);
    expect(plan.recurring).toEqual([]);
  });

  it("say what was added, which Undo deletes and offers again", async () => {
    sendDeletion.mockReset().mockResolvedValue(true);
    await actions().add(due);
    const { text, undo } = lastNotification();
    expect(text).toBe("Rent (₹4,000) was added.");
    await undo();
    expect(sendDeletion).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ _id: "1", description: "Rent" }),
      "list-a",
    );
    expect(plan.recurring).toEqual([rent]);
  });

  it("do not offer to delete what another device has added", async () => {
    addExpense.mockResolvedValue({ ...ADDED, isReplay: true });
    await actions().add(due);
    expect(lastNotification()).toMatchObject({ hasUndo: false });
  });

  it("say that the expense was added when only the plan could not be saved", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    save.mockRejectedValue(new Error("Down."));
    await actions().add(due);
    expect(notify).toHaveBeenCalledExactlyOnceWith({
      type: "failure",
      title: "Rent was added, but the plan could not be saved.",
    });
  });

  it.each([
    ["Skip", () => actions().dismiss(due), "Rent (₹4,000) was skipped."],
    [
      "Done",
      () => actions().dismiss({ ...due, remainingPaise: asPaise(30000) }),
      "Rent (₹4,000) was marked as done.",
    ],
    ["Stop", () => actions().stop(rent), "Rent (₹4,000) was stopped."],
    [
      "Yes",
      () => actions().accept(offer),
      "Phone (₹299) was added to your plan.",
    ],
    [
      "No",
      () => actions().decline(offer),
      "Phone (₹299) will not be suggested again.",
    ],
  ])("%s says so and can be undone", async (_, act, said) => {
    await act();
    expect(plan.recurring).not.toEqual([rent]);
    const { text, undo } = lastNotification();
    expect(text).toBe(said);
    await undo();
    expect(plan.recurring).toEqual([rent]);
  });

  it("leave what another device has changed when a skip is undone", async () => {
    await actions().dismiss(due);
    const edited = { ...rent, amountPaise: asPaise(450000) };
    plan = { ...plan, recurring: [{ ...edited, handled: due.date }] };
    await lastNotification().undo();
    expect(plan.recurring).toEqual([edited]);
  });

  it("say nothing when another device's value is asked about", async () => {
    save.mockResolvedValue(undefined);
    await actions().stop(rent);
    expect(notify).not.toHaveBeenCalled();
  });

  it("remember an offer, or never make it again", async () => {
    const phone = ["2026-09-21", "2026-10-21", "2026-11-21"].map((date) => ({
      _id: date,
      date: parseDate(date),
      category: "others",
      description: "Phone",
      amountPaise: asPaise(29900),
    }));
    const offered = () => paymentOffers(plan, phone, TODAY).length;
    expect(offered()).toBe(1);
    await actions().decline(offer);
    expect(offered()).toBe(0);
    expect(plan.recurring[1]).toMatchObject({ until: TODAY, handled: TODAY });
    plan = EMPTY_PLAN;
    await actions().accept(offer);
    expect(plan.recurring[0]).toMatchObject(offer);
    expect(plan.recurring[0]?.until).toBeUndefined();
  });
});

describe("adding a recurring payment that cannot be sent", () => {
  const values = {
    ...{ date: "2026-11-20", category: "others" },
    ...{ description: "Rent", amount: "4000" },
  };

  it("saves it on this device without the network, under the same key", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    await actions().add(due);
    expect(storeUnsent).toHaveBeenCalledExactlyOnceWith(
      [{ values, key: KEY, wasTried: false }],
      { list: "list-a" },
    );
    expect(addExpense).not.toHaveBeenCalled();
    expect(save).not.toHaveBeenCalled();
    expect(closeNotification).toHaveBeenLastCalledWith(KEY);
    expect(notify.mock.lastCall?.[0].title).toBe(
      "Rent was saved on this device.",
    );
  });

  it("offers to save it on this device after a failed press", async () => {
    vi.spyOn(console, "error").mockReturnValue();
    addExpense.mockRejectedValue(new TypeError("Failed to fetch"));
    await actions().add(due);
    const { timeout, action } = notify.mock.lastCall?.[0] ?? {};
    expect(timeout).toBe(0);
    expect(action).toMatchObject({
      label: "Save it on this device",
      list: "list-a",
    });
    action?.run();
    await vi.waitFor(() =>
      expect(storeUnsent).toHaveBeenCalledExactlyOnceWith(
        [{ values, key: KEY, wasTried: true }],
        { list: "list-a" },
      ),
    );
  });
});
