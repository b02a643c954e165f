import Link from "next/link";
import { countText } from "@/components/ui/count-text";
import { correctionHref } from "@/lib/browser/expenses/add-address";
import { focusScreen } from "@/components/ui/focus-screen";
import { QUIET_LINK } from "@/components/ui/button-class";
import { GONE, type ListRef } from "@/lib/browser/api/list-ref";
import { formatDate } from "@/lib/domain/expenses/calendar-date";
import { useRupees } from "@/components/ui/use-rupees";
import { entryExpense } from "@/lib/browser/outbox/outbox-entry";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { problemText } from "./problem-text";
import { removeUnsent } from "./unsent-mutations";

/** What no row of the table says: what the server rejected, and the expenses of no list that can be shown. */
export function UnsentNotice({
  entries,
  own,
  list,
}: {
  entries: readonly OutboxEntry[];
  /** By id: the rows of the table. */
  own: ReadonlyMap<string, OutboxEntry>;
  /** The list of the screen; undefined if it could not be loaded. */
  list: ListRef;
}) {
  const rejected = [...own.values()].filter(({ problem }) => problem).length;
  const others = entries.filter(
    (entry) => !own.has(entry.id) && (entry.list !== list || list === GONE),
  );
  // Without the list there is no table that shows them.
  const listed = list === undefined ? [...own.values()] : others;
  const waiting = list === undefined ? own.size - rejected : 0;
  if (rejected + listed.length === 0) return null;
  return (
    <section
      aria-label="Not sent yet"
      className="rounded-card border border-purple/40 bg-surface px-4 py-3 text-sm sm:px-6"
    >
      <div role="status">
        {waiting > 0 && <p>{waitingText(waiting)}</p>}
        {rejected > 0 && (
          <p className={waiting > 0 ? "mt-1" : ""}>
            {countText(rejected)} could not be added
            {list !== undefined &&
              `: press ${rejected === 1 ? "it" : "one"} in the table to see why`}
            .
          </p>
        )}
      </div>
      {listed.length > 0 && (
        <ul className={rejected + waiting > 0 ? "mt-2" : ""}>
          {listed.map((entry) => (
            <Listed key={entry.key} entry={entry} list={list} />
          ))}
        </ul>
      )}
    </section>
  );
}

function waitingText(count: number): string {
  return count === 1
    ? "1 expense is only on this device. It is sent when the connection is back."
    : `${countText(count)} are only on this device. They are sent when the connection is back.`;
}

/** An expense that no table shows: it was made for another list, or the list could not be loaded. */
function Listed({ entry, list }: { entry: OutboxEntry; list: ListRef }) {
  const formatRupees = useRupees();
  const { date, description, amountPaise } = entryExpense(entry);
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 border-t border-hairline py-1 first:border-t-0">
      <div className="min-w-0 grow basis-60 py-2">
        <p>
          <bdi>{description}</bdi>, {formatRupees(amountPaise)},{" "}
          {formatDate(date)}
        </p>
        <p className="text-muted empty:hidden">
          {entry.problem
            ? problemText(entry.problem)
            : list !== undefined &&
              "It is only on this device, and was made for another list."}
        </p>
      </div>
      <div className="flex gap-x-6">
        {list !== undefined && (
          <Link
            href={correctionHref(entry.key)}
            aria-label={`Add ${description} to this list`}
            className={QUIET_LINK}
          >
            Add to this list
          </Link>
        )}
        <button
          type="button"
          aria-label={`Remove ${description}`}
          onClick={() => {
            focusScreen();
            void removeUnsent(entry);
          }}
          className={QUIET_LINK}
        >
          Remove
        </button>
      </div>
    </li>
  );
}
