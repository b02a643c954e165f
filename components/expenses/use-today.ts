import { useSyncExternalStore } from "react";
import {
  type CalendarDate,
  MIN_DATE,
  today,
} from "@/lib/expenses/calendar-date";

/** The date of the device, read again on every return to the page. */
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
