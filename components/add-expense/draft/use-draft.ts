import { type RefObject, useEffect, useState } from "react";
import type { Submission } from "@/components/add-expense/use-submission";
import {
  isFilledByUrl,
  removePrefill,
} from "@/lib/browser/expenses/add-address";
import { formField } from "@/components/expense-form/form-field";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { removeDraft, storedDraft, storeDraft } from "./draft-storage";

/**
 * Stores the values of the form in this tab, and restores them after a reload,
 * unless the URL fills the form.
 */
export function useDraft(
  form: RefObject<HTMLFormElement | null>,
  submission: Submission,
) {
  const [isRestored, setIsRestored] = useState(false);
  useEffect(() => {
    // Otherwise the form has another expense than the draft, which stays stored.
    const draft = isFilledByUrl() ? undefined : storedDraft();
    if (!draft || !form.current) return;
    for (const [name, value] of Object.entries(draft.values)) {
      const field = formField(form.current, name);
      if (field) field.value = value;
    }
    submission.restore(draft);
    const frame = requestAnimationFrame(() => setIsRestored(true));
    return () => cancelAnimationFrame(frame);
  }, [form, submission]);
  return {
    /** Whether the form has what was typed before a reload. */
    isRestored,
    save: () => {
      if (!form.current || isFilledByUrl()) return;
      const values = readFormValues(form.current);
      storeDraft({ values, ...submission.record(values) });
    },
    /** For an expense that was added: a reload does not fill the form with it. */
    remove: () => {
      if (!isFilledByUrl()) removeDraft();
      removePrefill();
      setIsRestored(false);
    },
    /** Empties the form. */
    discard: () => {
      form.current?.reset();
      submission.clear();
      removeDraft();
      setIsRestored(false);
    },
  };
}
