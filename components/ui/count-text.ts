/** Such as `1 expense`, `1,00,000 expenses`. */
export function countText(count: number): string {
  const number = count.toLocaleString("en-IN");
  return `${number} ${count === 1 ? "expense" : "expenses"}`;
}
