import { useEffect, useEffectEvent, useRef, useState } from "react";
import { lostListProblem } from "@/lib/browser/api/api-error";
import type { ListRef } from "@/lib/browser/api/list-ref";
import {
  fetchPlan,
  replacePlan,
  type StoredPlan,
} from "@/lib/browser/plan/plan-calls";
import type { Plan } from "@/lib/domain/plan/plan";
import {
  conflictingParts,
  type PlanPart,
} from "@/lib/domain/plan/plan-changes";

export type ChangePlan = (plan: Plan) => Plan;

/**
 * Resolves to the stored plan, or to undefined after a conflict; rejects as sendWrite does.
 *
 * @param since the plan that is changed, if it is not the current one: an Undo changes what it
 * takes back, and another device may have changed that since
 */
export type SavePlan = (
  change: ChangePlan,
  since?: Plan,
) => Promise<Plan | undefined>;

/** When other devices change the plan again and again. */
const MAX_RETRIES = 5;

/** A change to parts that another device has changed too. */
export type PlanConflict = {
  parts: readonly PlanPart[];
  change: ChangePlan;
  /** The plan of this device with the change. */
  mine: Plan;
  other: StoredPlan;
};

type PlanState =
  | { status: "loading" }
  | { status: "failed" }
  | ({ status: "ready" } & StoredPlan);

/**
 * The plan of the list, fetched on mount, when the tab becomes visible again and when
 * the network is back. While it is edited it stays as it was, so that a conflict is found.
 */
export function usePlan(
  list: ListRef,
  { isOnServer, isEditing }: { isOnServer: boolean; isEditing: boolean },
) {
  const [state, setState] = useState<PlanState>({ status: "loading" });
  const [conflict, setConflict] = useState<PlanConflict>();
  const [attempt, setAttempt] = useState(0);
  const retry = () => setAttempt((attempt) => attempt + 1);
  // Undo is pressed in a notification, which has the functions of an earlier render.
  const latest = useRef<StoredPlan>(undefined);
  const latestList = useRef(list);
  useEffect(() => {
    latestList.current = list;
  }, [list]);
  const show = (stored: StoredPlan) => {
    latest.current = stored;
    setState({ status: "ready", ...stored });
  };
  const isBusy = isEditing || conflict !== undefined;
  /** Shows a fetched plan, unless one is edited or was saved since the request. */
  const showFetched = useEffectEvent(
    (stored: StoredPlan, before: StoredPlan | undefined) => {
      const isFirst = latest.current === undefined;
      const isOutdated = isBusy || latest.current !== before;
      if (isFirst || (!stored.isCopy && !isOutdated)) show(stored);
    },
  );
  useEffect(() => {
    const unmount = new AbortController();
    const { signal } = unmount;
    const before = latest.current;
    fetchPlan(list, isOnServer, signal).then(
      (stored) => {
        if (!signal.aborted) showFetched(stored, before);
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
  const missedReload = useRef(false);
  useEffect(() => {
    const reload = () => {
      if (document.visibilityState !== "visible") return;
      if (isBusy) missedReload.current = true;
      else retry();
    };
    if (!isBusy && missedReload.current) {
      missedReload.current = false;
      retry();
    }
    document.addEventListener("visibilitychange", reload);
    addEventListener("online", reload);
    return () => {
      document.removeEventListener("visibilitychange", reload);
      removeEventListener("online", reload);
    };
  }, [isBusy]);

  const send = async (
    base: StoredPlan,
    change: ChangePlan,
    retriesLeft = MAX_RETRIES,
  ): Promise<boolean> => {
    const mine = change(base.plan);
    const stored = await replacePlan(
      { plan: mine, etag: base.etag },
      latestList.current,
    );
    if (stored) {
      show(stored);
      return true;
    }
    const other = await fetchPlan(latestList.current, isOnServer);
    if (other.isCopy || retriesLeft === 0)
      throw new Error("The plan of the other device could not be replaced.");
    show(other);
    const parts = conflictingParts(base.plan, mine, other.plan);
    // Another device has changed other parts.
    if (parts.length === 0) return send(other, change, retriesLeft - 1);
    setConflict({ parts, change, mine, other });
    return false;
  };
  const save: SavePlan = async (change, since = latest.current?.plan) => {
    const { current } = latest;
    if (!current || !since) return undefined;
    const mine = change(since);
    const parts = conflictingParts(since, mine, current.plan);
    if (parts.length === 0)
      return (await send(current, change)) ? latest.current?.plan : undefined;
    setConflict({ parts, change, mine, other: current });
    return undefined;
  };
  return {
    state,
    conflict,
    retry,
    /** Stores the change, or sets `conflict`. */
    save,
    /**
     * Resolves to whether the change was stored. Sets the next `conflict` if the plan
     * has changed again. Rejects as sendWrite does.
     */
    resolve: async (choice: "mine" | "other") => {
      if (!conflict) return false;
      const isStored =
        choice === "mine" && (await send(conflict.other, conflict.change));
      setConflict((current) => (current === conflict ? undefined : current));
      return isStored;
    },
  };
}
