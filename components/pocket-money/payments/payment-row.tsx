import type { ReactNode } from "react";
import { buttonClass, GHOST_BUTTON } from "@/components/ui/button-class";
import { Button } from "@/components/ui/button";

export function PaymentRow({
  text,
  detail,
  isDue = false,
  children,
}: {
  text: string;
  detail: string;
  isDue?: boolean;
  children: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-2 border-hairline py-1">
      <div className="min-w-0 grow basis-32 leading-5">
        <bdi>{text}</bdi>
        <p className={`text-sm ${isDue ? "text-warning" : "text-muted"}`}>
          {detail}
        </p>
      </div>
      <div className="-me-3 flex items-center">{children}</div>
    </li>
  );
}

/** A button of a payment, whose name says which one. */
export function PaymentButton({
  label,
  payment,
  isMain = false,
  isBusy = false,
  isDisabled = false,
  readOnlyReasonId,
  onPress,
}: {
  label: string;
  /** The description of the payment. */
  payment: string;
  isMain?: boolean;
  /** Its action is under way. */
  isBusy?: boolean;
  isDisabled?: boolean;
  /** It is disabled, for the reason of the element with this id. */
  readOnlyReasonId?: string | undefined;
  onPress: () => void;
}) {
  return (
    <Button
      aria-label={`${label} ${payment}`}
      aria-busy={isBusy}
      isDisabled={isDisabled || readOnlyReasonId !== undefined}
      reasonId={readOnlyReasonId}
      onClick={onPress}
      className={
        isMain
          ? `${buttonClass("quiet")} px-3.5!`
          : `${GHOST_BUTTON} text-muted hover:bg-raised hover:text-text forced-colors:underline`
      }
    >
      {isBusy ? `${label}…` : label}
    </Button>
  );
}
