import { escapeHtml } from "./html-files";
import { zipFile, type ZipParts } from "./zip/zip-file";

/** An entry of “My Activity”. */
export type ActivityFields = {
  text: string;
  date: string;
  /** The lines under “Details”. */
  details?: readonly string[];
};

/** A page “My Activity” of Google Pay. */
export function activityPage(entries: readonly ActivityFields[]): string {
  return `<html><head><title>My Activity History</title><style>.mdl-grid{display:flex}</style></head><body><div class="mdl-grid">${entries.map(activityEntry).join("")}</div></body></html>`;
}

function activityEntry({ text, date, details = [] }: ActivityFields): string {
  const cell = (width: number, style: string, content: string) =>
    `<div class="content-cell mdl-cell mdl-cell--${width}-col mdl-typography--${style}">${content}</div>`;
  const caption = [
    "<b>Products:</b>",
    "&emsp;Google Pay",
    ...(details.length > 0 ? ["<b>Details:</b>"] : []),
    ...details.map((line) => `&emsp;${escapeHtml(line)}`),
  ];
  return [
    '<div class="outer-cell mdl-cell mdl-cell--12-col mdl-shadow--2dp"><div class="mdl-grid">',
    '<div class="header-cell mdl-cell mdl-cell--12-col"><p class="mdl-typography--title">Google Pay<br></p></div>',
    cell(6, "body-1", `${escapeHtml(text)}<br>${escapeHtml(date)}<br>`),
    cell(6, "body-1 mdl-typography--text-right", ""),
    cell(12, "caption", caption.map((line) => `${line}<br>`).join("")),
    "</div></div>",
  ].join("");
}

/** A Takeout of Google Pay with the page; `others` are more files in it. */
export function takeoutZip(
  page: string,
  {
    folder = "Takeout/",
    others = {},
  }: { folder?: string; others?: ZipParts } = {},
): Uint8Array<ArrayBuffer> {
  return zipFile({
    [`${folder}archive_browser.html`]: Buffer.from("<html></html>"),
    [`${folder}Google Pay/My Activity/My Activity.html`]: Buffer.from(page),
    [`${folder}Google Pay/Group expenses/Group expenses.json`]:
      Buffer.from(")]}'\n{}"),
    ...others,
  });
}
