/** `device`: as the operating system has it. Dark until the user chooses. */
export type Theme = "dark" | "light" | "device";

export const THEMES: readonly (readonly [Theme, string])[] = [
  ["dark", "Dark"],
  ["light", "Light"],
  ["device", "System"],
];

/**
 * Shows the stored theme, and returns it. Home is dark in every theme, by CSS, and so
 * is the browser around it. It also runs from its source text, before the first paint,
 * so it refers to nothing outside itself.
 */
export function applyTheme(): Theme {
  let theme: Theme = "dark";
  try {
    const stored = localStorage.getItem("theme");
    if (stored === "light" || stored === "device") theme = stored;
  } catch {
    // The browser blocks storage, so nothing was chosen.
  }
  const isLight =
    theme === "light" ||
    (theme === "device" && matchMedia("(prefers-color-scheme: light)").matches);
  document.documentElement.dataset["theme"] = isLight ? "light" : "dark";
  let meta = document.querySelector<HTMLMetaElement>("meta[name=theme-color]");
  if (!meta) {
    meta = document.createElement("meta");
    meta.name = "theme-color";
    document.head.append(meta);
  }
  meta.content = isLight && location.pathname !== "/" ? "#f5f5f9" : "#07070d";
  return theme;
}

/** Applies the theme before the first paint, and again when the device's changes or another tab has stored one. */
export const THEME_SCRIPT = `(apply=>{apply();matchMedia("(prefers-color-scheme: light)").addEventListener("change",apply);addEventListener("storage",apply)})(${applyTheme.toString()})`;
