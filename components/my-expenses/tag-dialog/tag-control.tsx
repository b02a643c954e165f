import { Pencil } from "lucide-react";
import { useEffect, useMemo, useRef, useState } from "react";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { findExpenses } from "@/components/undo/find-edit-button";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { cachedSearchKey } from "@/lib/domain/expenses/search-key";
import { hasTag, isTag, tagsOf } from "@/lib/domain/expenses/tags";
import { TagDialog } from "./tag-dialog";

/** Beside a search for one tag: a button that renames or removes it, with its dialog. */
export function TagControl({
  searched,
  expenses,
  list,
  onOpen,
  onSearch,
}: {
  searched: string;
  /** The whole list. */
  expenses: readonly Expense[];
  list: ListRef;
  onOpen: () => void;
  /** Called with the new name, or "", when all expenses are changed. */
  onSearch: (search: string) => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const tag = useMemo(() => spelling(expenses, searched), [expenses, searched]);
  // Stays while the dialog changes the expenses, and until it has left the screen.
  const [opened, setOpened] = useState({ tag: "", expenses, openedNo: 0 });
  const search = useRef<{ searched: string; onSearch: typeof onSearch }>(
    undefined,
  );
  useEffect(() => {
    search.current = { searched, onSearch };
    return () => {
      search.current = undefined;
    };
  }, [searched, onSearch]);
  const showUndone = (next: string, tag: string) => {
    const shown = search.current;
    if (next === "" || !shown) return;
    if (cachedSearchKey(shown.searched) === cachedSearchKey(next))
      shown.onSearch(tag);
  };
  return (
    <>
      {tag !== undefined && (
        <button
          ref={button}
          type="button"
          aria-label={`Rename or remove ${tag}`}
          aria-haspopup="dialog"
          onClick={() => {
            onOpen();
            setOpened({ tag, expenses, openedNo: opened.openedNo + 1 });
            setIsOpen(true);
          }}
          className={`${ICON_BUTTON} -mx-1`}
        >
          <Pencil aria-hidden size={18} strokeWidth={1.75} />
        </button>
      )}
      <TagDialog
        isOpen={isOpen}
        {...opened}
        list={list}
        onClose={() => setIsOpen(false)}
        onChanged={onSearch}
        onUndone={showUndone}
        finalFocus={() => button.current ?? findExpenses()}
      />
    </>
  );
}

/** The tag as the newest expense has it; undefined if none does. */
function spelling(
  expenses: readonly Expense[],
  searched: string,
): string | undefined {
  if (!isTag(searched)) return undefined;
  const key = cachedSearchKey(searched);
  const newest = expenses.find(({ description }) =>
    hasTag(cachedSearchKey(description), key),
  );
  return (
    newest &&
    tagsOf(newest.description).find((tag) => cachedSearchKey(tag) === key)
  );
}
