import { useId, useRef, useState } from "react";
import { QUIET_LINK } from "@/components/ui/button-class";
import { Select } from "@/components/ui/select";
import type { ColumnRole, StatementTable } from "@/lib/domain/import/statement";

const ROLES: [ColumnRole, string][] = [
  ["date", "Date"],
  ["description", "Description"],
  ["amount", "Amount"],
  ["debit", "Money out"],
  ["credit", "Money in"],
  ["direction", "Debit or credit"],
  ["balance", "Balance"],
  ["reference", "Reference"],
  ["category", "Category"],
];

type Columns = StatementTable["columns"];

/** Which column of a table has which content; open at first when something is missing. */
export function ColumnsForm({
  table: { header, columns },
  onChange,
  onReset,
}: {
  table: StatementTable;
  onChange: (columns: Columns) => void;
  /** Given if the user has chosen the columns, now or for an earlier file. */
  onReset?: (() => void) | undefined;
}) {
  const id = useId();
  const summary = useRef<HTMLElement>(null);
  const missing = missingRoles(columns);
  const [isOpen, setIsOpen] = useState(missing.length > 0);
  const choose = (role: ColumnRole, value: string) => {
    const { [role]: replaced, ...others } = columns;
    const column = value === "" ? undefined : Number(value);
    if (column === replaced) return;
    onChange(column === undefined ? others : { ...others, [role]: column });
  };
  const reset = () => {
    setIsOpen(true);
    // The button disappears.
    summary.current?.focus();
    onReset?.();
  };
  return (
    <>
      {onReset && (
        <p className="flex flex-wrap items-center gap-x-3 text-sm text-muted">
          This file is read with the columns that you chose.
          <button type="button" onClick={reset} className={QUIET_LINK}>
            Choose columns again
          </button>
        </p>
      )}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
        className="pb-1"
      >
        <summary
          ref={summary}
          className="flex min-h-11 cursor-pointer items-center text-sm text-muted underline underline-offset-4 transition-colors duration-150 hover:text-text"
        >
          Columns
        </summary>
        {missing.length > 0 && (
          <p role="alert" className="mb-3 text-warning">
            Choose the column of the {missing.join(" and the ")}.
          </p>
        )}
        <div className="mb-3 grid grid-cols-2 gap-3 md:max-xl:grid-cols-3">
          {ROLES.map(([role, label]) => (
            <div key={role}>
              <label
                htmlFor={`${id}-${role}`}
                className="mb-1 block text-sm font-medium"
              >
                {label}
              </label>
              <Select
                id={`${id}-${role}`}
                value={columns[role] ?? ""}
                onChange={({ target }) => choose(role, target.value)}
              >
                <option value="">None</option>
                {header.map((name, column) => (
                  <option key={column} value={column}>
                    {name.trim() || `Column ${column + 1}`}
                  </option>
                ))}
              </Select>
            </div>
          ))}
        </div>
      </details>
    </>
  );
}

function missingRoles({ date, description, amount, debit }: Columns): string[] {
  return [
    ...(date === undefined ? ["date"] : []),
    ...(description === undefined ? ["description"] : []),
    ...(amount === undefined && debit === undefined ? ["amount"] : []),
  ];
}
