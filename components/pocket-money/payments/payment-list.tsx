import { useState } from "react";
import {
  useIsOffline,
  useWillStoreUnsent,
} from "@/lib/browser/outbox/use-is-offline";
import { useRupees } from "@/components/ui/use-rupees";
import { type DuePayment, isPartlyPaid } from "@/lib/domain/plan/due-payments";
import type { PaymentOffer } from "@/lib/domain/plan/payment-offers";
import type { RecurringPayment } from "@/lib/domain/plan/plan";
import { PaymentButton, PaymentRow } from "./payment-row";
import { dueText, scheduleText } from "@/components/pocket-money/plan-text";

export type PaymentActions = {
  add: (due: DuePayment) => Promise<void>;
  dismiss: (due: DuePayment) => Promise<void>;
  accept: (offer: PaymentOffer) => Promise<void>;
  decline: (offer: PaymentOffer) => Promise<void>;
  stop: (payment: RecurringPayment) => Promise<void>;
};

/** Recurring payments with their buttons: due ones, suggested ones, those of the plan. */
export function PaymentList({
  label,
  due = [],
  offers = [],
  active = [],
  isReadOnly,
  actions,
  onEdit,
}: {
  label: string;
  due?: readonly DuePayment[];
  offers?: readonly PaymentOffer[];
  active?: readonly RecurringPayment[];
  /** The plan cannot be changed, for the reason that the screen shows. Payments can be added. */
  isReadOnly: boolean;
  actions: PaymentActions;
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
    isReadOnlyButton = isReadOnly,
  ) => (
    <PaymentButton
      label={label}
      payment={name}
      isBusy={busyButton === `${label} ${name}`}
      isDisabled={busyButton !== undefined}
      isReadOnly={isReadOnlyButton}
      onPress={() => {
        setBusyButton(`${label} ${name}`);
        void act().finally(() => setBusyButton(undefined));
      }}
    />
  );
  if (due.length + offers.length + active.length === 0) return null;
  return (
    <ul aria-label={label} className="*:not-first:border-t">
      {due.map((one) => (
        <PaymentRow
          key={`due-${one.payment.id}`}
          text={one.payment.description}
          detail={dueText(one, formatRupees)}
        >
          {!isPartlyPaid(one) &&
            button(
              storesUnsent ? "Save on this device" : "Add",
              one.payment.description,
              () => actions.add(one),
              isOffline && !storesUnsent,
            )}
          {button(
            isPartlyPaid(one) ? "Done" : "Skip",
            one.payment.description,
            () => actions.dismiss(one),
          )}
        </PaymentRow>
      ))}
      {offers.map((offer) => (
        <PaymentRow
          key={`offer-${offer.description}`}
          text={offer.description}
          detail={`About ${formatRupees(offer.amountPaise)} ${scheduleText(offer)}?`}
        >
          {button("Yes", offer.description, () => actions.accept(offer))}
          {button("No", offer.description, () => actions.decline(offer))}
        </PaymentRow>
      ))}
      {active.map((payment) => (
        <PaymentRow
          key={payment.id}
          text={payment.description}
          detail={`${formatRupees(payment.amountPaise)} ${scheduleText(payment)}`}
        >
          <PaymentButton
            label="Change"
            payment={payment.description}
            isReadOnly={isReadOnly}
            onPress={() => onEdit(payment)}
          />
          {button("Stop", payment.description, () => actions.stop(payment))}
        </PaymentRow>
      ))}
    </ul>
  );
}
