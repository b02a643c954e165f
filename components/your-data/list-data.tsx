import Link from "next/link";
import { lazy, Suspense } from "react";
import {
  CARD_PADDING,
  COLUMN,
  COLUMNS,
  DataSection,
} from "@/components/your-data/data-section";
import { ReminderSection } from "@/components/your-data/reminder-section";
import { ThemeSection } from "@/components/your-data/theme-section";
import { earlier, formatDate } from "@/lib/domain/expenses/calendar-date";
import { EraseSection } from "@/components/your-data/erase/erase-section";
import { LinkSection } from "@/components/your-data/link/link-section";
import { ReaderLinkSection } from "@/components/your-data/link/reader-link-section";
import { ReaderCard } from "@/components/list/reader-card";
import type { BackupSource } from "@/lib/browser/backup/save-backup";
import type { LoadedExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { UnreadableNotice } from "@/components/list/list-notices";
import { useOutbox } from "@/lib/browser/outbox/use-outbox";
import { CookieNotice } from "@/components/list/cookie-notice";
import { JoinForm } from "@/components/list/join-form";
import { GoneList } from "@/components/list/gone-list";
import { QUIET_LINK } from "@/components/ui/button-class";
import { Card } from "@/components/ui/card";
import {
  GONE,
  isKnownList,
  isPrivateList,
  type ListRef,
  NONE,
} from "@/lib/browser/api/list-ref";
import { entriesOf } from "@/lib/browser/outbox/outbox-entry";
import { countText } from "@/components/ui/count-text";
import type { Expense } from "@/lib/domain/expenses/expense";
import { DownloadButtons } from "@/components/your-data/download-buttons";

const ImportsSection = lazy(async () => {
  try {
    const { ImportsSection } =
      await import("@/components/your-data/imports/imports-section");
    return { default: ImportsSection };
  } catch (error) {
    // Without the network, it is there only if it was used before.
    if (navigator.onLine)
      console.error("The imports could not be loaded.", error);
    return { default: UnavailableImports };
  }
});

function UnavailableImports() {
  return (
    <DataSection
      title="Imports"
      about="Connect and open this page again to see what was imported, and to undo it."
    />
  );
}

export function ListData({
  loaded: { list, expenses, unreadable, isEditable, isReader },
  onStarted,
  onErased,
  onSwitched,
}: {
  loaded: LoadedExpenses;
  /** Called when this browser has a new list in place of one that is gone or that it could only read. */
  onStarted: () => void;
  onErased: () => void;
  /** Called when an open dialog is closed because this browser has another list. */
  onSwitched: () => void;
}) {
  const isPrivate = isPrivateList(list);
  const unsent = entriesOf(list, useOutbox()).length;
  const count = expenses.length;
  if (list === GONE)
    return (
      <>
        <GoneList onStarted={onStarted} />
        <ThemeSection />
      </>
    );
  return (
    <>
      <CookieNotice list={list} />
      <UnreadableNotice count={unreadable} />
      <div className={COLUMNS}>
        <div className={COLUMN}>
          <Card aria-label="Your list" className={CARD_PADDING}>
            {count === 0 ? (
              <NoExpenses list={list} isReader={isReader} />
            ) : (
              <Facts expenses={expenses} isReader={isReader} />
            )}
            {unsent > 0 && (
              <p className="mt-3 text-md">
                {countText(unsent)} on this device{" "}
                {unsent === 1
                  ? "is not sent yet, and is"
                  : "are not sent yet, and are"}{" "}
                not in a download.
              </p>
            )}
            {isPrivate && !isReader && (
              <p className="mt-3 text-md text-pretty text-muted">
                Only this browser can open it, and anyone who has your link. No
                account. Usually kept for 400 days after you last use it.
              </p>
            )}
          </Card>
          {list !== NONE && (
            <DownloadSection
              source={{ list, expenses, isEditable, isReader }}
            />
          )}
          {!isReader && <ReminderSection />}
          {isEditable && isKnownList(list) && (
            <Suspense>
              <ImportsSection list={list} />
            </Suspense>
          )}
        </div>
        <div className={COLUMN}>
          {isReader ? (
            <ReaderCard list={list} onStarted={onStarted} />
          ) : (
            isPrivate && (
              <>
                <LinkSection list={list} onSwitched={onSwitched} />
                <ReaderLinkSection list={list} onSwitched={onSwitched} />
              </>
            )
          )}
          {(isPrivate || list === NONE) && (
            <DataSection
              title="I have a list already"
              about="Open it here with its link, or with the code beside the link."
            >
              <JoinForm />
            </DataSection>
          )}
          <ThemeSection />
          {isEditable && (count > 0 || unreadable > 0 || isPrivate) && (
            <EraseSection
              list={list}
              expenses={expenses}
              unreadable={unreadable}
              onErased={onErased}
              onSwitched={onSwitched}
            />
          )}
        </div>
      </div>
    </>
  );
}

type ReaderProps = Pick<LoadedExpenses, "isReader">;

function Facts({
  expenses,
  isReader,
}: ReaderProps & { expenses: readonly Expense[] }) {
  const since = expenses.map(({ date }) => date).reduce(earlier);
  return (
    <dl className="grid grid-cols-2 gap-x-4">
      {[
        [
          isReader ? "In this list" : "In your list",
          countText(expenses.length),
        ],
        ["Since", formatDate(since)],
      ].map(([term, value]) => (
        <div key={term}>
          <dt className="text-sm text-muted">{term}</dt>
          <dd className="text-lg/6.5 font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function NoExpenses({ list, isReader }: ReaderProps & { list: ListRef }) {
  return (
    <>
      <p className="text-lg/6.5 font-semibold">
        {isPrivateList(list) && !isReader
          ? "Your list is empty."
          : "There are no expenses yet."}
      </p>
      {list === NONE && (
        <p className="mt-0.5 text-md text-muted">
          Your first expense starts a list of your own in this browser.
        </p>
      )}
      {!isReader && (
        <div className="flex flex-wrap gap-x-6">
          <Link href="/add" className={QUIET_LINK}>
            Add an expense
          </Link>
          <Link href="/import" prefetch={false} className={QUIET_LINK}>
            Import a statement
          </Link>
          {list === NONE && (
            <Link href="/import" prefetch={false} className={QUIET_LINK}>
              Restore a backup
            </Link>
          )}
        </div>
      )}
    </>
  );
}

function DownloadSection({ source }: { source: BackupSource }) {
  return (
    <DataSection
      title="Save a copy"
      importLabel={source.isReader ? undefined : "Restore a backup"}
      about="A backup has everything, with pocket money and who owes whom, and brings it back here. CSV opens in any spreadsheet."
    >
      <DownloadButtons source={source} />
      <details className="mt-1 -mb-3 text-sm text-muted open:mb-0">
        <summary className="min-h-11 cursor-pointer py-3">
          About the CSV file
        </summary>
        <p>
          A text that starts with =, +, -, @ or an apostrophe has an apostrophe
          in front, so that no spreadsheet takes it for a formula. The import
          removes it.
        </p>
      </details>
    </DataSection>
  );
}
