import type { QuickLine } from "./quick-line";

/** A student in Lucknow: Hindi, in Devanagari and in Latin letters. */
export const LINES: readonly QuickLine[] = [
  [
    "कल शाम चाय २० रुपये",
    { rupees: 20, description: "चाय", category: "food", date: "2026-11-24" },
  ],
  [
    "चाय समोसा 35 कल",
    {
      rupees: 35,
      description: "चाय समोसा",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "परसों ऑटो में ४० खर्च किए",
    { rupees: 40, description: "ऑटो", category: "travel", date: "2026-11-23" },
  ],
  [
    "७ तारीख को मेस का बिल 2500 दिया",
    {
      rupees: 2500,
      description: "मेस का बिल",
      category: "food",
      date: "2026-11-07",
    },
  ],
  [
    "आज सुबह पोहा 25",
    { rupees: 25, description: "पोहा", category: "food", date: "2026-11-25" },
  ],
  [
    "सोमवार को फोटोकॉपी 18 रु",
    {
      rupees: 18,
      description: "फोटोकॉपी",
      category: "others",
      date: "2026-11-23",
    },
  ],
  [
    "रविवार मूवी 220",
    {
      rupees: 220,
      description: "मूवी",
      category: "entertainment",
      date: "2026-11-22",
    },
  ],
  [
    "१ तारीख कमरे का किराया ३५००",
    {
      rupees: 3500,
      description: "कमरे का किराया",
      category: "others",
      date: "2026-11-01",
    },
  ],
  [
    "12 नवंबर को कुर्ती 450 ली",
    {
      rupees: 450,
      description: "कुर्ती",
      category: "shopping",
      date: "2026-11-12",
    },
  ],
  [
    "दवाई 130 परसों रात",
    {
      rupees: 130,
      description: "दवाई",
      category: "others",
      date: "2026-11-23",
    },
  ],
  [
    "कल रात मोमोज ६०",
    { rupees: 60, description: "मोमोज", category: "food", date: "2026-11-24" },
  ],
  [
    "शनिवार को गोमती नगर तक ई-रिक्शा 30",
    {
      rupees: 30,
      description: "गोमती नगर तक ई-रिक्शा",
      category: "travel",
      date: "2026-11-21",
    },
  ],
  [
    "6 नवंबर दिवाली के दीये 120",
    {
      rupees: 120,
      description: "दिवाली के दीये",
      category: "shopping",
      date: "2026-11-06",
    },
  ],
  [
    "kal shaam golgappe 30",
    {
      rupees: 30,
      description: "golgappe",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "parso raat zomato se biryani 180",
    {
      rupees: 180,
      description: "zomato se biryani",
      category: "food",
      date: "2026-11-23",
    },
  ],
  [
    "5 tarikh ko hostel fees 6000 diye",
    {
      rupees: 6000,
      description: "hostel fees",
      category: "others",
      date: "2026-11-05",
    },
  ],
  [
    "aaj subah tempo 15",
    {
      rupees: 15,
      description: "tempo",
      category: "travel",
      date: "2026-11-25",
    },
  ],
  [
    "itwar ko movie pe 250 kharch kiye",
    {
      rupees: 250,
      description: "movie",
      category: "entertainment",
      date: "2026-11-22",
    },
  ],
  [
    "mangalwar sabzi 85",
    { rupees: 85, description: "sabzi", category: "food", date: "2026-11-24" },
  ],
  [
    "28 tarikh wifi bill 400",
    {
      rupees: 400,
      description: "wifi bill",
      category: "others",
      date: "2026-10-28",
    },
  ],
  [
    "shukravar ko dhai sau ka dupatta liya",
    {
      rupees: 250,
      description: "dupatta",
      category: "shopping",
      date: "2026-11-20",
    },
  ],
  [
    "scooty me petrol 200 3 nov ko",
    {
      rupees: 200,
      description: "scooty me petrol",
      category: "travel",
      date: "2026-11-03",
    },
  ],
  [
    "kal raat ola 165/-",
    { rupees: 165, description: "ola", category: "travel", date: "2026-11-24" },
  ],
  [
    "budhwar ko haircut 150",
    {
      rupees: 150,
      description: "haircut",
      category: "others",
      date: "2026-11-18",
    },
  ],
  [
    "25 dec ki train ticket 540",
    {
      rupees: 540,
      description: "train ticket",
      category: "travel",
      doubt: "date",
    },
  ],
  [
    "10 march library fee 300",
    {
      rupees: 300,
      description: "library fee",
      category: "others",
      doubt: "date",
    },
  ],
  [
    "do din pehle maggi 40",
    { rupees: 40, description: "maggi", category: "food", date: "2026-11-23" },
  ],
  [
    "1st ko tiffin wali aunty ko 1800 diye",
    {
      rupees: 1800,
      description: "tiffin wali aunty",
      category: "food",
      date: "2026-11-01",
    },
  ],
  [
    "चाय १० समोसा १५",
    [
      [10, "चाय"],
      [15, "समोसा"],
    ],
  ],
  [
    "दूध 33 और ब्रेड 45",
    [
      [33, "दूध"],
      [45, "ब्रेड"],
    ],
  ],
  [
    "कल लंच 90 डिनर 120",
    [
      [90, "लंच"],
      [120, "डिनर"],
    ],
  ],
  [
    "पिज्जा 450/3",
    { rupees: 150, description: "पिज्जा", category: "food", isDivided: true },
  ],
  [
    "बर्थडे केक 600 4 लोगों में बांटा",
    { rupees: 150, description: "बर्थडे केक", category: "food", isDivided: true },
  ],
  ["पेन 10 x 3", { rupees: 30, description: "पेन", category: "shopping" }],
  [
    "auto 20 aur momos 50",
    [
      [20, "auto"],
      [50, "momos"],
    ],
  ],
  [
    "70 lunch 100 metro card",
    [
      [70, "lunch"],
      [100, "metro card"],
    ],
  ],
  [
    "pen 10 copy 45 eraser 5",
    [
      [10, "pen"],
      [45, "copy"],
      [5, "eraser"],
    ],
  ],
  [
    "uber 240/3",
    { rupees: 80, description: "uber", category: "travel", isDivided: true },
  ],
  [
    "dinner 900 divide kiya 4 me",
    { rupees: 225, description: "dinner", category: "food", isDivided: true },
  ],
  ["jalebi 20+30", { rupees: 50, description: "jalebi", category: "food" }],
  ["samosa 12x2", { rupees: 24, description: "samosa", category: "food" }],
  ["पापा से 2000 मिले", "money in"],
  ["भैया ने ५०० दिए", "money in"],
  ["छात्रवृत्ति आई 3000", "money in"],
  ["ट्यूशन पढ़ाने के १५०० मिले", "money in"],
  ["मम्मी ने पैसे भेजे 1000", "money in"],
  ["nani ne 500 diye kal", "money in"],
  ["meesho refund 349 aaya", "money in"],
  ["phonepe cashback 12", "money in"],
  ["riya se 200 wapas mile", "money in"],
  ["papa ne 3k bheje 2 tarikh ko", "money in"],
  ["रिक्शा ₹30", { rupees: 30, description: "रिक्शा", category: "travel" }],
  ["500 ml दूध 32", { rupees: 32, description: "500 ml दूध", category: "food" }],
  [
    "जियो रिचार्ज 239",
    { rupees: 239, description: "जियो रिचार्ज", category: "others" },
  ],
  ["२ समोसे २४", { rupees: 24, description: "२ समोसे", category: "food" }],
  [
    "किताब के लिए 320 दिए",
    { rupees: 320, description: "किताब", category: "shopping" },
  ],
  ["मैगी-40", { rupees: 40, description: "मैगी", category: "food" }],
  [
    "नेटफ्लिक्स 149/महीना",
    { rupees: 149, description: "नेटफ्लिक्स", category: "entertainment" },
  ],
  ["डेढ़ सौ की थाली", { rupees: 150, description: "थाली", category: "food" }],
  [
    "स्टेशन पर चाय 15",
    { rupees: 15, description: "स्टेशन पर चाय", category: "food" },
  ],
  [
    "कैंटीन में राजमा चावल ₹60/-",
    { rupees: 60, description: "कैंटीन में राजमा चावल", category: "food" },
  ],
  ["धोबी को 80 दिए", { rupees: 80, description: "धोबी", category: "others" }],
  [
    "सहेली के लिए गिफ्ट 250",
    { rupees: 250, description: "सहेली के लिए गिफ्ट", category: "shopping" },
  ],
  ["ऑटो=20", { rupees: 20, description: "ऑटो", category: "travel" }],
  [
    "tunday kabab 140",
    { rupees: 140, description: "tunday kabab", category: "food" },
  ],
  [
    "sau ka recharge",
    { rupees: 100, description: "recharge", category: "others" },
  ],
  [
    "dedh sau cab me kharch kiye",
    { rupees: 150, description: "cab", category: "travel" },
  ],
  [
    "blinkit se chips 47.50",
    { rupees: 47.5, description: "blinkit se chips", category: "food" },
  ],
  [
    "face wash nykaa 199rs",
    { rupees: 199, description: "face wash nykaa", category: "shopping" },
  ],
  ["chai20", { rupees: 20, description: "chai", category: "food" }],
  [
    "rapido to college 38",
    { rupees: 38, description: "rapido to college", category: "travel" },
  ],
  [
    "hazratganj se earings 120",
    { rupees: 120, description: "hazratganj se earings", category: "shopping" },
  ],
  [
    "coaching fees 1.5k diye",
    { rupees: 1500, description: "coaching fees", category: "others" },
  ],
  [
    "spotify student 59/month",
    { rupees: 59, description: "spotify student", category: "entertainment" },
  ],
  ["bus : 25", { rupees: 25, description: "bus", category: "travel" }],
  [
    "momos 2 plate 80",
    { rupees: 80, description: "momos 2 plate", category: "food" },
  ],
  ["20 ka paan", { rupees: 20, description: "paan", category: "food" }],
  [
    "paune do sau ki kitab li",
    { rupees: 175, description: "kitab", category: "shopping" },
  ],
  [
    "subah chai biscuit 18",
    { rupees: 18, description: "chai biscuit", category: "food" },
  ],
];
