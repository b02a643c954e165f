import { expect } from "vitest";
import { HOSTILE_TEXTS } from "./hostile-texts";

const ordinaryText = (length: number) =>
  "Lunch at the canteen, 99.50 rupees. ".repeat(length).slice(0, length).trim();

/**
 * The target is 20 ms. The rest is for slower machines and for other work beside the
 * test: a quadratic pattern takes seconds for the longest texts.
 */
const MAX_MS = 50;
const TRIES = 5;

/**
 * Expects that no hostile text of the length takes much more processor time than
 * an ordinary one, unless a quarter of the text takes its share of that time: on a
 * busy machine every text is slow. The least of several tries counts, because the
 * compiler and the garbage collector add to some.
 */
export async function expectLinearTime(
  read: (text: string) => unknown,
  length: number,
) {
  const ordinary = await leastMs(() => read(ordinaryText(length)), 0);
  const slow: string[] = [];
  for (const { unit, ofLength } of HOSTILE_TEXTS) {
    const enough = ordinary + MAX_MS;
    const ms = await leastMs(() => read(ofLength(length)), enough);
    if (ms <= enough) continue;
    const quarterMs = await leastMs(() => read(ofLength(length / 4)), 0);
    // Linear time makes it 4 times as much, quadratic time 16 times.
    if (ms > 8 * quarterMs)
      slow.push(
        `${JSON.stringify(unit)}: ${Math.round(ms)} ms, a quarter ${Math.round(quarterMs)} ms`,
      );
  }
  expect(slow).toEqual([]);
}

/** Tries again while it takes more processor time than `enough`. */
async function leastMs(action: () => unknown, enough: number) {
  let least = Infinity;
  for (let index = 0; index < TRIES && least > enough; index += 1) {
    const before = process.cpuUsage();
    await action();
    const { user, system } = process.cpuUsage(before);
    least = Math.min(least, (user + system) / 1000);
  }
  return least;
}
