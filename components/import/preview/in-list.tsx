import { Amount } from "@/components/amount";
import type { WholeBillChoice } from "@/components/import/rows/preview-row";
import type { RowState } from "@/components/import/rows/row-states";
import { Select } from "@/components/ui/select";
import type { Expense } from "@/lib/domain/expenses/expense";
import { formatDate } from "@/lib/domain/expenses/calendar-date";

const CHOICES = [
  ["replace", "Replace by my share"],
  ["add", "Add as well"],
  ["leave-out", "Leave out"],
] as const satisfies readonly [WholeBillChoice, string][];

/** Says that the list has the whole bill of a row, and asks what to do with it, or that it may have the share. */
export function InList({
  name,
  state,
  expense: { date, description, amountPaise },
  choice = "replace",
  onChoose,
}: {
  /** The description of the row. */
  name: string;
  state: RowState;
  expense: Expense;
  choice: WholeBillChoice | undefined;
  onChoose: (choice: WholeBillChoice) => void;
}) {
  if (state !== "whole-here" && state !== "share-here") return null;
  const isWhole = state === "whole-here";
  return (
    <div className="-mt-2 pb-2 text-sm text-muted">
      <p className="text-pretty wrap-anywhere">
        {isWhole ? "The whole bill is" : "It may be"} in your list:{" "}
        <bdi>{description}</bdi>, <Amount paise={amountPaise} />,{" "}
        {formatDate(date)}.
      </p>
      {isWhole && (
        <div className="mt-1 max-w-64 text-text">
          <Select
            aria-label={`Whole bill of ${name}`}
            value={choice}
            onChange={({ target }) => {
              const [chosen] =
                CHOICES.find(([value]) => value === target.value) ?? [];
              if (chosen) onChoose(chosen);
            }}
          >
            {CHOICES.map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
