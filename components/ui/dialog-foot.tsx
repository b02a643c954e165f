import type { ReactNode } from "react";
import { Button } from "@/components/ui/button";
import { buttonClass } from "@/components/ui/button-class";
import { useMediaQuery } from "@/components/ui/use-media-query";

/** Its own breakpoint is that of DialogSurface. */
const WIDE = "(width >= 48rem)";

/** The buttons of a form in a dialog: their order differs by width, so that the focus order is the reading order. */
export function DialogFoot({
  label,
  isDisabled = false,
  reasonId,
  isSaving = false,
  onCancel,
  side,
}: {
  /** The text of the button that submits the form. */
  label: string;
  isDisabled?: boolean;
  /** The id of the element that says why it is disabled. */
  reasonId?: string;
  isSaving?: boolean;
  onCancel: () => void;
  /** What else can be done: last on narrow screens, first on wide ones. */
  side?: ReactNode;
}) {
  const isWide = useMediaQuery(WIDE);
  const parts = [
    <div key="save" className="grid grow md:min-w-28 md:grow-0">
      <Button
        type="submit"
        isDisabled={isSaving || isDisabled}
        reasonId={reasonId}
        className={buttonClass("filled")}
      >
        {isSaving ? "Saving…" : label}
      </Button>
    </div>,
    <div key="cancel" className="grid grow md:min-w-28 md:grow-0">
      <Button
        isDisabled={isSaving}
        onClick={onCancel}
        className={buttonClass("quiet")}
      >
        Cancel
      </Button>
    </div>,
    <div
      key="side"
      className="-mb-2 flex w-full flex-wrap justify-between empty:hidden md:me-auto md:mb-0 md:-ms-3 md:w-auto"
    >
      {side}
    </div>,
  ];
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2 md:justify-end">
      {isWide ? parts.toReversed() : parts}
    </div>
  );
}
