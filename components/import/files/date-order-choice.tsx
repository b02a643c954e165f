import { useId } from "react";
import type { ReadOptions } from "@/lib/domain/import/statement";

const ORDERS = [
  ["day-first", "3 April (day first)"],
  ["month-first", "4 March (month first)"],
] as const;

/** Asks how the dates of a file are meant. */
export function DateOrderChoice({
  order,
  onChange,
}: {
  order: NonNullable<ReadOptions["dateOrder"]>;
  onChange: (order: NonNullable<ReadOptions["dateOrder"]>) => void;
}) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      className="flex flex-wrap items-center gap-x-6 pb-2 text-md"
    >
      <p id={id} className="text-warning">
        Its dates can be read in two ways. 03/04 is
      </p>
      {ORDERS.map(([value, label]) => (
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
