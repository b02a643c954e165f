import type { ReactNode } from "react";
import { READ_ONLY_REASON } from "@/components/device/unsent/read-only-notice";
import { Button } from "@/components/ui/button";

/** A payment with its buttons. */
export function PaymentRow({
  text,
  detail,
  children,
}: {
  text: string;
  detail: string;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 border-hairline sm:gap-x-4">
      <div className="min-w-0 grow basis-32 py-1.5">
        <bdi>{text}</bdi>
        <p className="text-sm text-muted">{detail}</p>
      </div>
      <div className="flex">{children}</div>
    </li>
  );
}

/** A quiet button of a payment, whose name says which one. */
export function PaymentButton({
  label,
  payment,
  isBusy = false,
  isDisabled = false,
  isReadOnly = false,
  onPress,
}: {
  label: string;
  /** The description of the payment. */
  payment: string;
  /** Its action is under way. */
  isBusy?: boolean;
  isDisabled?: boolean;
  /** It is disabled, for the reason that the screen shows. */
  isReadOnly?: boolean;
  onPress: () => void;
}) {
  return (
    <Button
      aria-label={`${label} ${payment}`}
      aria-busy={isBusy}
      isDisabled={isDisabled || isReadOnly}
      reasonId={isReadOnly ? READ_ONLY_REASON : undefined}
      onClick={onPress}
      className="min-h-11 rounded-full px-3 font-semibold text-teal transition-colors duration-150 hover:bg-raised forced-colors:underline"
    >
      {isBusy ? `${label}…` : label}
    </Button>
  );
}
