import { type RefObject, useEffect, useRef } from "react";
import { keyToCorrect } from "@/components/outbox/correction";
import {
  forgetToAddAgain,
  isAddAgain,
  valuesToAddAgain,
} from "@/components/expense-form/add-again";
import { formField } from "@/components/expense-form/form-field";
import { today } from "@/lib/expenses/calendar-date";

/** On mount, fills the form with the URL's query or the expense to add again, and today's date; else does nothing. */
export function usePrefill(): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillFromUrl(form.current);
  }, []);
  return form;
}

/** Whether the address has the values of the form, or says where they are. */
export function isFilledByUrl(): boolean {
  return location.search !== "" || isAddAgain() || keyToCorrect() !== undefined;
}

/** So that a reload does not fill the form again. */
export function removePrefill() {
  if (!isFilledByUrl()) return;
  forgetToAddAgain();
  history.replaceState(null, "", location.pathname);
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
