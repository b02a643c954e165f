import { MONTHS } from "@/lib/domain/expenses/calendar-date";
import { normaliseText } from "@/lib/domain/expenses/normalise-text";

/** In English, Hindi with its spellings, and eight other languages of India. */
const NAMES = [
  "january जनवरी जानेवारी জানুয়ারি ஜனவரி జనవరి ಜನವರಿ ജനുവരി જાન્યુઆરી ਜਨਵਰੀ",
  "february फरवरी फ़रवरी फेब्रुवारी ফেব্রুয়ারি பிப்ரவரி ఫిబ్రవరి ಫೆಬ್ರವರಿ ഫെബ്രുവരി ફેબ્રુઆરી ਫ਼ਰਵਰੀ",
  "march मार्च মার্চ மார்ச் మార్చి ಮಾರ್ಚ್ മാർച്ച് માર્ચ ਮਾਰਚ",
  "april अप्रैल एप्रिल এপ্রিল ஏப்ரல் ఏప్రిల్ ಏಪ್ರಿಲ್ ഏപ്രിൽ એપ્રિલ ਅਪ੍ਰੈਲ",
  "may मई मे মে மே మే ಮೇ മേയ് મે ਮਈ",
  "june जून জুন ஜூன் జూన్ ಜೂನ್ ജൂൺ જૂન ਜੂਨ",
  "july जुलाई जुलै জুলাই ஜூலை జులై ಜುಲೈ ജൂലൈ જુલાઈ ਜੁਲਾਈ",
  "august अगस्त ऑगस्ट আগস্ট ஆகஸ்ட் ఆగస్టు ಆಗಸ್ಟ್ ഓഗസ്റ്റ് ઑગસ્ટ ਅਗਸਤ",
  "september sept सितंबर सितम्बर सप्टेंबर সেপ্টেম্বর செப்டம்பர் సెప్టెంబర్ ಸೆಪ್ಟೆಂಬರ್ സെപ്റ്റംബർ સપ્ટેમ્બર ਸਤੰਬਰ",
  "october अक्टूबर अक्तूबर ऑक्टोबर অক্টোবর அக்டோபர் అక్టోబర్ ಅಕ್ಟೋಬರ್ ഒക്ടോബർ ઑક્ટોબર ਅਕਤੂਬਰ",
  "november नवंबर नवम्बर नोव्हेंबर নভেম্বর நவம்பர் నవంబర్ ನವೆಂಬರ್ നവംബർ નવેમ્બર ਨਵੰਬਰ",
  "december दिसंबर दिसम्बर डिसेंबर ডিসেম্বর டிசம்பர் డిసెంబర్ ಡಿಸೆಂಬರ್ ഡിസംബർ ડિસેમ્બર ਦਸੰਬਰ",
].map(
  (names, index) =>
    new Set(
      [...names.split(" "), MONTHS[index] ?? ""].map((name) =>
        normaliseText(name, "NFKC").toLowerCase(),
      ),
    ),
);

/** The names in letters of India. */
export const INDIAN_MONTHS = NAMES.flatMap((names) =>
  [...names].filter((name) => name > "\u0900"),
);

/** 1 to 12; 0 for a word that is no month, or not in lower case. */
export function monthNumber(name: string): number {
  return NAMES.findIndex((names) => names.has(name)) + 1;
}

/** The month of a shortened name such as "नोव्हें"; 0 if the names of none or of several start with it. */
export function shortenedMonthNumber(name: string): number {
  const isStart = (names: ReadonlySet<string>) =>
    [...names].some((one) => one.startsWith(name));
  return NAMES.filter(isStart).length === 1 ? NAMES.findIndex(isStart) + 1 : 0;
}
