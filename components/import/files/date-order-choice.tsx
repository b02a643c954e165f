import { useId } from "react";
import { MONTH_NAMES } from "@/lib/domain/expenses/calendar-date";
import type {
  DateOrder,
  NumericDate,
} from "@/lib/domain/import/cells/date-cell";

/** Asks how the dates of a file are meant, by one of them. */
export function DateOrderChoice({
  date: { first, second },
  order,
  onChange,
}: {
  date: NumericDate;
  order: DateOrder;
  onChange: (order: DateOrder) => void;
}) {
  const id = useId();
  const orders = [
    ["day-first", `${first} ${MONTH_NAMES[second - 1]} (day first)`],
    ["month-first", `${second} ${MONTH_NAMES[first - 1]} (month first)`],
  ] as const;
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-6 pb-2 text-md"
    >
      <p id={id} className="text-warning">
        Its dates can be read in two ways. {twoDigits(first)}/
        {twoDigits(second)} is
      </p>
      {orders.map(([value, label]) => (
        <label key={value} className="flex min-h-11 items-center gap-2">
          <input
            type="radio"
            name={id}
            checked={order === value}
            onChange={() => onChange(value)}
            className="size-5 accent-teal"
          />
          {label}
        </label>
      ))}
    </div>
  );
}

function twoDigits(value: number): string {
  return String(value).padStart(2, "0");
}
