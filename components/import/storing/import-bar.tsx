import Link from "next/link";
import { type ReactNode, useEffect, useRef } from "react";
import { OfflineReason } from "@/components/device/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import type { ImportState, Storing } from "./use-import";
import { outcomeText } from "./import-texts";
import { Amount } from "@/components/amount";
import type { TopUps } from "@/components/import/rows/top-ups";
import { countText } from "@/components/ui/count-text";
import { Button } from "@/components/ui/button";
import { ProgressBar } from "@/components/ui/progress-bar";

const OFFLINE_REASON = "import-offline";

/** Below the rows: what an import would store, its progress, and how it ended. */
export function ImportBar({
  storing: { state, cancel, undo },
  count: addCount,
  shareCount,
  rowCount,
  totalPaise,
  topUps,
  isChecking,
  takesPlan,
  takesLearned,
  replacedCount,
  onImport,
}: {
  storing: Storing;
  /** How many rows are added. */
  count: number;
  /** How many others replace the whole bill of the list. */
  shareCount: number;
  rowCount: number;
  totalPaise: Paise;
  /** What went to wallets, and is not in the total. */
  topUps: readonly TopUps[];
  isChecking: boolean;
  /** Whether pocket money is imported, too. */
  takesPlan: boolean;
  /** Whether payees and columns are imported, too. */
  takesLearned: boolean;
  /** How many expenses of the list are removed, because the rows replace them. */
  replacedCount: number;
  onImport: () => void;
}) {
  const bar = useRef<HTMLDivElement>(null);
  const { status } = state;
  useEffect(() => {
    // The focused button is removed when the state changes.
    if (status !== "idle" && document.activeElement === document.body)
      bar.current?.focus();
  }, [status]);
  const isOffline = useIsOffline();
  const wallets = topUps.length > 1 ? "wallets" : topUps[0]?.wallet;
  const topUpPaise = asPaise(
    topUps.reduce((sum, { totalPaise }) => sum + totalPaise, 0),
  );
  const count = addCount + shareCount;
  const isPlanOnly = count === 0 && takesPlan;
  const hasNoRows = count === 0 && !takesPlan && replacedCount === 0;
  const isLearnedOnly = hasNoRows && takesLearned;
  const isNothing = hasNoRows && !takesLearned;
  const isDisabled =
    isNothing || isChecking || status === "undoing" || isOffline;
  return (
    <div
      ref={bar}
      tabIndex={-1}
      role="group"
      aria-label="Import"
      className="bottom-0 z-10 flex min-h-16 flex-col justify-center gap-3 bg-surface px-(--gutter) py-2.5 text-md outline-none max-md:-mx-(--gutter) max-md:pb-[calc(0.625rem+env(safe-area-inset-bottom,0px))] max-md:shadow-bar md:min-h-17 md:border-t md:border-line md:pr-3 md:pl-5 tall:sticky forced-colors:outline"
    >
      <div
        role="status"
        className={status === "idle" || status === "storing" ? "contents" : ""}
      >
        <Message
          state={state}
          isOffline={isOffline}
          onUndo={() => void undo()}
        />
      </div>
      {status === "storing" ? (
        <Progress state={state} onCancel={cancel} />
      ) : isNothing && !isChecking ? (
        status === "idle" && (
          <p className="py-2 text-muted">There is nothing new to import.</p>
        )
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="items-baseline gap-2.5 md:flex">
            <b className="block text-[clamp(1.0625rem,5.2vw,1.375rem)]/6.5 font-semibold tracking-[-0.015em] whitespace-nowrap tabular-nums md:text-total">
              <Amount paise={totalPaise} />
            </b>{" "}
            <span className="whitespace-nowrap text-muted max-md:block max-md:text-sm">
              {count.toLocaleString("en-IN")} of {countText(rowCount, "row")}
            </span>{" "}
            {shareCount > 0 && (
              <span className="text-muted max-md:block max-md:text-sm">
                {shareCount.toLocaleString("en-IN")} in place of{" "}
                {shareCount === 1 ? "a whole bill" : "whole bills"}
              </span>
            )}{" "}
            {wallets !== undefined && (
              <span className="text-muted max-md:block max-md:text-sm">
                without <Amount paise={topUpPaise} /> to {wallets}
              </span>
            )}
          </p>
          <Button
            isDisabled={isDisabled}
            reasonId={OFFLINE_REASON}
            onClick={onImport}
            className={buttonClass("filled")}
          >
            {isPlanOnly ? (
              "Import pocket money"
            ) : isLearnedOnly ? (
              "Import what was learned"
            ) : count === 0 && replacedCount > 0 ? (
              `Remove ${countText(replacedCount)}`
            ) : (
              <span>
                Import {count.toLocaleString("en-IN")}
                <span className="max-[22rem]:sr-only">
                  {" "}
                  {count === 1 ? "expense" : "expenses"}
                </span>
              </span>
            )}
          </Button>
        </div>
      )}
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline}>
        Importing and undoing need the network. The rows stay here until it is
        back.
      </OfflineReason>
    </div>
  );
}

function Progress({
  state: { done, total, isWaiting, isCancelled },
  onCancel,
}: {
  state: ImportState & { status: "storing" };
  onCancel: () => void;
}) {
  const text = `${done.toLocaleString("en-IN")} of ${total.toLocaleString("en-IN")} stored`;
  return (
    <div className="flex items-center gap-4">
      <div className="grow">
        <p className="mb-2 text-sm text-muted tabular-nums">
          {text}
          {isWaiting &&
            " · Waiting, because the server limits how fast it stores"}
        </p>
        <ProgressBar label="Rows stored" max={total} value={done} />
      </div>
      <Button
        isDisabled={isCancelled}
        onClick={onCancel}
        className={buttonClass("quiet")}
      >
        {isCancelled ? "Cancelling…" : "Cancel"}
      </Button>
    </div>
  );
}

function Message({
  state,
  isOffline,
  onUndo,
}: {
  state: ImportState;
  isOffline: boolean;
  onUndo: () => void;
}): ReactNode {
  if (state.status === "idle" || state.status === "storing") return null;
  if (state.status === "undone") return <p className="py-2">{state.message}</p>;
  const { outcome, total, status, inverse } = state;
  const hasFailed =
    typeof outcome.end === "object" ||
    (outcome.plan !== undefined && outcome.plan !== "stored");
  return (
    <>
      <p className={`py-1 ${hasFailed ? "text-danger" : ""}`}>
        {outcomeText(outcome, total)}
      </p>
      {status === "undo-failed" && (
        <p className="py-1 text-danger">{state.message}</p>
      )}
      <div className="flex flex-wrap gap-x-6">
        {inverse && (
          <Button
            isDisabled={isOffline || status === "undoing"}
            reasonId={OFFLINE_REASON}
            onClick={onUndo}
            className={QUIET_LINK}
          >
            {status === "undoing" ? "Undoing…" : "Undo import"}
          </Button>
        )}
        <Link href="/show" className={QUIET_LINK}>
          View Expenses
        </Link>
      </div>
    </>
  );
}
