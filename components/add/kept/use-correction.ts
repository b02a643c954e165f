import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Submission } from "@/components/add/submit/use-submission";
import { formField } from "@/components/expense-form/form-field";
import { keyToCorrect } from "@/components/outbox/correction";
import type { FieldErrors } from "@/lib/client/api-error";
import type { OutboxEntry } from "@/lib/offline/outbox/outbox-entry";
import { loadOutbox } from "@/lib/offline/page/load-outbox";

/**
 * Fills the form with an entry that the list has not taken. It stays on this device
 * until an expense with its key is added or kept.
 */
export function useCorrection(
  form: RefObject<HTMLFormElement | null>,
  submission: Submission,
  onFieldErrors: (errors: FieldErrors) => void,
) {
  const [description, setDescription] = useState<string>();
  const fill = useEffectEvent(({ key, values, problem }: OutboxEntry) => {
    if (!form.current) return;
    for (const [name, value] of Object.entries(values)) {
      const field = formField(form.current, name);
      if (field) field.value = value;
    }
    submission.correct(key);
    setDescription(values.description);
    onFieldErrors(problem?.fieldErrors ?? {});
  });
  useEffect(() => {
    const key = keyToCorrect();
    if (key === undefined) return;
    loadOutbox()
      .then(({ readEntries }) => readEntries())
      .then((entries) => {
        const entry = entries.find((entry) => entry.key === key);
        if (entry) fill(entry);
      })
      .catch((error: unknown) =>
        console.error("The unsent expense could not be read.", error),
      );
  }, []);
  return {
    /** The description of the expense that the form corrects. */
    description,
    /** For a form that has another expense now: the corrected one stays on this device. */
    end: () => {
      submission.endCorrection();
      setDescription(undefined);
    },
  };
}
