/** Texts that are repeated before `!`, so that patterns fail at the end. */
const UNITS = [
  // Combining marks in an order that normalising has to sort.
  ...["\u0301\u0316", "\u0f73\u0f71", "\u3099\u0301", "\u0344", "\uff9e\uff9f"],
  ...["a\u0301\u0316".repeat(3), "\u0302\u0323\u0301", "\u{1d165}\u0301"],
  // One character that becomes many, or many that become one.
  ...[
    "\ufdfa",
    "\ufb2c",
    "\u1fb7",
    "ﬃ",
    "㍿",
    "①",
    "𝒜",
    "가",
    "ᄀ\u1161ᆨ",
    "ß",
    "İ",
  ],
  // Invisible characters, halves of characters, and long clusters.
  ...["\u200b", "\u200d", "\u2066", "\u00ad", "\u2800", "\ud83d", "\udc00"],
  ...["👩‍👩‍👧‍👦", "क्षी", "🇮🇳"],
  // Letters of two scripts, which \b takes for the ends of words.
  ...["aक", "İx", "कAb", "İ.", "A.", "Aक'", "at th ca "],
  // The patterns for amounts, dates, names and references begin with these.
  ...["a", "A", "1", "0", "a1", "1a", "1,", "1.", ",", ".", "-", "/", ":", "*"],
  ...[
    "x",
    "x*",
    "(",
    ")",
    "<",
    "<a ",
    "&amp;",
    "@",
    "a@",
    "₹",
    "₹1 ",
    "rs ",
    "'",
  ],
  ...[" ", "\t", "\n", "\n\n", "a ", "A ", "1 ", ". ", "- ", " :", "\\", '"'],
  ...["12-11-2026 ", "22 nov ", "kal ", "paid ", "debited ", "to A ", "otp "],
  ...["upi/", "a/c ", "not share ", "123456 ", "sbi card and payments @"],
  ...["call ", "thank you ", "by debit card ", "card ending ", "/5 ", "=1+"],
  // So do tags.
  ...["#", "#1", "#-", "#a-", " #", "(#_", "#क्", "(#a", "(#a "],
] as const;

export const HOSTILE_TEXTS = UNITS.map((unit) => ({
  unit,
  /** Text of at most the given number of UTF-16 code units. */
  ofLength: (length: number) =>
    `${unit.repeat(Math.floor((length - 1) / unit.length))}!`,
}));
