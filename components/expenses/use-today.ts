import { useSyncExternalStore } from "react";
import { today } from "@/lib/expenses/calendar-date";

/** Today in the browser's time zone, updated when the tab becomes visible; empty on the server. */
export function useToday(): string {
  return useSyncExternalStore(
    subscribe,
    () => today(),
    () => "",
  );
}

function subscribe(onChange: () => void) {
  document.addEventListener("visibilitychange", onChange);
  return () => document.removeEventListener("visibilitychange", onChange);
}
