import type {
  Entry,
  EntryPayment,
  EntryValues,
  ReadText,
  SeveralExpenses,
} from "@/components/add-expense/quick-entry/entry";
import {
  isComplete,
  severalText,
} from "@/components/add-expense/quick-entry/entry-text";
import type { FieldErrors } from "@/lib/browser/api/api-error";
import { isKnownList } from "@/lib/browser/api/list-ref";
import { bindList, type ListBinding } from "@/lib/browser/list/list-binding";
import type { ExpenseToSend } from "@/lib/browser/outbox/post-expense";
import { isCategory } from "@/lib/domain/expenses/category";
import {
  type ExpenseFormValues,
  FIELD_NAMES,
  type FieldName,
  isSameExpense,
} from "@/lib/domain/expenses/form-values";
import { plainDecimal, rupeesText } from "@/lib/domain/expenses/money";
import type { SplitValues } from "@/components/split/split-values";
import type { Split } from "@/lib/domain/expenses/split";
import {
  type Suggestion,
  usualCategory,
} from "@/lib/domain/expenses/suggestions";
import { type AddProblemCode, isAboutValues } from "./add-problem-code";

type Field = {
  value: string;
  /**
   * `filled` from the box or by a usual expense: it may be replaced and emptied.
   * `restored`: it was filled before a reload, and is so again with the next text.
   */
  source: "typed" | "filled" | "restored";
  /** What a usual expense or a draft has filled, and comes back when the box is emptied. */
  usual?: string | undefined;
  /** What was filled before the user has edited it: an emptied field stays the user's. */
  edited?: string | undefined;
};
type Fields = Readonly<Record<FieldName, Field>>;

/** The bill whose share is the amount, and whether the user has set it: then no text replaces it. */
type FormSplit = { split: Split; isTyped: boolean };

/** An expense that was pressed and is not added yet: a retry has its key. */
export type Attempt = {
  key: string;
  /** Undefined for the key of a payment or of an unsent expense: only they have it. */
  values?: ExpenseFormValues | undefined;
  /** It was sent, without a decision of the server. */
  wasTried?: boolean | undefined;
};

/** The payment of a message, and the values that its key is for. */
type Payment = Omit<EntryPayment, "payee">;

/** The list and the idempotency keys of what is being entered. */
type Submission = {
  /** Since the first value was entered. */
  binding?: ListBinding | undefined;
  attempts: readonly Attempt[];
  /** The payment of the text in the box. */
  payment?: Payment | undefined;
  /** The payment of the restored values; the box may have another text. */
  draftPayment?: Payment | undefined;
  /** The unsent expense whose values the form has. */
  correction?: { key: string; text: string } | undefined;
};

/** What a button sends: the values of the form, or all complete lines of the box. */
export type PressSource = "form" | "lines";

export type PressedExpense = ExpenseToSend & {
  /** The index of its line, or `active` of the form. */
  index: number;
  keyOf: "values" | "payment" | "correction";
  split?: Split | undefined;
};

export type AddForm = {
  fields: Fields;
  split?: FormSplit | undefined;
  /** The text of the box, which is neither stored nor sent. */
  text: string;
  /** What was understood of `entryText`. `unknown` also for an empty text. */
  entry: ReadText;
  entryText: string;
  /** The index of the line in the form, 0 for a single expense; NONE_ACTIVE if none is. */
  active: number;
  /** The fields that have what the user typed, and not what the text says. */
  typed: readonly FieldName[];
  /** The category that was selected because the description usually has it. */
  proposed: string;
  submission: Submission;
  errors: FieldErrors;
  /** What the message about the last press says. */
  problem?: AddProblemCode | undefined;
  isSending: boolean;
  lastPress: PressSource;
  /** The form has what was typed before a reload. */
  isRestored: boolean;
};

/** The list that this tab has now; an event of the user binds what is entered to it. */
type Now = { now: ListBinding };

export type AddFormEvent =
  /** The form may have been typed in before its script was loaded. */
  | { type: "opened"; values: Partial<ExpenseFormValues> }
  | { type: "restored"; draft: ExpenseDraft }
  | {
      type: "correcting";
      key: string;
      text: string;
      values: ExpenseFormValues;
      errors: FieldErrors;
    }
  | (Now & {
      type: "typed";
      name: FieldName;
      value: string;
      suggestions: readonly Suggestion[];
    })
  | (Now & SplitValues & { type: "split" })
  | { type: "text"; text: string }
  | (Now & { type: "read"; text: string; entry: ReadText })
  | (Now & { type: "line-chosen"; index: number })
  | (Now & { type: "usual-chosen"; values: EntryValues; today: string })
  | (Now & {
      type: "pressed";
      source: PressSource;
      expenses: readonly PressedExpense[];
    })
  /** The list or this device has the expenses. */
  | (Now & {
      type: "added";
      expenses: readonly Pick<PressedExpense, "index" | "key">[];
      problem?: AddProblemCode | undefined;
    })
  | {
      type: "failed";
      problem: AddProblemCode | undefined;
      errors?: FieldErrors;
      isListLost?: boolean;
      /** The key of the expense that was sent without a response. */
      triedKey?: string | undefined;
    }
  /** The browser has a new list in place of one that is gone. */
  | { type: "list-started" }
  | { type: "discarded" };

/** The form's values, with the keys of failed presses, so that a retry after a reload is stored once. */
export type ExpenseDraft = {
  values: ExpenseFormValues;
  /** The names of the values that were not typed. */
  filled?: readonly string[];
  list: ListBinding["list"];
  attempts: readonly Attempt[];
  payment?: Payment | undefined;
  split?: FormSplit | undefined;
};

/** No line of the text is in the form. */
const NONE_ACTIVE = -1;
const NOTHING: ReadText = { kind: "unknown", outcome: "" };
const EMPTY_FIELD: Field = { value: "", source: "typed" };
const EMPTY_FIELDS: Fields = {
  date: EMPTY_FIELD,
  category: EMPTY_FIELD,
  description: EMPTY_FIELD,
  amount: EMPTY_FIELD,
};
const NEW_SUBMISSION: Submission = { attempts: [] };
const EMPTY_BOX = {
  text: "",
  entry: NOTHING,
  entryText: "",
  active: NONE_ACTIVE,
  typed: [],
};

export const EMPTY_FORM: AddForm = {
  ...EMPTY_BOX,
  fields: EMPTY_FIELDS,
  proposed: "",
  submission: NEW_SUBMISSION,
  errors: {},
  isSending: false,
  lastPress: "form",
  isRestored: false,
};

export function addFormReducer(form: AddForm, event: AddFormEvent): AddForm {
  switch (event.type) {
    case "opened":
      return { ...form, fields: typedValues(form.fields, event.values) };
    case "restored":
      return restore(form, event.draft);
    case "correcting": {
      const { key, text, values, errors } = event;
      const submission = { ...form.submission, correction: { key, text } };
      const fields = typedValues(form.fields, values);
      return { ...form, fields, submission, errors };
    }
    case "typed":
      return typeIn(form, event);
    case "split": {
      const { split, amount, now } = event;
      const { fields } = form;
      return corrected({
        ...form,
        fields:
          amount === undefined
            ? fields
            : { ...fields, amount: { value: amount, source: "typed" } },
        split: split && { split, isTyped: true },
        submission: bind(form.submission, now),
        errors: withoutErrors(form.errors, ["amount"]),
        problem: withoutOffer(form.problem),
      });
    }
    case "text": {
      // The message was about the text before.
      const problem = isAboutValues(form.problem) ? undefined : form.problem;
      const { text } = event;
      const fields = text.trim() === "" ? form.fields : released(form.fields);
      return { ...form, fields, problem, text };
    }
    case "read":
      return read(form, event.text, event.entry, event.now);
    case "line-chosen":
      return replaceFrom(form, form.entry, event.index, event.now);
    case "usual-chosen": {
      const { today, now } = event;
      const { date } = form.fields;
      const isDateFree = date.source === "filled" || date.value === "";
      const values = { ...event.values, ...(isDateFree && { date: today }) };
      const fields = chooseUsual(form.fields, values);
      const submission = withPayment(form.submission, undefined);
      const split = undefined;
      return fill({ ...form, ...EMPTY_BOX, submission, split }, fields, now);
    }
    case "pressed": {
      const { source, expenses, now } = event;
      return {
        ...form,
        submission: withAttempts(bind(form.submission, now), expenses),
        errors: source === "lines" ? form.errors : {},
        problem: undefined,
        isSending: true,
        lastPress: source,
      };
    }
    case "added":
      return removeAdded(form, event);
    case "failed":
      return fail(form, event);
    case "list-started": {
      const submission = { ...form.submission, binding: undefined };
      return { ...form, submission, problem: undefined };
    }
    case "discarded":
      return {
        ...emptied(form),
        ...EMPTY_BOX,
        proposed: "",
        submission: NEW_SUBMISSION,
        problem: undefined,
      };
  }
}

export function shownValues(fields: Fields): ExpenseFormValues {
  const { date, category, description, amount } = fields;
  return {
    date: date.value,
    category: category.value,
    description: description.value,
    amount: amount.value,
  };
}

/** The values that the box or a usual expense has filled. */
export function filledValues(fields: Fields): Partial<ExpenseFormValues> {
  const filled = FIELD_NAMES.filter((name) => fields[name].source === "filled");
  return Object.fromEntries(filled.map((name) => [name, fields[name].value]));
}

/** The values as they are sent. */
export function formValues(fields: Fields): ExpenseFormValues {
  const values = shownValues(fields);
  return { ...values, amount: plainDecimal(values.amount) };
}

/**
 * What a press sends. The key is that of the payment or of the corrected expense, or
 * of the last attempt with the same values, or a new one.
 */
export function pressedExpenses(
  { fields, split, submission, entry, active }: AddForm,
  source: PressSource,
  newKey: () => string,
): PressedExpense[] {
  const attempts = [...submission.attempts];
  const pressed = (
    index: number,
    values: ExpenseFormValues,
    split: Split | undefined,
    payment: Payment | undefined,
    correction?: { key: string },
  ): PressedExpense => {
    const ownKey = payment?.key ?? correction?.key;
    const at = attempts.findIndex((one) =>
      ownKey === undefined
        ? one.values && isSameExpense(one.values, values)
        : one.key === ownKey,
    );
    const [attempt] = attempts.splice(at, at === -1 ? 0 : 1);
    return {
      index,
      values,
      key: ownKey ?? attempt?.key ?? newKey(),
      keyOf: payment ? "payment" : correction ? "correction" : "values",
      ...(split && { split }),
      ...(correction && { replaces: true }),
      ...(attempt?.wasTried && { wasTried: true }),
    };
  };
  if (source === "form") {
    const values = formValues(fields);
    const payment = paymentOf(submission, values, split?.split);
    return [
      pressed(active, values, split?.split, payment, submission.correction),
    ];
  }
  if (entry.kind !== "several") return [];
  return entry.lines.flatMap(({ values, split, payment }, index) => {
    if (!isComplete(values)) return [];
    const own = paymentOf({ payment }, values, split);
    return [
      {
        ...pressed(index, values, split, own),
        ...(own && { isPayment: true }),
      },
    ];
  });
}

export function draftOf(
  {
    fields,
    split,
    submission,
  }: Pick<AddForm, "fields" | "split" | "submission">,
  now: ListBinding,
): ExpenseDraft {
  const values = formValues(fields);
  return {
    values,
    filled: FIELD_NAMES.filter((name) => fields[name].source !== "typed"),
    list: bindList(submission.binding, now).list,
    attempts: submission.attempts,
    payment: paymentOf(submission, values, split?.split),
    split,
  };
}

/** The values and the payment of a line, or of the only expense. */
export function partOf(
  entry: Entry,
  index: number,
): {
  values?: EntryValues;
  split?: Split | undefined;
  payment?: EntryPayment | undefined;
} {
  if (entry.kind === "several") return entry.lines[index] ?? {};
  return entry.kind === "expense" && index !== NONE_ACTIVE ? entry : {};
}

/** The payment is of the amount, or of the whole bill. */
function paymentOf(
  { payment, draftPayment }: Pick<Submission, "payment" | "draftPayment">,
  values: ExpenseFormValues,
  split: Split | undefined,
): Payment | undefined {
  const amount = split ? rupeesText(split.totalPaise) : values.amount;
  return [payment, draftPayment].find(
    (one) =>
      one && one.amount === amount && (one.date ?? values.date) === values.date,
  );
}

function withAttempts(
  submission: Submission,
  expenses: readonly PressedExpense[],
): Submission {
  const { attempts } = withoutAttempts(submission, expenses);
  const added = expenses.map(({ key, values, keyOf, wasTried }) => ({
    key,
    wasTried,
    ...(keyOf === "values" && { values }),
  }));
  return { ...submission, attempts: [...attempts, ...added] };
}

function withoutAttempts(
  submission: Submission,
  expenses: readonly Pick<PressedExpense, "key">[],
): Submission {
  const keys = expenses.map(({ key }) => key);
  return {
    ...submission,
    attempts: submission.attempts.filter(({ key }) => !keys.includes(key)),
  };
}

function bind(submission: Submission, now: ListBinding): Submission {
  return { ...submission, binding: bindList(submission.binding, now) };
}

/** The values of the form are those of this payment now, and of no other. */
function withPayment(
  submission: Submission,
  payment: Payment | undefined,
): Submission {
  return {
    ...submission,
    payment,
    draftPayment: undefined,
    correction: undefined,
  };
}

/** The text of the box has this payment. A restored payment stays. */
function withTextPayment(
  submission: Submission,
  payment: Payment | undefined,
): Submission {
  const correction = payment ? undefined : submission.correction;
  return { ...submission, payment, correction };
}

/** The form was sent or discarded. The box and the attempts stay. */
function emptied(form: AddForm): AddForm {
  const { attempts } = form.submission;
  return {
    ...form,
    fields: EMPTY_FIELDS,
    split: undefined,
    submission: { attempts },
    errors: {},
    isSending: false,
    isRestored: false,
  };
}

/** A category of an external API has no option in the select. */
function selectable(name: FieldName, value: string): string {
  return name === "category" && !isCategory(value) ? "" : value;
}

function mapFields(
  fields: Fields,
  change: (field: Field, name: FieldName) => Field,
): Fields {
  const changed = FIELD_NAMES.map((name) => [name, change(fields[name], name)]);
  return Object.fromEntries(changed) as Fields;
}

function typedValues(
  fields: Fields,
  values: Partial<ExpenseFormValues>,
): Fields {
  return mapFields(fields, (field, name) => {
    const value = values[name];
    return value === undefined
      ? field
      : { value: selectable(name, value), source: "typed" };
  });
}

/** Fills the fields in which nothing was typed before the script was loaded. */
function restore(form: AddForm, draft: ExpenseDraft): AddForm {
  const { values, filled = [], list, attempts, payment, split } = draft;
  const fields = mapFields(form.fields, (field, name) =>
    field.value === ""
      ? {
          value: selectable(name, values[name]),
          source: filled.includes(name) ? "restored" : "typed",
        }
      : field,
  );
  return {
    ...form,
    fields,
    ...(split && fields.amount.value === values.amount && { split }),
    submission: {
      attempts,
      ...(isKnownList(list) && { binding: { list } }),
      ...(payment && { draftPayment: payment }),
    },
    isRestored: true,
  };
}

function typeIn(
  form: AddForm,
  { name, value, suggestions, now }: AddFormEvent & { type: "typed" },
): AddForm {
  const before = form.fields[name];
  const edited =
    before.source === "filled" && before.value ? before.value : before.edited;
  const field: Field = { value, source: "typed", ...(edited && { edited }) };
  const { fields, proposed } = proposeCategory(
    { ...form, fields: { ...form.fields, [name]: field } },
    name,
    suggestions,
  );
  const isEmptied =
    fields.description.value === "" && fields.amount.value === "";
  const submission = bind(form.submission, now);
  const isShare = name === "amount";
  return {
    ...corrected({ ...form, fields }),
    ...(isShare &&
      form.split && { split: { split: form.split.split, isTyped: true } }),
    proposed,
    submission: isEmptied
      ? { ...submission, correction: undefined }
      : submission,
    errors: withoutErrors(form.errors, [name]),
    problem: withoutOffer(form.problem),
  };
}

/** Other values were not sent. */
function withoutOffer(problem: AddForm["problem"]): AddForm["problem"] {
  return problem === "can_be_stored" ? undefined : problem;
}

/** Selects the usual category of a description, unless the user has selected one. */
function proposeCategory(
  { fields, proposed }: AddForm,
  name: FieldName,
  suggestions: readonly Suggestion[],
): Pick<AddForm, "fields" | "proposed"> {
  if (name === "category") return { fields, proposed: "" };
  const { category, description } = fields;
  if (name !== "description" || category.value !== proposed)
    return { fields, proposed };
  const usual = usualCategory(suggestions, description.value) ?? "";
  const value = selectable("category", usual);
  return {
    fields: { ...fields, category: { ...category, value } },
    proposed: value,
  };
}

/** The line in the form has the values and the split of the form now. */
function corrected(form: AddForm): AddForm {
  const { entry, active, fields, split } = form;
  if (entry.kind !== "several") return form;
  const line = entry.lines[active];
  if (!line) return form;
  const { text, payment } = line;
  const values: EntryValues = Object.fromEntries(
    Object.entries(formValues(fields)).filter(([, value]) => value.trim()),
  );
  const lines = entry.lines.with(active, {
    text,
    values,
    isCorrected: true,
    ...(payment && { payment }),
    ...(split && { split: split.split }),
  });
  return { ...form, entry: withLines(entry, lines) };
}

/** The entry with the corrections of lines that the entry before it had, too. */
function keepCorrections(next: ReadText, before: ReadText): ReadText {
  if (next.kind !== "several" || before.kind !== "several") return next;
  const corrected = before.lines.filter(({ isCorrected }) => isCorrected);
  return {
    ...next,
    lines: next.lines.map((line) => {
      const at = corrected.findIndex(({ text }) => text === line.text);
      return corrected.splice(at, at === -1 ? 0 : 1)[0] ?? line;
    }),
  };
}

function withLines(
  entry: SeveralExpenses,
  lines: SeveralExpenses["lines"],
): ReadText {
  const next = { ...entry, lines };
  return { ...next, outcome: severalText(next) };
}

function withoutErrors(
  errors: FieldErrors,
  names: readonly string[],
): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).filter(([name]) => !names.includes(name)),
  );
}

/** Changes what fields have; not for what the user has typed. */
function fill(form: AddForm, fields: Fields, now: ListBinding): AddForm {
  const changed = FIELD_NAMES.filter(
    (name) => fields[name].value !== form.fields[name].value,
  );
  if (changed.length === 0) return { ...form, fields };
  return {
    ...form,
    fields,
    submission: { ...bind(form.submission, now), correction: undefined },
    errors: withoutErrors(form.errors, changed),
    problem: withoutOffer(form.problem),
    proposed: changed.includes("category") ? "" : form.proposed,
  };
}

/** What was filled before a reload may be replaced, and comes back when the box is emptied. */
function released(fields: Fields): Fields {
  return mapFields(fields, (field) =>
    field.source === "restored"
      ? { ...field, source: "filled", usual: field.value }
      : field,
  );
}

function filled(field: Field, value: string): Field {
  const source = value || field.usual !== undefined ? "filled" : "typed";
  return { ...field, value, source };
}

/** Fills empty fields, and replaces or empties the fields that were filled before. */
function fillFields(fields: Fields, values: EntryValues): Fields {
  return mapFields(fields, (field, name) => {
    const isFree =
      field.value === "" && field.edited === undefined && name in values;
    return field.source === "filled" || isFree
      ? filled(field, values[name] ?? "")
      : field;
  });
}

/** Fills the named fields whatever they have, and empties others that were filled before. */
function chooseUsual(fields: Fields, values: EntryValues): Fields {
  return mapFields(fields, (field, name) => {
    const value = selectable(name, values[name] ?? "");
    if (value) return { value, source: "filled", usual: value };
    return field.source === "filled" ? EMPTY_FIELD : field;
  });
}

/** Fills the named fields and empties the others, whatever they have. */
function replaceFields(values: EntryValues): Fields {
  return mapFields(EMPTY_FIELDS, (field, name) =>
    filled(field, values[name] ?? ""),
  );
}

/** Empties what the box has filled; a usual expense comes back. */
function takeBack(fields: Fields): Fields {
  return mapFields(fields, (field) => ({
    ...(field.source === "filled" ? filled(field, field.usual ?? "") : field),
    edited: undefined,
  }));
}

/**
 * The fields for which the user has typed other values than these, with or without
 * the corrections of these same values.
 */
function typedFields(
  fields: Fields,
  values: EntryValues,
  hasCorrections: boolean,
): FieldName[] {
  return FIELD_NAMES.filter((name) => {
    const { value: current, source, edited } = fields[name];
    const value = values[name];
    return (
      value !== undefined &&
      current !== "" &&
      current !== value &&
      source === "typed" &&
      (hasCorrections || edited !== value)
    );
  });
}

/** Whether the fields that the user has typed are another expense than the text. */
function isOtherExpense(entry: Entry, typed: readonly FieldName[]): boolean {
  if (entry.kind === "several") return typed.length > 0;
  return (
    typed.includes("amount") ||
    (typed.includes("date") && entry.kind === "expense" && !entry.isDateAssumed)
  );
}

function read(
  form: AddForm,
  text: string,
  entry: ReadText,
  now: ListBinding,
): AddForm {
  const before = form.entry;
  if (text.trim() === "" && form.entryText === "") return form;
  const next = keepCorrections(entry, before);
  const index = text === form.entryText ? Math.max(form.active, 0) : 0;
  // The form has a line of the text, and the user's corrections of it.
  const isLineInForm = before.kind === "several" && form.active !== NONE_ACTIVE;
  const current = { ...form, entryText: text };
  if (next.kind === "several" && isLineInForm)
    return replaceFrom(current, next, index, now);
  const filled = fillFrom(current, next, index, now);
  // The last of several lines is no list any more, which has the corrections.
  const only = isLineInForm && before.lines.length === 1 && before.lines[0];
  return only && only.isCorrected
    ? replaceAll(
        { ...filled, split: formSplit(only.split) },
        only.values,
        only.payment,
        now,
      )
    : filled;
}

/** Fills the form, unless it has another expense that the user has typed. */
function fillFrom(
  form: AddForm,
  entry: ReadText,
  index: number,
  now: ListBinding,
): AddForm {
  const { values, split, payment } = partOf(entry, index);
  const ownSplit = form.split?.isTyped ? form.split : undefined;
  const typed = values
    ? typedFields(form.fields, values, entry.kind === "several")
    : [];
  const next = { ...form, entry, typed, active: NONE_ACTIVE };
  if (!values || isOtherExpense(entry, typed)) {
    const submission = withTextPayment(form.submission, undefined);
    const left = { ...next, submission, split: ownSplit };
    return fill(left, takeBack(form.fields), now);
  }
  const filled = {
    ...next,
    active: index,
    submission: withTextPayment(form.submission, payment),
    split: ownSplit ?? formSplit(split),
  };
  return fill(filled, fillFields(form.fields, values), now);
}

/** Fills the form whatever it has. */
function replaceFrom(
  form: AddForm,
  entry: ReadText,
  index: number,
  now: ListBinding,
): AddForm {
  const { values = {}, split, payment } = partOf(entry, index);
  const next = { ...form, entry, typed: [], active: index };
  return replaceAll({ ...next, split: formSplit(split) }, values, payment, now);
}

function formSplit(split: Split | undefined): FormSplit | undefined {
  return split && { split, isTyped: false };
}

function replaceAll(
  form: AddForm,
  values: EntryValues,
  payment: EntryPayment | undefined,
  now: ListBinding,
): AddForm {
  const submission = withPayment(form.submission, payment);
  return fill({ ...form, submission }, replaceFields(values), now);
}

function removeAdded(
  form: AddForm,
  { expenses, problem, now }: AddFormEvent & { type: "added" },
): AddForm {
  const indices = expenses.map(({ index }) => index);
  const left = indices.includes(form.active) ? emptied(form) : form;
  const submission = withoutAttempts(left.submission, expenses);
  const next = { ...left, submission, problem, proposed: "", isSending: false };
  return removeLines(next, indices, now);
}

function fail(
  form: AddForm,
  {
    problem,
    errors = form.errors,
    isListLost = false,
    triedKey,
  }: AddFormEvent & { type: "failed" },
): AddForm {
  const { binding, attempts } = form.submission;
  return {
    ...form,
    isSending: false,
    problem,
    errors,
    submission: {
      ...form.submission,
      // The next press is for the list that the message speaks of.
      binding: isListLost ? undefined : binding,
      attempts: attempts.map((one) =>
        one.key === triedKey ? { ...one, wasTried: true } : one,
      ),
    },
  };
}

/** Removes lines that were added, and fills the form with the first of the others. */
function removeLines(
  form: AddForm,
  indices: readonly number[],
  now: ListBinding,
): AddForm {
  const { entry, active } = form;
  if (entry.kind !== "several")
    return indices.includes(0)
      ? { ...form, ...EMPTY_BOX }
      : fillFrom(form, entry, 0, now);
  const { lines, leftOut = [], omitted } = entry;
  const left = lines.filter((_, index) => !indices.includes(index));
  const text = [...left.map(({ text: line }) => line), ...leftOut, ...omitted];
  const next = {
    ...form,
    text: text.join(lines.some(({ payment }) => payment) ? "\n\n" : "\n"),
    entry: withLines(entry, left),
  };
  // Else the text is read again.
  if (left.length <= 1 || omitted.length > 0) return next;
  const all = { ...next, entryText: next.text };
  return active === NONE_ACTIVE
    ? fillFrom(all, all.entry, 0, now)
    : replaceFrom(all, all.entry, 0, now);
}
