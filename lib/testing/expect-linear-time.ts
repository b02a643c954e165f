import { expect } from "vitest";
import { HOSTILE_TEXTS } from "./hostile-texts";

const ordinaryText = (length: number) =>
  "Lunch at the canteen, 99.50 rupees. ".repeat(length).slice(0, length).trim();

const MAX_MS = 20;
const TRIES = 5;

/**
 * Expects that no hostile text of the length takes over 20 ms more than an
 * ordinary one. The shortest of several tries counts, because other processes and
 * the compiler delay some.
 */
export async function expectLinearTime(
  read: (text: string) => unknown,
  length: number,
) {
  const ordinary = await shortestMs(() => read(ordinaryText(length)), 0);
  const slow: string[] = [];
  for (const { unit, ofLength } of HOSTILE_TEXTS) {
    const text = ofLength(length);
    const ms = await shortestMs(() => read(text), ordinary + MAX_MS);
    if (ms > ordinary + MAX_MS)
      slow.push(`${JSON.stringify(unit)}: ${Math.round(ms)} ms`);
  }
  expect(slow).toEqual([]);
}

/** Tries again while it takes longer than `enough`. */
async function shortestMs(action: () => unknown, enough: number) {
  let shortest = Infinity;
  for (let index = 0; index < TRIES && shortest > enough; index += 1) {
    const started = performance.now();
    await action();
    shortest = Math.min(shortest, performance.now() - started);
  }
  return shortest;
}
