import { Zap } from "lucide-react";
import { lazy, type RefObject, useId, useRef, useState } from "react";
import { LazyPart } from "@/components/ui/load-boundary";
import type { AddForm } from "@/components/add-expense/add-form";
import { LateTagOffers } from "@/components/tags/late-tag-offers";
import { Button } from "@/components/ui/button";
import { QUIET_LINK } from "@/components/ui/button-class";
import { useSettledText } from "@/components/ui/use-settled-text";
import { useRupees } from "@/components/ui/use-rupees";
import { useToday } from "@/components/ui/use-today";
import { EntryBox } from "./entry-box";
import { typedText } from "./entry-text";
import { PasteButton } from "./paste-button";
import { ReadValues } from "./read-values";
import { useEnterKey } from "./use-enter-key";
import { loadEntryList, type ReaderState } from "./use-entry-reader";
import { partsText, valueParts } from "./value-parts";

const EntryList = lazy(() =>
  loadEntryList().then(({ EntryList }) => ({ default: EntryList })),
);

const EXAMPLES = [
  "120 chai yesterday",
  "auto 60 aaj",
  "2x15 xerox",
  "mess 70 #hostel",
];

/** The line above the form, and what was understood of its text. It never submits. */
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
  ref: RefObject<HTMLTextAreaElement | null>;
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
  const id = useId();
  const outcomeId = `${id}-outcome`;
  const [example] = useState(randomExample);
  const [isRefused, setIsRefused] = useState(false);
  const only = entry.kind === "expense" ? entry : undefined;
  const { isEmpty, parts, sentences, announced } = useOutcome(
    form,
    readerState,
  );
  const addAll = useRef<HTMLButtonElement>(null);
  const canGoOn = only !== undefined || entry.kind === "several";
  const enterKey = useEnterKey(
    canGoOn && !text.includes("\n")
      ? () => (addAll.current ? addAll.current.focus() : onNext())
      : undefined,
  );
  const focusBox = () => ref.current?.focus();
  // The clipboard is missing on plain http.
  const canPaste = !isDisabled && !isRefused && "clipboard" in navigator;
  return (
    <section
      aria-label="Quick add"
      // The text is not stored, so a reload would lose it.
      data-unsaved={text === "" ? undefined : ""}
      className="rounded-[1.125rem] bg-linear-100 from-teal to-purple p-px transition-shadow duration-150 has-[textarea:focus-visible]:-m-px has-[textarea:focus-visible]:p-0.5 has-[textarea:focus-visible]:ring-3 has-[textarea:focus-visible]:ring-teal-soft forced-colors:border forced-colors:outline-[Highlight] forced-colors:has-[textarea:focus-visible]:outline-2"
    >
      <div className="relative rounded-[1.0625rem] bg-surface bg-linear-100 from-teal/9 to-purple/9">
        {/* A press anywhere on the card is for the line. */}
        <label htmlFor={id} className="absolute inset-0">
          <span className="sr-only">Quick add</span>
        </label>
        <div className="flex pl-4 md:pl-5">
          <Zap
            size={20}
            className="mt-4.25 mr-2.5 shrink-0 text-teal md:mt-5.5 md:mr-3.5 forced-colors:text-[CanvasText]"
          />
          <EntryBox
            ref={ref}
            id={id}
            text={text}
            marks={only?.marks ?? []}
            // The server has another example.
            placeholder={isDisabled ? "" : example}
            disabled={isDisabled}
            readOnly={isSending}
            aria-describedby={outcomeId}
            onFocus={onFocus}
            onText={onText}
            {...enterKey}
          />
          <LateTagOffers
            field={ref}
            text={text}
            onText={onText}
            readsCategories
            className="inset-x-2"
          />
          {(text !== "" || canPaste) && (
            <PasteButton
              isEmpty={text === ""}
              isDisabled={isSending}
              onPaste={onText}
              onRefused={() => {
                setIsRefused(true);
                focusBox();
              }}
              onClear={() => {
                onText("");
                focusBox();
              }}
            />
          )}
        </div>
        <div className="-mt-1.5 pr-4 pb-2.75 pl-11.5 text-sm md:-mt-2 md:pr-5 md:pb-3.5 md:pl-13.5 md:text-md/5">
          <p
            id={outcomeId}
            className={`flex flex-wrap gap-x-2 wrap-anywhere ${
              entry.kind === "refused" || readerState === "failed"
                ? "text-text"
                : "text-muted"
            }`}
          >
            {parts.length > 0 && (
              <ReadValues parts={parts} category={only?.values.category} />
            )}
            {sentences && <bdi>{sentences}</bdi>}
            {isEmpty &&
              (isRefused ? (
                "The browser did not share the clipboard. Paste here."
              ) : (
                <span>
                  Type it like a message.
                  <span className="max-[22.4375rem]:hidden">
                    {" "}
                    It fills the form.
                  </span>
                </span>
              ))}
            {parts.length > 0 && (
              <kbd
                aria-hidden
                className="ml-auto rounded-md px-2 font-sans text-xs/5 ring-1 ring-line ring-inset max-md:hidden"
              >
                Enter
              </kbd>
            )}
          </p>
          {only && typed.length > 0 && (
            <Button
              isDisabled={isSending}
              onClick={() => onChoose(0)}
              className={`${QUIET_LINK} relative`}
            >
              Use this instead
            </Button>
          )}
        </div>
        <p role="status" className="sr-only">
          {announced}
        </p>
        {entry.kind === "several" && (
          <div className="px-2 pb-2">
            <LazyPart failure="The lines could not be loaded. Copy your text first.">
              <EntryList
                addAllRef={addAll}
                lines={entry.lines}
                active={form.active}
                isSending={isSending}
                storesUnsent={storesUnsent}
                onChoose={onChoose}
                onAddAll={onAddAll}
              />
            </LazyPart>
          </div>
        )}
      </div>
    </section>
  );
}

/** Says what was understood of the text: in parts and sentences, and as it is announced. */
function useOutcome({ text, entry, typed }: AddForm, readerState: ReaderState) {
  const today = useToday();
  const formatRupees = useRupees();
  const isEmpty = text.trim() === "";
  const isRead = !isEmpty && readerState === "ready";
  const parts =
    isRead && entry.kind === "expense"
      ? valueParts(entry.values, entry, today, formatRupees)
      : [];
  const sentences = isEmpty
    ? ""
    : isRead
      ? [entry.outcome, typedText(entry, typed)].join(" ").trim()
      : unreadText(readerState);
  const announced = useSettledText(
    [partsText(parts), sentences].filter((part) => part !== "").join(". "),
  );
  return { isEmpty, parts, sentences, announced };
}

function randomExample(): string {
  return EXAMPLES[Math.floor(Math.random() * EXAMPLES.length)] ?? "";
}

function unreadText(readerState: ReaderState): string {
  return readerState === "failed"
    ? "The text cannot be read: check your connection, or use the form."
    : "Reading…";
}
