type Form = HTMLFormElement | null;

export function submitButton(form: Form): HTMLElement | null {
  return form?.querySelector<HTMLElement>('[type="submit"]') ?? null;
}

/** The first required field without a value, or the button that submits. */
export function nextToFill(form: Form): HTMLElement | null {
  const fields = form?.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    "input, select",
  );
  const empty = [...(fields ?? [])].find(
    ({ required, value }) => required && value === "",
  );
  return empty ?? submitButton(form);
}
