import { ChevronRight, FileUp, Plus, WifiOff, Zap } from "lucide-react";
import Link from "next/link";
import type { ReactNode } from "react";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import type { View } from "@/lib/domain/view/view";
import { scopeText } from "@/lib/domain/view/view-text";

const EMPTY =
  "flex flex-col items-center gap-1.5 px-4 py-10 text-center text-balance md:py-16";

/** In place of the rows: how to begin, or what was looked for in vain. */
export function NoExpenses({
  view,
  isFirstRun,
  isRangeReversed,
  onShowAll,
}: {
  view: View;
  /** The list has no expenses at all. */
  isFirstRun: boolean;
  /** The first day of the period is after its last. */
  isRangeReversed: boolean;
  onShowAll?: () => void;
}) {
  if (isFirstRun) return <FirstRun onShowAll={onShowAll} />;
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

function FirstRun({ onShowAll }: { onShowAll: (() => void) | undefined }) {
  return (
    <div className={EMPTY}>
      <p className="mb-0.5 text-md text-subtle">
        No expenses found for this category
      </p>
      <h2 className="text-[1.375rem]/7.5 font-semibold tracking-tight">
        Start with what you spent last
      </h2>
      <p className="max-w-[36ch] text-muted">
        A chai counts. Your month, your charts and what is left to spend build
        up from here.
      </p>
      <ScreenLink
        href="/add"
        className={`${buttonClass("filled")} mt-3.5 min-h-12`}
      >
        <Plus aria-hidden size={20} strokeWidth={2} className="-ml-1" />
        Add Expense
      </ScreenLink>
      {onShowAll && (
        <button type="button" onClick={onShowAll} className={QUIET_LINK}>
          Show all expenses
        </button>
      )}
      <ul className="mt-7 grid w-full max-w-150 gap-2 text-start text-wrap md:grid-cols-2 md:gap-3">
        <Way
          href="/add"
          icon={<Zap size={22} strokeWidth={1.75} />}
          title="Type one line"
        >
          120 chai yesterday
        </Way>
        <Way
          href="/import"
          icon={<FileUp size={22} strokeWidth={1.75} />}
          title="Import a statement"
        >
          From your bank or UPI app
        </Way>
      </ul>
    </div>
  );
}

/** Another way to begin. */
function Way({
  href,
  icon,
  title,
  children,
}: {
  href: string;
  icon: ReactNode;
  title: string;
  children: string;
}) {
  return (
    <li>
      <Link
        href={href}
        prefetch={false}
        className="flex h-full min-h-17 items-center gap-3.5 rounded-2xl bg-surface py-2.5 pr-4 pl-3 shadow-card transition-colors duration-150 hover:bg-raised md:bg-raised forced-colors:outline"
      >
        <span
          aria-hidden
          className="grid size-11 shrink-0 place-items-center rounded-full bg-purple-soft text-purple"
        >
          {icon}
        </span>
        <span className="grow leading-5">
          <span className="block text-md/5 font-medium">{title}</span>
          <span className="block text-sm text-muted">{children}</span>
        </span>
        <ChevronRight aria-hidden size={16} className="text-muted md:hidden" />
      </Link>
    </li>
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
          ? "Your expenses appear here with the network. What you add is saved on this device until then."
          : "Nothing is lost. Check your connection and try again."}
      </p>
      <button
        type="button"
        onClick={onRetry}
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
      {count === 1 ? "1 expense" : `${count} expenses`} could not be read and{" "}
      {count === 1 ? "is" : "are"} left out of the list and the total.
    </p>
  );
}
