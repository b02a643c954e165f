import { showListProblem } from "@/components/expenses/editing/list-problem-notification";
import {
  type NotificationData,
  showNotification,
} from "@/components/expenses/notifications/notification-queue";
import { savesOnDevice } from "@/components/outbox/keep-on-device";
import { addExpense } from "@/lib/client/add-expense";
import { toFormValues } from "@/lib/client/form-values";
import type { ListRef } from "@/lib/client/list/list-ref";
import { randomKey } from "@/lib/client/random-key";
import { maySucceedLater } from "@/lib/client/sent-later";
import { addDays, type CalendarDate } from "@/lib/expenses/calendar-date";
import { expenseOf, withHandled } from "@/lib/plan/due-payments";
import { canKeepExpenses } from "@/lib/offline/page/can-keep";
import type { KeptExpense } from "@/lib/offline/page/keep-expenses";
import type { Plan, RecurringPayment } from "@/lib/plan/plan";
import type { PaymentActions } from "./payments-card";
import type { ChangePlan } from "./use-plan";

const KEEP = "Keep it on this device";

/** What the buttons of the recurring payments do. A failure is shown as a notification. */
export function paymentActions(
  save: (change: ChangePlan) => Promise<void>,
  list: ListRef,
  today: CalendarDate,
): PaymentActions {
  return {
    add: async (due) => {
      const { expense, key } = expenseOf(due);
      const values = toFormValues({ _id: "", ...expense });
      // Its row in the list shows that it was added, so the plan need not.
      if (savesOnDevice()) return keepUnsent({ values, key }, list);
      const isAdded = await reported(
        `${due.payment.description} could not be added.`,
        () => addExpense(values, key, { list }),
        { action: { label: KEEP, unsent: { values, key }, list } },
      );
      if (isAdded) await saved(() => save((plan) => withHandled(plan, due)));
    },
    dismiss: (due) => saved(() => save((plan) => withHandled(plan, due))),
    accept: (offer) => {
      const payment = { id: randomKey(), ...offer };
      return saved(() => save((plan) => withPayment(plan, payment)));
    },
    // A payment that has ended is not offered again.
    decline: (offer) => {
      const { from } = offer;
      const payment = { id: randomKey(), ...offer, until: from, handled: from };
      return saved(() => save((plan) => withPayment(plan, payment)));
    },
    stop: (payment) =>
      saved(() => save((plan) => withoutPayment(plan, payment, today))),
  };
}

export function withPayment(plan: Plan, payment: RecurringPayment): Plan {
  return { ...plan, recurring: [...plan.recurring, payment] };
}

/** Ends the payment yesterday, with nothing due until then; removes it if it began later. */
function withoutPayment(
  plan: Plan,
  { id }: RecurringPayment,
  today: CalendarDate,
): Plan {
  const until = addDays(today, -1);
  const recurring = plan.recurring.flatMap((payment) => {
    if (payment.id !== id) return [payment];
    return payment.from <= until ? [{ ...payment, until, handled: until }] : [];
  });
  return { ...plan, recurring };
}

async function saved(act: () => Promise<void>): Promise<void> {
  await reported("The plan could not be saved.", act);
}

/** Loaded late, because it is hardly ever needed. */
async function keepUnsent(kept: KeptExpense, list: ListRef) {
  const { keepWithNotification } =
    await import("@/components/outbox/unsent/unsent-changes");
  await keepWithNotification(kept, list);
}

/**
 * Resolves to whether it succeeded.
 *
 * @param offer for a failure after which it may succeed later
 */
async function reported(
  failure: string,
  act: () => Promise<unknown>,
  offer?: NotificationData,
) {
  try {
    await act();
    return true;
  } catch (error) {
    console.error(failure, error);
    if (showListProblem(error)) return false;
    const isOffered = maySucceedLater(error) && canKeepExpenses();
    showNotification({
      type: "failure",
      title: failure,
      ...(isOffered && offer && { timeout: 0, data: offer }),
    });
    return false;
  }
}
