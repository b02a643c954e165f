import { MAX_CELL_LENGTH } from "@/lib/domain/import/table";

/** Longer, because spaces and line ends of the source are removed. */
const MAX_SOURCE_LENGTH = 4 * MAX_CELL_LENGTH;

/** Joins the parts of a text, and removes what is longer than a cell. */
export function textCollector() {
  let text = "";
  return {
    add: (part: string) => {
      text += part.slice(0, MAX_SOURCE_LENGTH - text.length);
    },
    /** The text without line ends and repeated spaces. The next part starts another text. */
    take: () => {
      const taken = text.replace(/\s+/g, " ").trim();
      text = "";
      return taken.slice(0, MAX_CELL_LENGTH);
    },
  };
}
