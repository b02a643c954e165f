import { Link as LinkIcon, TriangleAlert } from "lucide-react";
import { useState } from "react";
import { OfflineReason } from "@/components/device/offline-reason";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { useClosedBySwitch } from "@/components/list/use-closed-by-switch";
import { buttonClass, TEXT_BUTTON } from "@/components/ui/button-class";
import { DataSection } from "@/components/your-data/data-section";
import { LinkCode } from "./link-code";
import { LinkLayout } from "./link-layout";
import { useListLink, type LinkFailure } from "./use-list-link";
import { Button } from "@/components/ui/button";
import { LinkBox } from "@/components/ui/link-box";
import { DialogButtons } from "@/components/ui/dialog-buttons";
import { QuestionDialog } from "@/components/ui/question-dialog";

const FAILURES: Record<LinkFailure, string | undefined> = {
  show: undefined,
  replace:
    "The link may not have been replaced. Your list is not lost: try again.",
  key: "The link was not replaced: this browser blocks storage, and without storage you could lose your list.",
};

const OFFLINE_REASON = "link-offline";

export function LinkSection({
  list,
  onSwitched,
}: {
  list: string;
  onSwitched: () => void;
}) {
  const { link, isLoading, failed, show, replace } = useListLink(list);
  const isOffline = useIsOffline();
  const [isAsking, setIsAsking] = useState(false);
  const [wasReplaced, setWasReplaced] = useState(false);
  useClosedBySwitch(isAsking, list, onSwitched);
  const isReplaced = wasReplaced && link !== undefined;
  return (
    <DataSection
      title="Open on another device"
      about="Scan a code with the other device, or send yourself a link."
    >
      <LinkLayout link={link} qrLabel="QR code of the link">
        {link === undefined ? (
          <Button
            isDisabled={isLoading || isOffline}
            reasonId={OFFLINE_REASON}
            onClick={() => void show()}
            className={`${buttonClass("quiet")} max-md:grow`}
          >
            <LinkIcon size={20} strokeWidth={1.8} className="-ml-1" />
            {isLoading ? "Loading…" : "Show link and QR code"}
          </Button>
        ) : (
          <>
            <LinkBox link={link} label="Link to your list" />
            <LinkCode link={link} />
            <p className="flex gap-2.5 text-sm text-muted">
              <TriangleAlert
                size={18}
                strokeWidth={1.8}
                className="shrink-0 text-warning"
              />
              Anyone with this link can see and change your list. Keep it to
              yourself.
            </p>
          </>
        )}
        <Button
          isDisabled={isOffline}
          reasonId={OFFLINE_REASON}
          onClick={() => setIsAsking(true)}
          className={TEXT_BUTTON}
        >
          Make a new link
        </Button>
      </LinkLayout>
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline} className="mt-2">
        The link needs the network.
      </OfflineReason>
      {failed === "show" && !isOffline && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The link could not be loaded. Try again.
        </p>
      )}
      <p role="status" className={isReplaced ? "mt-4 text-sm" : "sr-only"}>
        {isReplaced && "This is the new link. The old one no longer works."}
      </p>
      <QuestionDialog
        isOpen={isAsking}
        title="Make a new link?"
        description="The old link ends, and the link that only reads, too. Other devices lose this list until the new link is opened on them."
        onClose={() => setIsAsking(false)}
      >
        <DialogButtons
          confirmLabel={isLoading ? "Making…" : "Make a new link"}
          isDisabled={isLoading}
          error={failed && FAILURES[failed]}
          onConfirm={() =>
            void replace().then((isShown) => {
              if (!isShown) return;
              setWasReplaced(true);
              setIsAsking(false);
            })
          }
        />
      </QuestionDialog>
    </DataSection>
  );
}
