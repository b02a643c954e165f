import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { flushSync } from "react-dom";
import { useSettledText } from "@/components/ui/use-settled-text";
import { fetchExpenses } from "@/lib/browser/expenses/fetch-expenses";
import type { Expense } from "@/lib/domain/expenses/expense";
import { categoryOfTag } from "@/lib/domain/import/line/category-tag";
import {
  completeTag,
  listTags,
  offeredTags,
  tagAt,
} from "@/lib/domain/expenses/tag-offers";

const NONE: readonly Expense[] = [];

export type TagOffersProps = {
  field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  text: string;
  onText: (text: string) => void;
  /** The whole list. Without it, it is fetched when a tag is typed. */
  expenses?: readonly Expense[] | undefined;
  /** The field reads a tag such as #food as the category: it is not offered. */
  readsCategories?: boolean;
  /** Where they are, below the field. */
  className: string;
};

/**
 * Offers the tags of the list that begin like the one at the cursor of the field. They
 * are buttons behind the field, because a text area cannot have a datalist.
 */
export function TagOffers({
  field,
  text,
  onText,
  expenses,
  readsCategories = false,
  className,
}: TagOffersProps) {
  const group = useRef<HTMLDivElement>(null);
  const [cursor, setCursor] = useCursor(field, group);
  // Escape closes the offers until the next input.
  const [closedText, setClosedText] = useState<string>();
  if (closedText !== undefined && closedText !== text) setClosedText(undefined);
  const isClosed = closedText === text;
  const typed =
    cursor === undefined || isClosed ? undefined : tagAt(text, cursor);
  const tags = useTags(expenses, typed !== undefined);
  const offered = typed
    ? offeredTags(
        tags,
        text,
        typed,
        (tag) => !readsCategories || !categoryOfTag(tag.toLowerCase()),
      )
    : [];
  const isShown = offered.length > 0;
  const announced = useSettledText(
    isShown ? `Tags: ${offered.join(", ")}` : "",
  );
  useEffect(() => {
    if (!isShown) return;
    const close = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      // The dialog around the field stays open, and a search keeps its text.
      event.preventDefault();
      event.stopPropagation();
      field.current?.focus();
      setClosedText(text);
    };
    // Before the listeners of the document, such as that of the dialog.
    window.addEventListener("keydown", close, { capture: true });
    return () =>
      window.removeEventListener("keydown", close, { capture: true });
  }, [isShown, field, text]);
  const choose = (tag: string) => {
    if (!typed) return;
    const completed = completeTag(text, typed, tag);
    flushSync(() => onText(completed.text));
    field.current?.focus();
    field.current?.setSelectionRange(completed.cursor, completed.cursor);
    setCursor(completed.cursor);
  };
  return (
    <>
      {isShown && (
        <div
          ref={group}
          role="group"
          aria-label="Tags"
          data-tag-offers
          // The field keeps the focus.
          onMouseDown={(event: MouseEvent) => event.preventDefault()}
          className={`absolute top-full z-10 mt-1 flex flex-wrap gap-2 rounded-2xl bg-overlay p-2 shadow-float forced-colors:border ${className}`}
        >
          {offered.map((tag) => (
            <button
              key={tag}
              type="button"
              onClick={() => choose(tag)}
              className="min-h-11 max-w-full min-w-11 rounded-full bg-surface px-3.5 text-md ring-1 ring-line transition-colors duration-150 ring-inset hover:bg-raised forced-colors:border"
            >
              <bdi className="block truncate">{tag}</bdi>
            </button>
          ))}
        </div>
      )}
      <span aria-live="polite" className="sr-only">
        {announced}
      </span>
    </>
  );
}

/** The position of the cursor while the field, or the group behind it, has the focus. */
function useCursor(
  field: TagOffersProps["field"],
  group: RefObject<HTMLElement | null>,
) {
  const state = useState<number>();
  const [, setCursor] = state;
  useEffect(() => {
    const unmount = new AbortController();
    const update = (event?: Event) => {
      const focused =
        event instanceof FocusEvent && event.type === "focusout"
          ? event.relatedTarget
          : document.activeElement;
      if (focused instanceof Node && group.current?.contains(focused)) return;
      setCursor(
        focused !== null && focused === field.current
          ? (field.current.selectionStart ?? undefined)
          : undefined,
      );
    };
    update();
    for (const type of ["input", "selectionchange", "focusin", "focusout"])
      document.addEventListener(type, update, { signal: unmount.signal });
    return () => unmount.abort();
  }, [field, group, setCursor]);
  return state;
}

function useTags(
  expenses: readonly Expense[] | undefined,
  isTyping: boolean,
): ReadonlyMap<string, string> {
  const [fetched, setFetched] = useState<readonly Expense[]>();
  const source = expenses ?? fetched;
  const isMissing = isTyping && source === undefined;
  useEffect(() => {
    if (!isMissing) return;
    const unmount = new AbortController();
    fetchExpenses(unmount.signal).then(
      ({ expenses }) => setFetched(expenses),
      (error: unknown) => {
        if (!unmount.signal.aborted)
          console.error("There are no tags to offer.", error);
      },
    );
    return () => unmount.abort();
  }, [isMissing]);
  return useMemo(
    () => listTags(isTyping && source ? source : NONE),
    [isTyping, source],
  );
}
