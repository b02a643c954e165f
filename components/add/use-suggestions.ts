import { useEffect, useMemo, useRef, useState } from "react";
import { fetchExpenses } from "@/lib/api/list-expenses";
import type { ExpenseFields } from "@/lib/api/expense-fields";
import { categoryLabel } from "@/lib/expenses/category";
import {
  type Suggestion,
  suggestions,
  usualCategory,
} from "@/lib/expenses/suggestions";

/**
 * The descriptions used before, and the proposal of a known one's usual
 * category, as long as nobody has chosen another.
 */
export function useSuggestions() {
  const [expenses, setExpenses] = useState<
    readonly Pick<ExpenseFields, "description" | "category">[]
  >([]);
  const [proposed, setProposed] = useState("");
  const lastProposed = useRef("");

  useEffect(() => {
    const leaving = new AbortController();
    fetchExpenses(leaving.signal).then(
      (list) => setExpenses(list.expenses),
      (error: unknown) => {
        if (!leaving.signal.aborted)
          console.error("There are no suggestions.", error);
      },
    );
    return () => leaving.abort();
  }, []);

  const known = useMemo<readonly Suggestion[]>(
    () => suggestions(expenses),
    [expenses],
  );

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
  const remember = (fields: ExpenseFields) =>
    setExpenses((expenses) => [fields, ...expenses]);
  return { known, proposed, onInput, forget, remember };
}
