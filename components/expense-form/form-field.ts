/** The input or select with this name. */
export function formField(
  form: HTMLFormElement | null,
  name: string,
): HTMLInputElement | HTMLSelectElement | undefined {
  const field = form?.elements.namedItem(name);
  return field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    ? field
    : undefined;
}
