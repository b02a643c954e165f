import { categoryOfWords } from "@/lib/domain/import/category-words";

/** The time stamp of an exported chat: "[20/11/26, 9:12 pm] Asha:", "20/11/26, 21:12 - Asha:". */
const CHAT_STAMP =
  /^\s*\[?\d{1,2}[/.-]\d{1,2}(?:[/.-]\d{2,4})?,? +\d{1,2}:\d\d(?::\d\d)?(?:\s*[ap]\.?m\.?)?\]?(?: -)? ?[^:\n]{1,40}:/i;
const CHAT_NAME =
  /^\s*~? ?(?!(?:notes?|remarks?|cash|upi|paid|expense|breakfast|lunch|dinner|snacks?|auto|cab|rent|gift|fwd|fw|re)\b)\p{L}[\p{L}\p{M}.]*(?: \p{L}[\p{L}\p{M}.]*)?: +(?:(?:and|so|bro|yaar|bhai|hey|hi|hello|ok|okay|oye|arre) )*(?:i|i'?m|you|u|we|can|could|will|would|please|pls|plz|bro|yaar|bhai|beta|beti|hey|hi|paid|sent|sending|gave|got|here'?s|maine|tum|tu|aap|bheja|bhej)(?![\p{L}'])/iu;
const REQUEST =
  /^(?:bro|yaar|dude)\b|^(?:send|lend|give|transfer|contribute|donate|remit) (?:₹|rs\.? ?)?\d|\b(?:send|pay|gpay|phonepe|paytm|transfer|give|lend|return|upi|venmo|wire|forward) (?:to )?(?:me|us|mujhe|it back|back)\b|^need \d|\bneeds (?:₹|rs|inr|\d)|\burgent(?:ly)?\b|\b(?:i|we|you|u|he|she|they) owe\b|\bowes?\b(?= (?:me|us|you|him|her|rs|inr|₹|\d))|\b(?:can|could|will|would) (?:you|u)\b|\bmy (?:upi|gpay|phonepe|number|account)\b|\b(?:bhej|de|kar) (?:do|dena|dijiye|na)\b|\bbhejo\b|\bwapas (?:kar|de|do)\b/i;
/** The other person, and answers to that person. */
const ADDRESSED =
  /\byour \d|\b(?:got|received|sent|paid|gave) (?:your|ur|you|u)\b|\bfrom me\b|\bthank(?:s| you) for\b|^(?:it|this|that|there)(?:'s| is| was| were)\b|^we (?:all|each|both)\b|\b(?:he|she|they)(?:'s)? (?=\p{L})|\bgot paid\b|\bmujhe\b|\b(?:tu|tum|tune|tumne|tujhe|tumhe|tumko|tera|tere|teri|tumhara|tumhari|mereko|muje)\b|\b(?:(?:de|bhej) ?de|dedo|bhejna|lautau\w*|lauta (?:do|dena|dunga|dungi)|(?:de|lauta|bhej) ?(?:dunga|dungi|denge)|wapas|wapis|chahi?ye|ba{1,2}ki (?:hai|hain|h|the|tha)|dekh (?:le|lo|lena)|(?:kha|le) lena|batao?|check kar\w*|kar ?de(?:na)?)\b/iu;
/** What the writer is about to do. */
const PLANNED =
  /\b(?:i'?ll|we'?ll|i'?m|i am|gonna|lemme|let me|let'?s|i will|will (?:i|we|pay|give|send|return|split|transfer|gpay|do|be|get)|sending|paying (?!guest)|should (?:i|we)|can (?:i|we|anyone|someone)|^i (?:have|need|want|only|owe|was|don'?t|transferred)|^(?:do|did|have|are) (?:you|u|we|i)|^who (?:all|else)|want to|need to|remind me)\b/i;
const GREETING =
  /^(?:bhai|guys|hey|hi|hello|oye|abe|arre|ok|okay|haan|haa|nahi|yes|yeah|yep|nope|lol|beta|thanks|thanku|thanx|thx|ty|thank you (?!card|gift|note)|sorry|please|pls|plz)\b(?!,? (?:ka|ki|ke|ko|se|wala|wali|and|with|at)\b)/i;
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
const HINDI_TALK =
  /(?<![\p{L}\p{M}])(?:(?:भेज|दे|कर|लौटा|वापस|उधार|ट्रांसफर|चुका) ?(?:दो|दे|देना|दीजिए|दीजिये|दियो|करो|करना|कर|चाहिए|चाहिये|मिलेगा|मिलेंगे)|भेजो|भेजना|भेजिए|लौटाना|लौटाओ|चाहिए|चाहिये|मुझे|मुझको|मेरेको|तू|तुम|तूने|तुमने|तुझे|तुम्हें|तुमको|तेरा|तेरे|तेरी|तुम्हारा|तुम्हारे|तुम्हारी|बाकी (?:है|हैं|था|थे)|देख (?:ले|लो|लेना)|क्या|कब|कितना|कितने|कौन|बताओ|बता|(?!म)[\p{L}\p{M}]+(?:[ूऊ][ँं]ग[ाीे]|[े][ंँ]गे|[एऍ][ंँ]गे)|(?:हो|दे|ले|मिले|करे|चले|लगे|आए|जाए|दो|करो|लो)ग[ाीे])(?![\p{L}\p{M}])/u;
const HINDI_GREETING =
  /^(?:यार|भाई|अरे|ओए|सुन|सुनो|हाँ|हां|नहीं|ठीक है|बेटा|बेटी|मम्मी|पापा|दोस्त|प्लीज़?)(?:,|(?![\p{L}\p{M}]))(?! (?:का|की|के|को|से|ने|वाला|वाली|और)(?![\p{L}\p{M}]))/u;
const STARTS_WITH_AMOUNT = /^(?:₹|rs\.?)? ?\d/i;
const MIN_QUESTION_WORDS = 5;
/** A note may end with "bro"; three words and more are told to somebody. */
const MIN_TOLD_WORDS = 3;
const MIN_STATEMENT_WORDS = 5;

/** Whether a message of a bank was copied out of a talk that asks for money. */
export function isFromPerson(message: string): boolean {
  return CHAT_STAMP.test(message) || REQUEST.test(message);
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
      REQUEST,
      ADDRESSED,
      PLANNED,
      ANSWER_WORD,
      HINDI_TALK,
    ].some((pattern) => pattern.test(line))
  );
}
