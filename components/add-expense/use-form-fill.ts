import { type RefObject, useRef } from "react";
import { formField } from "@/components/expense-form/form-field";
import type { ExpenseFormValues } from "@/lib/domain/expenses/form-values";

export type FieldName = keyof ExpenseFormValues;

const NAMES: readonly FieldName[] = [
  "date",
  "category",
  "description",
  "amount",
];

/**
 * Fills fields of the form without changing what the user has typed, and takes
 * back what it has filled.
 *
 * @param onFilled called with the fields whose values were changed
 */
export function useFormFill(
  form: RefObject<HTMLFormElement | null>,
  onFilled: (names: readonly FieldName[]) => void,
) {
  /** The filled values; a field that has another value since is not here. */
  const filled = useRef(new Map<FieldName, string>());
  /** Values that were filled and the user has edited: also an emptied field stays the user's. */
  const edited = useRef(new Map<FieldName, string>());
  /** What `replace` has filled, which `takeBack` restores. */
  const base = useRef(new Map<FieldName, string>());

  function apply(
    values: Partial<ExpenseFormValues>,
    mayFill: (name: FieldName, current: string) => boolean,
  ) {
    const changed = NAMES.filter((name) => {
      const field = formField(form.current, name);
      const value = values[name] ?? "";
      if (!field || !mayFill(name, field.value)) return false;
      if (value === "") filled.current.delete(name);
      else filled.current.set(name, value);
      if (field.value === value) return false;
      field.value = value;
      return true;
    });
    if (changed.length > 0) onFilled(changed);
  }

  const isFilled = (name: FieldName) =>
    filled.current.has(name) || base.current.has(name);

  return {
    /**
     * The fields that `fill` would leave because the user has typed another value,
     * with or without the corrections of these same values.
     */
    typedFields: (
      values: Partial<ExpenseFormValues>,
      hasCorrections: boolean,
    ): FieldName[] =>
      NAMES.filter((name) => {
        const current = formField(form.current, name)?.value ?? "";
        const value = values[name];
        return (
          value !== undefined &&
          current !== "" &&
          current !== value &&
          !isFilled(name) &&
          (hasCorrections || edited.current.get(name) !== value)
        );
      }),
    /** Fills empty fields, and replaces or empties the fields that were filled before. */
    fill: (values: Partial<ExpenseFormValues>) =>
      apply(
        values,
        (name, current) =>
          isFilled(name) ||
          (current === "" && !edited.current.has(name) && name in values),
      ),
    /** Fills the named fields whatever they have, and empties others that were filled before. */
    replace: (values: Partial<ExpenseFormValues>) => {
      apply(values, (name) => {
        if (name in values) edited.current.delete(name);
        return name in values || isFilled(name);
      });
      base.current = new Map(filled.current);
    },
    /** Fills the named fields and empties the others, whatever they have. */
    replaceAll: (values: Partial<ExpenseFormValues>) => {
      edited.current.clear();
      base.current.clear();
      apply(values, () => true);
    },
    /** Empties what `fill` and `replaceAll` have filled. */
    takeBack: () => {
      apply(Object.fromEntries(base.current), isFilled);
      edited.current.clear();
    },
    /** Whether the field is empty, or has what was filled. */
    isFree: (name: FieldName) =>
      isFilled(name) || formField(form.current, name)?.value === "",
    /** For an input event of the user: the field is the user's from now on. */
    noteEdit: (name: string) => {
      const field = NAMES.find((known) => known === name);
      if (!field) return;
      const value = filled.current.get(field);
      filled.current.delete(field);
      base.current.delete(field);
      if (value !== undefined) edited.current.set(field, value);
    },
    /** For a form that was reset. */
    forget: () => {
      filled.current.clear();
      edited.current.clear();
      base.current.clear();
    },
  };
}
