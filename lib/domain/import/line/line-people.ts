import { MAX_NAME_LENGTH } from "@/lib/domain/expenses/split";
import { normaliseText } from "@/lib/domain/expenses/normalise-text";
import { searchKey } from "@/lib/domain/expenses/search-key";
import { categoryOfWords } from "@/lib/domain/import/category-words";
import { wordSet } from "@/lib/domain/import/phrases";
import { isWith } from "./line-division";
import type { LineToken } from "./line-tokens";
import { isSpendingVerb, isSpentVerb } from "./link-words";

/** Who divides a bill, and the words that say so: `with asha and ravi`. */
export type LinePeople = {
  names: readonly string[];
  tokens: readonly LineToken[];
  /** Whether the words may be names, too, but it is not certain of whom. */
  isDoubtful: boolean;
};

/** `ke saath` */
const OF = wordSet("ke k के");
const TOGETHER = wordSet("saath sath sang साथ संग");
const SHARED = wordSet("split splitted divided shared share");
const AND = wordSet("and n aur & + और तथा");
const ME = wordSet("me i myself main mai मैं मेरे");
/** The names end before these. */
const STOP = wordSet("at for from in near on to after before during");
/** Words of groups and things, and those that are in no name. */
const NO_NAME = wordSet(`
  friend friends frnd frnds frens fam family families roomie roomies roommate roommates roomates flatmate flatmates
  batchmate batchmates classmate classmates hostelmates hostlers wingmates wingies mate mates everyone everybody
  someone somebody anyone all others other team group gang squad people ppl person persons guy guys boys girls ladies
  log logo logon dost doston yaar yaaron colleague colleagues cousins siblings parents kids seniors juniors members
  neighbours wing club crew society class batch office relatives buddy buddies bros sab sabhi
  दोस्त दोस्तों लोग लोगों परिवार सब यार
  a an the my our his her hers him their them they it its this that these those some any no not also too only just both
  each you u your we us of by or plus then phir as and/or who whom same se ka ke ki ko mein par pe ne bhi wala wali
  wale apne apni mere meri hum का की के को से में पर ने भी अपने मेरे हम
  extra more less double triple half full free new old big small medium large hot cold iced spicy sweet fresh dry plain
  veg nonveg non black white green red special mixed mix home online cash card upi gpay phonepe paytm cashback discount
  coupon offer tax gst tip tips charge charges delivery fee fees service bill receipt luggage warranty ac wifi
  sauce cheese dip dips topping toppings butter masala sprinkles mayo mayonnaise ketchup garlic mint lemon honey syrup
  ice onion salt pepper corn mushroom nuts jam ghee gravy chutney pickle starter starters dessert desserts side sides
  meals combo refill popcorns addons addon filling crust spoon box cup plate glass sathe
  love wrapping wrapper paper card ribbon candle candles papad balcony view driver helmet ads jalapeno jalapenos olive
  olives pesto peri bbq fruits dryfruits gulkand boondi rabdi cashew almonds pista kaju
  stick battery cable adapter case stand lamp guide music lights pool lift towel blanket pillow mattress furniture
  maintenance interest commission gps
`);
/** Also verbs: `diya` */
const ALSO_NAME = wordSet("diya lee li");
const NAME_WORD = /^\p{L}[\p{L}\p{M}'’.\u200c\u200d-]*$/u;
/** Around a word of a name. */
const AROUND = /^[,.;:!()"“”@]+|(?<![,.;:!()"“”])[,.;:!()"“”]+$/gu;
const BETWEEN_NAMES = /[,;&+]/;
const BETWEEN_PARTS = /[–—:|]|-\s|\s-/;

/**
 * The people of a bill in so many parts, or of one whose parts are not said. Names are
 * before `ke saath` or after `with`, until what else was read or a word that is in no name.
 * `all` are the words without tags.
 */
export function linePeople(
  line: string,
  all: readonly LineToken[],
  read: ReadonlySet<LineToken>,
  parts: number | undefined,
): LinePeople | undefined {
  for (const [position, token] of all.entries()) {
    const phrase = phraseAt(line, all, read, position);
    if (phrase === undefined || read.has(token)) continue;
    const people = peopleOf(line, all, read, phrase, parts);
    if (people !== undefined) return people;
  }
  return undefined;
}

/** Words that may be names, with the words that link them, and those that separate names. */
type Phrase = { run: readonly LineToken[]; links: readonly LineToken[] };

function phraseAt(
  line: string,
  all: readonly LineToken[],
  read: ReadonlySet<LineToken>,
  position: number,
): Phrase | undefined {
  const word = (at: number) => all[at]?.word ?? "";
  const isEnd = (at: number) => {
    const token = all[at];
    return (
      token === undefined ||
      read.has(token) ||
      STOP.has(token.word) ||
      isWith(token) ||
      (isSpentVerb(token) && !ALSO_NAME.has(token.word)) ||
      !(/[\p{L}\p{N}]/u.test(token.word) || AND.has(token.word))
    );
  };
  const isGap = (at: number) => BETWEEN_PARTS.test(gapBefore(line, all, at));
  if (isWith(all[position])) {
    let end = position + 1;
    while (!isEnd(end) && !isGap(end)) end += 1;
    const start = SHARED.has(word(position - 1)) ? position - 1 : position;
    return {
      run: all.slice(position + 1, end),
      links: all.slice(start, position + 1).filter((token) => !read.has(token)),
    };
  }
  if (!OF.has(word(position)) || !TOGETHER.has(word(position + 1)))
    return undefined;
  let start = position;
  while (!isEnd(start - 1) && !isGap(start)) start -= 1;
  const run = all.slice(start, position);
  return {
    run: run.slice(run.findLastIndex(isThing) + 1),
    links: all.slice(position, position + 2),
  };
}

function peopleOf(
  line: string,
  all: readonly LineToken[],
  read: ReadonlySet<LineToken>,
  { run, links }: Phrase,
  parts: number | undefined,
): LinePeople | undefined {
  const thing = run.findIndex(isThing);
  const people = thing === -1 ? run : run.slice(0, thing);
  if (people.length === 0 || !people.every(canBeOfNames(line)))
    return undefined;
  const isDescribed = all.some(
    (token) =>
      !read.has(token) &&
      !run.includes(token) &&
      !links.includes(token) &&
      !STOP.has(token.word) &&
      !isSpendingVerb(token) &&
      !isSpentVerb(token),
  );
  const segments = segmentsOf(line, all, people);
  const isSeparated = segments.length > 1;
  // "pizza with peri peri fries"
  if (thing !== -1 && isDescribed) return isSeparated ? UNCERTAIN : undefined;
  const isOne = isSeparated || (parts === 2 && isDescribed);
  const names = (isOne ? segments : people.map((token) => [token]))
    .filter((words) => !words.every(({ word }) => ME.has(word)))
    .map((words) => words.map((token) => nameOf(line, token)).join(" "));
  if (names.length === 0) return undefined;
  const others = parts === undefined ? undefined : parts - 1;
  const isTooMany = names.length > (others ?? MAX_OTHERS);
  // Without another description, a word beside the names may be that.
  const isUncertain =
    !isDescribed &&
    (OF.has(links[0]?.word ?? "")
      ? thing === -1
      : names.length !== (others ?? 1));
  return isTooMany || isUncertain || !areNames(names)
    ? UNCERTAIN
    : {
        names,
        tokens: [...links, ...people],
        // "600 of 1200 rent with asha rao" has one other or two.
        isDoubtful: parts === undefined && !isSeparated && names.length > 1,
      };
}

const UNCERTAIN: LinePeople = { names: [], tokens: [], isDoubtful: true };
const MAX_OTHERS = 98;
const MAX_WORDS = 3;

function areNames(names: readonly string[]): boolean {
  return (
    new Set(names.map((name) => searchKey(name))).size === names.length &&
    names.every(
      (name) =>
        name.length <= MAX_NAME_LENGTH && name.split(" ").length <= MAX_WORDS,
    )
  );
}

/** The words between separators, without those. */
function segmentsOf(
  line: string,
  all: readonly LineToken[],
  people: readonly LineToken[],
): LineToken[][] {
  const segments: LineToken[][] = [[]];
  for (const token of people) {
    const isNext =
      AND.has(token.word) ||
      (token !== people[0] &&
        BETWEEN_NAMES.test(gapBefore(line, all, all.indexOf(token))));
    if (isNext) segments.push([]);
    if (!AND.has(token.word)) segments.at(-1)?.push(token);
  }
  return segments.filter((segment) => segment.length > 0);
}

/** The text around the space before a word. */
function gapBefore(line: string, all: readonly LineToken[], at: number) {
  const before = all[at - 1];
  const token = all[at];
  return before && token ? line.slice(before.end - 1, token.start + 1) : "";
}

function isThing({ word }: LineToken): boolean {
  return categoryOfWords(word) !== undefined;
}

const canBeOfNames = (line: string) => (token: LineToken) =>
  AND.has(token.word) ||
  (!NO_NAME.has(token.word.replace(/'s$/, "")) &&
    NAME_WORD.test(nameOf(line, token)));

function nameOf(line: string, { start, end }: LineToken): string {
  return normaliseText(
    line.slice(start, end).replace(AROUND, ""),
    "NFC",
  ).replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
}
