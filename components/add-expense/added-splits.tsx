import { Share2 } from "lucide-react";
import Link from "next/link";
import { useId, useRef, useState } from "react";
import type { AddedExpense } from "@/components/add-expense/use-presses";
import { Button } from "@/components/ui/button";
import { QUIET_LINK, TEXT_BUTTON } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { useAmountsHidden, useRupees } from "@/components/ui/use-rupees";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { ownUpi } from "@/lib/browser/storage/own-upi";
import type { Expense } from "@/lib/domain/expenses/expense";
import { fromFormValues } from "@/lib/domain/expenses/form-values";
import type { Split } from "@/lib/domain/expenses/split";
import { billOf, withSplit } from "@/lib/domain/plan/debts";
import { EMPTY_PLAN } from "@/lib/domain/plan/plan";
import { shareText } from "@/lib/domain/plan/share-text";
import { saveSplits } from "./save-splits";
import { planRefusal } from "@/components/split/plan-refusal";
import { splitText } from "@/components/split/split-text";

/** Who owes what of the bills of a press. */
export function AddedSplits({
  added,
  list,
  areSaved: wereSaved,
}: {
  added: readonly AddedExpense[];
  list: ListRef;
  /** Otherwise the plan does not have it, and a button saves it again. */
  areSaved: boolean;
}) {
  const formatRupees = useRupees();
  const areHidden = useAmountsHidden();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [areSaved, setAreSaved] = useState(wereSaved);
  const [isSaving, setIsSaving] = useState(false);
  const [refusal, setRefusal] = useState("");
  const saveAgain = async () => {
    setIsSaving(true);
    try {
      await saveSplits(added, list);
      setAreSaved(true);
      // The button is about to be removed.
      if (box.current?.contains(document.activeElement))
        box.current.focus({ preventScroll: true });
    } catch (error) {
      console.error("Who owes you could not be saved.", error);
      setRefusal(planRefusal(error));
    }
    setIsSaving(false);
  };
  const bills = added.flatMap(({ values, split }) =>
    split ? [{ split, expense: fromFormValues("bill", values) }] : [],
  );
  const text = bills
    .map(({ split, expense }) =>
      splitText(split, expense.amountPaise, formatRupees),
    )
    .join(" ");
  return (
    <div
      ref={box}
      tabIndex={-1}
      className="outline-none flex basis-full flex-wrap items-center gap-x-4 border-t border-hairline pt-1 pr-2 text-sm text-muted"
    >
      <p className="py-1.5">
        <bdi>{text}</bdi>
      </p>
      {areSaved ? (
        <>
          {bills.length === 1 && (
            <CopyButton
              text={bills.map(textToShare).join()}
              canShare
              isDisabled={areHidden}
              reasonId={`${id}-hidden`}
              className={TEXT_BUTTON}
            >
              <Share2 aria-hidden size={16} /> Share
            </CopyButton>
          )}
          {bills.some(({ split }) => split.names.length > 0) && (
            <Link href="/people" prefetch={false} className={QUIET_LINK}>
              Who owes whom
            </Link>
          )}
          {areHidden && (
            <p id={`${id}-hidden`}>
              Amounts are hidden. A shared bill would show them.
            </p>
          )}
        </>
      ) : (
        <p className="text-danger">
          This is not saved yet. <span role="status">{refusal}</span>{" "}
          <Button
            isDisabled={isSaving}
            onClick={() => void saveAgain()}
            className={QUIET_LINK}
          >
            Save again
          </Button>
        </p>
      )}
    </div>
  );
}

/** The text about the bill, for the chat of those who have shared it. */
function textToShare({ split, expense }: { split: Split; expense: Expense }) {
  const {
    _id: id,
    date,
    description: title,
    amountPaise: sharePaise,
  } = expense;
  const plan = withSplit(EMPTY_PLAN, {
    id,
    split,
    expense: id,
    sharePaise,
    date,
    note: title,
  });
  const bill = billOf(plan, id, sharePaise);
  const upiId = ownUpi.get()?.id;
  return bill ? shareText({ title, sharePaise, bill, upiId }) : title;
}
