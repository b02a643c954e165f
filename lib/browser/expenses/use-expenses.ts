import {
  startTransition,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { preload } from "react-dom";
import { SHOW_URL } from "@/lib/browser/api/urls";
import { useHoldLateLoads } from "@/lib/browser/late-loading/use-late-load";
import {
  fetchExpenses,
  type LoadedExpenses,
  type RequestedExpenses,
  requestOrReadCopy,
} from "@/lib/browser/expenses/fetch-expenses";
import {
  type ExpenseChange,
  onListEvent,
  publishListEvent,
} from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { hasWritesFromPreviousPage } from "@/lib/browser/api/writes-in-flight";
import { applyChanges } from "@/lib/domain/expenses/change";

const RELOAD_MS = 2000;
/** Between two later tries while the expenses come from the browser's copy. */
const RETRY_MS = 20_000;

export type ExpensesState =
  | { status: "loading" }
  | { status: "failed" }
  | ({ status: "ready" } & LoadedExpenses);

/**
 * The expenses of the server: fetched on mount, on retry and when the tab becomes
 * visible or the network is back, and updated by confirmed changes of this and other
 * tabs.
 */
export function useExpenses() {
  // In the server's HTML this starts the request before the scripts have loaded;
  // the first request then uses its response.
  preload(SHOW_URL, { as: "fetch", crossOrigin: "anonymous" });
  const [firstRequest] = useState(requestInBrowser);
  const [state, setState] = useState<ExpensesState>({ status: "loading" });
  const [attempt, setAttempt] = useState(0);
  /** When the server last sent the expenses, in epoch ms. */
  const sentAt = useRef<number>(undefined);
  /** Whose expenses the last response had. A change to another one means that this browser has another list now. */
  const loadedList = useRef<ListRef>(undefined);

  useEffect(() => {
    const unmount = new AbortController();
    let isFetching = true;
    let isStale = false;
    // The response may be older than these changes.
    const confirmed: ExpenseChange[] = [];
    // A pending request is not restarted, so that its timeout applies.
    const reload = () => {
      if (isFetching) isStale = true;
      else setAttempt((attempt) => attempt + 1);
    };
    const stopListening = onListEvent((event) => {
      if (event.kind === "stale" || event.kind === "switched") return reload();
      confirmed.push(event);
      setState((state) => withChanges(state, [event]));
      if (!isFetching && event.list !== loadedList.current) reload();
    });
    // Another device may have changed the expenses in the meantime.
    const reloadWhenVisible = () => {
      if (document.visibilityState === "visible") reload();
    };
    document.addEventListener("visibilitychange", reloadWhenVisible);
    addEventListener("online", reload);
    fetchExpenses(unmount.signal, attempt === 0 ? firstRequest : undefined)
      .then(
        (response) => {
          const next = { status: "ready", ...response } as const;
          loadedList.current = response.list;
          const before = sentAt.current;
          if (response.asOf === undefined) sentAt.current = Date.now();
          const show = () =>
            setState((state) =>
              withChanges(newest(state, next, before), confirmed),
            );
          // In a transition React renders the many rows in short tasks. Later
          // responses would wait for the scripts of other transitions.
          if (attempt === 0) startTransition(show);
          else show();
          // The first add has made a list since.
          if (confirmed.some(({ list }) => list !== response.list)) reload();
        },
        (error: unknown) => {
          if (unmount.signal.aborted) return;
          console.error("The expenses could not be loaded.", error);
          isStale = false;
          setState((state) =>
            state.status === "ready" ? state : { status: "failed" },
          );
        },
      )
      .finally(() => {
        isFetching = false;
        if (isStale && !unmount.signal.aborted) reload();
      });
    return () => {
      stopListening();
      document.removeEventListener("visibilitychange", reloadWhenVisible);
      removeEventListener("online", reload);
      unmount.abort();
    };
  }, [attempt, firstRequest]);

  useHoldLateLoads(state.status === "loading");
  useReloadDuringPreviousWrites();
  useReloadCopy(state.status === "ready" && state.asOf !== undefined);

  const retry = useCallback(() => {
    setState({ status: "loading" });
    setAttempt((attempt) => attempt + 1);
  }, []);
  return { state, retry };
}

/** Sends the request while the screen is hydrated, in whose effect its response is used. */
function requestInBrowser(): Promise<RequestedExpenses> | undefined {
  if (typeof window === "undefined") return undefined;
  const requested = requestOrReadCopy();
  // The effect reports a failure.
  requested.catch(() => {});
  return requested;
}

/**
 * The end of a previous page's write is not observable, so the expenses are
 * reloaded until the write's timeout.
 */
function useReloadDuringPreviousWrites() {
  useEffect(() => {
    if (!hasWritesFromPreviousPage()) return;
    const timer = setInterval(() => {
      publishListEvent({ kind: "stale" });
      if (!hasWritesFromPreviousPage()) clearInterval(timer);
    }, RELOAD_MS);
    return () => clearInterval(timer);
  }, []);
}

/**
 * While a copy is shown, reloads soon, because a device that has woken up may have no
 * network yet, and then from time to time.
 */
function useReloadCopy(isCopy: boolean) {
  useEffect(() => {
    if (!isCopy) return;
    const reload = () => publishListEvent({ kind: "stale" });
    const first = setTimeout(reload, RELOAD_MS);
    const timer = setInterval(reload, RETRY_MS);
    return () => {
      clearTimeout(first);
      clearInterval(timer);
    };
  }, [isCopy]);
}

/** The browser's copy may be older than what this tab has, which the server sent at `sentAt`. */
function newest(
  before: ExpensesState,
  next: { status: "ready" } & LoadedExpenses,
  sentAt: number | undefined,
): ExpensesState {
  const isOlder =
    next.asOf !== undefined &&
    before.status === "ready" &&
    before.list === next.list;
  return isOlder
    ? { ...before, asOf: before.asOf ?? sentAt ?? next.asOf }
    : next;
}

/** Changes to another list are ignored. */
function withChanges(
  state: ExpensesState,
  changes: readonly ExpenseChange[],
): ExpensesState {
  if (state.status !== "ready") return state;
  const own = changes.filter(({ list }) => list === state.list);
  return { ...state, expenses: applyChanges(state.expenses, own) };
}
