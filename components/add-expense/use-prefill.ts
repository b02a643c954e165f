import { type RefObject, useEffect, useRef } from "react";
import { valuesToAddAgain } from "@/lib/browser/expenses/add-address";
import { formField } from "@/components/expense-form/form-field";
import { today } from "@/lib/domain/expenses/calendar-date";

/** On mount, fills the form with the URL's query or the expense to add again, and today's date; else does nothing. */
export function usePrefill(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillFromUrl(form.current);
  }, []);
  return form;
}

function fillFromUrl(form: HTMLFormElement) {
  const values = [
    ...new URLSearchParams(location.search),
    ...Object.entries(valuesToAddAgain() ?? {}),
  ];
  if (values.length === 0) return;
  for (const [name, value] of [...values, ["date", today()] as const]) {
    const field = formField(form, name);
    if (field) field.value = value;
  }
}
