import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { parseDate } from "@/lib/testing/parse-date";
import { searchTerms } from "./search-terms";

const amountMatches = (search: string, rupees: number) =>
  searchTerms(search)[0]?.amount?.(asPaise(Math.round(rupees * 100))) ?? false;
const dateMatches = (search: string, date: string) =>
  searchTerms(search)[0]?.date?.(parseDate(date)) ?? false;

describe("the terms of a search", () => {
  it("are its words, without letter case and accents", () => {
    expect(searchTerms("  Café  chai ")).toEqual([
      { words: ["CAFE"] },
      { words: ["CHAI"] },
    ]);
    expect(searchTerms(" ")).toEqual([]);
  });

  it("are whole tags", () => {
    expect(searchTerms("#Trip-Goa #café chai #12 #goa,")).toEqual([
      { words: ["#TRIP-GOA"], isTag: true },
      { words: ["#CAFE"], isTag: true },
      { words: ["CHAI"] },
      { words: ["#12"] },
      { words: ["#GOA,"] },
    ]);
  });

  it.each([
    ["17", 17, true],
    ["17", 17.5, true],
    ["17", 170, false],
    ["₹17", 17, true],
    ["Rs.17", 17, true],
    ["rs17", 17, true],
    ["1,250", 1250, true],
    ["1,00,000", 100000, true],
    ["99.5", 99.5, true],
    ["99.50", 99.5, true],
    ["99.5", 99.05, false],
    ["99.5", 99, false],
    ["₹ 17", 17, true],
    ["rs 17", 17, true],
    ["Rs. 1,250", 1250, true],
    ["rs chai", 17, false],
    ["b17", 17, false],
    ["17:30", 17, false],
  ])("%s and ₹%d: %s", (search, rupees, matches) => {
    expect(amountMatches(search, rupees)).toBe(matches);
  });

  it.each([
    ["22 nov", "2026-11-22", true],
    ["22 nov", "2025-11-22", true],
    ["22 nov", "2026-11-02", false],
    ["nov 22", "2026-11-22", true],
    ["22nd November", "2026-11-22", true],
    ["5 jan", "2026-01-05", true],
    ["november", "2026-11-01", true],
    ["november", "2026-10-11", false],
    ["nov 2026", "2026-11-30", true],
    ["nov 2026", "2025-11-30", false],
    ["22 nov 2026", "2026-11-22", true],
    ["22 nov 2026", "2025-11-22", false],
    ["may", "2026-05-09", true],
    ["mayo", "2026-05-09", false],
    ["sept", "2026-09-05", true],
    ["5 sept", "2026-09-05", true],
    ["5 sept", "2026-09-06", false],
    ["22/11", "2026-11-22", true],
    ["22/11", "2025-11-22", true],
    ["22/11", "2026-11-02", false],
    ["2/1", "2026-01-02", true],
    ["22/11/2026", "2026-11-22", true],
    ["22-11-26", "2026-11-22", true],
    ["22/11/2026", "2025-11-22", false],
    ["22/13", "2026-11-22", false],
    ["32/1", "2026-01-03", false],
    ["2026-11-22", "2026-11-22", true],
    ["2026-11-22", "2026-11-21", false],
    ["2026-11", "2026-11-22", true],
    ["2026-11", "2026-10-22", false],
    ["22", "2026-11-22", false],
    ["2026", "2026-11-22", false],
  ])("%s and %s: %s", (search, date, matches) => {
    expect(dateMatches(search, date)).toBe(matches);
  });

  it("keep the text of a date in figures and of an amount, for descriptions", () => {
    expect(
      searchTerms("24/7 rs 17 2026-11-22").map(({ words }) => words),
    ).toEqual([["24/7"], ["RS", "17"], ["2026-11-22"]]);
  });

  it("are one for a date, and the words around it", () => {
    expect(searchTerms("tea 22 nov 2026 17").map(({ words }) => words)).toEqual(
      [["TEA"], ["22", "NOV", "2026"], ["17"]],
    );
  });
});
