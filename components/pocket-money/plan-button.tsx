import type { ReactNode } from "react";
import { READ_ONLY_REASON } from "@/components/device/unsent/read-only-notice";
import { QUIET_LINK } from "@/components/ui/button-class";
import { Button } from "@/components/ui/button";

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
    <Button
      isDisabled={isReadOnly}
      reasonId={READ_ONLY_REASON}
      onClick={onPress}
      className={`${QUIET_LINK} aria-disabled:no-underline ${className}`}
    >
      {children}
    </Button>
  );
}
