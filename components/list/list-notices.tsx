import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import { ImportLink } from "@/components/nav/import-link";
import { ScreenLink } from "@/components/nav/screen-link";
import { Card } from "@/components/ui/card";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";

export function NoExpenses({
  isFirstRun,
  isRangeReversed,
  onShowAll,
}: {
  /** The list has no expenses at all. */
  isFirstRun: boolean;
  /** The first day of the period is after its last. */
  isRangeReversed: boolean;
  onShowAll?: () => void;
}) {
  return (
    <Card className="flex flex-col items-center gap-2 px-4 py-16 text-center">
      <p className="text-lg">
        {isRangeReversed
          ? "No day is in this range"
          : "No expenses found for this category"}
      </p>
      {onShowAll && (
        <button type="button" onClick={onShowAll} className={QUIET_LINK}>
          Show all expenses
        </button>
      )}
      {isFirstRun && (
        <>
          <p className="max-w-sm text-muted">
            Start with what you spent last: it appears here with a summary and
            the charts.
          </p>
          <ScreenLink
            href="/add"
            className={`${buttonClass("filled")} mt-4 mb-2`}
          >
            Add an expense
          </ScreenLink>
        </>
      )}
      <div className="flex flex-wrap justify-center gap-x-6 gap-y-2">
        <ScreenLink href="/add" className={QUIET_LINK}>
          {isFirstRun ? "Type a line, such as 120 chai" : "Add an expense"}
        </ScreenLink>
        <ImportLink label="Import a statement" />
      </div>
    </Card>
  );
}

export function LoadFailure({ onRetry }: { onRetry: () => void }) {
  const isOffline = useIsOffline();
  return (
    <Card
      role="alert"
      className="flex flex-col items-center gap-6 px-4 py-16 text-center"
    >
      <div>
        <p
          className={`text-lg font-semibold ${isOffline ? "" : "text-danger"}`}
        >
          {isOffline ? "You are offline" : "Your expenses did not load"}
        </p>
        <p className="mt-1 text-muted">
          {isOffline
            ? "Your expenses appear here with the network. What you add is saved on this device until then."
            : "Nothing is lost. Check your connection and try again."}
        </p>
      </div>
      <button type="button" onClick={onRetry} className={buttonClass("filled")}>
        Try again
      </button>
    </Card>
  );
}

export function UnreadableNotice({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <p
      role="status"
      className="rounded-card border border-danger/40 bg-surface px-4 py-3 text-sm sm:px-6"
    >
      {count === 1 ? "1 expense" : `${count} expenses`} could not be read and{" "}
      {count === 1 ? "is" : "are"} left out of the list and the total.
    </p>
  );
}
