import {
  type Dispatch,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useSyncExternalStore,
} from "react";
import {
  storedDraft,
  storeDraft,
} from "@/components/add-expense/draft-storage";
import { useEntryReader } from "@/components/add-expense/quick-entry/use-entry-reader";
import { useSuggestions } from "@/components/add-expense/usual/use-suggestions";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { type ListRef, shownListStore } from "@/lib/browser/api/list-ref";
import {
  isFilledByUrl,
  keyToCorrect,
  valuesToAddAgain,
} from "@/lib/browser/expenses/add-address";
import { payeeWording } from "@/lib/browser/import/payee-wordings";
import { lastList } from "@/lib/browser/list/last-list";
import { currentList } from "@/lib/browser/list/list-binding";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { useStore } from "@/lib/browser/storage/use-store";
import { today } from "@/lib/domain/expenses/calendar-date";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";
import type { Suggestion } from "@/lib/domain/expenses/suggestions";
import {
  type AddForm,
  type AddFormEvent,
  addFormReducer,
  draftOf,
  EMPTY_FORM,
} from "./add-form";

export type AddFormDispatch = Dispatch<AddFormEvent>;

/** The state of Add Expense, and the effects that fill, read and store it. */
export function useAddForm() {
  const [form, dispatch] = useReducer(addFormReducer, EMPTY_FORM);
  const list = useStore(shownListStore, undefined);
  const known = useSuggestions();
  const isReader = useSyncExternalStore(
    shownListStore.subscribe,
    () => lastList().isReader,
    () => false,
  );
  const ref = useStart(dispatch);
  const reader = useReading(form, dispatch, known.suggestions, list);
  useStoredDraft(form);
  return { form, dispatch, list, isReader, known, ref, reader };
}

/** Fills the form with what was typed before the script was loaded; then with the values of the URL, of the draft, or of the unsent expense to correct. */
function useStart(
  dispatch: AddFormDispatch,
): RefObject<HTMLFormElement | null> {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    const typed = ref.current ? readFormValues(ref.current) : {};
    dispatch({ type: "opened", values: { ...typed, ...valuesOfUrl() } });
    const draft = isFilledByUrl() ? undefined : storedDraft();
    if (draft) dispatch({ type: "restored", draft });
    const key = keyToCorrect();
    if (key === undefined) return;
    loadOutbox()
      .then(({ readEntries }) => readEntries())
      .then((entries) => {
        const entry = entries.find((entry) => entry.key === key);
        if (entry) dispatch(correctionOf(entry));
      })
      .catch((error: unknown) =>
        console.error("The unsent expense could not be read.", error),
      );
  }, [dispatch]);
  return ref;
}

/** The values of the query or of the expense to add again, of today. */
function valuesOfUrl(): Partial<ExpenseFormValues> {
  const values = {
    ...Object.fromEntries(new URLSearchParams(location.search)),
    ...valuesToAddAgain(),
  };
  return Object.keys(values).length > 0 ? { ...values, date: today() } : {};
}

function correctionOf(entry: OutboxEntry): AddFormEvent {
  const { key, values, problem } = entry;
  return {
    type: "correcting",
    key,
    values,
    text: correctionText(entry),
    errors: problem?.fieldErrors ?? {},
  };
}

function correctionText({ values, problem, tries }: OutboxEntry): string {
  const name = `‘${values.description}’`;
  if (problem && problem.code === undefined)
    return `You are correcting ${name}, which is not sent.`;
  const text = `You are adding ${name}, which was made for another list, to this one.`;
  return tries > 0 ? `${text} It may already be in the other list.` : text;
}

/** Reads the text of the box, again when more is known for it. */
function useReading(
  { text }: AddForm,
  dispatch: AddFormDispatch,
  suggestions: readonly Suggestion[],
  list: ListRef,
) {
  const { state, reader, load } = useEntryReader();
  useEffect(() => {
    if (!reader && text.trim() !== "") return;
    const entry = reader?.(text, {
      today: today(),
      suggestions,
      wordingOf: (payee) => payeeWording(list, payee),
    }) ?? { kind: "unknown", outcome: "" };
    dispatch({ type: "read", text, entry, now: currentList() });
  }, [text, reader, suggestions, list, dispatch]);
  return { state, load };
}

/** Stores the values in this tab, unless the URL has filled the form: the draft is another expense then. */
function useStoredDraft(form: AddForm) {
  const { fields, split, submission } = form;
  useEffect(() => {
    if (!isFilledByUrl())
      storeDraft(draftOf({ fields, split, submission }, currentList()));
  }, [fields, split, submission]);
}
