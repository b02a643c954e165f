import { Plus, WifiOff } from "lucide-react";
import { lazy } from "react";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import { countText } from "@/components/ui/count-text";
import { focusScreen } from "@/components/ui/focus-screen";
import { isInstalled } from "@/components/ui/is-installed";
import { LazyPart } from "@/components/ui/load-boundary";
import { NONE, shownListStore } from "@/lib/browser/api/list-ref";
import { canStoreUnsent } from "@/lib/browser/outbox/store-unsent";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { useStore } from "@/lib/browser/storage/use-store";
import type { View } from "@/lib/domain/view/view";
import { scopeText } from "@/lib/domain/view/view-text";

const FirstSteps = lazy(() =>
  import("./first-steps").then(({ FirstSteps }) => ({ default: FirstSteps })),
);
const JoinDetails = lazy(() =>
  import("./join-details").then(({ JoinDetails }) => ({
    default: JoinDetails,
  })),
);

const STEPS_FAILURE = "A part of this page could not be loaded.";

const EMPTY =
  "flex flex-col items-center gap-1.5 px-4 py-10 text-center text-balance md:py-16";

/** In place of the rows: how to begin, or what was looked for in vain. */
export function NoExpenses({
  view,
  isFirstRun,
  canAdd,
  isRangeReversed,
  onShowAll,
}: {
  view: View;
  /** The list has no expenses at all. */
  isFirstRun: boolean;
  canAdd: boolean;
  isRangeReversed: boolean;
  onShowAll?: () => void;
}) {
  if (isFirstRun) return <FirstRun canAdd={canAdd} onShowAll={onShowAll} />;
  return (
    <div className={EMPTY}>
      <h2 className="text-lg/6.5 font-semibold">
        {isRangeReversed
          ? "No day is in this range"
          : "No expenses found for this category"}
      </h2>
      {!isRangeReversed && (
        <p className="max-w-[36ch] text-muted wrap-anywhere">
          Nothing for <bdi>{scopeText(view)}</bdi>.
        </p>
      )}
      {onShowAll && (
        <button
          type="button"
          onClick={onShowAll}
          className={`${buttonClass("quiet")} mt-3.5`}
        >
          Show all expenses
        </button>
      )}
    </div>
  );
}

/** The specified sentence and what to do first, and below it other ways to begin once their script is loaded. */
function FirstRun({
  canAdd,
  onShowAll,
}: {
  canAdd: boolean;
  onShowAll: (() => void) | undefined;
}) {
  // No list of LISTS=private. It is rendered in the browser only.
  const canJoin = useStore(shownListStore, undefined) === NONE;
  const isAppStart = canJoin && isInstalled();
  const canJoinBelow = canJoin && !isAppStart;
  return (
    <div className={EMPTY}>
      <p className="mb-0.5 text-md text-subtle">
        No expenses found for this category
      </p>
      {onShowAll && (
        <button type="button" onClick={onShowAll} className={QUIET_LINK}>
          Show all expenses
        </button>
      )}
      {canAdd && (
        <>
          {isAppStart && (
            <LazyPart failure={STEPS_FAILURE}>
              <JoinDetails className="mb-5" />
            </LazyPart>
          )}
          <h2 className="text-[1.375rem]/7.5 font-semibold tracking-tight">
            Start with what you spent last
          </h2>
          <p className="max-w-[36ch] text-muted">
            A chai counts. Your month, your charts and what is left to spend
            build up from here.
          </p>
          <ScreenLink
            href="/add"
            // It replaces the button beside the heading.
            data-hides-add
            className={`${buttonClass("filled")} mt-3.5 min-h-12`}
          >
            <Plus aria-hidden size={20} strokeWidth={2} className="-ml-1" />
            Add Expense
          </ScreenLink>
          <LazyPart
            failure={STEPS_FAILURE}
            // As high as what replaces it.
            fallback={
              <div className={canJoinBelow ? "h-58 md:h-39" : "h-43 md:h-24"} />
            }
          >
            <FirstSteps canJoin={canJoinBelow} />
          </LazyPart>
        </>
      )}
    </div>
  );
}

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const isOffline = useIsOffline();
  return (
    <div role="alert" className={EMPTY}>
      <span
        aria-hidden
        className="mb-2 grid size-14 place-items-center rounded-full bg-purple-soft text-purple"
      >
        <WifiOff size={26} strokeWidth={1.75} />
      </span>
      <h2 className="text-lg/6.5 font-semibold">
        {isOffline ? "You are offline" : "Your expenses did not load"}
      </h2>
      <p className="max-w-[36ch] text-muted">
        {isOffline
          ? `Connect to see your expenses.${canStoreUnsent() ? " What you add is saved on this device until then." : ""}`
          : "Nothing is lost. Check your connection and try again."}
      </p>
      <button
        type="button"
        onClick={() => {
          focusScreen();
          onRetry();
        }}
        className={`${buttonClass("filled")} mt-3.5`}
      >
        Try again
      </button>
    </div>
  );
}

export function UnreadableNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p
      role="status"
      className="rounded-2xl bg-danger-soft px-4 py-2.5 text-md/5 forced-colors:outline"
    >
      {countText(count)} could not be read and {count === 1 ? "is" : "are"} left
      out of the list and the total.
    </p>
  );
}
