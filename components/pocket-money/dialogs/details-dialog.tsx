import { type ReactNode, useId } from "react";
import type { MoneyLeft } from "@/components/pocket-money/money-left";
import { MoneyLeftMeter } from "@/components/pocket-money/money-left-meter";
import { Button } from "@/components/ui/button";
import {
  wholeText,
  leftText,
  paceText,
  perDayText,
} from "@/components/pocket-money/plan-text";
import { buttonClass } from "@/components/ui/button-class";
import { ModalDialog } from "@/components/ui/modal-dialog";
import { useRupees } from "@/components/ui/use-rupees";

/** The whole plan, where the screen shows a part of it. */
export function DetailsDialog({
  isOpen,
  money,
  readOnlyReason,
  isReplaced,
  details,
  onClose,
  onSet,
}: {
  isOpen: boolean;
  money: MoneyLeft | undefined;
  /** Why the plan cannot be changed, if it cannot. */
  readOnlyReason: ReactNode;
  /** Whether another dialog opens when this one closes, and takes the focus. */
  isReplaced: boolean;
  /** The budgets and bills. A notification with Undo follows each action: the dialog would cover it. */
  details: (
    readOnlyReasonId: string | undefined,
    onDone: () => void,
  ) => ReactNode;
  onClose: () => void;
  onSet: () => void;
}) {
  const formatRupees = useRupees();
  const id = useId();
  const reasonId = readOnlyReason ? id : undefined;
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={onClose}
      title={
        money ? (
          <>
            {leftText(money.status, formatRupees)}{" "}
            <span className="text-md font-normal tracking-normal text-muted">
              {wholeText(money, formatRupees)}
            </span>
          </>
        ) : (
          "Budgets and bills"
        )
      }
      width="form"
      initialFocus="panel"
      finalFocus={() => !isReplaced}
    >
      <div>
        {reasonId && (
          <div id={reasonId} className="mb-2 text-sm text-muted">
            {readOnlyReason}
          </div>
        )}
        {money && (
          <>
            <MoneyLeftMeter
              money={money}
              className="mt-0.5 mb-2.5 h-2 w-full"
            />
            <p className="flex flex-col text-md md:flex-row md:justify-between">
              <span>{perDayText(money.status, formatRupees)}</span>
              <span className="text-warning">{paceText(money.lasting)}</span>
            </p>
          </>
        )}
        {details(reasonId, onClose)}
        <Button
          reasonId={reasonId}
          onClick={onSet}
          className={`${buttonClass("quiet")} mt-4 w-full`}
        >
          {money ? "Edit pocket money" : "Set pocket money"}
        </Button>
      </div>
    </ModalDialog>
  );
}
