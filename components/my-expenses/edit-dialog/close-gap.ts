/** The easing is the curve of gsap's power2.out. */
const MOTION = { duration: 300, easing: "cubic-bezier(0.215, 0.61, 0.355, 1)" };

/** Removes a row of the table. The rows below move up from where they were. */
export function closeGap(remove: () => void) {
  if (matchMedia("(prefers-reduced-motion: reduce)").matches) return remove();
  const tops = Array.from(
    document.querySelectorAll("tr"),
    (row) => [row, topOf(row)] as const,
  );
  remove();
  // React has rendered the table without the row by then.
  requestAnimationFrame(() => {
    for (const [row, before] of tops) {
      const top = topOf(row);
      if (row.isConnected && top !== before && top < innerHeight)
        row.animate({ translate: [`0 ${before - top}px`, "0"] }, MOTION);
    }
  });
}

function topOf(row: Element): number {
  return row.getBoundingClientRect().top;
}
