import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./control-class";

export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block w-full">
      <select
        className={`${CONTROL_CLASS} appearance-none text-ellipsis pr-9 ${className}`}
        {...rest}
      />
      <ChevronDown
        size={20}
        strokeWidth={2.4}
        className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 text-muted forced-colors:text-[CanvasText]"
      />
    </span>
  );
}
