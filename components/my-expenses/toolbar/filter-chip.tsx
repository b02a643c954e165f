import { ChevronDown, X } from "lucide-react";
import type { ReactNode } from "react";

/** A native select that looks like a chip: purple while it narrows the list, with a button that ends that. */
export function FilterChip({
  label,
  value,
  isSet,
  clearLabel,
  dot,
  onChange,
  onClear,
  children,
}: {
  label: string;
  value: string;
  isSet: boolean;
  clearLabel: string;
  dot?: ReactNode;
  onChange: (value: string) => void;
  onClear: () => void;
  /** The options. */
  children: ReactNode;
}) {
  return (
    <span
      className={`relative inline-flex shrink-0 items-center rounded-full ring-1 ring-inset forced-colors:outline ${isSet ? "bg-purple-soft ring-purple/55" : "bg-raised ring-hairline"}`}
    >
      <span className="pointer-events-none absolute left-3.5 md:left-4">
        {dot}
      </span>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`field-sizing-content min-h-11 cursor-pointer appearance-none rounded-full bg-transparent text-md font-medium *:bg-overlay *:text-text ${dot ? "pl-7.5 md:pl-8" : "pl-3.5 md:pl-4"} ${isSet ? "pr-9" : "pr-8 md:pr-8.5"}`}
      >
        {children}
      </select>
      {isSet ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={onClear}
          className="absolute -right-0.5 grid size-11 place-items-center rounded-full pl-1 text-purple"
        >
          <X aria-hidden size={16} strokeWidth={2} />
        </button>
      ) : (
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={2}
          className="pointer-events-none absolute right-2.5 text-muted md:right-3"
        />
      )}
    </span>
  );
}
