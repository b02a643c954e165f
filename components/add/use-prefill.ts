import { type RefObject, useEffect, useRef } from "react";
import { keyToCorrect } from "@/components/outbox/correction";
import { formField } from "@/components/expense-form/form-field";
import { today } from "@/lib/expenses/calendar-date";

/** On mount, fills the form with the URL's query and today's date; does nothing without a query. */
export function usePrefill(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillFromUrl(form.current);
  }, []);
  return form;
}

/** Whether the address has the values of the form, or says where they are. */
export function isFilledByUrl(): boolean {
  return location.search !== "" || keyToCorrect() !== undefined;
}

/** So that a reload does not fill the form again. */
export function removePrefill() {
  if (isFilledByUrl()) history.replaceState(null, "", location.pathname);
}

function fillFromUrl(form: HTMLFormElement) {
  const params = new URLSearchParams(location.search);
  if (params.size === 0) return;
  for (const [name, value] of [...params, ["date", today()] as const]) {
    const field = formField(form, name);
    if (field) field.value = value;
  }
}
