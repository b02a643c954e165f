import { ClipboardList, X } from "lucide-react";
import { Button } from "@/components/ui/button";
import { MAX_TEXT_LENGTH } from "@/lib/domain/import/text-limit";

const CLASS =
  "relative m-1.25 flex h-11 min-w-11 shrink-0 items-center justify-center gap-1.5 rounded-full text-sm font-medium text-muted transition-colors duration-150 hover:bg-raised hover:text-text md:my-2.5";

/** Pastes into the empty line, and empties it otherwise: one element, which keeps the focus after the paste. */
export function PasteButton({
  isEmpty,
  isDisabled,
  onPaste,
  onRefused,
  onClear,
}: {
  isEmpty: boolean;
  isDisabled: boolean;
  onPaste: (text: string) => void;
  /** Called when the browser or the user does not share the clipboard. */
  onRefused: () => void;
  onClear: () => void;
}) {
  const paste = async () => {
    try {
      const text = await navigator.clipboard.readText();
      onPaste(text.slice(0, MAX_TEXT_LENGTH));
    } catch {
      onRefused();
    }
  };
  return (
    <Button
      isDisabled={isDisabled}
      onClick={() => (isEmpty ? void paste() : onClear())}
      className={isEmpty ? `${CLASS} min-[22.5rem]:px-3` : CLASS}
    >
      {isEmpty ? <ClipboardList size={16} /> : <X size={16} />}
      <span className={isEmpty ? "max-[22.4375rem]:sr-only" : "sr-only"}>
        {isEmpty ? "Paste SMS" : "Clear the line"}
      </span>
    </Button>
  );
}
