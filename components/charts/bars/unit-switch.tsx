import type { Unit } from "@/lib/domain/view/span-totals";
import { UNIT_NAMES } from "./unit-names";

/** Selects what one bar stands for. */
export function UnitSwitch({
  units,
  selected,
  onSelect,
}: {
  units: readonly Unit[];
  selected: Unit;
  onSelect: (unit: Unit) => void;
}) {
  return (
    <div
      role="group"
      aria-label="One bar for each"
      className="mb-3 flex w-fit rounded-full border border-hairline"
    >
      {units.map((unit) => (
        <button
          key={unit}
          type="button"
          aria-pressed={unit === selected}
          onClick={() => onSelect(unit)}
          className="min-h-11 rounded-full px-4 text-sm text-muted transition-colors duration-150 hover:text-text aria-pressed:bg-raised aria-pressed:font-semibold aria-pressed:text-text"
        >
          {UNIT_NAMES[unit]}
        </button>
      ))}
    </div>
  );
}
