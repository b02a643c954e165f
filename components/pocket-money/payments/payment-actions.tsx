import { sendDeletion } from "@/components/expense-changes/delete-with-undo";
import { closeNotification } from "@/components/notifications/notification-queue";
import { NotificationTitle } from "@/components/notifications/notification-title";
import { savesOnDevice } from "@/lib/browser/outbox/keep-on-device";
import { addExpense } from "@/lib/browser/expenses/add-expense";
import { toFormValues } from "@/lib/domain/expenses/form-values";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { randomKey } from "@/lib/browser/storage/random-key";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import {
  expenseOf,
  isPartlyPaid,
  withHandled,
} from "@/lib/domain/plan/due-payments";
import type { KeptExpense } from "@/lib/browser/outbox/keep-expenses";
import type { PaymentOffer } from "@/lib/domain/plan/payment-offers";
import type { RecurringPayment } from "@/lib/domain/plan/plan";
import {
  withEarlier,
  withoutEnd,
  withoutPayment,
  withPayment,
  withRestored,
} from "@/lib/domain/plan/plan-changes";
import type { PaymentActions } from "./payment-list";
import {
  reportFailure,
  showPlanNotification,
} from "@/components/pocket-money/plan-notification";
import type { ChangePlan, SavePlan } from "@/components/pocket-money/use-plan";

const NOT_SAVED = "The plan could not be saved.";
const KEEP = "Keep it on this device";

/** What the buttons of the recurring payments do. Each shows a notification, with Undo where it can be undone. */
export function paymentActions(
  save: SavePlan,
  list: ListRef,
  today: CalendarDate,
): PaymentActions {
  const notify = (
    payment: RecurringPayment,
    outcome: string,
    undo?: () => Promise<void>,
  ) =>
    showPlanNotification(
      payment.id,
      <NotificationTitle expense={payment} outcome={outcome} />,
      list,
      undo,
    );
  const change = async (
    payment: RecurringPayment,
    outcome: string,
    make: ChangePlan,
    undo: ChangePlan,
  ) => {
    let isStored = false;
    await reportFailure(NOT_SAVED, async () => {
      isStored = (await save(make)) !== undefined;
    });
    if (isStored) notify(payment, outcome, () => saveUndo(undo));
  };
  const saveUndo = async (undo: ChangePlan) => {
    await reportFailure(NOT_SAVED, () => save(undo));
  };
  const accept = (
    offer: PaymentOffer,
    outcome: string,
    end: Pick<RecurringPayment, "until" | "handled"> = {},
  ) => {
    const payment = { id: randomKey(), ...offer, ...end };
    return change(
      payment,
      outcome,
      (plan) => withPayment(plan, payment),
      (plan) => withRestored(plan, payment.id, undefined),
    );
  };
  return {
    add: async (due) => {
      const { payment } = due;
      const { expense, key } = expenseOf(due);
      const values = toFormValues({ _id: "", ...expense });
      closeNotification(key);
      // Its row in the list shows that it was added, so the plan need not.
      if (savesOnDevice()) {
        await reportFailure(`${payment.description} could not be saved.`, () =>
          keepUnsent({ values, key }, list),
        );
        return;
      }
      let undo: (() => Promise<void>) | undefined;
      const isAdded = await reportFailure(
        `${payment.description} could not be added.`,
        async () => {
          const { id, isReplay } = await addExpense(values, key, { list });
          // What another device has added is not removed from here.
          if (id === undefined || isReplay) return;
          undo = async () => {
            const existed = await sendDeletion({ _id: id, ...expense }, list);
            if (existed !== undefined)
              await saveUndo((plan) =>
                withEarlier(plan, payment, { handled: due.date }),
              );
          };
        },
        {
          id: key,
          offer: { action: { label: KEEP, unsent: { values, key }, list } },
        },
      );
      if (!isAdded) return;
      const isSaved = await reportFailure(
        `${payment.description} was added, but the plan could not be saved.`,
        () => save((plan) => withHandled(plan, due)),
      );
      if (isSaved) notify(payment, "was added.", undo);
    },
    dismiss: (due) => {
      closeNotification(expenseOf(due).key);
      return change(
        due.payment,
        isPartlyPaid(due) ? "was marked as done." : "was skipped.",
        (plan) => withHandled(plan, due),
        (plan) => withEarlier(plan, due.payment, { handled: due.date }),
      );
    },
    accept: (offer) => accept(offer, "was added to your plan."),
    // A payment that has ended is not offered again.
    decline: (offer) =>
      accept(offer, "will not be suggested again.", {
        until: offer.from,
        handled: offer.from,
      }),
    stop: (payment) =>
      change(
        payment,
        "was stopped.",
        (plan) => withoutPayment(plan, payment, today),
        (plan) => withoutEnd(plan, payment, today),
      ),
  };
}

/** Loaded late, because it is hardly ever needed. */
async function keepUnsent(kept: KeptExpense, list: ListRef) {
  const { keepWithNotification } =
    await import("@/components/device/unsent/unsent-changes");
  await keepWithNotification(kept, list);
}
