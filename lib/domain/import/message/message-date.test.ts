import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { messageDate } from "./message-date";

const date = (text: string) => messageDate(text, parseDate("2026-11-22"))?.date;

it.each([
  ["To TEA HUB On 19-11 Ref 6077", "2026-11-19"],
  ["To TEA HUB on 05/06 Ref 6077", "2026-06-05"],
  ["Delivery by Sat, 14 Nov. Paid on 12 Nov", "2026-11-12"],
  ["18 नोव्हें 2026, 06:12 PM", "2026-11-18"],
  ["18 ನವೆಂ 2026, 07:05 AM", "2026-11-18"],
  ["18 નવે 2026, 7:45 PM", "2026-11-18"],
  ["AvlBal:Rs900(2026:11:12 19:21:33)", "2026-11-12"],
  ["19/11/2026, 07:32 - Amma: Rs 90 debited on 18-Nov-26", "2026-11-18"],
  ["[19/11/26, 7:32 am] Amma: Rs 90 debited", "2026-11-19"],
  ["15 নভেম্বর 2026, 11:05 AM", "2026-11-15"],
  ["நவம்பர் 15, 2026", "2026-11-15"],
  ["for 2 मेट्रो टिकट on 20-11-26", "2026-11-20"],
  ["debited on 20-11-26-TRF-TEA HUB", "2026-11-20"],
  ["for 2 மேசை on 20-11-26", "2026-11-20"],
  ["Due on 1 Nov. Spent on 14-Nov-26", "2026-11-14"],
])("%s is of %s", (text, expected) => {
  expect(date(text)).toBe(expected);
});

it.each([
  "Next bill on 10 Nov",
  "Payment due date: 10-11-2026",
  "valid till 20-11-26",
  "seat 12-11 at 20:15",
  "Arriving Fri, 20 Nov",
  "Expected by 20 Nov",
  "Delivery by Sat, 28 Nov",
  "To TEA HUB on 05/12 Ref 6077",
  "18 नोट 2026",
  "on 01-12-26",
  "on 31-02 Ref",
])("%s is of no day", (text) => {
  expect(date(text)).toBeUndefined();
});

it("takes a day without a year from the year before in January", () => {
  const today = parseDate("2026-01-03");
  expect(messageDate("paid on 28 Dec", today)?.date).toBe("2025-12-28");
});

it("has the offsets of the date", () => {
  const text = "Paid on 19-11-26 by UPI";
  const { start, end } = messageDate(text, parseDate("2026-11-22")) ?? {};
  expect(text.slice(start, end)).toBe("19-11-26");
});
