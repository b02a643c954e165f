import type { QuickLine } from "./quick-line";

/** A master student who shares a flat in Pune: the amount first, no spaces, divisions. */
export const LINES: readonly QuickLine[] = [
  [
    "8.5k rent 1st",
    {
      rupees: 8500,
      description: "rent",
      category: "others",
      date: "2026-11-01",
    },
  ],
  [
    "rent8500 1st oct",
    {
      rupees: 8500,
      description: "rent",
      category: "others",
      date: "2026-10-01",
    },
  ],
  [
    "20/11 340dinner",
    {
      rupees: 340,
      description: "dinner",
      category: "food",
      date: "2026-11-20",
    },
  ],
  [
    "120auto last fri",
    {
      rupees: 120,
      description: "auto",
      category: "travel",
      date: "2026-11-20",
    },
  ],
  [
    "1.2k gym 3 nov",
    {
      rupees: 1200,
      description: "gym",
      category: "others",
      date: "2026-11-03",
    },
  ],
  [
    "90lunch yest",
    { rupees: 90, description: "lunch", category: "food", date: "2026-11-24" },
  ],
  [
    "450drinks sat",
    {
      rupees: 450,
      description: "drinks",
      category: "entertainment",
      date: "2026-11-21",
    },
  ],
  [
    "bday gift rhea 900 15/11",
    {
      rupees: 900,
      description: "bday gift rhea",
      category: "shopping",
      date: "2026-11-15",
    },
  ],
  [
    "2.1k zudio 8nov",
    {
      rupees: 2100,
      description: "zudio",
      category: "shopping",
      date: "2026-11-08",
    },
  ],
  [
    "kal raat 240 shawarma",
    {
      rupees: 240,
      description: "shawarma",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "30 poha aaj subah",
    { rupees: 30, description: "poha", category: "food", date: "2026-11-25" },
  ],
  [
    "parso 60 rick to fc road",
    {
      rupees: 60,
      description: "rick to fc road",
      category: "travel",
      date: "2026-11-23",
    },
  ],
  [
    "1500maid 1 tarikh",
    {
      rupees: 1500,
      description: "maid",
      category: "others",
      date: "2026-11-01",
    },
  ],
  [
    "28th 2.3k electricity",
    {
      rupees: 2300,
      description: "electricity",
      category: "others",
      date: "2026-10-28",
    },
  ],
  [
    "75 vada pav sun morning",
    {
      rupees: 75,
      description: "vada pav",
      category: "food",
      date: "2026-11-22",
    },
  ],
  [
    "1.8k goa bus 30/10",
    {
      rupees: 1800,
      description: "goa bus",
      category: "travel",
      date: "2026-10-30",
    },
  ],
  [
    "last night 320 swiggy",
    {
      rupees: 320,
      description: "swiggy",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "5th 149 hotstar",
    {
      rupees: 149,
      description: "hotstar",
      category: "entertainment",
      date: "2026-11-05",
    },
  ],
  [
    "220uber mon nite",
    {
      rupees: 220,
      description: "uber",
      category: "travel",
      date: "2026-11-23",
    },
  ],
  [
    "wifi-999 10th",
    {
      rupees: 999,
      description: "wifi",
      category: "others",
      date: "2026-11-10",
    },
  ],
  [
    "wed 110 thali",
    { rupees: 110, description: "thali", category: "food", date: "2026-11-18" },
  ],
  [
    "70/- xerox 17-11",
    {
      rupees: 70,
      description: "xerox",
      category: "others",
      date: "2026-11-17",
    },
  ],
  [
    "thurs 260biryani",
    {
      rupees: 260,
      description: "biryani",
      category: "food",
      date: "2026-11-19",
    },
  ],
  [
    "2 days ago 85 frankie",
    {
      rupees: 85,
      description: "frankie",
      category: "food",
      date: "2026-11-23",
    },
  ],
  [
    "31/10/26 600 halloween pty",
    {
      rupees: 600,
      description: "halloween pty",
      category: "entertainment",
      date: "2026-10-31",
    },
  ],
  [
    "200 petrol tue",
    {
      rupees: 200,
      description: "petrol",
      category: "travel",
      date: "2026-11-24",
    },
  ],
  [
    "4.2k train tkt 25 dec",
    {
      rupees: 4200,
      description: "train tkt",
      category: "travel",
      doubt: "date",
    },
  ],
  [
    "3 feb 1.5k rajmachi trek",
    { rupees: 1500, description: "rajmachi trek", doubt: "date" },
  ],
  [
    "840/4dominos",
    { rupees: 210, description: "dominos", category: "food", isDivided: true },
  ],
  [
    "1200/3wifi",
    { rupees: 400, description: "wifi", category: "others", isDivided: true },
  ],
  [
    "25.5k/3 rent 1st",
    {
      rupees: 8500,
      description: "rent",
      category: "others",
      date: "2026-11-01",
      isDivided: true,
    },
  ],
  [
    "electricity 1860 split by 3",
    {
      rupees: 620,
      description: "electricity",
      category: "others",
      isDivided: true,
    },
  ],
  [
    "649/2 netflix",
    {
      rupees: 324.5,
      description: "netflix",
      category: "entertainment",
      isDivided: true,
    },
  ],
  [
    "3.6k/4 lonavala cab",
    {
      rupees: 900,
      description: "lonavala cab",
      category: "travel",
      isDivided: true,
    },
  ],
  [
    "900/3beer sat",
    {
      rupees: 300,
      description: "beer",
      category: "entertainment",
      date: "2026-11-21",
      isDivided: true,
    },
  ],
  [
    "maid 2400 split among 3",
    { rupees: 800, description: "maid", category: "others", isDivided: true },
  ],
  ["3x15chai", { rupees: 45, description: "chai", category: "food" }],
  ["20+30 auto", { rupees: 50, description: "auto", category: "travel" }],
  ["240+40zomato", { rupees: 280, description: "zomato", category: "food" }],
  ["vadapav 4*20", { rupees: 80, description: "vadapav", category: "food" }],
  ["40x2 coke", { rupees: 80, description: "coke", category: "food" }],
  [
    "chai20 bunmaska40",
    [
      [20, "chai"],
      [40, "bunmaska"],
    ],
  ],
  [
    "60bfast 110lunch",
    [
      [60, "bfast"],
      [110, "lunch"],
    ],
  ],
  [
    "auto 45, misal 90",
    [
      [45, "auto"],
      [90, "misal"],
    ],
  ],
  [
    "30 printout n 20 pen",
    [
      [30, "printout"],
      [20, "pen"],
    ],
  ],
  [
    "uber 180 & movie 350",
    [
      [180, "uber"],
      [350, "movie"],
    ],
  ],
  [
    "119 spotify 299 jio",
    [
      [119, "spotify"],
      [299, "jio"],
    ],
  ],
  ["5k from papa", "money in"],
  ["got 1.2k frm rohan rent share", "money in"],
  ["18k stipend credited", "money in"],
  ["refund 340 zomato", "money in"],
  ["25 cashback gpay", "money in"],
  ["sid paid me 210", "money in"],
  ["sold old cycle 2.2k", "money in"],
  ["200 rcvd from neil for pizza", "money in"],
  ["mummy sent 3k", "money in"],
  ["scholarship 12k aayi", "money in"],
  ["15cutting", { rupees: 15, description: "cutting", category: "food" }],
  [
    "1.1k myntra tee",
    { rupees: 1100, description: "myntra tee", category: "shopping" },
  ],
  [
    "299jio recharge",
    { rupees: 299, description: "jio recharge", category: "others" },
  ],
  ["rs80 rapido", { rupees: 80, description: "rapido", category: "travel" }],
  ["₹55 idli+chai", { rupees: 55, description: "idli+chai", category: "food" }],
  ["2 sutta 36", { rupees: 36, description: "2 sutta", category: "food" }],
  ["pvr=420", { rupees: 420, description: "pvr", category: "entertainment" }],
  ["haircut:150", { rupees: 150, description: "haircut", category: "others" }],
  [
    "500ml milk 32",
    { rupees: 32, description: "500ml milk", category: "food" },
  ],
  [
    "37.50 pmt bus",
    { rupees: 37.5, description: "pmt bus", category: "travel" },
  ],
  ["zepto-262", { rupees: 262, description: "zepto", category: "food" }],
  ["1.4k cook", { rupees: 1400, description: "cook" }],
  ["lundry 180", { rupees: 180, description: "lundry", category: "others" }],
  [
    "149/month yt premium",
    { rupees: 149, description: "yt premium", category: "entertainment" },
  ],
  [
    "pizza for 3 660",
    { rupees: 660, description: "pizza for 3", category: "food" },
  ],
  [
    "65 dosa at vaishali",
    { rupees: 65, description: "dosa at vaishali", category: "food" },
  ],
  ["crocin 28rs", { rupees: 28, description: "crocin", category: "others" }],
  [
    "350old monk qtr",
    { rupees: 350, description: "old monk qtr", category: "entertainment" },
  ],
  ["chai pe 30 udaye", { rupees: 30, description: "chai", category: "food" }],
  [
    "45k sem fees",
    { rupees: 45000, description: "sem fees", category: "others" },
  ],
  ["250 kfc #food", { rupees: 250, description: "kfc", category: "food" }],
  [
    "1,250 decathlon shoes",
    { rupees: 1250, description: "decathlon shoes", category: "shopping" },
  ],
  ["7up 40", { rupees: 40, description: "7up", category: "food" }],
  [
    "iphone 13 cover 299",
    { rupees: 299, description: "iphone 13 cover", category: "shopping" },
  ],
];
