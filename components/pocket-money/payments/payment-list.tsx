import { useState } from "react";
import {
  useIsOffline,
  useWillStoreUnsent,
} from "@/lib/browser/outbox/use-is-offline";
import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { useRupees } from "@/components/ui/use-rupees";
import { isPartlyPaid } from "@/lib/domain/plan/due-payments";
import type { RecurringPayment } from "@/lib/domain/plan/plan";
import type { paymentActions } from "./payment-actions";
import type { ShownPayments } from "./shown-payments";
import { PaymentButton, PaymentRow } from "./payment-row";
import { dueText, nextDueText } from "@/components/pocket-money/plan-text";

/** Bills with their buttons: due ones, suggested ones, those of the plan. */
export function PaymentList({
  due,
  offers,
  active,
  today,
  readOnlyReasonId,
  actions,
  onDone,
  onEdit,
}: ShownPayments & {
  today: CalendarDate;
  /** The plan cannot be changed, for the reason of the element with this id. Due bills can be added. */
  readOnlyReasonId: string | undefined;
  actions: ReturnType<typeof paymentActions>;
  /** Called when an action has ended, with or without success. */
  onDone?: (() => void) | undefined;
  onEdit: (payment: RecurringPayment) => void;
}) {
  const formatRupees = useRupees();
  const storesUnsent = useWillStoreUnsent();
  const isOffline = useIsOffline();
  const [busyButton, setBusyButton] = useState<string>();
  const button = (
    label: string,
    name: string,
    act: () => Promise<void>,
    { isMain = false, needsPlan = true } = {},
  ) => (
    <PaymentButton
      isMain={isMain}
      label={label}
      payment={name}
      isBusy={busyButton === `${label} ${name}`}
      isDisabled={busyButton !== undefined}
      readOnlyReasonId={needsPlan ? readOnlyReasonId : undefined}
      onPress={() => {
        setBusyButton(`${label} ${name}`);
        void act().finally(() => {
          setBusyButton(undefined);
          onDone?.();
        });
      }}
    />
  );
  const change = (payment: RecurringPayment) => (
    <PaymentButton
      label="Change"
      payment={payment.description}
      readOnlyReasonId={readOnlyReasonId}
      onPress={() => onEdit(payment)}
    />
  );
  const isDue = ({ id }: RecurringPayment) =>
    due.some(({ payment }) => payment.id === id);
  if (due.length + offers.length + active.length === 0) return null;
  return (
    <ul aria-label="Bills" className="text-md *:not-first:border-t">
      {due.map((one) => (
        <PaymentRow
          key={`due-${one.payment.id}`}
          text={one.payment.description}
          detail={dueText(one, today, formatRupees)}
          isDue
        >
          {!isPartlyPaid(one) &&
            button(
              storesUnsent ? "Save on this device" : "Add",
              one.payment.description,
              () => actions.add(one),
              { isMain: true, needsPlan: isOffline && !storesUnsent },
            )}
          {button(
            isPartlyPaid(one) ? "Done" : "Skip",
            one.payment.description,
            () => actions.dismiss(one),
          )}
          {active.some(({ id }) => id === one.payment.id) &&
            change(one.payment)}
        </PaymentRow>
      ))}
      {offers.map((offer) => (
        <PaymentRow
          key={`offer-${offer.description}`}
          text={offer.description}
          detail={`About ${formatRupees(offer.amountPaise)} every ${offer.every}?`}
        >
          {button("Yes", offer.description, () => actions.accept(offer), {
            isMain: true,
          })}
          {button("No", offer.description, () => actions.decline(offer))}
        </PaymentRow>
      ))}
      {active
        .filter((payment) => !isDue(payment))
        .map((payment) => (
          <PaymentRow
            key={payment.id}
            text={payment.description}
            detail={nextDueText(payment, today, formatRupees)}
          >
            {change(payment)}
            {button("Stop", payment.description, () => actions.stop(payment))}
          </PaymentRow>
        ))}
    </ul>
  );
}
