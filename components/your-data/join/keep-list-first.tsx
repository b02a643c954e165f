import { QUIET_LINK } from "@/components/ui/button-class";
import type { Expense } from "@/lib/domain/expenses/expense";
import { countText } from "@/components/ui/count-text";
import { DownloadButtons } from "@/components/your-data/download-buttons";
import { useListLink } from "@/components/your-data/link/use-list-link";
import { Button } from "@/components/ui/button";
import { LinkBox } from "@/components/ui/link-box";

/** What happens to the list that this browser has, and the means to keep it. */
export function KeepListFirst({
  list,
  expenses,
  isOffline,
  reasonId,
}: {
  list: string;
  expenses: readonly Expense[];
  isOffline: boolean;
  /** The id of the text that says what needs the network. */
  reasonId: string;
}) {
  const { link, isLoading, failed, show } = useListLink(list);
  return (
    <div className="mb-5 flex flex-col gap-4 rounded-xl border border-hairline bg-raised p-4">
      <p>
        This browser has a list with {countText(expenses.length)}. If the link
        is of another list, which one do you want to keep here? If you open the
        other one, this one stays under its own link only: copy that link, or
        save a copy first.
      </p>
      {link === undefined ? (
        <Button
          isDisabled={isLoading || isOffline}
          reasonId={reasonId}
          onClick={() => void show()}
          className={`${QUIET_LINK} self-start text-text!`}
        >
          Show the link of this browser’s list
        </Button>
      ) : (
        <LinkBox link={link} label="Link of this browser’s list" />
      )}
      {failed && (
        <p role="alert" className="text-sm text-danger">
          The link could not be loaded. Try again.
        </p>
      )}
      <DownloadButtons source={{ list, expenses, isEditable: true }} />
    </div>
  );
}
