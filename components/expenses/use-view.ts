import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { readView, type View, viewQuery } from "@/lib/list/view";
import { useQueryString } from "@/components/ui/use-query-string";

const TYPING_MS = 300;

/** Shows something else, as another page to go Back from or in place of this one. */
export type Show = (
  change: Partial<View> | ((view: View) => Partial<View>),
  how?: "push" | "replace",
) => void;

/** What of the list is shown. It lives in the URL, which follows a search when its typing rests. */
export function useView() {
  const [query, setQuery] = useQueryString();
  const [typed, setTyped] = useState<{ search: string; over: string }>();
  const typing = useRef<{ timer: number; search: string; over: string }>(
    undefined,
  );
  useEffect(() => () => clearTimeout(typing.current?.timer), []);

  // Once the URL has changed, it has the last word.
  const search = typed?.over === query ? typed.search : undefined;
  const view = useMemo(() => {
    const view = readView(query);
    return search === undefined ? view : { ...view, search };
  }, [query, search]);

  const show = useCallback<Show>(
    (change, how = "push") => {
      const view = readView(location.search);
      if (typing.current?.over === location.search)
        view.search = typing.current.search;
      clearTimeout(typing.current?.timer);
      typing.current = undefined;
      setTyped(undefined);
      const part = typeof change === "function" ? change(view) : change;
      const next = viewQuery({ ...view, ...part });
      if (next !== location.search) setQuery(next, how);
    },
    [setQuery],
  );
  const type = (search: string) => {
    setTyped({ search, over: query });
    clearTimeout(typing.current?.timer);
    const timer = window.setTimeout(() => {
      // Back may have been pressed meanwhile.
      if (location.search === query) show({}, "replace");
    }, TYPING_MS);
    typing.current = { timer, search, over: query };
  };
  return { view, show, type };
}
