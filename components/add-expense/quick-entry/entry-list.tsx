import { type Ref, useRef } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass, QUIET_LINK } from "@/components/ui/button-class";
import { useRupees } from "@/components/ui/use-rupees";
import { useToday } from "@/components/ui/use-today";
import type { EntryLine } from "./entry";
import { doubtText } from "./entry-outcome";
import { isComplete, missingText } from "./entry-text";
import { partsText, valueParts } from "./value-parts";

/** Several expenses, to be checked in the form and added, all that are complete or one. */
export function EntryList({
  addAllRef,
  lines,
  active,
  isSending,
  storesUnsent,
  onChoose,
  onAddAll,
}: {
  addAllRef: Ref<HTMLButtonElement>;
  lines: readonly EntryLine[];
  /** The line in the form; -1 if none is. */
  active: number;
  isSending: boolean;
  /** They are stored on this device, because there is no network. */
  storesUnsent: boolean;
  onChoose: (index: number) => void;
  onAddAll: () => void;
}) {
  const list = useRef<HTMLOListElement>(null);
  const today = useToday();
  const formatRupees = useRupees();
  const complete = lines.filter(({ values }) => isComplete(values)).length;
  const incomplete = lines.length - complete;
  function showFirstIncomplete() {
    const index = lines.findIndex(({ values }) => !isComplete(values));
    list.current?.children[index]?.scrollIntoView({ block: "nearest" });
    onChoose(index);
  }
  return (
    <div className="relative rounded-xl bg-surface p-2 forced-colors:border">
      <ol
        ref={list}
        aria-label="Expenses in the text"
        className="scroll-shadow max-h-[33svh] overflow-y-auto"
      >
        {lines.map(({ text, values, ...doubts }, index) => (
          <li key={index}>
            <Button
              aria-pressed={index === active}
              isDisabled={isSending}
              onClick={() => onChoose(index)}
              className="flex min-h-11 w-full flex-col justify-center rounded-xl border border-transparent px-3 py-2 text-start text-sm -outline-offset-2 transition-colors duration-150 hover:bg-raised aria-pressed:border-line aria-pressed:bg-raised"
            >
              <bdi>
                {partsText(valueParts(values, doubts, today, formatRupees)) ||
                  text.trim()}
              </bdi>
              {!isComplete(values) && (
                <span className="text-danger">{missingText(values)}</span>
              )}
              {doubts.doubt && (
                <span className="text-danger">{doubtText(doubts.doubt)}</span>
              )}
            </Button>
          </li>
        ))}
      </ol>
      <div className="flex flex-wrap items-center justify-between gap-2 px-3 pt-2 pb-1">
        {incomplete === 0 ? (
          <p className="text-sm text-muted">Press a line to check it below.</p>
        ) : (
          <Button
            isDisabled={isSending}
            onClick={showFirstIncomplete}
            className={`${QUIET_LINK} text-sm`}
          >
            {incomplete} incomplete: show the{" "}
            {incomplete > 1 ? "first" : "line"}
          </Button>
        )}
        {complete > 0 && (
          <Button
            ref={addAllRef}
            isDisabled={isSending}
            onClick={onAddAll}
            className={buttonClass("filled")}
          >
            {complete === lines.length
              ? `${storesUnsent ? "Save" : "Add"} all ${complete}`
              : `${storesUnsent ? "Save" : "Add"} the ${complete} complete`}
            {storesUnsent && " on this device"}
          </Button>
        )}
      </div>
    </div>
  );
}
