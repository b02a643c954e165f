import { ChevronDown, X } from "lucide-react";
import { type ReactNode, useRef } from "react";

/** A native select that looks like a chip: purple while it narrows the list, with a button that ends that. */
export function FilterChip({
  label,
  value,
  isSet,
  clearLabel,
  dot,
  icon,
  onChange,
  onClear,
  children,
}: {
  label: string;
  value: string;
  isSet: boolean;
  clearLabel: string;
  dot?: ReactNode;
  /** All that is shown while it does not narrow the list. */
  icon?: ReactNode;
  onChange: (value: string) => void;
  onClear: () => void;
  children: ReactNode;
}) {
  const select = useRef<HTMLSelectElement>(null);
  const isIcon = icon !== undefined && !isSet;
  return (
    <span
      className={`relative inline-flex shrink-0 items-center rounded-full ring-inset ${isIcon ? "-ml-1.5 text-muted max-[21.875rem]:ml-0" : "ring-1 forced-colors:outline"} ${isSet ? "bg-purple-soft ring-purple/55" : isIcon ? "" : "bg-raised ring-hairline"}`}
    >
      <span className="pointer-events-none absolute left-3.5 md:left-4">
        {dot}
      </span>
      <select
        ref={select}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className={`min-h-11 cursor-pointer appearance-none rounded-full bg-transparent text-md font-medium max-[21.875rem]:text-[0.875rem] *:bg-overlay *:text-text ${isIcon ? "w-11 overflow-hidden indent-96" : `field-sizing-content ${dot ? "pl-7.5 md:pl-8" : "pl-3.5 max-[24rem]:pl-3 md:pl-4"} ${isSet ? "pr-9" : "pr-8 max-[24rem]:pr-6.5 md:pr-8.5"}`}`}
      >
        {children}
      </select>
      {isSet ? (
        <button
          type="button"
          aria-label={clearLabel}
          onClick={() => {
            // The focused button is removed.
            select.current?.focus();
            onClear();
          }}
          className="absolute -right-0.5 grid size-11 place-items-center rounded-full pl-1 text-purple"
        >
          <X aria-hidden size={16} strokeWidth={2} />
        </button>
      ) : isIcon ? (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          {icon}
        </span>
      ) : (
        <ChevronDown
          aria-hidden
          size={16}
          strokeWidth={2}
          className="pointer-events-none absolute right-2.5 text-muted max-[24rem]:right-2 md:right-3"
        />
      )}
    </span>
  );
}
