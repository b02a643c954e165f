import type { ReactNode } from "react";
import { useSettledText } from "@/components/ui/use-settled-text";

const NEW_MS = 1500;

/** Classes of a control in a frame, which it fills. */
export const FRAMED_CONTROL =
  "min-h-11 grow self-stretch rounded-[inherit] bg-transparent outline-offset-0 max-md:scroll-mb-24";

/** The edge of a field, teal while its value has just been filled in. */
export function ControlFrame({
  filled,
  className = "min-h-11.5 md:min-h-12",
  children,
}: {
  /** The value, if it was not typed. */
  filled: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const settled = useSettledText(filled ?? "", NEW_MS);
  const isNew = filled && filled !== settled;
  return (
    <div
      className={`relative flex items-center rounded-xl border bg-field transition-[border-color,box-shadow] duration-150 has-aria-invalid:border-danger ${isNew ? "border-teal ring-3 ring-teal-soft" : "border-control hover:border-muted"} ${className}`}
    >
      {children}
    </div>
  );
}
