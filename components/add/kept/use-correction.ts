import { type RefObject, useEffect, useEffectEvent } from "react";
import type { Submission } from "@/components/add/submit/use-submission";
import { formField } from "@/components/expense-form/form-field";
import type { FieldErrors } from "@/lib/client/api-error";
import { loadOutbox } from "@/lib/offline/page/load-outbox";
import { keyToCorrect } from "@/components/outbox/correction";

/**
 * Fills the form with an entry that the list has not taken. It stays on this device
 * until an expense with its key is added or kept.
 */
export function useCorrection(
  form: RefObject<HTMLFormElement | null>,
  submission: Submission,
  onFieldErrors: (errors: FieldErrors) => void,
) {
  const fill = useEffectEvent(async (key: string) => {
    const { readEntries } = await loadOutbox();
    const entry = (await readEntries()).find((entry) => entry.key === key);
    if (!entry || !form.current) return;
    for (const [name, value] of Object.entries(entry.values)) {
      const field = formField(form.current, name);
      if (field) field.value = value;
    }
    submission.correct(key);
    onFieldErrors(entry.problem?.fieldErrors ?? {});
  });
  useEffect(() => {
    const key = keyToCorrect();
    if (key === undefined) return;
    fill(key).catch((error: unknown) =>
      console.error("The unsent expense could not be read.", error),
    );
  }, []);
}
