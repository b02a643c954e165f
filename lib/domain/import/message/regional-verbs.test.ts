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
