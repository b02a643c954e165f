/** Verbs of a message in an Indian language, as tables of phrases. */
type RegionalVerbs = {
  language: string;
  /** Debited, deducted, withdrawn, sent, paid, spent. */
  out: string;
  /** Credited, deposited, received. */
  in: string;
};

/** "ए" and "ई" in a table stand for "ये" and "यी", too. */
const DONE =
  "किए|किया|की|हुए|हुआ|हुई|हो_गए|हो_गया|हो_गई|कर_दिए|कर_दिया|कर_दी|करा_गया";
const DONE_IN_LATIN =
  "kiy*|kie|kee|ki_g*|ki_hai|kar_di*|hu*|ho_g*|hoga*y*|kar_de_di*";

/**
 * Past forms only: a future, a request or a denial in these languages has another ending
 * or a word after the verb.
 */
export const REGIONAL_VERBS: readonly RegionalVerbs[] = [
  {
    language: "Hindi",
    out: `
      डेबिट !कार्ड, कट|काटा|काटे|काटी|निकाला|निकाले|निकाली गए|गया|गई, भेजे|भेजा|भेजी, भेज दिए|दिया|दी, चुकाए|चुकाया|दिए
      अदा|खर्च|भुगतान|पेमेंट|पे|ट्रांसफर|ट्रांसफ़र|अंतरित|हस्तांतरित ${DONE}`,
    in: "क्रेडिट, जमा, प्राप्त, मिले, वापस",
  },
  {
    language: "Hindi in Latin letters",
    out: `
      kat g*, kaate, kaati|kata|kate|kati g*|hain?, nikale|nikali|nikala|nikaale g*, bheje|bheja|bheji, bhej di*, chukaye|chukaya|chukayi
      payment ki, debit|deduct|payment|pay|paid|transfer|antarit|bhugtan|kharch|spend ${DONE_IN_LATIN}`,
    in: "jama, prapt",
  },
  {
    language: "Marathi",
    out: `
      वजा|डेबिट|खर्च|पेमेंट|ट्रांसफर|हस्तांतरित झाले|झाली|झाला|केले_आहेत|केले_आहे|केली_आहे|केला_आहे|करण्यात_आले|करण्यात_आली|करण्यात_आला
      पाठवले|पाठविले|पाठवली, पाठवण्यात|पाठविण्यात|भरण्यात|देण्यात|काढण्यात आले|आली|आला, भरले, काढले, दिले`,
    in: "मिळाले|मिळाली, जमा",
  },
  {
    language: "Bengali",
    out: `
      ডেবিট|খরচ|পেমেন্ট|ট্রান্সফার|পরিশোধ হয়েছে|হয়|হল|হলো|করা_হয়েছে|করা_হল|করেছেন|করা_হলো
      কাটা|পাঠানো|তোলা|দেওয়া হয়েছে|হল|হলো, পাঠিয়েছেন, দিয়েছেন`,
    in: "জমা, ক্রেডিট, প্রাপ্ত, পেয়েছেন",
  },
  {
    language: "Tamil",
    out: `
      பற்று|டெபிட்|பணம் வைக்கப்பட்டது|வைக்கப்பட்டுள்ளது|செய்யப்பட்டது|செய்யப்பட்டுள்ளது|செலுத்தப்பட்டது|எடுக்கப்பட்டது|ஆனது|ஆகியுள்ளது
      கழிக்கப்பட்டது|கழிக்கப்பட்டுள்ளது|எடுக்கப்பட்டது|பிடிக்கப்பட்டது|அனுப்பப்பட்டது|அனுப்பப்பட்டுள்ளது|செலுத்தப்பட்டது|செலுத்தப்பட்டுள்ளது|செலவிடப்பட்டது
      அனுப்பினீர்கள்|அனுப்பியுள்ளீர்கள்|செலுத்தினீர்கள்|செலுத்தியுள்ளீர்கள்|செலவிட்டீர்கள்`,
    in: "வரவு, கிரெடிட், பெறப்பட்டது, பெற்றீர்கள்",
  },
  {
    language: "Telugu",
    out: `
      డెబిట్|బదిలీ|చెల్లింపు|ఖర్చు చేయబడింది|చేయబడినది|చేశారు|అయింది|అయ్యింది|అయినది|జరిగింది|పూర్తయింది
      పంపబడింది|పంపబడినది|పంపారు|చెల్లించారు|చెల్లించబడింది|చెల్లించబడినది|తీసివేయబడింది|విత్‌డ్రా_చేశారు`,
    in: "క్రెడిట్, జమ, స్వీకరించారు, అందుకున్నారు",
  },
  {
    language: "Kannada",
    out: `
      ಡೆಬಿಟ್|ಪಾವತಿ|ಕಡಿತ|ವರ್ಗಾವಣೆ|ಖರ್ಚು ಆಗಿದೆ|ಆಯಿತು|ಮಾಡಲಾಗಿದೆ|ಮಾಡಿದ್ದೀರಿ|ಯಶಸ್ವಿಯಾಗಿದೆ
      ಕಡಿತಗೊಂಡಿದೆ|ಕಡಿತಗೊಳಿಸಲಾಗಿದೆ|ಕಡಿತವಾಗಿದೆ|ಕಳುಹಿಸಲಾಗಿದೆ|ಕಳುಹಿಸಿದ್ದೀರಿ|ಪಾವತಿಸಲಾಗಿದೆ|ಪಾವತಿಸಿದ್ದೀರಿ|ತೆಗೆಯಲಾಗಿದೆ`,
    in: "ಕ್ರೆಡಿಟ್, ಜಮಾ, ಜಮೆ, ಸ್ವೀಕರಿಸಲಾಗಿದೆ, ಸ್ವೀಕರಿಸಿದ್ದೀರಿ",
  },
  {
    language: "Malayalam",
    out: `
      ഡെബിറ്റ്|പേയ്മെന്റ് ചെയ്തു|ചെയ്തിരിക്കുന്നു|ചെയ്യപ്പെട്ടു|ആയി
      പിൻവലിച്ചു|അയച്ചു|അടച്ചു|നൽകി|ഈടാക്കി`,
    in: "ക്രെഡിറ്റ്, ലഭിച്ചു",
  },
  {
    language: "Gujarati",
    out: `
      ડેબિટ|પેમેન્ટ|ઉધાર|ટ્રાન્સફર|ચુકવણી થયા|થયું|થયેલ|થઈ|કરવામાં_આવ્યા|કરવામાં_આવી|કરવામાં_આવ્યું
      કપાયા|મોકલ્યા|ચૂકવ્યા|ચુકવ્યા`,
    in: "જમા, ક્રેડિટ, મળ્યા",
  },
];

/** Failed, in these languages. */
export const REGIONAL_FAILURES =
  /\b(?:asafal|vifal|safal nahin?)\b|सफल नह|असफल|विफल|अस्वीकृत|अयशस्वी|நிராகரி|தோல்வி|విఫల|తిరస్కరిం|ವಿಫಲ|ತಿರಸ್ಕ|ব্যর্থ|নিষ্ফল|નિષ્ફળ|പരാജയ/;

/** Accounts, cards and UPI in these languages. */
export const REGIONAL_ACCOUNTS =
  /यूपीआई|खाता|खाते|खात्या|कार्ड|கணக்|கார்டு|ఖాతా|కార్డు|ಖಾತೆ|ಕಾರ್ಡ್|অ্যাকাউন্ট|কার্ড|ખાતા|ખાતે|કાર્ડ|അക്കൗണ്ട|കാർഡ/;

/** The currency before or after an amount. */
export const REGIONAL_RUPEES = "रु|रू|ரூ|రూ|ರೂ|৳|રૂ|രൂ";

/** Before the name of a receiver: "प्राप्तकर्ता SHIV MEDICAL". */
export const REGIONAL_PAYEE =
  "प्राप्तकर्ता|लाभार्थी|praptkarta|பெறுநர்|స్వీకర్త|గ్రహీత|ಸ್ವೀಕರಿಸುವವರು|ಫಲಾನುಭವಿ|প্রাপক|লাভার্থী|પ્રાપ્તકર્તા|લાભાર્થી";

/** After the account that the money was taken from. */
export const REGIONAL_FROM =
  "खात्यातून|இலிருந்து|நின்று|నుండి|నుంచి|ಯಿಂದ|ಇಂದ|ರಿಂದ|থেকে|માંથી|നിന്ന്";

/** Words of a day. */
export const REGIONAL_DAYS =
  /दिनांक|रोजी|தேதி|நாள்|அன்று|తేదీ|రోజు|ದಿನಾಂಕ|তারিখ|তারিখে|તારીખ|રોજ|തീയതി/;

/** After the name of a receiver: "MURUGAN STORES க்கு". */
export const REGIONAL_PARTICLES =
  "ला|यांना|येथे|க்கு|இல்|கு|కు|కి|లో|వద్ద|ಗೆ|ಅವರಿಗೆ|ನಲ್ಲಿ|কে|এ|তে|ને|પર|ന്|ക്ക്|ൽ";
