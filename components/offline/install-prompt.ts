/** Chromium's event before it offers to install the app; it is in no standard. */
type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

// The browser sends it once for each page load.
let kept: InstallPrompt | undefined;
let onKept = () => {};

/** Keeps the browser from asking by itself. Returns the function that ends this. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!("prompt" in event)) return;
    event.preventDefault();
    kept = event as InstallPrompt;
    onKept();
  };
  addEventListener("beforeinstallprompt", keep);
  return () => removeEventListener("beforeinstallprompt", keep);
}

export function installPrompt(): InstallPrompt | undefined {
  return kept;
}

/** Calls back when there is a prompt, or steps to install the app without one. */
export function whenInstallable(listener: () => void) {
  if (kept || needsIosSteps()) listener();
  else onKept = listener;
}

/** Only Safari on iOS and iPadOS has the property, and there is no prompt. */
export function needsIosSteps(): boolean {
  return "standalone" in navigator;
}
