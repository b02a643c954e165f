import { categoryOfWords } from "@/lib/domain/import/category-words";
import { leadingPhrases, phrases } from "@/lib/domain/import/phrases";

/** The time stamp of an exported chat: "[20/11/26, 9:12 pm] Asha:", "20/11/26, 21:12 - Asha:". */
const CHAT_STAMP =
  /^\s*\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? +\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?\]?(?: -)? ?[^:\n]{1,40}:/i;
/** "Meera: bhai 250 pending hai", but not "Lunch: I paid 250". */
const CHAT_NAME = new RegExp(
  String.raw`^\s*~? ?(?!(?:notes?|remarks?|cash|upi|paid|expense|breakfast|lunch|dinner|snacks?|auto|cab|rent|gift|fwd|fw|re)\b)` +
    String.raw`\p{L}[\p{L}\p{M}.]*(?: \p{L}[\p{L}\p{M}.]*)?: +(?:(?:and|so|bro|yaar|bhai|hey|hi|hello|ok|okay|oye|arre) )*` +
    String.raw`(?:i|i'?m|you|u|we|can|could|will|would|please|pls|plz|bro|yaar|bhai|beta|beti|hey|hi|hello` +
    String.raw`|paid|sent|sending|gave|got|here'?s|maine|tum|tu|aap|bheja|bhej)(?![\p{L}'])`,
  "iu",
);
const REQUEST = [
  leadingPhrases(`
    bro, yaar, dude, need #*, send|lend|give|transfer|contribute|donate|remit #*
    send|lend|give|transfer|contribute|donate|remit <amount>
  `),
  phrases(`
    send|pay|gpay|phonepe|paytm|transfer|give|lend|return|upi|venmo|wire|forward (to) me|us|mujhe|it_back|back
    needs <rs>, needs #*, urgent|urgently, i|we|you|u|he|she|they owe, owes? me|us|you|him|her|rs|inr|#*, owes? ₹
    can|could|will|would you|u, my upi|gpay|phonepe|number|account, bhej|de|kar do|dena|dijiye|na, bhejo, wapas kar|de|do
  `),
];
/** The other person, and answers to that person. */
const ADDRESSED = [
  /^(?:it|this|that|there)(?:'s| is| was| were)\b|^we (?:all|each|both)\b|\b(?:he|she|they)(?:'s)? (?=\p{L})/iu,
  phrases(`
    your #*, got|received|sent|paid|gave your|ur|you|u, from me, thanks?|thank_you for, got paid, mujhe, mereko, muje
    tu, tum, tune, tumne, tujhe, tumhe, tumko, tera, tere, teri, tumhara, tumhari, de_?de|bhej_?de, dedo, bhejna
    lautau*, lauta do|dena|dunga|dungi, de_?dunga|de_?dungi|de_?denge, lauta_?dunga|lauta_?dungi|lauta_?denge
    bhej_?dunga|bhej_?dungi|bhej_?denge, wapas|wapis|chahiye|chahye, baa?ki hai|hain|h|the|tha, dekh le|lo|lena
    kha|le lena, bata de|do|na|dena, batao, check kar*, kar_?dena|kar_?de
  `),
];
/** The writer is about to do something. */
const PLANNED = [
  leadingPhrases(`
    i have|need|want|only|owe|was|don't|dont|transferred, do|did|have|are you|u|we|i, who all|else
  `),
  phrases(`
    i'?ll, we'?ll, i'?m, i am, gonna, lemme, let me, let'?s, i will, sending, paying !guest, want to, need to, remind me
    will i|we|pay|give|send|return|split|transfer|gpay|do|be|get, should i|we, can i|we|anyone|someone
  `),
];
const GREETING = new RegExp(
  String.raw`^(?:bhai|guys|hey|hi|hello|oye|abe|arre|ok|okay|haan|haa|nahi|yes|yeah|yep|nope|lol|beta` +
    String.raw`|thanks|thanku|thanx|thx|ty|thank you (?!card|gift|note)|sorry|please|pls|plz)\b` +
    String.raw`(?!,? (?:ka|ki|ke|ko|se|wala|wali|and|with|at)\b)`,
  "i",
);
const LAST_WORD =
  /(?<!\b(?:for|with|to|and|by) )\b(?:bro|yaar|bhai|dude|guys|pls|plz|please|ok|okay|pakka|thanks|thx|lol|na|check)[\s.!?]*$/i;
const ANSWER_WORD =
  /\b(?:kya|kyu|kyun|kyon|kaise|kahan|kitna|kitne|kitni|kaun|dega|degi|doge|lagega|lagenge|chalega|milega|milenge|hoga|honge)\b/i;
const STATEMENT_WORD =
  /\b(?:hai|hain|tha|thi|ho ga?ya|ho gaye|di[ay]e the|dono|sab \d+)\b/i;
const QUESTION_WORD =
  /^(?:can|could|will|would|shall|should|do|does|did|are|is|was|have|has|when|where|what|who|why|how|kya|kab|kaun|kitna|kitne)\b/i;
/** "Dev: bill aaya 1240", but not "Lunch: dosa 60", a label that is no name. */
const NAME_LABEL =
  /^(?!(?:Notes?|Remarks?|Cash|Upi|UPI|Paid|Expense|Fwd|Re)\b)(\p{Lu}\p{Ll}+): +(?:\S+\s+){2}/u;
/** "Amma sent 1000", but not "Rent transferred 6000". */
const NAME_GAVE =
  /^(?!(?:Just|Also|Already|We|I|You)\b)(\p{Lu}\p{Ll}+) (?:(?:sent|gave|transferred|added|owes|bought|ordered|booked)\b|(?:paid|recharged) (?:(?:₹|[Rr]s\.? ?)?\d[\d,.]* )?(?:for|my|our|me|us)\b)/u;
/** Requests, promises and the other person in Devanagari. */
const HINDI_TALK = [
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:(?:भेज|दे|कर|लौटा|वापस|उधार|ट्रांसफर|चुका) ?` +
      String.raw`(?:दो|दे|देना|दीजिए|दीजिये|दियो|करो|करना|कर|चाहिए|चाहिये|मिलेगा|मिलेंगे)` +
      String.raw`|(?!म)[\p{L}\p{M}]+(?:[ूऊ][ँं]ग[ाीे]|[े][ंँ]गे|[एऍ][ंँ]गे)|(?:हो|दे|ले|मिले|करे|चले|लगे|आए|जाए|दो|करो|लो)ग[ाीे])(?![\p{L}\p{M}])`,
    "u",
  ),
  phrases(`
    भेजो, भेजना, भेजिए, लौटाना, लौटाओ, चाहिए, चाहिये, मुझे, मुझको, मेरेको, तू, तुम, तूने, तुमने, तुझे, तुम्हें, तुमको, तेरा, तेरे, तेरी
    तुम्हारा, तुम्हारे, तुम्हारी, बाकी है|हैं|था|थे, देख ले|लो|लेना, क्या, कब, कितना, कितने, कौन, बताओ, बता
  `),
];
const HINDI_GREETING =
  /^(?:यार|भाई|अरे|ओए|सुन|सुनो|हाँ|हां|नहीं|ठीक है|बेटा|बेटी|मम्मी|पापा|दोस्त|प्लीज़?)(?:,|(?![\p{L}\p{M}]))(?! (?:का|की|के|को|से|ने|वाला|वाली|और)(?![\p{L}\p{M}]))/u;
const STARTS_WITH_AMOUNT = /^(?:₹|rs\.?)? ?\d/i;
const MIN_QUESTION_WORDS = 5;
/** A note may end with "bro"; three words and more are told to somebody. */
const MIN_TOLD_WORDS = 3;
const MIN_STATEMENT_WORDS = 5;

/** Whether a message of a bank was copied out of a talk that asks for money. */
export function isFromPerson(message: string): boolean {
  return [CHAT_STAMP, ...REQUEST].some((pattern) => pattern.test(message));
}

/** Whether a line is part of a talk: an answer, a request, a promise or a question. */
export function isTalk(line: string): boolean {
  const words = line.split(/\s+/).length;
  const isQuestion =
    line.includes("?") &&
    !STARTS_WITH_AMOUNT.test(line) &&
    (words >= MIN_QUESTION_WORDS || QUESTION_WORD.test(line));
  const isTold =
    words >= MIN_TOLD_WORDS &&
    [GREETING, HINDI_GREETING, LAST_WORD].some((pattern) => pattern.test(line));
  const name = (NAME_LABEL.exec(line) ?? NAME_GAVE.exec(line))?.[1];
  return (
    isQuestion ||
    (name !== undefined && categoryOfWords(name) === undefined) ||
    isTold ||
    (words >= MIN_STATEMENT_WORDS && STATEMENT_WORD.test(line)) ||
    [
      CHAT_STAMP,
      CHAT_NAME,
      ...REQUEST,
      ...ADDRESSED,
      ...PLANNED,
      ANSWER_WORD,
      ...HINDI_TALK,
    ].some((pattern) => pattern.test(line))
  );
}
