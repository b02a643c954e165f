import { sendDeletion } from "@/components/expense-changes/expense-mutations";
import { notifications } from "@/components/notifications/notification-queue";
import {
  runPlanChange,
  notSaved,
  planUndo,
} from "@/components/pocket-money/plan-mutation";
import type { ChangePlan, SavePlan } from "@/components/pocket-money/use-plan";
import { ExpenseTitle } from "@/components/undo/expense-title";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { maySucceedLater } from "@/lib/browser/api/api-error";
import { sendExpense } from "@/lib/browser/outbox/send-expenses";
import {
  canStoreUnsent,
  willStoreUnsent,
} from "@/lib/browser/outbox/store-unsent";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { toFormValues } from "@/lib/domain/expenses/form-values";
import {
  type DuePayment,
  expenseOf,
  isPartlyPaid,
  withHandled,
} from "@/lib/domain/plan/due-payments";
import type { PaymentOffer } from "@/lib/domain/plan/payment-offers";
import type { RecurringPayment } from "@/lib/domain/plan/plan";
import {
  withEarlier,
  withoutEnd,
  withoutPayment,
  withPayment,
} from "@/lib/domain/plan/plan-changes";

const STORE = "Save it on this device";

/** What the buttons of the recurring payments do. Each shows a notification, with Undo where it can be undone. */
export function paymentActions(
  save: SavePlan,
  list: ListRef,
  today: CalendarDate,
) {
  const title = (payment: RecurringPayment, outcome: string) => (
    <ExpenseTitle expense={payment} outcome={outcome} />
  );
  const change = (
    payment: RecurringPayment,
    outcome: string,
    change: ChangePlan,
    undo?: ChangePlan,
  ) =>
    runPlanChange(save, list, {
      part: payment.id,
      title: title(payment, outcome),
      change,
      undo,
    });
  const offerAgain =
    ({ payment, date }: DuePayment): ChangePlan =>
    (plan) =>
      withEarlier(plan, payment, { handled: date });
  const accept = (
    offer: PaymentOffer,
    outcome: string,
    end: Pick<RecurringPayment, "until" | "handled"> = {},
  ) => {
    const payment = { id: randomKey(), ...offer, ...end };
    return change(payment, outcome, (plan) => withPayment(plan, payment));
  };
  return {
    add: async (due: DuePayment) => {
      const { payment } = due;
      const { expense, key } = expenseOf(due);
      const values = toFormValues({ _id: "", ...expense });
      const store = async (wasTried: boolean) => {
        // Loaded late, because it is hardly ever needed.
        const { storeUnsentWithNotification } =
          await import("@/components/device/unsent/unsent-mutations");
        await storeUnsentWithNotification({ values, key, wasTried }, list);
      };
      notifications.close(key);
      // Its row in the list shows that it was added, so the plan need not.
      if (willStoreUnsent()) {
        const failure = `${payment.description} could not be saved.`;
        await runMutation({
          apply: () => store(false),
          messages: notSaved(failure),
        });
        return;
      }
      const notAdded = `${payment.description} could not be added.`;
      const added = await runMutation({
        apply: async () => {
          const outcome = await sendExpense({ values, key }, { list });
          if (outcome.kind !== "added") throw outcome.error;
          return outcome;
        },
        messages: {
          failed: (error) => ({
            id: key,
            title: notAdded,
            ...(maySucceedLater(error) &&
              canStoreUnsent() && {
                timeout: 0,
                action: { label: STORE, list, run: () => void store(true) },
              }),
          }),
          log: notAdded,
        },
      });
      if (!added) return;
      const { id, isReplay } = added;
      const undo = planUndo(save, list, offerAgain(due));
      await runMutation({
        apply: () => save((plan) => withHandled(plan, due)),
        // What another device has added is not removed from here.
        inverse: () =>
          id === undefined || isReplay
            ? undefined
            : {
                ...undo,
                apply: async () => {
                  const row = { _id: id, ...expense };
                  if ((await sendDeletion(row, list)) !== undefined)
                    await undo.apply();
                },
              },
        messages: {
          ...notSaved(
            `${payment.description} was added, but the plan could not be saved.`,
          ),
          done: () => ({
            id: `plan-${payment.id}`,
            title: title(payment, "was added."),
          }),
        },
      });
    },
    dismiss: (due: DuePayment) => {
      notifications.close(expenseOf(due).key);
      return change(
        due.payment,
        isPartlyPaid(due) ? "was marked as done." : "was skipped.",
        (plan) => withHandled(plan, due),
        offerAgain(due),
      );
    },
    accept: (offer: PaymentOffer) => accept(offer, "was added to your plan."),
    // A payment that has ended is not offered again.
    decline: (offer: PaymentOffer) =>
      accept(offer, "will not be suggested again.", {
        until: offer.from,
        handled: offer.from,
      }),
    stop: (payment: RecurringPayment) =>
      change(
        payment,
        "was stopped.",
        (plan) => withoutPayment(plan, payment, today),
        (plan) => withoutEnd(plan, payment, today),
      ),
  };
}
