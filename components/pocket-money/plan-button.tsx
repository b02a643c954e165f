import type { ComponentProps } from "react";
import { Button } from "@/components/ui/button";

/** A button that changes the plan. */
export function PlanButton({
  readOnlyReasonId,
  ...rest
}: ComponentProps<"button"> & {
  /** It is disabled, for the reason of the element with this id. */
  readOnlyReasonId: string | undefined;
}) {
  return (
    <Button
      isDisabled={readOnlyReasonId !== undefined}
      reasonId={readOnlyReasonId}
      {...rest}
    />
  );
}

/** Classes of a button in the line of a heading. */
export const SMALL_BUTTON =
  "-mx-2 inline-flex min-h-11 items-center rounded-full px-2 text-sm font-medium text-muted transition-colors duration-150 hover:bg-raised hover:text-text forced-colors:underline lg:min-h-6";
