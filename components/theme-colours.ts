/** The colours of the Tailwind theme, also for code that cannot use its classes. */
export const COLOURS = {
  ink: "#07070d",
  surface: "#0f1018",
  raised: "#161824",
  hairline: "rgb(255 255 255 / 0.08)",
  text: "#f4f4f6",
  muted: "#a3a7b7",
  teal: "#2dd4bf",
  "teal-bright": "#5eead4",
  purple: "#b794f6",
  danger: "#fb7185",
} as const;
