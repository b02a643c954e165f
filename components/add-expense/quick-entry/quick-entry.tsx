import { lazy, type Ref, Suspense, useId, useRef } from "react";
import { useRupeesIn } from "@/components/ui/use-rupees";
import { QUIET_LINK } from "@/components/ui/button-class";
import { EntryBox } from "./entry-box";
import { typedText } from "./entry-text";
import type { AddForm } from "@/components/add-expense/add-form";
import { useEnterKey } from "./use-enter-key";
import { loadEntryList, type ReaderState } from "./use-entry-reader";
import { useSettledText } from "./use-settled-text";

const EntryList = lazy(() =>
  loadEntryList().then(({ EntryList }) => ({ default: EntryList })),
);

/** The box above the form, and what was understood of its text. It never submits. */
export function QuickEntry({
  ref,
  form,
  readerState,
  isDisabled,
  storesUnsent,
  onFocus,
  onText,
  onNext,
  onChoose,
  onAddAll,
}: {
  ref: Ref<HTMLTextAreaElement>;
  form: AddForm;
  readerState: ReaderState;
  isDisabled: boolean;
  /** Expenses are stored on this device, because there is no network. */
  storesUnsent: boolean;
  onFocus: () => void;
  onText: (text: string) => void;
  /** Called when Enter was pressed in a text that fills the form. */
  onNext: () => void;
  /** Called with the index of the line, or 0 for the only expense, for the form. */
  onChoose: (index: number) => void;
  onAddAll: () => void;
}) {
  const { text, entry, typed, isSending } = form;
  const outcomeId = useId();
  const outcome = useRupeesIn()(outcomeText(form, readerState));
  const announced = useSettledText(text === "" ? "" : outcome);
  const addAll = useRef<HTMLButtonElement>(null);
  const hasExpense = entry.kind === "expense" || entry.kind === "several";
  const enterKey = useEnterKey(
    hasExpense && !text.includes("\n")
      ? () => (addAll.current ? addAll.current.focus() : onNext())
      : undefined,
  );
  return (
    <section
      aria-label="Quick entry"
      // The text is not stored, so a reload would lose it.
      data-unsaved={text === "" ? undefined : ""}
      className="mt-6"
    >
      <EntryBox
        ref={ref}
        text={text}
        marks={entry.kind === "expense" ? entry.marks : []}
        disabled={isDisabled}
        readOnly={isSending}
        aria-describedby={outcomeId}
        onFocus={onFocus}
        onText={onText}
        {...enterKey}
      />
      <p
        id={outcomeId}
        className={`mt-2 text-sm wrap-anywhere ${
          entry.kind === "refused" || readerState === "failed"
            ? "text-text"
            : "text-muted"
        }`}
      >
        <bdi>{outcome}</bdi>
      </p>
      {entry.kind === "expense" && typed.length > 0 && (
        <button
          type="button"
          aria-disabled={isSending}
          onClick={() => !isSending && onChoose(0)}
          className={QUIET_LINK}
        >
          Use this instead
        </button>
      )}
      <p role="status" className="sr-only">
        {announced}
      </p>
      {entry.kind === "several" && (
        <Suspense>
          <EntryList
            addAllRef={addAll}
            lines={entry.lines}
            active={form.active}
            isSending={isSending}
            storesUnsent={storesUnsent}
            onChoose={onChoose}
            onAddAll={onAddAll}
          />
        </Suspense>
      )}
    </section>
  );
}

function outcomeText(
  { text, entry, typed }: AddForm,
  readerState: ReaderState,
): string {
  if (text.trim() === "") return "Fills the form. The text stays on this page.";
  if (readerState === "failed")
    return "The text cannot be read: check your connection, or use the form.";
  if (readerState !== "ready") return "Reading…";
  return [entry.outcome, typedText(entry, typed)].join(" ").trim();
}
