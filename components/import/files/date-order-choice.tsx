import { useId } from "react";
import type { ReadOptions } from "@/lib/import/statement";

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
  const name = useId();
  return (
    <fieldset className="pr-3 pb-3">
      <legend className="text-sm text-warning">
        The dates of this file can be read in two ways. 03/04 is
      </legend>
      <div className="flex flex-wrap gap-x-6">
        {ORDERS.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={order === value}
              onChange={() => onChange(value)}
              className="size-5 accent-teal"
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
