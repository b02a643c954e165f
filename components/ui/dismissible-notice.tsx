import { X } from "lucide-react";
import type { ReactNode } from "react";
import { focusScreen } from "./focus-screen";

/** A quiet line below the content, until the user dismisses it. */
export function DismissibleNotice({
  label,
  onDismiss,
  children,
}: {
  label: string;
  onDismiss: () => void;
  children: ReactNode;
}) {
  return (
    <aside
      aria-label={label}
      className="mt-4 flex items-center gap-2 rounded-card bg-surface py-1 pr-1 pl-4 text-sm text-muted shadow-card print:hidden forced-colors:outline"
    >
      <div className="grow py-2">{children}</div>
      <button
        type="button"
        aria-label="Dismiss"
        onClick={() => {
          focusScreen();
          onDismiss();
        }}
        className="grid size-11 shrink-0 place-items-center rounded-full transition-colors duration-150 hover:bg-track hover:text-text"
      >
        <X size={20} strokeWidth={1.8} />
      </button>
    </aside>
  );
}
