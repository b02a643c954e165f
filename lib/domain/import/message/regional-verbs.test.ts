import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { readPastedText } from "@/lib/domain/import/pasted-text";
import { readPaymentMessage } from "./read-payment-message";

const TODAY = parseDate("2026-11-22");
const read = (text: string) => readPaymentMessage(text, TODAY);

it.each([
  ["आपके खाते X90 से ₹85 दिनांक 15Nov26 को TEA HUB को अंतरित किये गये"],
  ["आपके खाते X90 से ₹85 TEA HUB को ट्रांसफर किये गये 15Nov26"],
  ["आपने UPI से ₹85 TEA HUB को भेजे। Ref 607712340981"],
  ["आपने TEA HUB को ₹85 यूपीआई से भेज दिये हैं। संदर्भ 607712340981"],
  ["खाता XX90 से ₹85 की राशि TEA HUB को भेजी गयी। Ref 607712340981"],
  ["खाता XX90 से रु. 85 डेबिट हुआ 15-11-26. प्राप्तकर्ता TEA HUB"],
  ["Khate XX90 se Rs 85 ki rashi TEA HUB ko bheji gayi hai 15-11-26"],
  ["Aapne ₹85 TEA HUB ko pay kiye hain UPI Ref 607712340981"],
  ["खात्यातून XX90 रु.85 15-11-26 रोजी TEA HUB ला UPI द्वारे पाठवले"],
  ["அன்று கணக்கு XX90 இலிருந்து ரூ.85 TEA HUB க்கு அனுப்பப்பட்டது 15-11-26"],
  ["கணக்கு XX90 ரூ.85 15-11-26 பற்று வைக்கப்பட்டது. பெறுநர்: TEA HUB"],
  ["ఖాతా XX90 నుండి రూ.85 TEA HUB కు UPI ద్వారా పంపబడింది 15-11-26"],
  ["ಖಾತೆ XX90 ಯಿಂದ ರೂ.85 TEA HUB ಗೆ ಪಾವತಿಸಲಾಗಿದೆ 15-11-26"],
  ["অ্যাকাউন্ট XX90 থেকে ৮৫ টাকা 15-11-26 TEA HUB-কে পাঠানো হয়েছে"],
])("%s is a payment", (text) => {
  expect(read(text)).toMatchObject({ amountPaise: 8500, payee: "Tea Hub" });
});

it.each([
  ["तुमच्या खात्यातून XX90 रु.85 15-11-26 रोजी UPI द्वारे वजा झाले"],
  ["మీ ఖాతా XX90 నుండి రూ.85 15-11-26 న UPI ద్వారా డెబిట్ చేయబడింది"],
  ["ನಿಮ್ಮ ಖಾತೆ XX90 ಯಿಂದ ರೂ.85 15-11-26 ರಂದು UPI ಮೂಲಕ ಡೆಬಿಟ್ ಆಗಿದೆ"],
  ["ನಿಮ್ಮ ಖಾತೆ XX90 ರಿಂದ ರೂ.85 ಕಡಿತಗೊಳಿಸಲಾಗಿದೆ 15-11-26. UPI"],
  ["તમારા ખાતા XX90 માંથી રૂ.85 15-11-26 ના રોજ ડેબિટ થયા"],
  ["നിങ്ങളുടെ അക്കൗണ്ട് XX90 ൽ നിന്ന് രൂ.85 ഡെബിറ്റ് ചെയ്തു 15-11-26"],
])("%s is a payment without a payee", (text) => {
  expect(read(text)).toMatchObject({ amountPaise: 8500, payee: "" });
});

it.each([
  ["राहुल ने मुझे ₹85 भेजे। UPI Ref 607712340981"],
  ["आपको ₹85 भेजे गए हैं। UPI Ref 607712340981"],
  ["Rahul ne ₹85 bheje mujhe UPI Ref 607712340981"],
  ["आपके खाते X90 से ₹85 TEA HUB को अंतरित किये जायेंगे 15Nov26"],
  ["खात्यातून XX90 रु.85 UPI द्वारे वजा होतील 15-11-26"],
  ["खात्यातून XX90 रु.85 UPI द्वारे वजा झाले नाही 15-11-26"],
  ["கணக்கு XX90 இல் ரூ.85 வரவு வைக்கப்பட்டது 15-11-26"],
  ["கணக்கு XX90 இலிருந்து ரூ.85 15-11-26 பற்று வைக்கப்படும்"],
  ["ఖాతా XX90 నుండి రూ.85 UPI చెల్లింపు విఫలమైంది 15-11-26"],
  ["অ্যাকাউন্ট XX90 থেকে ৳85 ডেবিট হয়নি 15-11-26"],
])("%s is no payment", (text) => {
  expect(read(text)).toHaveProperty("kind", "refused");
});

it("reads no line that is longer than any list of expenses", () => {
  expect(
    readPastedText("payment cleared ".repeat(600), {
      today: TODAY,
      categoryOf: () => undefined,
    }),
  ).toEqual({ kind: "unknown" });
});

it.each([
  ["Hindi", "खाते XX12 से रु. 85.00 दि. 15-11-26 को डेबिट हुए", "शेष राशि: रु."],
  [
    "Hindi in Latin",
    "Khate XX12 se Rs. 85 di. 15-11-26 ko debit hue",
    "Shesh Rs.",
  ],
  ["Marathi", "खाते XX12 मधून रु. 85 दि. 15-11-26 रोजी वजा झाले", "शिल्लक रु."],
  ["Bengali", "অ্যাকাউন্ট XX12 থেকে ৳ 85 তা. 15-11-26 ডেবিট হয়েছে", "ব্যালেন্স ৳"],
  [
    "Tamil",
    "கணக்கு XX12 இலிருந்து ரூ. 85 தே. 15-11-26 அன்று டெபிட் செய்யப்பட்டது",
    "இருப்பு ரூ.",
  ],
  ["Telugu", "ఖాతా XX12 నుండి రూ. 85 తే. 15-11-26 న డెబిట్ చేయబడింది", "బ్యాలెన్స్ రూ."],
  ["Kannada", "ಖಾತೆ XX12 ಯಿಂದ ರೂ. 85 ದಿ. 15-11-26 ರಂದು ಡೆಬಿಟ್ ಆಗಿದೆ", "ಶಿಲ್ಕು ರೂ."],
  [
    "Malayalam",
    "അക്കൗണ്ട് XX12 ൽ നിന്ന് രൂ. 85 തീ. 15-11-26 ന് ഡെബിറ്റ് ചെയ്തു",
    "ബാലൻസ് രൂ.",
  ],
  ["Gujarati", "ખાતા XX12 માંથી રૂ. 85 તા. 15-11-26 ના રોજ ડેબિટ થયા", "સિલક રૂ."],
  ["Punjabi", "ਖਾਤੇ XX12 ਵਿੱਚੋਂ ਰੁ. 85 ਮਿ. 15-11-26 ਨੂੰ ਡੈਬਿਟ ਹੋਏ", "ਬਕਾਇਆ ਰੁ."],
  ["English", "A/c XX12 debited by Rs. 85 dt. 15-11-26 by UPI", "Bal. Rs."],
])("reads no balance as the payment in %s", (_, debit, balance) => {
  for (const end of [". ", "। ", ", ", " "])
    expect(read(`${debit}${end}${balance} 1,900.50`)).toMatchObject({
      amountPaise: 8500,
    });
});

it("reads an amount before the verb rather than one after it whose word is unknown", () => {
  expect(
    read("খাতা অ্যাকাউন্ট XX12 থেকে ৳ 85 তা. 15-11-26 ডেবিট হয়েছে, মোট ৳ 1,900"),
  ).toMatchObject({ amountPaise: 8500 });
});

it.each([
  ["आपने शर्मा ढाबा को ₹85 का भुगतान किया", "शर्मा ढाबा"],
  ["₹85 का भुगतान शर्मा ढाबा को सफलतापूर्वक किया गया - फ़ोनपे", "शर्मा ढाबा"],
  [
    "खाते XX12 से रु. 85 की एटीएम निकासी 12-11-2026 को की गई। शेष रु. 90",
    "Cash withdrawal",
  ],
  ["Bijli bill ka Rs.85 bhugtan safal - PVVNL, consumer no 44", "Bijli Bill"],
  ["Aapka ₹85 ka payment Lucky Pan ko safaltapurvak ho gaya. UPI", "Lucky Pan"],
  ["Tea Hub ko ₹85 diye gaye aapke A/c XX12 se", "Tea Hub"],
  [
    "Khate XX12 se Rs.85 kat gaye hain, UPI ke dwara Tea Hub ko. Dinank 18-11-26",
    "Tea Hub",
  ],
  ["FASTag se Rs 85 kata, Agara Toll par, 15-11-26 10:22", "Agara Toll"],
  [
    "खात्यातून XX12 रु.85 दि.14-11-26 रोजी UPI द्वारे साई स्नॅक्स यांना पाठवले",
    "साई स्नॅक्स",
  ],
  ["तुम्ही गणेश बेकरीला ₹85 दिले. UPI व्यवहार 607712340981", "गणेश बेकरी"],
  [
    "கணக்கு XX12 இலிருந்து ரூ.85 18-11-26 அன்று UPI மூலம் அம்மா மெஸ்ஸுக்கு செலுத்தப்பட்டது",
    "அம்மா மெஸ்",
  ],
  ["நீங்கள் சரவணா ஸ்டோருக்கு ₹85 செலவழித்தீர்கள். UPI", "சரவணா ஸ்டோர்"],
  [
    "ಖಾತೆ XX12 ಇಂದ ರೂ.85 ಅನ್ನು 21-11-26 ರಂದು ಕೃಷ್ಣ ಕೆಫೆ ಗೆ UPI ಮೂಲಕ ವರ್ಗಾಯಿಸಲಾಗಿದೆ",
    "ಕೃಷ್ಣ ಕೆಫೆ",
  ],
  ["ನೀವು ರಾಮು ಹೋಟೆಲ್‌ಗೆ ₹85 ಪಾವತಿಸಿದಿರಿ. UPI", "ರಾಮು ಹೋಟೆಲ್"],
  ["మీరు సాయి టిఫిన్స్‌కు ₹85 చెల్లించారు. UPI", "సాయి టిఫిన్స్"],
  ["ఖాతా XX12 నుండి ATM ద్వారా రూ.85 22-11-26న తీయబడింది. నిల్వ రూ.90", "Cash withdrawal"],
  ["আপনি মা তারা স্টোর্সকে ₹85 পাঠিয়েছেন। UPI", "মা তারা স্টোর্স"],
  [
    "ખાતા XX12 માંથી રૂ.85 તા.17-11-26 ના રોજ UPI દ્વારા જય ફરસાણ ને ચૂકવ્યા",
    "જય ફરસાણ",
  ],
  ["ਤੁਸੀਂ ਗੁਰੂ ਢਾਬਾ ਨੂੰ ₹85 ਭੇਜੇ ਹਨ। UPI", "ਗੁਰੂ ਢਾਬਾ"],
  [
    "खाता XX12 से रु. 85 दिनांक 18-11-26 को डेबिट हुए और रमेश यादव को UPI द्वारा भेजे गए",
    "रमेश यादव",
  ],
  ["पेमेंट यशस्वी झाले\n₹85\nयांना दिले: साई स्नॅक्स\nUTR: 607712340981", "साई स्नॅक्स"],
  [
    "ಪಾವತಿ ಯಶಸ್ವಿಯಾಗಿದೆ\nಇವರಿಗೆ ಪಾವತಿಸಲಾಗಿದೆ: ರಾಮು ಹೋಟೆಲ್\n₹85\nUTR: 607712340981",
    "ರಾಮು ಹೋಟೆಲ್",
  ],
  ["ચુકવણી સફળ\n₹85 ચૂકવ્યા\nકોને: જય ફરસાણ\nUTR 607712340981", "જય ફરસાણ"],
  ["നിങ്ങൾ മലബാർ ബേക്കറിക്ക് ₹85 അടച്ചിട്ടുണ്ട്. UPI", "മലബാർ ബേക്കറി"],
])("%s is paid to %s", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 8500, payee });
});

it.each([
  "रमेश ने आपको ₹85 का भुगतान किया। UPI Ref 607712340981",
  "रवीने तुम्हाला ₹85 पाठवले. UPI Ref 607712340981",
  "ரவி உங்களுக்கு ₹85 அனுப்பப்பட்டது. UPI Ref 607712340981",
  "రవి మీకు రూ.85 పంపారు. UPI Ref 607712340981",
  "₹85 ನಿಮಗೆ ಕಳುಹಿಸಲಾಗಿದೆ. UPI Ref 607712340981",
  "রবি আপনাকে ₹85 পাঠিয়েছেন। UPI Ref 607712340981",
  "Papa ne Rahul ko UPI se ₹85 diye",
  "ખાતા XX12 માંથી રૂ.85 ડેબિટ થયા નથી",
  "खाते XX12 से रु. 85 की एटीएम निकासी 12-11-2026 को की जाएगी",
  "₹85 का भुगतान शर्मा ढाबा को सफलतापूर्वक नहीं किया गया। UPI",
])("%s is money of another or not paid", (text) => {
  expect(read(text)?.kind).not.toBe("payment");
});

it.each([
  "ರಮೇಶ್ ನಿಮ್ಮ ಖಾತೆಗೆ ₹85 ವರ್ಗಾಯಿಸಿದ್ದಾರೆ. UPI Ref 607712340981",
  "రవి మీ ఖాతా XX12 కు రూ.85 పంపారు. UPI Ref 607712340981",
  "உங்கள் கணக்குக்கு ₹85 ரவி மூலம் அனுப்பப்பட்டது. UPI Ref 607712340981",
  "রবি আপনার অ্যাকাউন্টে ₹85 পাঠিয়েছেন। UPI Ref 607712340981",
  "રવિએ તમારા ખાતામાં ₹85 મોકલ્યા. UPI Ref 607712340981",
  "ਰਵੀ ਨੇ ਤੁਹਾਡੇ ਖਾਤੇ ਵਿੱਚ ₹85 ਭੇਜੇ ਹਨ। UPI Ref 607712340981",
  "രവി നിങ്ങളുടെ അക്കൗണ്ടിലേക്ക് ₹85 അയച്ചു. UPI Ref 607712340981",
  "रवीने तुमच्या खात्यात ₹85 पाठवले. UPI Ref 607712340981",
  "Recharge ₹85 ho gaya? Nahi to dobara try karein. Telco 98XXXXXX12",
  "Telco recharge ₹85 ho gaya hota agar balance hota. 98XXXXXX12",
  "AutoPay of ₹85 for Tunebox will be successful on approval. A/c XX12",
])("%s pays nobody", (text) => {
  expect(read(text)?.kind).not.toBe("payment");
});

it("reads money that is debited in the account as paid", () => {
  expect(
    read("আপনার অ্যাকাউন্টে XX12 ৳85 ডেবিট হয়েছে 14-11-26। UPI"),
  ).toMatchObject({ amountPaise: 8500 });
});

it("reads a payment screen in Bengali", () => {
  const text =
    "পেমেন্ট সফল হয়েছে\nপ্রাপক: মা তারা হোটেল\n₹85\n18 নভেম্বর 2026\nলেনদেন আইডি: T26111813";
  expect(
    readPastedText(text, { today: TODAY, categoryOf: () => undefined }),
  ).toMatchObject({ amountPaise: 8500, payee: "মা তারা হোটেল" });
});
