import { useRef } from "react";
import { countText } from "@/components/data/count-text";
import { DataSection } from "@/components/data/data-section";
import { QUIET_LINK } from "@/components/ui/button-class";
import { formatDate, today } from "@/lib/expenses/calendar-date";
import type { ListRef } from "@/lib/client/list/list-ref";
import { useImports } from "./use-imports";

/** Undoes the imports that this browser has made. Nothing without any. */
export function ImportsSection({ list }: { list: ListRef }) {
  const { imports, undoing, outcome, undo } = useImports(list);
  const message = useRef<HTMLParagraphElement>(null);
  if (imports.length === 0 && !outcome) return null;
  return (
    <DataSection
      title="Imports"
      about="Undo removes the expenses that an import has added. Those that were edited since are left."
    >
      <ul className="flex flex-col divide-y divide-hairline">
        {imports.map(({ id, at, files, count }) => (
          <li key={id} className="flex items-center justify-between gap-4 py-2">
            <p className="min-w-0">
              <bdi className="block">{files.join(", ")}</bdi>
              <span className="text-sm text-muted">
                {formatDate(today(new Date(at)))} · {countText(count)}
              </span>
            </p>
            <button
              type="button"
              aria-label={`Undo the import of ${files.join(", ")}`}
              aria-disabled={undoing !== undefined}
              onClick={() =>
                // The focused button is removed with its import.
                void undo(id).then(() => message.current?.focus())
              }
              className={`${QUIET_LINK} shrink-0`}
            >
              {undoing === id ? "Undoing…" : "Undo"}
            </button>
          </li>
        ))}
      </ul>
      <div role="status">
        {outcome && (
          <p
            ref={message}
            tabIndex={-1}
            className={`mt-3 outline-none ${outcome.hasFailed ? "text-danger" : ""}`}
          >
            {outcome.text}
          </p>
        )}
      </div>
    </DataSection>
  );
}
