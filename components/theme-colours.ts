/** The colours of the Tailwind theme, also for code that cannot use its classes. */
export const COLOURS = {
  ink: "#07070d",
  surface: "#0f1018",
  raised: "#161824",
  hairline: "rgb(255 255 255 / 0.08)",
  line: "rgb(255 255 255 / 0.2)",
  text: "#f4f4f6",
  muted: "#a3a7b7",
  teal: "#2dd4bf",
  "teal-bright": "#5eead4",
  purple: "#b794f6",
  warning: "#fbbf24",
  danger: "#fb7185",
  bars: "#818cf8",
} as const;

/**
 * The colours of the pyramid, more saturated than those of the theme: `light` is
 * red, green and blue light in the shader, `still` a colour of the still image.
 */
export const PYRAMID_COLOURS = {
  teal: { light: [0.1, 0.86, 0.76], still: "#34e4cd" },
  purple: { light: [0.6, 0.4, 1], still: "#9a6bff" },
} as const;
