import Link from "next/link";
import { useState } from "react";
import type { AddedExpense } from "@/components/add-expense/use-presses";
import { QUIET_LINK } from "@/components/ui/button-class";
import { useRupees } from "@/components/ui/use-rupees";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { asPaise, parseRupees } from "@/lib/domain/expenses/money";
import { saveSplits } from "./save-splits";
import { owingText } from "@/components/split/split-text";

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
  const [areSaved, setAreSaved] = useState(wereSaved);
  const [isSaving, setIsSaving] = useState(false);
  const saveAgain = async () => {
    setIsSaving(true);
    try {
      await saveSplits(added, list);
      setAreSaved(true);
    } catch (error) {
      console.error("Who owes you could not be saved.", error);
    }
    setIsSaving(false);
  };
  const texts = added.map(({ values, split }) =>
    split
      ? owingText(split, parseRupees(values.amount) ?? asPaise(0), formatRupees)
      : "",
  );
  const text = texts.filter((one) => one !== "").join(" ");
  if (text === "") return null;
  return (
    <div className="flex basis-full flex-wrap items-center gap-x-4 border-t border-hairline pt-1 pr-2 text-sm text-muted">
      <p className="py-1.5">
        <bdi>{text}</bdi>
      </p>
      {areSaved ? (
        <Link href="/people" prefetch={false} className={QUIET_LINK}>
          Who owes whom
        </Link>
      ) : (
        <p className="text-danger">
          This is not saved yet.{" "}
          <button
            type="button"
            aria-disabled={isSaving}
            onClick={() => !isSaving && void saveAgain()}
            className={QUIET_LINK}
          >
            Save again
          </button>
        </p>
      )}
    </div>
  );
}
