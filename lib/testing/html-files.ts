/** A table of a page; `rows` has the text of the cells. */
export function htmlTable(rows: readonly (readonly string[])[]): string {
  const cells = rows.map((row) =>
    row.map((cell) => `<td>${escapeHtml(cell)}</td>`).join(""),
  );
  return `<table>${cells.map((row) => `<tr>${row}</tr>\r\n`).join("")}</table>`;
}

export function escapeHtml(text: string): string {
  return text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
