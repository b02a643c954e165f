import { Eye } from "lucide-react";
import { useRef, useState } from "react";
import { OfflineReason } from "@/components/device/offline-reason";
import { useClosedBySwitch } from "@/components/list/use-closed-by-switch";
import { Button } from "@/components/ui/button";
import { LinkBox } from "@/components/ui/link-box";
import { buttonClass, TEXT_BUTTON } from "@/components/ui/button-class";
import { DialogButtons } from "@/components/ui/dialog-buttons";
import { QuestionDialog } from "@/components/ui/question-dialog";
import { DataSection } from "@/components/your-data/data-section";
import { useIsOffline } from "@/lib/browser/outbox/use-is-offline";
import { LinkCode } from "./link-code";
import { LinkLayout } from "./link-layout";
import { useReaderLink } from "./use-reader-link";

const OFFLINE_REASON = "reader-link-offline";

export function ReaderLinkSection({
  list,
  onSwitched,
}: {
  list: string;
  onSwitched: () => void;
}) {
  const { link, isBusy, failed, show, end } = useReaderLink(list);
  const isOffline = useIsOffline();
  const [isAsking, setIsAsking] = useState(false);
  const [hasEnded, setHasEnded] = useState(false);
  const showButton = useRef<HTMLButtonElement>(null);
  useClosedBySwitch(isAsking, list, onSwitched);
  return (
    <DataSection
      title="A link that only reads"
      about="For parents or a flatmate: they see the list and the charts, and can change nothing."
    >
      <LinkLayout link={link} qrLabel="QR code that only reads your list">
        {link === undefined ? (
          <Button
            ref={showButton}
            isDisabled={isBusy || isOffline}
            reasonId={OFFLINE_REASON}
            onClick={() => {
              setHasEnded(false);
              void show();
            }}
            className={`${buttonClass("quiet")} max-md:grow`}
          >
            <Eye size={20} strokeWidth={1.8} className="-ml-1" />
            {isBusy ? "Loading…" : "Show the link that only reads"}
          </Button>
        ) : (
          <>
            <LinkBox link={link} label="Link that only reads your list" />
            <LinkCode link={link} />
            <p className="text-sm text-muted">
              Anyone with this link can see your list, your pocket money and who
              owes whom, until you end it. A new link for your own devices ends
              it, too.
            </p>
            <Button
              isDisabled={isOffline}
              reasonId={OFFLINE_REASON}
              onClick={() => setIsAsking(true)}
              className={TEXT_BUTTON}
            >
              End this link
            </Button>
          </>
        )}
      </LinkLayout>
      <OfflineReason id={OFFLINE_REASON} isOffline={isOffline} className="mt-2">
        The link needs the network.
      </OfflineReason>
      {failed === "show" && !isOffline && (
        <p role="alert" className="mt-2 text-sm text-danger">
          The link could not be loaded. Try again.
        </p>
      )}
      <p role="status" className={hasEnded ? "mt-4 text-sm" : "sr-only"}>
        {hasEnded && "The link has ended. It no longer works."}
      </p>
      <QuestionDialog
        isOpen={isAsking}
        title="End this link?"
        description="Whoever has it does not see your list any more. You can make another one later."
        onClose={() => setIsAsking(false)}
        finalFocus={() => {
          // The button that opened the dialog is gone with the link.
          showButton.current?.focus();
          return !showButton.current;
        }}
      >
        <DialogButtons
          confirmLabel={isBusy ? "Ending…" : "End this link"}
          isDisabled={isBusy}
          error={
            failed === "end"
              ? "The link may not have ended. Try again."
              : undefined
          }
          onConfirm={() =>
            void end().then((isDone) => {
              if (!isDone) return;
              setHasEnded(true);
              setIsAsking(false);
            })
          }
        />
      </QuestionDialog>
    </DataSection>
  );
}
