import { plainText } from "@/lib/domain/import/cells/plain-text";
import { StatementError } from "@/lib/domain/import/statement";
import type { ZipEntry } from "./zip-directory";

const ACTIVITY = /(^|\/)google pay\/my activity\/my activity\.html$/i;
/** Takeout translates the other folders of its path. */
const OTHER_ACTIVITY = /(^|\/)google pay\/(.*\/)?[^/]+\.html$/i;
const GOOGLE_PAY = /(^|\/)google pay\//i;
const PURCHASES = /(^|\/)google pay\/(.*\/)?transactions_[^/]*\.csv$/i;
const STATEMENT = /\.(csv|tsv|txt|xlsx?|html?|pdf|json)$/i;
/** Folders, files of operating systems, and the index page of Takeout. */
const NO_STATEMENT = /\/$|(^|\/)(\.[^/]*|__macosx\/.*|archive_browser\.html)$/i;
const MAX_NAMES = 3;
const MAX_NAME_LENGTH = 60;
const MAX_PATH_LENGTH = 120;

/** Finds the entry to read. Throws if none or several may be meant. */
export function statementEntry(entries: readonly ZipEntry[]): ZipEntry {
  const files = entries.filter(({ name }) => !NO_STATEMENT.test(name));
  for (const path of [ACTIVITY, OTHER_ACTIVITY]) {
    const activities = files.filter(({ name }) => path.test(name));
    if (activities.length > 0) return onlyOne(activities);
  }
  if (files.some(({ name }) => GOOGLE_PAY.test(name)))
    throw new StatementError(
      "unsupported",
      "This Takeout has no activity of Google Pay. Choose only “Google Pay” at takeout.google.com, and “My Activity” as HTML in it.",
    );
  const statements = files.filter(({ name }) => STATEMENT.test(name));
  if (statements.length === 0)
    throw new StatementError(
      "unsupported",
      "This zip file has no statement. Choose one with a CSV, XLSX, PDF or HTML file, or the Takeout of Google Pay.",
    );
  return onlyOne(statements);
}

/**
 * The file of Takeout with purchases at Google. It has no UPI references, so those
 * that were paid by UPI would be counted twice beside the activity.
 */
export function purchasesEntry(
  entries: readonly ZipEntry[],
): ZipEntry | undefined {
  return entries.find(({ name }) => PURCHASES.test(name));
}

function onlyOne(entries: readonly ZipEntry[]): ZipEntry {
  const [entry] = entries;
  if (entry && entries.length === 1) return entry;
  throw new StatementError(
    "unsupported",
    `This zip file has ${entries.length} files that may be statements: ${listNames(entries)}. Unpack it, and choose one of them.`,
  );
}

function listNames(entries: readonly ZipEntry[]): string {
  const isEqual = new Set(entries.map(entryFileName)).size < entries.length;
  const names = entries
    .slice(0, MAX_NAMES)
    .map(isEqual ? entryPath : entryFileName);
  const more = entries.length - names.length;
  return more > 0
    ? `${names.join(", ")} and ${more} more`
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The name without folders, for the screen: a zip file may name an entry anything. */
export function entryFileName({ name }: ZipEntry): string {
  return shortText(name.split(/[/\\]/).at(-1) ?? "", MAX_NAME_LENGTH);
}

/** The name with its folders, of which the first tell files of one name apart. */
function entryPath({ name }: ZipEntry): string {
  return shortText(name, MAX_PATH_LENGTH);
}

function shortText(name: string, maxLength: number): string {
  const text = plainText(name);
  return text.length > maxLength
    ? `${text.slice(0, maxLength).toWellFormed()}…`
    : text;
}
