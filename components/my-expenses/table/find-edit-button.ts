/** The button that edits the expense, or the container when its row is not rendered. */
export function findEditButton(
  container: HTMLElement | null,
  id: string,
): HTMLElement | null {
  return (
    container?.querySelector<HTMLElement>(
      `[data-id="${CSS.escape(id)}"] button`,
    ) ?? container
  );
}
