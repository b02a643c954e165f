import { useEffect, useRef } from "react";
import { OfflineReason } from "@/components/device/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { countText } from "@/components/ui/count-text";
import { DataSection } from "@/components/your-data/data-section";
import { TEXT_BUTTON } from "@/components/ui/button-class";
import { formatDate, today } from "@/lib/domain/expenses/calendar-date";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { useImports } from "./use-imports";
import { Button } from "@/components/ui/button";

const OFFLINE_REASON = "imports-offline";

/** Undoes the imports that this browser has made. Nothing without any. */
export function ImportsSection({ list }: { list: ListRef }) {
  const { imports, undoing, outcome, undo } = useImports(list);
  const isOffline = useIsOffline();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // The focused button is removed with its import.
    if (outcome && document.activeElement === document.body)
      message.current?.focus();
  }, [outcome, imports]);
  if (imports.length === 0 && !outcome) return null;
  return (
    <DataSection
      title="Imports"
      importLabel="Import a statement"
      about="Undo takes back what an import changed. What you have edited since stays."
    >
      <ul className="-mb-2 flex flex-col divide-y divide-hairline">
        {imports.map(
          ({ id, at, files, count, plan, shares = [], replaced = [] }) => (
            <li key={id} className="flex items-center gap-3 py-1.5">
              <p className="min-w-0 grow text-md/5">
                <bdi className="block">{files.join(", ")}</bdi>
                <span className="block text-sm text-muted">
                  {formatDate(today(new Date(at)))} ·{" "}
                  {[
                    ...(count > 0 ? [countText(count)] : []),
                    ...(shares.length > 0 ? ["your share of bills"] : []),
                    ...(replaced.length > 0
                      ? [`${countText(replaced.length)} removed`]
                      : []),
                    ...(plan ? ["pocket money"] : []),
                  ].join(", ")}
                </span>
              </p>
              <Button
                aria-label={`Undo the import of ${files.join(", ")}`}
                isDisabled={isOffline || undoing !== undefined}
                reasonId={OFFLINE_REASON}
                onClick={() => void undo(id)}
                className={`${TEXT_BUTTON} -mr-3 shrink-0 px-3`}
              >
                {undoing === id ? "Undoing…" : "Undo"}
              </Button>
            </li>
          ),
        )}
      </ul>
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline} className="mt-2">
        Undoing an import needs the network.
      </OfflineReason>
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
