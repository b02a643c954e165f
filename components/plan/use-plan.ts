import { useEffect, useState } from "react";
import { lostListProblem } from "@/lib/client/api-error";
import type { ListRef } from "@/lib/client/list/list-ref";
import {
  fetchPlan,
  replacePlan,
  type StoredPlan,
} from "@/lib/client/plan/plan-calls";
import type { Plan } from "@/lib/plan/plan";
import { conflictingParts, type PlanPart } from "@/lib/plan/plan-changes";

export type ChangePlan = (plan: Plan) => Plan;

/** A change to parts that another device has changed too. */
export type PlanConflict = {
  parts: readonly PlanPart[];
  change: ChangePlan;
  /** The other device's plan with the change. */
  mine: Plan;
  other: StoredPlan;
};

export type PlanState =
  | { status: "loading" }
  | { status: "failed" }
  | ({ status: "ready" } & StoredPlan);

/**
 * The plan of the list, fetched on mount, when the tab becomes visible again and when the network is back.
 * While it is edited it stays as it was, so that a conflict is found.
 */
export function usePlan(
  list: ListRef,
  { isOnServer, isEditing }: { isOnServer: boolean; isEditing: boolean },
) {
  const [state, setState] = useState<PlanState>({ status: "loading" });
  const [conflict, setConflict] = useState<PlanConflict>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((attempt) => attempt + 1);
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    fetchPlan(list, isOnServer, signal).then(
      (stored) => {
        if (signal.aborted) return;
        setState((state) =>
          stored.isCopy && state.status === "ready"
            ? state
            : { status: "ready", ...stored },
        );
      },
      (error: unknown) => {
        // The list is loaded again, and then its plan.
        if (signal.aborted || lostListProblem(error)) return;
        console.error("The plan could not be loaded.", error);
        setState((state) =>
          state.status === "ready" ? state : { status: "failed" },
        );
      },
    );
    return () => unmount.abort();
  }, [list, isOnServer, attempt]);
  useEffect(() => {
    if (isEditing) return;
    const reload = () => {
      if (document.visibilityState === "visible") retry();
    };
    document.addEventListener("visibilitychange", reload);
    addEventListener("online", reload);
    return () => {
      document.removeEventListener("visibilitychange", reload);
      removeEventListener("online", reload);
    };
  }, [isEditing]);

  const send = async (base: Plan, change: ChangePlan, etag?: string) => {
    const mine = change(base);
    const stored = await replacePlan({ plan: mine, etag }, list);
    if (stored) return setState({ status: "ready", ...stored });
    const other = await fetchPlan(list, isOnServer);
    setState({ status: "ready", ...other });
    const parts = conflictingParts(base, mine, other.plan);
    if (parts.length > 0)
      return setConflict({ parts, change, mine: change(other.plan), other });
    // Another device has changed other parts.
    await send(other.plan, change, other.etag);
  };
  return {
    state,
    conflict,
    retry,
    /** Makes the change, or sets `conflict`. Rejects as sendWrite does. */
    save: async (change: ChangePlan) => {
      if (state.status === "ready") await send(state.plan, change, state.etag);
    },
    /** Rejects as sendWrite does. */
    resolve: async (choice: "mine" | "other") => {
      if (!conflict) return;
      const { change, other } = conflict;
      if (choice === "mine") await send(other.plan, change, other.etag);
      setConflict(undefined);
    },
  };
}
