import { LINE_BREAKS, parseHtml } from "@/lib/domain/import/html/parse-html";
import { textCollector } from "@/lib/domain/import/html/text-collector";
import { checkRowCount } from "@/lib/domain/import/table";

/** One entry of a page “My Activity” of Google. */
export type ActivityEntry = {
  /** The event, then its time, in lines. */
  text: string[];
  /** The product, and the details with an id and a status, in lines. */
  caption: string[];
};

type Part = keyof ActivityEntry;

const ENTRY = "outer-cell";
const CELL = "content-cell";
const MAX_LINES = 40;

/** The entries in the order of the page, which begins with the newest. */
export function activityEntries(page: string): ActivityEntry[] {
  const entries: ActivityEntry[] = [];
  const text = textCollector();
  /** The parts of the open divs. */
  const open: (Part | undefined)[] = [];
  const endLine = () => {
    const part = open.at(-1);
    const line = text.take();
    const lines = part && entries.at(-1)?.[part];
    if (lines && line !== "" && lines.length < MAX_LINES) lines.push(line);
  };
  parseHtml(page, {
    open: (name, attributes) => {
      if (LINE_BREAKS.has(name)) endLine();
      if (name !== "div") return;
      const classes = (attributes["class"] ?? "").split(/\s+/);
      if (classes.includes(ENTRY)) entries.push({ text: [], caption: [] });
      checkRowCount(entries.length);
      open.push(classes.includes(CELL) ? partOf(classes) : open.at(-1));
    },
    close: (name) => {
      if (LINE_BREAKS.has(name)) endLine();
      if (name === "div") open.pop();
    },
    text: text.add,
  });
  return entries;
}

function partOf(classes: readonly string[]): Part | undefined {
  if (classes.includes("mdl-typography--caption")) return "caption";
  return classes.includes("mdl-typography--text-right") ? undefined : "text";
}
