import Link from "next/link";
import { listProblemText } from "@/components/list/list-problem-text";
import { StartListButton } from "@/components/list/start-list-button";
import { GONE, type ListRef } from "@/lib/browser/api/list-ref";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import type { AddProblemCode } from "@/components/add-expense/add-problem-code";

const TEXTS: Record<Exclude<AddProblemCode, "added_before">, string> = {
  can_be_stored:
    "It may not have been sent. This device can save it, and send it once when the connection is back.",
  not_stored:
    "It could not be saved on this device: the browser blocks storage, or it is full.",
  not_ready:
    "Not saved on this device. Your values are still here: add them when you are online.",
  stored_otherwise:
    "Already saved: this expense is on this device, with other details or for another list, and not sent yet.",
  wrong_list:
    "This browser does not have the same list as when you began to type. Nothing was added: the next press adds to the list that it has now.",
  unknown_list: listProblemText("unknown_list"),
  list_full: listProblemText("list_full"),
  read_only: listProblemText("read_only"),
};

/** Says why the list does not take the expense. */
export function AddProblem({
  problem,
  list,
  onStarted,
  onStore,
}: {
  problem: AddProblemCode | undefined;
  list: ListRef;
  onStarted: () => void;
  onStore: () => void;
}) {
  const isGone = list === GONE;
  const code = isGone ? "unknown_list" : problem;
  return (
    <div role="status" className={code ? "" : "contents"}>
      {code && (
        <div
          key={code}
          ref={problem && scrollIntoView}
          // The sticky submit button covers the end of the window.
          className="mt-4 flex scroll-mb-28 flex-col items-start gap-2 rounded-xl border border-danger/40 px-4 py-3"
        >
          {code === "added_before" ? (
            <>
              <p>
                Already added: this expense is in your list, with other details.
              </p>
              <Link href="/show" className={QUIET_LINK}>
                View Expenses
              </Link>
            </>
          ) : (
            <p>{TEXTS[code]}</p>
          )}
          {code === "can_be_stored" && (
            <button
              type="button"
              onClick={onStore}
              className={buttonClass("quiet")}
            >
              Save it on this device
            </button>
          )}
          {isGone && <StartListButton left={GONE} onStarted={onStarted} />}
        </div>
      )}
    </div>
  );
}

function scrollIntoView(element: HTMLElement | null) {
  element?.scrollIntoView({ block: "nearest" });
}
