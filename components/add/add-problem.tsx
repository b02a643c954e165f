import Link from "next/link";
import { listProblemText } from "@/components/private-list/list-problem-text";
import { StartListButton } from "@/components/private-list/start-list-button";
import { GONE, type ListRef } from "@/lib/client/list/list-ref";
import { QUIET_LINK } from "@/components/ui/button-class";
import type { AddProblemCode } from "@/components/add/submit/use-add-expense";

const OTHER_LIST =
  "This browser does not have the same list as when you began to type. Nothing was added: the next press adds to the list that it has now.";

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
    <div role="status" className={code ? "" : "contents"}>
      {code && (
        <div
          key={code}
          ref={problem && scrollIntoView}
          className="flex flex-col items-start gap-2 rounded-xl border border-danger/40 px-4 py-3"
        >
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
            <p>{code === "wrong_list" ? OTHER_LIST : listProblemText(code)}</p>
          )}
          {isGone && <StartListButton onStarted={onStarted} />}
        </div>
      )}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
