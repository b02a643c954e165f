import type { ReactNode } from "react";
import { READ_ONLY_REASON } from "@/components/device/unsent/read-only-notice";
import { QUIET_LINK } from "@/components/ui/button-class";

/** A quiet button that changes the plan. */
export function PlanButton({
  isReadOnly,
  onPress,
  className = "",
  children,
}: {
  /** It is disabled, for the reason that the screen shows. */
  isReadOnly: boolean;
  onPress: () => void;
  className?: string;
  children: ReactNode;
}) {
  return (
    <button
      type="button"
      aria-disabled={isReadOnly || undefined}
      aria-describedby={isReadOnly ? READ_ONLY_REASON : undefined}
      onClick={() => {
        if (!isReadOnly) onPress();
      }}
      className={`${QUIET_LINK} aria-disabled:no-underline aria-disabled:opacity-60 ${className}`}
    >
      {children}
    </button>
  );
}
