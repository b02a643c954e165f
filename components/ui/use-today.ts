import { useSyncExternalStore } from "react";
import {
  type CalendarDate,
  MIN_DATE,
  today,
} from "@/lib/domain/expenses/calendar-date";

/** Today in the browser's time zone, updated when the tab becomes visible; MIN_DATE on the server. */
export function useToday(): CalendarDate {
  return useSyncExternalStore(
    subscribe,
    () => today(),
    // A placeholder: the server renders no expenses.
    () => MIN_DATE,
  );
}

function subscribe(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
