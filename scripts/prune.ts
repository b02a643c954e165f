import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  addDays,
  calendarDate,
  type CalendarDate,
} from "@/lib/domain/expenses/calendar-date";
import { storeSettings } from "@/lib/server/env";
import { expenseStore } from "@/lib/server/store";
import { loadEnvFiles } from "./env-files.mjs";

/** A browser keeps the cookie of a list as long. */
const DEFAULT_DAYS = "400";

loadEnvFiles();

const { days, isDryRun } = readOptions();
requireStore();
try {
  await prune();
} catch (error) {
  fail(
    `The unused lists could not be removed: ${error instanceof Error ? error.message : String(error)}`,
  );
}

/** Works while a server uses the same store. */
async function prune(): Promise<void> {
  const store = expenseStore();
  try {
    if (!store.lists) fail("This store has no private lists.");
    const usedBefore = addDays(todayUtc(), -days);
    const count = await store.lists.prune(usedBefore, { dryRun: isDryRun });
    const lists = count === 1 ? "1 private list" : `${count} private lists`;
    console.log(
      isDryRun
        ? `${lists} last used before ${usedBefore}. Nothing was removed; add --delete to remove.`
        : `Removed ${lists} last used before ${usedBefore}.`,
    );
  } finally {
    await store.close();
  }
}

function readOptions(): { days: number; isDryRun: boolean } {
  try {
    const { values } = parseArgs({
      options: {
        days: { type: "string", default: DEFAULT_DAYS },
        delete: { type: "boolean", default: false },
      },
    });
    if (/^[1-9]\d{0,4}$/.test(values.days))
      return { days: Number(values.days), isDryRun: !values.delete };
  } catch {
    // Another option: the message below is clearer than that of parseArgs.
  }
  return fail(
    "Pass whole days, 1 to 99999, and --delete to remove: npm run prune -- --days 400 --delete",
  );
}

function requireStore(): void {
  const settings = storeSettings();
  if (settings.adapter === "none") fail(settings.reason);
  if (settings.adapter === "upstream")
    fail("An upstream host has no private lists.");
  if (settings.adapter === "sqlite" && !existsSync(settings.path))
    fail(`There is no database at ${settings.path}.`);
}

function todayUtc(): CalendarDate {
  const now = new Date();
  return calendarDate(
    now.getUTCFullYear(),
    now.getUTCMonth() + 1,
    now.getUTCDate(),
  );
}

function fail(reason: string): never {
  console.error(reason);
  process.exit(1);
}
