import Link from "next/link";
import { listProblemText } from "@/components/private-list/list-problem-text";
import { StartListButton } from "@/components/private-list/start-list-button";
import { GONE, type ListRef } from "@/lib/client/list/list-ref";
import { QUIET_LINK } from "@/components/ui/button-class";
import type { AddProblemCode } from "@/components/add/submit/use-add-expense";

/** Says why the list does not take the expense. */
export function AddProblem({
  problem,
  list,
  onStarted,
}: {
  /** Why the last press has failed. */
  problem: AddProblemCode | undefined;
  list: ListRef;
  /** Called when the browser has a new list. */
  onStarted: () => void;
}) {
  const isGone = list === GONE;
  const code = isGone ? "unknown_list" : problem;
  return (
    <div role="status" className={code ? "mt-6" : "contents"}>
      {code && (
        <div className="flex flex-col items-start gap-2 rounded-card border border-danger/40 bg-surface p-4 sm:px-6">
          {code === "already_added" ? (
            <>
              <p>
                Already added: this payment is in your list, with other details.
              </p>
              <Link href="/show" className={QUIET_LINK}>
                View expenses
              </Link>
            </>
          ) : (
            <p>{listProblemText(code)}</p>
          )}
          {isGone && <StartListButton onStarted={onStarted} />}
        </div>
      )}
    </div>
  );
}
