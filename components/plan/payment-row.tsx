import type { ReactNode } from "react";
import { READ_ONLY_REASON } from "@/components/outbox/read-only-notice";

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
    <li className="flex flex-wrap items-center justify-between gap-x-4 border-t border-hairline py-1">
      <div className="min-w-0 grow basis-40 py-2">
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
  isDisabled = false,
  isReadOnly = false,
  onPress,
}: {
  label: string;
  /** The description of the payment. */
  payment: string;
  isDisabled?: boolean;
  /** It is disabled, for the reason that the screen shows. */
  isReadOnly?: boolean;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      aria-label={`${label} ${payment}`}
      aria-disabled={isDisabled || isReadOnly}
      aria-describedby={isReadOnly ? READ_ONLY_REASON : undefined}
      onClick={() => {
        if (!isDisabled && !isReadOnly) onPress();
      }}
      className="min-h-11 rounded-full px-4 font-semibold text-teal transition-colors duration-150 hover:bg-raised aria-disabled:opacity-60"
    >
      {label}
    </button>
  );
}
