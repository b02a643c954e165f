/** Chromium's event before it offers to install the app; it is in no standard. */
type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

// The browser sends it once for each page load.
let kept: InstallPrompt | undefined;
let onKept = () => {};
let onInstalled = () => {};

/** Keeps the browser from asking by itself. Returns the function that ends this. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!("prompt" in event)) return;
    event.preventDefault();
    kept = event as InstallPrompt;
    onKept();
  };
  const forget = () => {
    kept = undefined;
    onInstalled();
  };
  addEventListener("beforeinstallprompt", keep);
  addEventListener("appinstalled", forget);
  return () => {
    removeEventListener("beforeinstallprompt", keep);
    removeEventListener("appinstalled", forget);
  };
}

export function hasInstallPrompt(): boolean {
  return kept !== undefined;
}

/** The browser accepts one call for each event. */
export async function showInstallPrompt() {
  const prompt = kept;
  kept = undefined;
  await prompt?.prompt();
}

/** Calls back once the app is installed, also from the menu of the browser. Returns the function that ends this. */
export function whenInstalled(listener: () => void): () => void {
  onInstalled = listener;
  return () => void (onInstalled = () => {});
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
