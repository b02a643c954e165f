import { useEffect, useState } from "react";
import type { Outcome } from "@/components/your-data/outcome-notice";
import type { ExpensesState } from "@/lib/browser/expenses/use-expenses";
import { type ListRef, ONE } from "@/lib/browser/api/list-ref";
import { areCookiesBlocked } from "@/lib/browser/list/cookie-check";
import { isToken, type JoinLink } from "@/lib/browser/switch-list/join-link";

/**
 * How a join or an erasure ended. A link that is not worth a question ends at once;
 * `isAsking` is whether the user must be asked about another one.
 */
export function useJoinOutcome(
  link: JoinLink | undefined,
  clearLink: () => void,
  state: ExpensesState,
) {
  const [outcome, setOutcome] = useState<Outcome>();
  const isReady = link !== undefined && state.status === "ready";
  const unusable = isReady ? unusableLink(link, state.list) : undefined;
  // The outcome stays when the link is cleared, until another one replaces it.
  if (unusable !== undefined && unusable !== outcome) setOutcome(unusable);
  useEffect(() => {
    if (unusable !== undefined) clearLink();
  }, [unusable, clearLink]);
  return { outcome, setOutcome, isAsking: isReady && unusable === undefined };
}

function unusableLink({ token }: JoinLink, list: ListRef): Outcome | undefined {
  if (list === undefined || list === ONE) return "one-list";
  if (!isToken(token)) return "incomplete-link";
  return areCookiesBlocked(list) ? "blocked-cookies" : undefined;
}
