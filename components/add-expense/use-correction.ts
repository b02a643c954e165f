import { type RefObject, useEffect, useEffectEvent, useState } from "react";
import type { Submission } from "@/components/add-expense/use-submission";
import { formField } from "@/components/expense-form/form-field";
import { keyToCorrect } from "@/lib/browser/expenses/add-address";
import type { FieldErrors } from "@/lib/browser/api/api-error";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";

/**
 * Fills the form with an entry that its list has not taken, or that was made for
 * another list. It stays on this device until an expense with its key is added or
 * kept.
 */
export function useCorrection(
  form: RefObject<HTMLFormElement | null>,
  submission: Submission,
  onFieldErrors: (errors: FieldErrors) => void,
) {
  const [text, setText] = useState<string>();
  const fill = useEffectEvent((entry: OutboxEntry) => {
    const { key, values, problem } = entry;
    if (!form.current) return;
    for (const [name, value] of Object.entries(values)) {
      const field = formField(form.current, name);
      if (field) field.value = value;
    }
    submission.correct(key);
    setText(correctionText(entry));
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
    /** Which expense the form has. */
    text,
    /** For a form that has another expense now: the corrected one stays on this device. */
    end: () => {
      submission.endCorrection();
      setText(undefined);
    },
  };
}

function correctionText({ values, problem, tries }: OutboxEntry): string {
  const name = `‘${values.description}’`;
  if (problem && problem.code === undefined)
    return `You are correcting ${name}, which is not sent.`;
  const text = `You are adding ${name}, which was made for another list, to this one.`;
  return tries > 0
    ? `${text} It was tried, without a response: the other list may have it already.`
    : text;
}
