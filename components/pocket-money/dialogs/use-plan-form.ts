import { type SubmitEvent, useCallback, useRef, useState } from "react";
import { planRefusal } from "@/components/split/plan-refusal";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { IS_OWN_API } from "@/lib/browser/api/urls";

/** The state of a form that stores a part of the plan, and the props of the form. */
export function usePlanForm(
  onSave: (values: FormData) => Promise<string | undefined>,
  onStored: () => void,
) {
  const [error, setError] = useState<string>();
  const [isSaving, setIsSaving] = useState(false);
  // A plan in this browser needs no network.
  const isOffline = useIsOffline() && IS_OWN_API;
  const form = useRef<{ element: HTMLFormElement; initial: string }>(undefined);
  const ref = useCallback((element: HTMLFormElement | null) => {
    if (element) form.current ??= { element, initial: valuesOf(element) };
  }, []);
  const store = async (save: () => Promise<string | void>) => {
    if (isSaving || isOffline) return;
    setIsSaving(true);
    try {
      const fault = await save();
      if (fault === undefined) return onStored();
      setError(fault);
    } catch (error) {
      console.error("The plan could not be saved.", error);
      setError(`It could not be saved. ${planRefusal(error)}`);
    }
    setIsSaving(false);
  };
  return {
    error,
    isSaving,
    /** It cannot be saved. */
    isOffline,
    /** Waits for what stores or removes the part, and shows its failure. */
    store,
    /** Whether closing would lose typed values. */
    isUnsaved: () =>
      form.current !== undefined &&
      valuesOf(form.current.element) !== form.current.initial,
    formProps: {
      ref,
      onSubmit: (event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault();
        const values = new FormData(event.currentTarget);
        void store(() => onSave(values));
      },
      onInput: () => setError(undefined),
    },
  };
}

function valuesOf(form: HTMLFormElement): string {
  return JSON.stringify([...new FormData(form)]);
}
