import { useEffect, useRef, useState } from "react";
import { fetchSuggestions } from "@/lib/client/fetch-suggestions";
import { categoryLabel } from "@/lib/expenses/category";
import { type Suggestion, usualCategory } from "@/lib/list/suggestions";

/**
 * The descriptions used before, and the proposal of a known one's usual
 * category, as long as nobody has chosen another.
 *
 * @param addedCount how many expenses this form has added: each changes them
 */
export function useSuggestions(addedCount: number) {
  const [known, setKnown] = useState<readonly Suggestion[]>([]);
  const [proposed, setProposed] = useState("");
  const lastProposed = useRef("");

  useEffect(() => {
    const leaving = new AbortController();
    fetchSuggestions(leaving.signal).then(setKnown, (error: unknown) => {
      if (!leaving.signal.aborted)
        console.error("There are no suggestions.", error);
    });
    return () => leaving.abort();
  }, [addedCount]);

  const propose = (name: string) => {
    lastProposed.current = name;
    setProposed(name && categoryLabel(name));
  };
  /** To be called when something was typed or chosen in the form. */
  const onInput = (form: HTMLFormElement, field: string) => {
    const category = form.elements.namedItem("category");
    if (!(category instanceof HTMLSelectElement)) return;
    if (field === "category") return propose("");
    if (field !== "description" || category.value !== lastProposed.current)
      return;
    const { value } = form.elements.namedItem(
      "description",
    ) as HTMLInputElement;
    // Another host's category is none that can be chosen.
    category.value = usualCategory(known, value) ?? "";
    if (category.selectedIndex < 0) category.value = "";
    propose(category.value);
  };
  const forget = () => propose("");
  return { known, proposed, onInput, forget };
}
