import type { ComponentProps } from "react";
import { CONTROL_CLASS } from "./control-class";

/** A native select whose arrow is drawn like the rest of the page. */
export function Select({ className = "", ...rest }: ComponentProps<"select">) {
  return (
    <span className="relative block w-full">
      <select
        className={`${CONTROL_CLASS} appearance-none pr-10 ${className}`}
        {...rest}
      />
      <svg
        aria-hidden
        viewBox="0 0 12 8"
        className="pointer-events-none absolute top-1/2 right-4 w-3 -translate-y-1/2 text-muted forced-colors:text-[CanvasText]"
      >
        <path
          d="m1 1 5 5 5-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
        />
      </svg>
    </span>
  );
}
