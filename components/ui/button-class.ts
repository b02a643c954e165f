const BASE =
  "inline-flex min-h-11 items-center justify-center gap-2 rounded-full px-5 py-2 text-center text-md font-semibold transition-colors duration-150";

const VARIANTS = {
  filled:
    "bg-primary text-on-primary hover:bg-primary-hover aria-disabled:opacity-60 forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
  danger:
    "bg-danger text-page hover:bg-danger/85 aria-disabled:opacity-60 forced-colors:bg-[Highlight]! forced-colors:text-[HighlightText] forced-colors:forced-color-adjust-none",
  quiet:
    "bg-raised text-text ring-1 ring-hairline ring-inset hover:ring-line aria-disabled:opacity-60 forced-colors:border",
};

/** Classes of a link or a button that looks like a button. */
export function buttonClass(variant: keyof typeof VARIANTS): string {
  return `${BASE} ${VARIANTS[variant]}`;
}

/** Classes of a link or a button without a surface; the colours are not among them. */
export const GHOST_BUTTON =
  "inline-flex min-h-11 items-center gap-2 rounded-full px-3 text-md font-medium transition-colors duration-150";

export const ICON_BUTTON =
  "grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-raised hover:text-text disabled:opacity-40";

/** Classes of a link or a button that only the keyboard shows, to skip a part of the screen. */
export const SKIP_LINK =
  "sr-only z-40 rounded-full bg-primary px-4 py-2 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:left-2";

/** Classes of a link or a button without a surface, beside one that has it. */
export const TEXT_BUTTON =
  "inline-flex min-h-11 items-center gap-2 text-md font-medium text-muted transition-colors duration-150 hover:text-text";

/** Classes of a link or a button of low prominence. */
export const QUIET_LINK =
  "inline-flex min-h-11 items-center text-muted underline underline-offset-4 transition-colors duration-150 hover:text-text";
