import { useEffect, useRef, useState } from "react";
import { fetchSuggestions } from "@/lib/browser/expenses/fetch-suggestions";
import { onListEvent } from "@/lib/browser/list/list-events";
import { categoryLabel } from "@/lib/domain/expenses/category";
import {
  type Suggestion,
  usualCategory,
} from "@/lib/domain/expenses/suggestions";

const NONE: readonly Suggestion[] = [];

/**
 * The known descriptions, and the usual category of an entered one, which is
 * selected unless the user has selected a category. The descriptions are fetched
 * again when this browser has another list.
 *
 * @param addedCount reloads the suggestions when it changes
 */
export function useSuggestions(addedCount: number) {
  const [loaded, setLoaded] = useState<readonly Suggestion[]>();
  const [proposed, setProposed] = useState("");
  const [switchCount, setSwitchCount] = useState(0);
  const lastProposed = useRef("");

  useEffect(
    () =>
      onListEvent(({ kind }) => {
        if (kind === "switched") setSwitchCount((count) => count + 1);
      }),
    [],
  );

  useEffect(() => {
    const unmount = new AbortController();
    fetchSuggestions(unmount.signal).then(setLoaded, (error: unknown) => {
      if (!unmount.signal.aborted)
        console.error("There are no suggestions.", error);
    });
    return () => unmount.abort();
  }, [addedCount, switchCount]);

  const suggestions = loaded ?? NONE;
  const propose = (name: string) => {
    lastProposed.current = name;
    setProposed(name && categoryLabel(name));
  };
  /** For the input events of the form. */
  const onInput = (form: HTMLFormElement, field: string) => {
    const category = form.elements.namedItem("category");
    if (!(category instanceof HTMLSelectElement)) return;
    if (field === "category") return propose("");
    if (field !== "description" || category.value !== lastProposed.current)
      return;
    const { value } = form.elements.namedItem(
      "description",
    ) as HTMLInputElement;
    // A category of an external API has no option in the select.
    category.value = usualCategory(suggestions, value) ?? "";
    if (category.selectedIndex < 0) category.value = "";
    propose(category.value);
  };
  const reset = () => propose("");
  return {
    suggestions,
    isLoaded: loaded !== undefined,
    proposed,
    onInput,
    reset,
  };
}
