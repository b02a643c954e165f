import { Plus } from "lucide-react";
import { ScreenLink } from "@/components/nav/screen-link";
import { buttonClass } from "@/components/ui/button-class";
import { BAR } from "./bar-class";

/**
 * Leads to Add Expense from every scroll position. It stands in a bar at the bottom
 * of the window that nothing else is drawn in; from 1280 px the sticky total covers
 * the bar and leaves room for the link.
 */
export function AddLink() {
  return (
    <>
      <div
        data-bar
        className={`${BAR} z-10 border-t border-hairline bg-page`}
      />
      <div
        className={`${BAR} pointer-events-none z-20 mx-auto flex max-w-content items-center px-4 pb-[env(safe-area-inset-bottom)] xl:px-8`}
      >
        <ScreenLink
          href="/add"
          className={`${buttonClass("filled")} pointer-events-auto gap-1.5 px-4!`}
        >
          <Plus aria-hidden size={18} strokeWidth={2.6} />
          Add
        </ScreenLink>
      </div>
    </>
  );
}
