import { today } from "@/lib/domain/expenses/calendar-date";
import type { RecurringPayment } from "@/lib/domain/plan/plan";
import { dailyReminder, paymentReminder } from "@/lib/domain/plan/reminder";
import { saveFile } from "./save-file";

/** Lets the browser open or download a calendar file that reminds the user every day. */
export function saveDailyReminder(time: string) {
  save(dailyReminder(time, contextOf("/add")), "campus-kharcha-daily.ics");
}

/**
 * Lets the browser open or download a calendar file with the due dates of a payment.
 * Returns whether it has any.
 */
export function savePaymentReminder(payment: RecurringPayment): boolean {
  const file = paymentReminder(payment, contextOf("/show"));
  if (file !== undefined) save(file, "campus-kharcha-payment.ics");
  return file !== undefined;
}

function contextOf(path: string) {
  return { url: location.origin + path, today: today(), now: new Date() };
}

function save(file: string, name: string) {
  saveFile(new Blob([file], { type: "text/calendar" }), name);
}
