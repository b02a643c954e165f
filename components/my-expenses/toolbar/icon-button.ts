/** Classes of a round button with an icon. */
export const ICON_BUTTON =
  "grid size-11 shrink-0 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-raised hover:text-text disabled:opacity-40";
