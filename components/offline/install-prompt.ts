/** Chromium's event before it offers to install the app; it is in no standard. */
type InstallPrompt = Event & {
  prompt: () => Promise<{ outcome: "accepted" | "dismissed" }>;
};

// The browser sends it once for each page load.
let kept: InstallPrompt | undefined;

/** Keeps the browser from asking by itself. Returns the function that ends this. */
export function keepInstallPrompt(): () => void {
  const keep = (event: Event) => {
    if (!("prompt" in event)) return;
    event.preventDefault();
    kept = event as InstallPrompt;
  };
  addEventListener("beforeinstallprompt", keep);
  return () => removeEventListener("beforeinstallprompt", keep);
}

export function installPrompt(): InstallPrompt | undefined {
  return kept;
}
