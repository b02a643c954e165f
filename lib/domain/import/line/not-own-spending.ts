/** A pattern of parts that are long in themselves. */
const anyOf = (...parts: string[]) => new RegExp(parts.join("|"), "iu");

const AMOUNT = String.raw`(?<![\p{Nd},.])(?:₹|rs\.? ?|रु\.? ?)?\p{Nd}[\p{Nd},.]*k?(?: ?(?:rs|rupees|rupaye|rupay|bucks|रुपये|रुपए))?`;
const FAMILY = `(?:${[
  "papa|pappa|father|mother|mummy|mumma|mum|mom|dad|daddy|amma|appa|maa|didi|bhaiya|bhai|brother|sister|uncle|aunty",
  "chach[au]|nan[aiu]|dad[aiu]|sir|ma'?am|madam|roommate|roomie|friend|senior|junior|warden",
  "पापा|मम्मी|माँ|दीदी|भैया|चाचा|नानी|दादी",
].join("|")})`;

const SOMEBODY =
  "he|she|they|somebody|someone|everyone|everybody|company|college|office|government|govt";

const JUST = "(?:has |have |had |just |already |also |ji )";
const PAID =
  "paid|sent|transferred|deposited|covered|recharged|spent|bought|booked|ordered";
/** A person who is not the user, before a verb of paying. */
const OTHER_PAYER = anyOf(
  String.raw`^(?:today |yesterday |kal |aaj )?(?:my )?(?:${FAMILY}|${SOMEBODY})s? ${JUST}*(?:${PAID}|gave(?! me\b))\b`,
  String.raw`\b(?:everyone|everybody|all of us|they all) (?:has |have )?(?:paid|gave|sent|contributed)\b`,
  String.raw`^(?!(?:just|already|also|i|we|have|cash|advance|fully|part|half) )[^\n]*\S paid for (?:my|me|us)\b`,
  String.raw`\bpaid by (?:my |his |her )?(?:${FAMILY}|someone|everyone|neighbour|company)\b`,
  String.raw`\b${FAMILY}(?:'s| ka| ki| ke)? (?:card|account|a/c|upi|gpay|wallet)\b`,
  String.raw`\byou (?:give|pay|send)\b|\bfor both of us\b`,
  // "maine" and "hum ne" are the user; any other "ne" is somebody else.
  String.raw`\p{L} (?<!\b(?:mai|main|mein|maine|hum|ham) )ne\b`,
  String.raw`\p{L}\p{M}* (?<!(?:मैं|हम) )ने(?![\p{L}\p{M}])`,
);
const USER = String.raw`(?:mai|main|mein|maine|hum|ham|मैं|मैंने|हम)(?![\p{L}\p{M}])`;
const EARNED = String.raw`(?:pay|salary|stipend|tuition|scholarship|paise|paisa|shagun|eidi|rakhi|prize|internship|freelance|छात्रवृत्ति|वजीफा|वज़ीफ़ा|ट्यूशन|पैसे|शगुन|ईनाम|इनाम)`;
const NO_NAME =
  "i|we|you|u|just|also|already|rent|fees?|deposit|money|cash|it|he|she|they";
const CAME = String.raw`(?:mil[aei]|aa?y[aei]|मिल[ेाी]|आ[एईयाये]+)`;
const GIVEN = String.raw`(?:diy[ea]|de diy[ea]|bhej[ea]|bhej diy[ea]|lauta\w*(?: diy[ea])?|wapas \w+|transfer \w+|दिए|दिये|दिया|भेजे|भेजा|भेज दिए|लौटाए|लौटा दिए|वापस \S+)`;
/** Money that somebody gave or sent, or that came back. */
const RECEIVED = anyOf(
  // "nani ne shagun 501 diya"; "maine" and "hum ne" are the user.
  String.raw`^(?!${USER})[\p{L}\p{M}.]+(?: [\p{L}\p{M}.]+)? (?:ne|ने) (?:(?:mujhe|मुझे) )?(?:${EARNED} )?(?:${AMOUNT} ${GIVEN}|${GIVEN} ${AMOUNT})(?![\p{L}\p{M}])`,
  String.raw`^(?!(?:${NO_NAME})\b)[\p{L}.]+(?: [\p{L}.]+)? (?:(?:sent|gave|transferred|returned|refunded)(?: me)?(?: back)?|paid (?:me|back)(?: back)?) ${AMOUNT}(?: back)?(?: |$)`,
  // "flipkart se 200 refund aaya", "got refund of 200", "pocket money mila 5000"
  String.raw`^(?=[^\n]*\b(?:refund|cashback|pocket ?money|salary|stipend)\b)[^\n]*\b(?:got|received|recd|mil[aei]|mil ga?y[aei]|aa?y[aei]|aa ga?y[aei]|credited)\b`,
  // "aman se pizza ke 300 mile", "500 mila papa se"
  String.raw`\bse [^\n]{0,30}${AMOUNT} mil[ae]\b|${AMOUNT} (?:\S+ se )?mil[ae](?: \S+ se)?$|${AMOUNT} credit hu[ae]\b`,
  String.raw`^(?:mil[aei]|मिल[ेाी]) ${AMOUNT} (?:[\p{L}\p{M}.]+ ){1,2}(?:se|से)$|^${FAMILY} ${AMOUNT} bhej[ea]\b`,
  // Somebody else gave it, in Bengali: "dada 500 dilo"
  String.raw`${AMOUNT} (?:dilo|dilen|diyeche|diyechen|pathalo|pathalen|pathiyeche|pathiyechen)\b`,
  String.raw`^(?:got|get|received|recd|rcvd|collected) (?:back )?${AMOUNT} (?:back )?(?:from|frm|by)\b|^${AMOUNT} (?:received|recd|rcvd|got) (?:back )?(?:from|frm)\b`,
  String.raw`^(?:${AMOUNT} )?(?:[\p{L}\d.]+ ){0,2}(?:refund|cashback|रिफंड|कैशबैक)(?: ${AMOUNT})?(?: (?:of|from|on|by|se))?(?: [\p{L}\d.]+)?(?: ${AMOUNT})?(?: for [^\n]+)?$`,
  // A "return ticket" is one of a journey.
  String.raw`^return(?:ed)? (?!tickets?\b)[^\n]* got ${AMOUNT}$`,
  String.raw`(?:\bse|(?<![\p{L}\p{M}])से) ${AMOUNT} (?:wapas |वापस )?(?:mil[aei]|aa?y[aei]|liy[ea]|li[ey]|मिल[ेाी]|आ[एयी]+|लि[एये]+)(?![\p{L}\p{M}])(?! udhaa?r)`,
  String.raw`${EARNED}[^\n]{0,30} (?:${AMOUNT} ${CAME}|${CAME} ${AMOUNT})(?![\p{L}\p{M}])|^${EARNED} ${CAME} ${AMOUNT}`,
);
const EARNING =
  "(?:salary|stipend|pocket money|refund|cashback|scholarship|reimbursement|bonus|income|prize money|tankhwah|kamai" +
  "|तनख्वाह|वेतन|सैलरी|वजीफा|रिफंड|पॉकेट मनी)";
const HAS_COME =
  "(?:has|is|was|aa|aayi|aaya|aaye|ayi|aya|mili|mila|mile|gayi|gaya|received|credited|came|got|in|today|aaj|kal" +
  "|आई|आया|आए|मिला|मिली|मिले)";
/** Money that came or is there, or that somebody still owes. */
const INCOME = anyOf(
  String.raw`^(?:${AMOUNT} )?${EARNING}(?: of)?(?: (?:aayi|आई|mili|मिली))?(?: ${AMOUNT})?(?: ${HAS_COME}| from .*)*$`,
  String.raw`(?:\bse|(?<![\p{L}\p{M}])से) ${AMOUNT} ?(?:mil[aei]\b|aa[yi]\w*|liy[ea] udhaa?r|wapas|मिल[ेाी]|आए|वापस)`,
  String.raw`^(?:collect|take) ${AMOUNT} (?:back )?(?:from|by)\b|^borrowed ${AMOUNT}(?: |$)|\bjeet[aei]$`,
  String.raw`^(?:received|won|earned) ${AMOUNT}(?: |$)|^(?:sold(?! out)|earned)\b|\bbech(?:a|e|i|kar)\b|(?<![\p{L}\p{M}])बेच[ाेी]`,
  String.raw`${AMOUNT} (?:received|credited|from ${FAMILY}$|(?:aaye|aaya|आए|आये|आया)(?: |$))|^${FAMILY} (?:se|से) ${AMOUNT}(?: |$)`,
  String.raw`(?<!\b(?:parcel|package|order|courier) )\breceived(?: ${AMOUNT}| today| yesterday)?$|\bcredited$`,
  String.raw`\p{Nd} ?(?:rs|rupaye|rupees|रुपये)? (?:ba{1,2}ki|बाकी)(?: \S{1,5})?$`,
  String.raw`^(?:(?:wallet|account|bank|card) )?balance ${AMOUNT}$|${AMOUNT} (?:left|remaining|bach[aei]|बच[ेाी])(?: |$)`,
  String.raw`(?:उधार|udhaa?r|loan) (?:ली|लि[एया]|li|liy[ea])(?![\p{L}\p{M}])|\bloan from\b|(?:\bse|(?<![\p{L}\p{M}])से) (?:udhaa?r|उधार)(?![\p{L}\p{M}])`,
);
/** The writer has it in mind, expects it or must still do it. */
const AHEAD = anyOf(
  String.raw`^(?:i |we )?(?:plan(?:ning|s|ned)? (?:to|for)|thinking (?:of|to)|(?:going|about|have|has|hope) to|must|should|might|would|could)\b`,
  String.raw`^(?:i |we )?(?:may(?= (?:buy|pay|spend|need|cost|order|get|be))|will(?= (?:buy|pay|spend|need|cost|order|get|be|take|recharge|book a)\b))\b`,
  String.raw`\b(?:might|will|would|could|should) (?:buy|pay|spend|need|cost|order|recharge|be (?:around|about|\d))\b`,
  String.raw`^budget (?:for|of|is|rakha)\b|\b(?:estimate|quotation|quoted)\b|(?<![\p{L}\p{M}])(?:if|agar|अगर) (?:i|we|it|you|main|hum|मैं|हम)(?![\p{L}\p{M}])`,
  String.raw`\b(?:d|l|kar|j|a)(?:u|oo)ng[aie]\b|\b(?:lauta|chuka)n[aei]\b|\bdue\b[^\n]{0,40}\bon \d`,
  String.raw`^(?:tomorrow|tmrw|tmr)\b|\b(?:tomorrow|tmrw|tmr)$`,
  String.raw`^(?:to (?:pay|buy|do|give)|pending|due|unpaid|wishlist):|^(?:owe|due rent|(?:return|target|due|pending|save(?= ${AMOUNT} for)) (?=${AMOUNT}))|\b(?:next|coming) (?:week|month|year|sem|semester)$`,
  String.raw`\b(?:de|kar|karwa|bharwa|banwa|dilwa|mangwa|le|bhar|la|kharid|khareed|bhej|chuka|lauta)n[aei] (?:hai|hain|h|he|tha|the|thi|pade?ng\w*|padeg[ai]|baki)(?: |$)`,
  String.raw`\b(?:den|bharn|chukan)[aei] ${AMOUNT}$`,
  String.raw`\b(?:ho|de|le|lag|mil|kar|bhar|chal|aa|ja|bhej|bana|khila|lauta|kharid|khareed|bach|pad)(?:a?y|e)?(?:enge|engi|ega|egi|unga|ungi|oge|ogi|nge|ga|gi)\b`,
  String.raw`[\p{L}\p{M}]न[ाेी] (?:है|हैं|पड़)|(?:देन|करन|लेन|भरन|लौटान)[ाेी] (?:था|थे|थी)|(?<![\p{L}\p{M}])(?:शायद|अगर)(?![\p{L}\p{M}])`,
);

/** A figure that is no payment. */
const FIGURE = anyOf(
  String.raw`^(?:how much|price of|mrp|discount|split ${AMOUNT}|remember|so far|spent so far|limit ${AMOUNT})(?: |$)`,
  String.raw`^(?:(?:my )?(?:total )?(?:expenses|spends)(?= (?:this|last|in|so)\b)|(?:monthly|weekly|daily) budget)(?: |$)`,
);

/** Whether a line tells of money that somebody gave to the user, or that came back. */
export function isMoneyIn(line: string): boolean {
  return RECEIVED.test(line);
}

type NotOwnSpending = "people" | "income" | "unpaid" | "unclear";

/** Why a line tells of money that the user has not spent. */
export function notOwnSpending(line: string): NotOwnSpending | undefined {
  if (OTHER_PAYER.test(line)) return "people";
  if (INCOME.test(line)) return "income";
  if (AHEAD.test(line)) return "unpaid";
  return FIGURE.test(line) ? "unclear" : undefined;
}
