import { randomBytes } from "node:crypto";
import { pathToFileURL } from "node:url";
import Database from "better-sqlite3";
import { addDays, today } from "@/lib/domain/expenses/calendar-date";
import type { Category } from "@/lib/domain/expenses/category";
import type { NewExpense } from "@/lib/domain/expenses/expense";
import { asPaise } from "@/lib/domain/expenses/money";
import { storeSettings } from "@/lib/server/env";
import { openSqliteStore } from "@/lib/server/store/sqlite/sqlite-store";
import { loadEnvFiles } from "./env-files.mjs";

const MIN_DAYS = 730;
const MAX_DAYS = 3650;
const EXPENSES_PER_DAY = 4;

type Habit = {
  category: Category;
  description: string;
  /** The range of the amount, in rupees. */
  from: number;
  to: number;
  /** Relative frequency. */
  weight: number;
};

const habit = (
  weight: number,
  category: Category,
  description: string,
  from: number,
  to: number,
): Habit => ({ category, description, from, to, weight });

const HABITS = [
  habit(14, "food", "Chai and samosa", 20, 60),
  habit(10, "food", "Maggi at the night canteen", 40, 90),
  habit(9, "food", "Thali at the mess", 70, 140),
  habit(5, "food", "Biryani with the wing", 180, 420),
  habit(4, "food", "फल और दूध", 60, 220),
  habit(3, "food", "Order from outside", 150, 600),
  habit(9, "travel", "Auto to the station", 40, 160),
  habit(8, "travel", "Metro card top-up", 100, 500),
  habit(3, "travel", "Shared cab home", 200, 900),
  habit(1, "travel", "Train ticket for the holidays", 450, 2600),
  habit(4, "entertainment", "Film night", 150, 450),
  habit(3, "entertainment", "Music and video plan", 59, 299),
  habit(2, "entertainment", "Turf for cricket", 80, 250),
  habit(4, "shopping", "Notebooks and pens", 60, 400),
  habit(3, "shopping", "Second-hand textbook", 150, 1200),
  habit(2, "shopping", "Clothes in the sale", 300, 2500),
  habit(5, "others", "Printing and photocopies", 5, 120),
  habit(4, "others", "Phone recharge", 149, 799),
  habit(3, "others", "Laundry", 50, 200),
  habit(1, "others", "Medicines", 40, 600),
];
const TOTAL_WEIGHT = HABITS.reduce((sum, { weight }) => sum + weight, 0);

/**
 * Generates the expenses of a student, oldest first, spread over the two to ten
 * years up to today. Equal counts give equal expenses, apart from the day on which
 * they end.
 */
export function* generateExpenses(count: number): Iterable<NewExpense> {
  const random = seededRandom(count);
  const days = Math.min(
    MAX_DAYS,
    Math.max(MIN_DAYS, Math.round(count / EXPENSES_PER_DAY)),
  );
  const firstDay = addDays(today(), 1 - days);
  for (let index = 0; index < count; index++) {
    const { category, description, from, to } = pickHabit(random());
    const rupees = from + random() * (to - from);
    // Most prices are whole rupees.
    const paise =
      random() < 0.8 ? Math.round(rupees) * 100 : Math.round(rupees * 100);
    const date = addDays(firstDay, Math.floor((index / count) * days));
    yield { date, category, description, amountPaise: asPaise(paise) };
  }
}

/** Adds generated expenses to the list of LISTS=one in the SQLite file at the path. */
export async function seed(path: string, count: number): Promise<void> {
  // The store creates the file. One transaction is faster than single adds.
  await openSqliteStore(path).close();
  const database = new Database(path);
  const insert = database.prepare(
    `INSERT INTO expenses
       (list_no, seq, id, date, category, description, amount_paise)
     SELECT list_no, next_seq, ?, ?, ?, ?, ? FROM lists WHERE list = x''`,
  );
  database.transaction(() => {
    for (const expense of generateExpenses(count)) {
      const { date, category, description, amountPaise } = expense;
      const id = randomBytes(16).toString("hex");
      insert.run(id, date, category, description, amountPaise);
    }
  })();
  database.close();
}

/** @param random from 0 to 1 */
function pickHabit(random: number): Habit {
  let rest = random * TOTAL_WEIGHT;
  const found = HABITS.find(({ weight }) => (rest -= weight) < 0);
  return found ?? habit(1, "others", "Odds and ends", 10, 100);
}

/** A repeatable generator of numbers from 0 to 1 (Park–Miller). */
function seededRandom(seed: number): () => number {
  let state = (seed % 2147483646) + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  loadEnvFiles();
  const count = Number(process.argv[2] ?? 1000);
  const settings = storeSettings();
  if (!Number.isInteger(count) || count < 1)
    throw new Error("Pass the number of expenses: npm run seed -- 10000");
  if (settings.adapter !== "sqlite")
    throw new Error("Seeding works with the embedded store (SQLite) only.");
  await seed(settings.path, count);
  console.log(`Added ${count} expenses to ${settings.path}.`);
}
