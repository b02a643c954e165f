import { Plus } from "lucide-react";
import Link from "next/link";
import { buttonClass } from "@/components/ui/button-class";

/**
 * Leads to Add Expense from every scroll position. It stands at the bottom of the
 * window, where the sticky total leaves room for it, and above the notifications.
 */
export function AddLink() {
  return (
    <div
      data-add-link
      className="pointer-events-none fixed inset-x-0 bottom-[calc(var(--notifications-height,0px)+max(0.625rem,env(safe-area-inset-bottom)))] z-20 mx-auto max-w-content px-6 sm:px-8 print:hidden"
    >
      <Link
        href="/add"
        className={`${buttonClass("filled")} pointer-events-auto gap-1.5 px-4! shadow-lg shadow-black/60`}
      >
        <Plus aria-hidden size={18} strokeWidth={2.6} />
        Add
      </Link>
    </div>
  );
}
