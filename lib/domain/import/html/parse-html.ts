import { Parser } from "htmlparser2";
import { StatementError } from "@/lib/domain/import/statement";

/** Gets the elements and the shown text of a page in their order. */
type HtmlHandler = {
  open: (name: string, attributes: Record<string, string>) => void;
  close?: (name: string) => void;
  /** A part of a text; entities are decoded. */
  text?: (part: string) => void;
};

/** The text of these elements is not shown. */
const HIDDEN = new Set([
  "iframe",
  "noscript",
  "object",
  "script",
  "style",
  "svg",
  "template",
]);

/** The elements whose text stands in lines of its own. */
export const LINE_BREAKS: ReadonlySet<string> = new Set([
  "br",
  "div",
  "li",
  "p",
]);

/** The parser searches its stack of open elements at every end tag. */
const MAX_DEPTH = 200;
const PART_LENGTH = 64 * 1024;

/** Parses a page. Nothing in it is run or loaded: the parser makes no document. */
export function parseHtml(page: string, handler: HtmlHandler): void {
  let depth = 0;
  let hiddenDepth: number | undefined;
  const parser = new Parser({
    onopentag: (name, attributes) => {
      depth += 1;
      if (depth > MAX_DEPTH)
        throw new StatementError(
          "unsupported",
          "The elements of this web page are nested too deeply. Download the statement as CSV, XLSX or PDF.",
        );
      if (hiddenDepth !== undefined) return;
      if (HIDDEN.has(name)) hiddenDepth = depth;
      else handler.open(name, attributes);
    },
    onclosetag: (name) => {
      if (hiddenDepth === undefined) handler.close?.(name);
      else if (hiddenDepth === depth) hiddenDepth = undefined;
      depth -= 1;
    },
    ontext: (part) => {
      if (hiddenDepth === undefined) handler.text?.(part);
    },
  });
  for (let at = 0; at < page.length; at += PART_LENGTH)
    parser.write(page.slice(at, at + PART_LENGTH));
  parser.end();
}
