import { useMemo } from "react";
import { useToday } from "@/components/ui/use-today";
import { likelyExpenses } from "@/lib/domain/expenses/likely-expenses";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";

const MAX_LIKELY = 5;

/** The usual expenses for today, best first; undefined until they are known. */
export function useLikelyExpenses({
  isLoaded,
  suggestions,
}: {
  isLoaded: boolean;
  suggestions: readonly Suggestion[];
}) {
  const date = useToday();
  return useMemo(
    () =>
      isLoaded ? likelyExpenses(date, suggestions, MAX_LIKELY) : undefined,
    [isLoaded, suggestions, date],
  );
}
