import { listProblemText } from "@/components/private-list/list-problem-text";
import { StartListButton } from "@/components/private-list/start-list-button";
import { GONE, type ListRef } from "@/lib/client/list-ref";
import type { ListProblemCode } from "@/lib/wire/problem-codes";

/** Says why this browser's list does not take the expense. */
export function AddProblem({
  problem,
  list,
  onStarted,
}: {
  /** Why the last press has failed. */
  problem: ListProblemCode | undefined;
  list: ListRef;
  /** Called when the browser has a new list. */
  onStarted: () => void;
}) {
  const isGone = list === GONE;
  const code = isGone ? "unknown_list" : problem;
  return (
    <div role="status" className={code ? "mt-6" : "contents"}>
      {code && (
        <div className="flex flex-col items-start gap-3 rounded-card border border-danger/40 bg-surface p-4 sm:px-6">
          <p>{listProblemText(code)}</p>
          {isGone && <StartListButton onStarted={onStarted} />}
        </div>
      )}
    </div>
  );
}
