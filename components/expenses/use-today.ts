import { useSyncExternalStore } from "react";
import { today } from "@/lib/expenses/calendar-date";

/** The reader's own day, read anew when they come back to the page; empty on the server. */
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
