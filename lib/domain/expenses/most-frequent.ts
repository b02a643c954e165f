/** The first of the most frequent values. There must be at least one value. */
export function mostFrequent<T>(values: readonly T[]): T {
  const counts = new Map<T, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  const count = (value: T) => counts.get(value) ?? 0;
  return values.reduce((best, one) => (count(one) > count(best) ? one : best));
}
