import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";
import { applyTheme, type Theme } from "./theme";

const lastChosen = createExternalStore<Theme | undefined>(undefined);

function subscribe(listener: () => void) {
  const unsubscribe = lastChosen.subscribe(listener);
  addEventListener("storage", listener);
  return () => {
    unsubscribe();
    removeEventListener("storage", listener);
  };
}

/** The theme that is shown. For what is rendered in the browser only, which has stored it. */
export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, applyTheme);
}

/** Stores the theme for this browser, and shows it, unless storage is blocked. */
export function chooseTheme(theme: Theme): void {
  try {
    localStorage.setItem("theme", theme);
  } catch (error) {
    console.error("The theme could not be stored.", error);
  }
  lastChosen.set(applyTheme());
}
