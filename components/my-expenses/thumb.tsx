import { Plus } from "lucide-react";
import type { RefObject } from "react";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass } from "@/components/ui/button-class";
import { ChartLink } from "./chart-link";

/** What the thumb reaches on phones, beside the total: the charts and Add Expense. */
export function Thumb({
  charts,
  hasCharts,
}: {
  charts: RefObject<HTMLElement | null>;
  hasCharts: boolean;
}) {
  return (
    <div
      data-bar
      className="fixed right-(--gutter) bottom-[calc(0.625rem+env(safe-area-inset-bottom))] z-11 flex gap-2 md:hidden print:hidden"
    >
      {hasCharts && <ChartLink charts={charts} />}
      <ScreenLink
        href="/add"
        className={`${buttonClass("filled")} pl-4.5 group-has-data-hides-add/screen:hidden`}
      >
        <Plus aria-hidden size={20} strokeWidth={2} className="-ml-1" />
        Add
      </ScreenLink>
    </div>
  );
}
