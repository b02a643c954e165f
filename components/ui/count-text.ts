/** Such as `1 expense`, `1,00,000 expenses`. */
export function countText(count: number, noun = "expense"): string {
  return `${count.toLocaleString("en-IN")} ${count === 1 ? noun : `${noun}s`}`;
}
