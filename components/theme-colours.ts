/** The roles of the colours. `globals.css` has their values in each theme. */
const ROLES = [
  "page",
  "surface",
  "raised",
  "overlay",
  "scrim",
  "hairline",
  "line",
  "field",
  "control",
  "track",
  "selected",
  "text",
  "muted",
  "subtle",
  "teal",
  "purple",
  "danger",
  "warning",
  "teal-soft",
  "purple-soft",
  "danger-soft",
  "warning-soft",
  "primary",
  "primary-hover",
  "on-primary",
  "chart-1",
  "chart-2",
  "chart-3",
  "chart-4",
  "chart-5",
  "chart-6",
  "chart-label",
  "bar",
  "now",
  "before",
] as const;

/** The colours of the Tailwind theme, also for code that cannot use its classes. */
export const COLOURS = Object.fromEntries(
  ROLES.map((role) => [role, `var(--color-${role})`]),
) as Record<(typeof ROLES)[number], string>;

/** The page of the dark theme, for what is drawn without a style sheet. */
export const INK = "#07070d";

/**
 * The colours of the pyramid, more saturated than those of the theme: `light` is
 * red, green and blue light in the shader, `still` a colour of the still image.
 */
export const PYRAMID_COLOURS = {
  teal: { light: [0.1, 0.86, 0.76], still: "#34e4cd" },
  purple: { light: [0.6, 0.4, 1], still: "#9a6bff" },
} as const;
