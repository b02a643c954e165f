import Link from "next/link";
import { listProblemText } from "@/components/list/list-problem-text";
import { QUIET_LINK } from "@/components/ui/button-class";
import type { JoinOutcome } from "@/lib/browser/switch-list/switch-list";
import { countText } from "@/components/ui/count-text";

export type Outcome =
  | JoinOutcome
  | "changeable"
  | "started"
  | "incomplete-link"
  | "erased"
  | "one-list"
  | "switched";

const FAILURES: ReadonlySet<Outcome> = new Set([
  "dead-link",
  "replaced-link",
  "incomplete-link",
  "one-list",
  "blocked-cookies",
  "switched",
] as const);

/** Says how a join or an erasure ended, and gets the focus. */
export function OutcomeNotice({
  outcome,
  count,
}: {
  outcome: Outcome | undefined;
  count: number;
}) {
  const hasFailed = outcome !== undefined && FAILURES.has(outcome);
  return (
    <div role="status" className={outcome ? "" : "contents"}>
      {outcome && (
        <div
          key={outcome}
          ref={focus}
          tabIndex={-1}
          className={`rounded-card border bg-surface p-4 text-md outline-none md:px-6 ${hasFailed ? "border-danger/40" : "border-teal/40"}`}
        >
          <p>{outcomeText(outcome, count)}</p>
          {outcome === "joined" && (
            <Link href="/show" className={QUIET_LINK}>
              View Expenses
            </Link>
          )}
        </div>
      )}
    </div>
  );
}

function focus(element: HTMLElement | null) {
  element?.focus();
}

function outcomeText(outcome: Outcome, count: number): string {
  switch (outcome) {
    case "joined":
      return `The list is open on this device. It has ${countText(count)}.`;
    case "same-list":
      return `This is the list that this browser has already. It has ${countText(count)}.`;
    case "changeable":
      return "You can change this list here now.";
    case "started":
      return "This browser has a new list now.";
    case "blocked-cookies":
      return "The list was not opened: this browser blocks cookies. Allow cookies for this site, then open the link again.";
    case "erased":
      return "Everything was erased.";
    case "switched":
      return listProblemText("wrong_list");
    case "dead-link":
      return "This link opens no list: it was ended or replaced more than once, or its list was erased.";
    case "replaced-link":
      return "This link was replaced. Ask for the new link: it is on Your data of a device that has the list.";
    case "incomplete-link":
      return "This link is incomplete. Copy all of it, and open it again.";
    case "one-list":
      return "Links to lists do not work here: this site has one list only.";
  }
}
