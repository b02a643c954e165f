/** Moves the focus to the part of the screen that shows the list: the focused button is about to be removed. */
export function focusScreen() {
  document
    .querySelector<HTMLElement>("main [aria-busy]")
    ?.focus({ preventScroll: true });
}
