import { useState } from "react";
import { countText } from "@/components/ui/count-text";
import { useOutbox } from "@/lib/browser/outbox/use-outbox";
import { QUIET_LINK } from "@/components/ui/button-class";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { entriesOf } from "@/lib/browser/outbox/outbox-entry";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { loadOutbox } from "@/lib/browser/outbox/load-outbox";
import { Button } from "@/components/ui/button";

/** What happens to the expenses on this device that are not sent yet, and the means to send or remove them first. */
export function UnsentFirst({
  list,
  isOffline,
  reasonId,
}: {
  list: ListRef;
  isOffline: boolean;
  /** The id of the text that says what needs the network. */
  reasonId: string;
}) {
  const unsent = entriesOf(list, useOutbox());
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  if (unsent.length === 0) return null;
  const run = async (
    act: (outbox: Awaited<ReturnType<typeof loadOutbox>>) => Promise<void>,
  ) => {
    setIsBusy(true);
    setFailure(undefined);
    try {
      await act(await loadOutbox());
    } catch (error) {
      console.error("The unsent expenses could not be changed.", error);
      setFailure("That did not work. Try again.");
    }
    setIsBusy(false);
  };
  const button = (
    label: string,
    act: Parameters<typeof run>[0],
    needsNetwork = false,
  ) => (
    <Button
      isDisabled={isBusy || (needsNetwork && isOffline)}
      reasonId={needsNetwork ? reasonId : undefined}
      onClick={() => void run(act)}
      className={`${QUIET_LINK} text-text!`}
    >
      {label}
    </Button>
  );
  return (
    <div className="mb-5 rounded-xl border border-hairline bg-raised p-4">
      <p>
        {countText(unsent.length)} on this device{" "}
        {unsent.length === 1
          ? "is not sent yet. It is never added to another list by itself: if you open the list of the link now, it waits on this device until you add it to it or remove it."
          : "are not sent yet. They are never added to another list by themselves: if you open the list of the link now, they wait on this device until you add them to it or remove them."}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {button(
          unsent.length === 1 ? "Send it first" : "Send them first",
          async (outbox) => {
            await outbox.flushOutbox();
            setFailure(leftText(entriesOf(list, await outbox.readEntries())));
          },
          true,
        )}
        {button(
          unsent.length === 1 ? "Remove it" : "Remove them",
          async (outbox) => {
            for (const { key } of unsent) await outbox.removeEntry(key);
          },
        )}
      </div>
      {failure && (
        <p role="alert" className="text-sm text-danger">
          {failure}
        </p>
      )}
    </div>
  );
}

function leftText(left: readonly OutboxEntry[]): string | undefined {
  const rejected = left.filter(({ problem }) => problem).length;
  if (left.length === 0) return undefined;
  return left.length > rejected
    ? `${countText(left.length - rejected)} could not be sent now. Try again in a few minutes.`
    : `${countText(rejected)} could not be added. My Expenses shows why.`;
}
