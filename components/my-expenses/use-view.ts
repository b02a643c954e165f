import { createContext, useCallback, useEffect, useMemo } from "react";
import {
  isKnownList,
  shownList,
  shownListStore,
} from "@/lib/browser/api/list-ref";
import {
  DEFAULT_VIEW,
  readView,
  type View,
  viewQuery,
} from "@/lib/domain/view/view";
import { useQueryString } from "@/components/ui/use-query-string";
import { useSearchDraft } from "./use-search-draft";

/** Changes the view, in a new history entry or in the current one. */
export type ChangeView = (
  change: Partial<View> | ((view: View) => Partial<View>),
  history?: "push" | "replace",
) => void;

/** The view of the URL, for the controls: what they filter is rendered after them. */
export const CurrentView = createContext<View>(DEFAULT_VIEW);

/** The query when the screen was left, and its list, to restore it on the way back. */
const left = { query: "", list: shownList() };

/** Forgets what was searched for in another list. */
shownListStore.subscribe(() => {
  if (isKnownList(left.list)) left.query = "";
  left.list = shownList();
});

/** The view in the URL, restored when the screen is shown again. Typed search text is written to the URL when typing pauses. */
export function useView() {
  const [query, setQuery] = useQueryString();
  const [search, draft] = useSearchDraft(query);
  useEffect(() => {
    if (location.search === "" && left.query !== "")
      setQuery(left.query, "replace");
  }, [setQuery]);
  useEffect(() => {
    left.query = query;
  }, [query]);
  const view = useMemo(() => viewOf(query, search), [query, search]);
  const changeView = useCallback<ChangeView>(
    (change, history = "push") => {
      const current = location.search;
      const view = viewOf(current, draft.searchFor(current));
      draft.clear();
      const part = typeof change === "function" ? change(view) : change;
      const next = viewQuery({ ...view, ...part });
      if (next !== current) setQuery(next, history);
    },
    [draft, setQuery],
  );
  const typeSearch = useCallback(
    (search: string) =>
      draft.type(search, location.search, () => changeView({}, "replace")),
    [draft, changeView],
  );
  return { view, changeView, typeSearch };
}

function viewOf(query: string, search: string | undefined): View {
  const view = readView(query);
  return search === undefined ? view : { ...view, search };
}
