import { useState } from "react";
import { buttonClass, TEXT_BUTTON } from "@/components/ui/button-class";
import { CopyButton } from "@/components/ui/copy-button";
import { ModalDialog } from "@/components/ui/modal-dialog";
import { QrCode } from "@/components/ui/qr-code";
import { HIDDEN_RUPEES, useRupees } from "@/components/ui/use-rupees";
import { type OwnUpi, ownUpi } from "@/lib/browser/storage/own-upi";
import { useStore } from "@/lib/browser/storage/use-store";
import type { Balance } from "@/lib/domain/plan/debts";
import { messageText, owedFor } from "@/lib/domain/plan/share-text";
import { upiAddress } from "@/lib/domain/upi";
import { UpiForm } from "./upi-form";

/** A QR code for exactly what a person owes, after the user has entered where to pay it. */
export function QrDialog({
  balance: { person, paise, debts },
  onClose,
}: {
  balance: Balance;
  onClose: () => void;
}) {
  const amount = useRupees()(paise);
  const upi = useStore(ownUpi, undefined);
  const [isOpen, setIsOpen] = useState(true);
  const [isEditing, setIsEditing] = useState(false);
  const close = () => setIsOpen(false);
  const isShown = upi && !isEditing;
  return (
    <ModalDialog
      // Hidden or paid in another tab meanwhile.
      isOpen={isOpen && amount !== HIDDEN_RUPEES && paise > 0}
      onClose={close}
      onClosed={onClose}
      title={isShown ? `${person.name} pays you ${amount}` : "Your UPI id"}
      width="medium"
      {...(isShown && { initialFocus: "panel" as const })}
    >
      {isShown ? (
        <Payment
          {...{ upi, paise, amount }}
          name={person.name}
          note={owedFor(debts, paise)}
          onEdit={() => setIsEditing(true)}
        />
      ) : (
        <UpiForm
          upi={upi}
          onCancel={() => (upi ? setIsEditing(false) : close())}
          onSaved={() => setIsEditing(false)}
        />
      )}
    </ModalDialog>
  );
}

function Payment({
  upi,
  name,
  paise,
  amount,
  note,
  onEdit,
}: Pick<Balance, "paise"> & {
  upi: OwnUpi;
  name: string;
  amount: string;
  note: string;
  onEdit: () => void;
}) {
  return (
    <div className="flex flex-col items-center gap-3">
      <QrCode
        text={upiAddress({ ...upi, paise, note: note || "Campus Kharcha" })}
        label={`QR code to pay ${amount} to ${upi.id}`}
      />
      <p className="text-center text-md wrap-anywhere">
        <bdi>{upi.name}</bdi> · <bdi>{upi.id}</bdi>
      </p>
      <p className="text-center text-sm text-balance text-muted">
        We cannot see whether they have paid: press Paid me when they have.
      </p>
      <div className="flex w-full flex-wrap gap-2">
        <CopyButton text={upi.id} className={`${buttonClass("quiet")} grow`}>
          Copy UPI id
        </CopyButton>
        <CopyButton
          text={messageText({ name, paise, note, upiId: upi.id })}
          className={`${buttonClass("quiet")} grow`}
        >
          Copy message
        </CopyButton>
      </div>
      <button type="button" onClick={onEdit} className={TEXT_BUTTON}>
        Change UPI id
      </button>
    </div>
  );
}
