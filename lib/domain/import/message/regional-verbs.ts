/** "ए" and "ई" in a table stand for "ये" and "यी", too. */
const DONE =
  "किए|किया|की|हुए|हुआ|हुई|हो_गए|हो_गया|हो_गई|कर_दिए|कर_दिया|कर_दी|करा_गया";
const DONE_IN_LATIN =
  "kiy*|kie|kee|ki_g*|ki_hai|kar_di*|hu*|ho_g*|hoga*y*|kar_de_di*";

/** Each stem with each ending. */
function inflected(stems: string, endings: string): string {
  return stems
    .split(" ")
    .flatMap((stem) => endings.split(" ").map((ending) => stem + ending))
    .join("|");
}

/**
 * Debited, deducted, withdrawn, sent, paid or spent, as tables of phrases. Past forms
 * only: a future, a request or a denial in these languages has another ending or a word
 * after the verb.
 */
export const REGIONAL_PAID = [
  // Hindi
  `डेबिट !कार्ड, कट|काटा|काटे|काटी|निकाला|निकाले|निकाली, भेजे|भेजा|भेजी, भेज दिए|दिया|दी, चुकाए|चुकाया|दिए
  अदा|खर्च|भुगतान|पेमेंट|रिचार्ज|पे|ट्रांसफर|ट्रांसफ़र|अंतरित|हस्तांतरित ${DONE}`,
  // Hindi in Latin letters
  `kat g*, kaate, kaati|kata|kate|kati g*|hain?, nikale|nikali|nikala|nikaale g*, bheje|bheja|bheji, bhej di*, chukaye|chukaya|chukayi
  payment ki, debit|deduct|payment|pay|paid|transfer|antarit|bhugtan|recharge|kharch|spend ${DONE_IN_LATIN}`,
  // Marathi
  `वजा|डेबिट|खर्च|पेमेंट|रिचार्ज|ट्रांसफर|हस्तांतरित ${inflected("झा के करण्यात_आ", "ले ली ला")}
  ${inflected("पाठवण्यात पाठविण्यात भरण्यात देण्यात काढण्यात कापण्यात", "_आले _आली _आला")}
  ${inflected("पाठव पाठवि भर काढ काप", "ले ली")}, दिले`,
  // Bengali
  `ডেবিট|খরচ|পেমেন্ট|রিচার্জ|ট্রান্সফার|পরিশোধ (সফল) হয়েছে|হয়|হল|হলো|করা_হয়েছে|করা_হল|করেছেন|করা_হলো
  কাটা|পাঠানো|তোলা|দেওয়া|নেওয়া হয়েছে|হল|হলো, ${inflected("পাঠি দি তুলে", "য়েছেন ছেন")}`,
  // Tamil
  `பற்று|டெபிட்|பணம்|ரீசார்ஜ் ${inflected("வைக்க செய்ய செலுத்த எடுக்க", "ப்பட்டது ப்பட்டுள்ளது")}|ஆனது|ஆகியுள்ளது
  ${inflected("கழிக்க எடுக்க பிடிக்க அனுப்ப செலுத்த செலவிட செலவழிக்க மாற்ற வழங்க", "ப்பட்டது ப்பட்டுள்ளது")}
  ${inflected("அனுப்பி செலுத்தி", "னீர்கள் யுள்ளீர்கள் விட்டீர்கள்")}, ${inflected("செலவிட்ட செலவழித்த கொடுத்த எடுத்த", "ீர்கள் ுள்ளீர்கள்")}`,
  // Telugu
  `డెబిట్|బదిలీ|చెల్లింపు|ఖర్చు|రీఛార్జ్|విత్‌డ్రా చేయబడింది|చేయబడినది|చేశారు|అయింది|అయ్యింది|అయినది|జరిగింది|పూర్తయింది
  ${inflected("పంప చెల్లించ తీయ తీసివేయ వెచ్చించ", "బడింది బడినది బడ్డాయి")}, ${inflected("పంప చెల్లించ ఇచ్చ వెచ్చించ", "ారు")}`,
  // Kannada
  `ಡೆಬಿಟ್|ಪಾವತಿ|ಕಡಿತ|ವರ್ಗಾವಣೆ|ಖರ್ಚು|ರೀಚಾರ್ಜ್ ಆಗಿದೆ|ಆಯಿತು|ಮಾಡಲಾಗಿದೆ|ಮಾಡಿದ್ದೀರಿ|ಯಶಸ್ವಿಯಾಗಿದೆ
  ${inflected("ಕಳುಹಿಸ ಪಾವತಿಸ ಕಡಿತಗೊಳಿಸ ವರ್ಗಾಯಿಸ ತೆಗೆಯ ಹಿಂಪಡೆಯ", "ಲಾಗಿದೆ ಲಾಯಿತು ಲ್ಪಟ್ಟಿದೆ")}
  ${inflected("ಕಳುಹಿಸಿ ಪಾವತಿಸಿ ವರ್ಗಾಯಿಸಿ", "ದ್ದೀರಿ ದಿರಿ ದ್ದಾರೆ")}, ಕಡಿತಗೊಂಡಿದೆ, ${inflected("ಪಾವತಿಯ ಕಡಿತವ ಖರ್ಚ ವರ್ಗಾವಣೆಯ", "ಾಗಿದೆ")}`,
  // Malayalam
  `ഡെബിറ്റ്|പേയ്മെന്റ്|റീചാർജ് ചെയ്തു|ചെയ്തിരിക്കുന്നു|ചെയ്യപ്പെട്ടു|ആയി
  ${inflected("പിൻവലിച്ച അയച്ച അടച്ച", "ു ിട്ടുണ്ട് ിരിക്കുന്നു")}, ${inflected("നൽകി ഈടാക്കി", " യിട്ടുണ്ട് യിരിക്കുന്നു")}`,
  // Gujarati
  `ડેબિટ|પેમેન્ટ|ઉધાર|ટ્રાન્સફર|રિચાર્જ|ચુકવણી થયા|થયું|થયેલ|થઈ|કરવામાં_આવ્યા|કરવામાં_આવી|કરવામાં_આવ્યું
  ${inflected("કપાય મોકલ્ય ચૂકવ્ય ચુકવ્ય ચૂકવાય ઉપાડ્ય ખર્ચ્ય આપ્ય", "ા ાં")}`,
  // Punjabi
  `ਡੈਬਿਟ|ਖਰਚ|ਭੁਗਤਾਨ|ਟ੍ਰਾਂਸਫਰ|ਰੀਚਾਰਜ|ਅਦਾ ਹੋਏ|ਹੋਇਆ|ਹੋਈ|ਕੀਤੇ|ਕੀਤਾ|ਕੀਤੀ|ਹੋ_ਗਏ|ਹੋ_ਗਿਆ
  ਕੱਟੇ|ਕਢਵਾਏ|ਭੇਜੇ|ਦਿੱਤੇ ਗਏ|ਹਨ`,
].join("\n");

/** Credited, deposited or received, one language a line. */
export const REGIONAL_RECEIVED = `
  क्रेडिट, जमा, प्राप्त, मिले, वापस
  jama, prapt
  मिळाले|मिळाली, जमा
  জমা, ক্রেডিট, প্রাপ্ত, পেয়েছেন
  வரவு, கிரெடிட், பெறப்பட்டது, பெற்றீர்கள்
  క్రెడిట్, జమ, స్వీకరించారు, అందుకున్నారు
  ಕ್ರೆಡಿಟ್, ಜಮಾ, ಜಮೆ, ಸ್ವೀಕರಿಸಲಾಗಿದೆ, ಸ್ವೀಕರಿಸಿದ್ದೀರಿ
  ക്രെഡിറ്റ്, ലഭിച്ചു
  જમા, ક્રેડિટ, મળ્યા
  ਜਮ੍ਹਾਂ, ਜਮ੍ਹਾ, ਕ੍ਰੈਡਿਟ, ਪ੍ਰਾਪਤ
`;

const HINDI_NOUN =
  "(?:भुगतान|पेमेंट|रिचार्ज|निकासी|लेनदेन|bhugtan|payment|recharge|nikasi|lenden)";
const HINDI_SUCCESS = String.raw`(?:safal|सफल|यशस्वी)[^\s.,।!?]{0,12}`;
/** Past forms; after "की" another verb follows. */
const HINDI_DONE =
  "(?:हु[आएई]|हो ग[एयई]|कि(?:या|ए|ये)|की (?=ग|है)|कर (?:दि|दी)|रह[ाीे]|झाल[ीेा]|hu[aei]|ho g|kiy[ae]|ki (?=g|hai)|kar di|rah[ai])";
/** What stands between a payment and its verb ends with one of these: an amount, a day, a receiver or a way. */
const HINDI_PHRASE_END = String.raw`(?:\d|\/-|को|ko|से|se|पर|par|द्वारा|dwara|का|ka|की|ki)`;
/** An attempt, a request, or money to the reader. */
const HINDI_NOT_PAID =
  "(?:prayas|प्रयास|anurodh|अनुरोध|aapko|आपको)(?![\\p{L}\\p{M}])";
/** "Payment … made" in Hindi and Marathi: "recharge Rs 90 ho gaya", "निकासी 12-11-26 को की गई", "bhugtan safal". */
export const HINDI_PAYMENT = new RegExp(
  String.raw`(?<![\p{L}\p{M}])${HINDI_NOUN}(?: (?:(?!${HINDI_NOT_PAID})[^.,;।\n]|\.(?= ?\d)){1,60}?)? ` +
    String.raw`(?:${HINDI_SUCCESS}(?=(?: hai| है)?(?: ?[-–.।!]|\n|$))` +
    String.raw`|(?<=(?:${HINDI_NOUN}|${HINDI_SUCCESS}|${HINDI_PHRASE_END}) )${HINDI_DONE}[\p{L}\p{M}]*)(?![\p{L}\p{M}]| (?:jaa?[ny]|जा[एन]|kya\b|क्या))(?![\p{L}\p{M} ]{0,20}\?)`,
  "iu",
);

/** Failed, in these languages. */
export const REGIONAL_FAILURES =
  /\b(?:asafal|vifal|safal nahin?)\b|सफल नह|असफल|विफल|अस्वीकृत|अयशस्वी|நிராகரி|தோல்வி|విఫల|తిరస్కరిం|ವಿಫಲ|ತಿರಸ್ಕ|ব্যর্থ|নিষ্ফল|નિષ્ફળ|ਅਸਫਲ|പരാജയ/;

/** Accounts, cards and UPI in these languages. */
export const REGIONAL_ACCOUNTS =
  /यूपीआई|खाता|खाते|खात्या|कार्ड|கணக்|கார்டு|ఖాతా|కార్డు|ಖಾತೆ|ಕಾರ್ಡ್|অ্যাকাউন্ট|কার্ড|ખાતા|ખાતે|કાર્ડ|ਖਾਤ[ੇਾ]|ਕਾਰਡ|അക്കൗണ്ട|കാർഡ/;

/** The currency before or after an amount. */
export const REGIONAL_RUPEES = "रु|रू|ரூ|రూ|ರೂ|৳|રૂ|രൂ|ਰੁ";

/** The balance of the account, before or after its amount. */
export const REGIONAL_BALANCES =
  "शेष|बैलेंस|बैलेन्स|बकाया|उपलब्ध|शिल्लक|बॅलन्स|बॅलेन्स|ব্যালেন্স|ব্যালান্স|স্থিতি|অবশিষ্ট|বাকি|இருப்பு|மீதி|மீதம்|பேலன்ஸ்|" +
  "బ్యాలెన్స్|నిల్వ|మిగిలిన|ಬ್ಯಾಲೆನ್ಸ್|ಶಿಲ್ಕು|ಉಳಿಕೆ|ಬಾಕಿ|ബാലൻസ്|ബാക്കി|ശേഷി|നീക്കിയിരിപ്പ്|" +
  "બેલેન્સ|બેલન્સ|સિલક|બાકી|શેષ|ਬਕਾਇਆ|ਬੈਲੈਂਸ|ਬੈਲੇਂਸ|ਬਾਕੀ|(?<![a-z])(?:shesh|bakaya|shillak)(?![a-z])";

/** Before the name of a receiver: "प्राप्तकर्ता SHIV MEDICAL". */
export const REGIONAL_PAYEE =
  "प्राप्तकर्ता|लाभार्थी|praptkarta|பெறுநர்|స్వీకర్త|గ్రహీత|ಸ್ವೀಕರಿಸುವವರು|ಫಲಾನುಭವಿ|প্রাপক|লাভার্থী|પ્રાપ્તકર્તા|લાભાર્થી|ਪ੍ਰਾਪਤਕਰਤਾ|ਲਾਭਪਾਤਰੀ";

/** To whom, at the start of the label of a receiver: "यांना दिले: SHIV MEDICAL". */
export const REGIONAL_TO_WHOM =
  "को|किसे|किसको|यांना|कोणाला|பெறுபவர்|யாருக்கு|இவருக்கு|ఎవరికి|వీరికి|ಯಾರಿಗೆ|ಇವರಿಗೆ|কাকে|એમને|કોને|ਕਿਸਨੂੰ|ਕਿਸ ਨੂੰ|ਇਨ੍ਹਾਂ ਨੂੰ|ആർക്ക്";

/** After the account that the money was taken from. */
export const REGIONAL_FROM =
  "खात्यातून|இலிருந்து|நின்று|నుండి|నుంచి|ಯಿಂದ|ಇಂದ|ರಿಂದ|থেকে|માંથી|നിന്ന്|ਵਿੱਚੋਂ|ਵਿਚੋਂ|ਤੋਂ";

/** By or through: "UPI மூலம்". */
export const REGIONAL_WAYS =
  "द्वारे|द्वारा|मार्फत|மூலம்|வழியாக|ద్వారా|ಮೂಲಕ|দিয়ে|দ্বারা|মাধ্যমে|દ્વારા|મારફતે|വഴി|മുഖേന|ਰਾਹੀਂ|ਦੁਆਰਾ";

/** "On" a day, after it. */
export const REGIONAL_ON = "रोजी|அன்று|న|నాడు|తేదీన|ರಂದು|তারিখে|ના રોજ|રોજ|ന്|ਨੂੰ";

/** After the amount: "ರೂ.90 ಅನ್ನು". */
export const REGIONAL_OBJECTS = "টাকা|ಅನ್ನು|ను|ஐ";

/** To the user or the user's account. */
export const REGIONAL_TO_YOU = [
  "तुम्हाला|உங்களுக்கு|మీకు|ನಿಮಗೆ|আপনাকে|તમને|ਤੁਹਾਨੂੰ|നിങ്ങൾക്ക്",
  "(?:ನಿಮ್ಮ|ತಮ್ಮ) ಖಾತೆ<x>ಗೆ|(?:మీ|తమ) ఖాతా<x>(?:కు|కి|లోకి)|(?:உங்கள்|தங்கள்) கணக்கு?<x>(?:க்கு|ிற்கு)|നിങ്ങളുടെ അക്കൗണ്ട്?<x>ി?ലേക്ക്",
  // Money leaves "in" an account, too, if it is debited.
  "(?:আপনার অ্যাকাউন্ট<x>ে|તમારા ખાતા<x>માં|ਤੁਹਾਡੇ ਖਾਤੇ<x> ?ਵਿੱਚ|(?:तुमच्या|आपल्या) खात्या<x>त)(?![^.।\\n]*(?:ডেবিট|কাটা|ડેબિટ|ઉધાર|કપા|ਡੈਬਿਟ|ਕੱਟ|डेबिट|वजा))",
]
  .map((words) => `(?:${words})(?![\\p{L}\\p{M}])`)
  .join("|")
  .replaceAll("<x>", String.raw`(?: [x*\d]+[ -]?)?`);

/** The user, before the name of a receiver. */
export const REGIONAL_YOU =
  "aapne|आपने|तुम्ही|आपण|আপনি|நீங்கள்|మీరు|ನೀವು|તમે|ਤੁਸੀਂ|നിങ്ങൾ";

/** Words of a day. */
export const REGIONAL_DAYS =
  /दिनांक|रोजी|தேதி|நாள்|அன்று|తేదీ|రోజు|ದಿನಾಂಕ|তারিখ|তারিখে|તારીખ|રોજ|തീയതി|ਮਿਤੀ|ਤਾਰੀਖ/;

/** After the name of a receiver: "MURUGAN STORES க்கு". */
export const REGIONAL_PARTICLES =
  "ला|यांना|येथे|க்கு|இல்|கு|కు|కి|లో|వద్ద|ಗೆ|ಅವರಿಗೆ|ನಲ್ಲಿ|কে|এ|তে|ને|પર|ਨੂੰ|ന്|ക്ക്|ലേക്ക്|ൽ";

/**
 * "To", joined to the name in its own script: "ஸ்டோர்ஸ்க்கு". Tamil may double the last
 * consonant; in Marathi verbs end like it, so an amount or a way must follow.
 */
export const REGIONAL_TO =
  "(?<!கண)க்கு|(?<=(?<last>[க-ஹ])்)\\k<last>ுக்கு|(?<=[ஸரலன])ுக்கு|కు|కి|ಗೆ|ಕ್ಕೆ|(?<!থে)কে|(?<!અ)ને|യിലേക്ക്|ലേക്ക്|ക്ക്|ിന്|ला(?= (?:₹|रु|upi))";
