import { Search, X } from "lucide-react";
import { useContext, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { Expense } from "@/lib/domain/expenses/expense";
import {
  type ChangeView,
  CurrentView,
} from "@/components/my-expenses/use-view";
import { CategoryFilter } from "./category-filter";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { PeriodFilter } from "./period-filter";
import { SortChip } from "./sort-chip";
import { LateTagOffers } from "@/components/tags/late-tag-offers";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { isTag } from "@/lib/domain/expenses/tags";

const loadTagControl = () =>
  import("@/components/my-expenses/tag-dialog/tag-control");

/** The filters of the list, in one line: category, period and search, which takes the line on phones. */
export function Toolbar({
  expenses,
  list,
  editable,
  colours,
  onViewChange,
  onSearchInput,
}: {
  /** The whole list. */
  expenses: readonly Expense[];
  list: ListRef;
  /** The expenses that can be changed now; undefined if none can. */
  editable: readonly Expense[] | undefined;
  colours: ReadonlyMap<string, string>;
  onViewChange: ChangeView;
  onSearchInput: (search: string) => void;
}) {
  const view = useContext(CurrentView);
  const [isOpened, setIsOpened] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const opener = useRef<HTMLButtonElement>(null);
  const isSearching = isOpened || view.search !== "";
  const searched = view.search.trim();
  const { loaded: tags } = useLateLoad("dialogs", loadTagControl, {
    isAsked: isTag(searched),
  });
  return (
    <search className="z-6 -mx-(--gutter) flex items-center gap-2 bg-page px-(--gutter) pt-2.5 pb-2 md:mx-0 md:rounded-t-card md:bg-surface md:px-3 md:pt-2 md:shadow-card md:[clip-path:inset(-1px_-1px_0)] md:has-data-tag-offers:[clip-path:none] md:max-xl:mt-4 forced-colors:md:outline tall:sticky tall:top-0 print:hidden">
      <div
        // Browsers leave what is partly in view where it is.
        onFocus={({ target }) =>
          target.scrollIntoView?.({ block: "nearest", inline: "nearest" })
        }
        className={`scroll-px-4 -my-1 -mr-3 -ml-1 flex min-w-0 items-center gap-1.5 overflow-x-auto py-1 pr-3.5 pl-1 [mask-image:linear-gradient(to_right,#000_calc(100%-0.875rem),transparent)] [scrollbar-width:none] ${isSearching ? "max-md:hidden" : ""}`}
      >
        <CategoryFilter
          value={view.category}
          colour={colours.get(view.category)}
          onChange={(category) => onViewChange({ category })}
        />
        <PeriodFilter
          period={view.period}
          expenses={expenses}
          onChange={(period, how) => onViewChange({ period }, how)}
        />
        <span className="flex shrink-0 md:hidden">
          <SortChip
            sort={view.sort}
            onChange={(sort) => onViewChange({ sort })}
          />
        </span>
      </div>
      <button
        ref={opener}
        type="button"
        aria-label="Search"
        onClick={() => {
          // Phones open their keyboard only within the press.
          flushSync(() => setIsOpened(true));
          field.current?.focus();
        }}
        className={`${ICON_BUTTON} relative ml-auto bg-raised ring-1 ring-hairline ring-inset md:hidden forced-colors:outline ${isSearching ? "hidden" : ""}`}
      >
        <Search aria-hidden size={20} strokeWidth={1.75} />
      </button>
      <span
        className={`relative grow md:ml-auto md:block md:max-w-80 md:min-w-30 ${isSearching ? "" : "hidden"}`}
      >
        <Search
          aria-hidden
          size={18}
          strokeWidth={1.75}
          className="pointer-events-none absolute top-3.25 left-3.5 text-muted"
        />
        <input
          ref={field}
          type="search"
          aria-label="Search"
          placeholder="Search"
          dir="auto"
          enterKeyHint="search"
          autoComplete="off"
          value={view.search}
          onChange={({ target }) => onSearchInput(target.value)}
          className="min-h-11 w-full rounded-full bg-raised pr-4 pl-10 ring-1 ring-hairline ring-inset placeholder:text-muted max-md:pr-11 max-md:[&::-webkit-search-cancel-button]:hidden forced-colors:outline"
        />
        <LateTagOffers
          field={field}
          text={view.search}
          onText={onSearchInput}
          expenses={expenses}
          className="right-0 w-full md:w-80"
        />
        <button
          type="button"
          aria-label="Close search"
          onClick={() => {
            flushSync(() => {
              setIsOpened(false);
              if (view.search !== "") onViewChange({ search: "" });
            });
            // The focused button is hidden.
            opener.current?.focus();
          }}
          className={`${ICON_BUTTON} absolute top-0 right-0 md:hidden`}
        >
          <X aria-hidden size={18} strokeWidth={2} />
        </button>
      </span>
      {tags && editable && (
        <tags.TagControl
          searched={searched}
          expenses={editable}
          list={list}
          // Writes a typed search to the URL before the dialog adds its history entry.
          onOpen={() => onViewChange({}, "replace")}
          onSearch={(search) => onViewChange({ search }, "replace")}
        />
      )}
    </search>
  );
}
