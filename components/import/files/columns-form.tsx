import { useId, useState } from "react";
import { Select } from "@/components/ui/select";
import type { ColumnRole, StatementTable } from "@/lib/import/statement";

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
}: {
  table: StatementTable;
  onChange: (columns: Columns) => void;
}) {
  const id = useId();
  const missing = missingRoles(columns);
  const [isOpen, setIsOpen] = useState(missing.length > 0);
  const choose = (role: ColumnRole, value: string) => {
    const { [role]: replaced, ...others } = columns;
    const column = value === "" ? undefined : Number(value);
    if (column === replaced) return;
    onChange(column === undefined ? others : { ...others, [role]: column });
  };
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
      className="pr-3 pb-1"
    >
      <summary className="flex min-h-11 cursor-pointer items-center text-sm text-muted underline underline-offset-4 transition-colors duration-150 hover:text-text">
        Columns
      </summary>
      {missing.length > 0 && (
        <p role="alert" className="mb-3 text-warning">
          Choose the column of the {missing.join(" and the ")}.
        </p>
      )}
      <div className="mb-3 grid grid-cols-2 gap-3 md:grid-cols-3">
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
  );
}

function missingRoles({ date, description, amount, debit }: Columns): string[] {
  return [
    ...(date === undefined ? ["date"] : []),
    ...(description === undefined ? ["description"] : []),
    ...(amount === undefined && debit === undefined ? ["amount"] : []),
  ];
}
