import { lazy, useState } from "react";
import { LazyPart } from "@/components/ui/load-boundary";
import { OfflineReason } from "@/components/device/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { publishListEvent } from "@/lib/browser/list/list-events";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { DataSection } from "@/components/your-data/data-section";
import { buttonClass } from "@/components/ui/button-class";
import { Button } from "@/components/ui/button";

const EraseDialog = lazy(() =>
  import("./erase-dialog").then(({ EraseDialog }) => ({
    default: EraseDialog,
  })),
);

const OFFLINE_REASON = "erase-offline";

export function EraseSection({
  list,
  expenses,
  unreadable,
  onErased,
  onSwitched,
}: {
  list: ListRef;
  expenses: readonly Expense[];
  unreadable: number;
  onErased: () => void;
  onSwitched: () => void;
}) {
  const isOffline = useIsOffline();
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const open = () => {
    // Another device may have added expenses since this page was opened.
    publishListEvent({ kind: "stale" });
    setWasOpened(true);
    setIsOpen(true);
  };
  return (
    <DataSection
      title="Erase everything"
      about="Removes all expenses and your plan, on every device, for good."
    >
      <Button
        isDisabled={isOffline}
        reasonId={OFFLINE_REASON}
        onClick={open}
        className={`${buttonClass("quiet")} bg-danger-soft! text-danger! ring-0! hover:bg-danger/20! max-md:w-full`}
      >
        Erase everything…
      </Button>
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline} className="mt-2">
        Erasing needs the network.
      </OfflineReason>
      {wasOpened && (
        <LazyPart failure="This dialog could not be loaded.">
          <EraseDialog
            isOpen={isOpen}
            list={list}
            expenses={expenses}
            unreadable={unreadable}
            onClose={() => setIsOpen(false)}
            onErased={onErased}
            onSwitched={onSwitched}
          />
        </LazyPart>
      )}
    </DataSection>
  );
}
