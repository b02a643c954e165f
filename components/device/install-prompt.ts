import { useSyncExternalStore } from "react";
import { createExternalStore } from "@/lib/browser/storage/external-store";

/** Chromium's event before it offers to install the app; it is in no standard. */
type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

/** The browser sends it once for each page load. */
const installPrompt = createExternalStore<InstallPrompt | undefined>(undefined);

/** Keeps the browser from asking by itself. Returns the function that ends this. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!("prompt" in event)) return;
    event.preventDefault();
    installPrompt.set(event as InstallPrompt);
  };
  const forget = () => installPrompt.set(undefined);
  addEventListener("beforeinstallprompt", keep);
  addEventListener("appinstalled", forget);
  return () => {
    removeEventListener("beforeinstallprompt", keep);
    removeEventListener("appinstalled", forget);
  };
}

export function hasInstallPrompt(): boolean {
  return installPrompt.get() !== undefined;
}

/** The browser accepts one call for each event. */
export async function showInstallPrompt() {
  const prompt = installPrompt.get();
  installPrompt.set(undefined);
  await prompt?.prompt();
}

/**
 * Calls back once the prompt was used, or the app was installed from the menu of the
 * browser. Returns the function that ends this.
 */
export function whenInstalled(listener: () => void): () => void {
  return installPrompt.subscribe(() => {
    if (!hasInstallPrompt()) listener();
  });
}

export function useIsInstallable(): boolean {
  return useSyncExternalStore(
    installPrompt.subscribe,
    () => hasInstallPrompt() || needsIosSteps(),
    () => false,
  );
}

/** Only Safari on iOS and iPadOS has the property, and there is no prompt. */
export function needsIosSteps(): boolean {
  return "standalone" in navigator;
}
