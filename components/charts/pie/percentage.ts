/** 0.456 → `46%` */
export function roundedPercentage(share: number): string {
  return `${Math.round(share * 100)}%`;
}

/** Rounded, but `<1%` for a positive part and `>99%` for a part below the whole. */
export function partPercentage(part: number, whole: number): string {
  const percentage = roundedPercentage(part / whole);
  if (part > 0 && percentage === "0%") return "<1%";
  if (part < whole && percentage === "100%") return ">99%";
  return percentage;
}
