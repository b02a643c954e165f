import type { QuickLine } from "./quick-line";

/** A commuter in Kolkata who puts down the time, the company and where it was, too. */
export const LINES: readonly QuickLine[] = [
  [
    "ola 130 ystd",
    { rupees: 130, description: "ola", category: "travel", date: "2026-11-24" },
  ],
  [
    "mon metro 40",
    {
      rupees: 40,
      description: "metro",
      category: "travel",
      date: "2026-11-23",
    },
  ],
  [
    "sat movie 280",
    {
      rupees: 280,
      description: "movie",
      category: "entertainment",
      date: "2026-11-21",
    },
  ],
  [
    "sun biriyani 210",
    {
      rupees: 210,
      description: "biriyani",
      category: "food",
      date: "2026-11-22",
    },
  ],
  ["sun screen 340", { rupees: 340, description: "sun screen" }],
  ["sat exam book 400", { rupees: 400, description: "sat exam book" }],
  [
    "wifi 450 on the 7th",
    {
      rupees: 450,
      description: "wifi",
      category: "others",
      date: "2026-11-07",
    },
  ],
  [
    "the 3rd rent 5800",
    {
      rupees: 5800,
      description: "rent",
      category: "others",
      date: "2026-11-03",
    },
  ],
  [
    "library fine 20 on the 9th of nov",
    {
      rupees: 20,
      description: "library fine",
      category: "others",
      date: "2026-11-09",
    },
  ],
  [
    "momo 70 kal college ke bahar",
    {
      rupees: 70,
      description: "momo college ke bahar",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "haircut 120 sunday new salon",
    { rupees: 120, description: "haircut sunday new salon", doubt: "date" },
  ],
  ["didi 300 dilo", "money in"],
  ["mama 1000 pathiyeche", "money in"],
  ["mili 400 riya se", "money in"],
  ["got 250 back from neha", "money in"],
  [
    "got sandals 799 from bata",
    { rupees: 799, description: "sandals from bata", category: "shopping" },
  ],
  [
    "got kurti 650 from the market",
    {
      rupees: 650,
      description: "kurti from the market",
      category: "shopping",
    },
  ],
  [
    "bata chappal 350",
    { rupees: 350, description: "bata chappal", category: "shopping" },
  ],
  [
    "3 pens @ 12 each",
    {
      rupees: 36,
      description: "3 pens",
      category: "shopping",
      isMultiplied: true,
    },
  ],
  [
    "4 tickets 150 each",
    { rupees: 600, description: "4 tickets", isMultiplied: true },
  ],
  [
    "5 plates momo 60 per plate",
    {
      rupees: 300,
      description: "5 plates momo",
      category: "food",
      isMultiplied: true,
    },
  ],
  [
    "2 kg aloo 35/kg",
    {
      rupees: 70,
      description: "2 kg aloo",
      category: "food",
      isMultiplied: true,
    },
  ],
  ["cab 90 each", { rupees: 90, description: "cab", category: "travel" }],
  ["auto 25/head", { rupees: 25, description: "auto", category: "travel" }],
  [
    "dinner with 3 friends 220 each",
    {
      rupees: 220,
      description: "dinner with 3 friends",
      category: "food",
      doubt: "amount",
    },
  ],
  [
    "tea:8, bun:15",
    [
      [8, "tea"],
      [15, "bun"],
    ],
  ],
  [
    "toast-25, bun-15",
    [
      [25, "toast"],
      [15, "bun"],
    ],
  ],
  [
    "maggi(45), coke(40)",
    [
      [45, "maggi"],
      [40, "coke"],
    ],
  ],
  [
    "roll80 coke 40",
    [
      [80, "roll"],
      [40, "coke"],
    ],
  ],
  [
    "65rolls aur 20 tea",
    [
      [65, "rolls"],
      [20, "tea"],
    ],
  ],
  [
    "chai 12-samosa 20",
    [
      [12, "chai"],
      [20, "samosa"],
    ],
  ],
  [
    "burger 540 /3 kal",
    {
      rupees: 180,
      description: "burger",
      category: "food",
      date: "2026-11-24",
      isDivided: true,
    },
  ],
  [
    "burger 540/ 3",
    { rupees: 180, description: "burger", category: "food", isDivided: true },
  ],
  [
    "wifi 900 kal /4",
    {
      rupees: 225,
      description: "wifi",
      category: "others",
      date: "2026-11-24",
      isDivided: true,
    },
  ],
  [
    "600 cake split by 4",
    { rupees: 150, description: "cake", category: "food", isDivided: true },
  ],
  [
    "taxi 800 airport 4 logo me",
    {
      rupees: 200,
      description: "taxi airport",
      category: "travel",
      isDivided: true,
    },
  ],
  [
    "movie 900/3 friends",
    {
      rupees: 300,
      description: "movie",
      category: "entertainment",
      isDivided: true,
    },
  ],
  [
    "biriyani 720, 3 log",
    {
      rupees: 240,
      description: "biriyani",
      category: "food",
      isDivided: true,
      doubt: "amount",
    },
  ],
  [
    "4 log pizza 720",
    {
      rupees: 720,
      description: "4 log pizza",
      category: "food",
      doubt: "amount",
    },
  ],
  [
    "swiggy 510 me and 2 friends",
    {
      rupees: 510,
      description: "swiggy me and 2 friends",
      category: "food",
      doubt: "amount",
    },
  ],
  [
    "tea 10 bill 340",
    {
      rupees: 340,
      description: "tea 10 bill",
      category: "food",
      doubt: "amount",
    },
  ],
  [
    "lunch 110 at 2",
    {
      rupees: 110,
      description: "lunch at 2",
      category: "food",
      doubt: "amount",
    },
  ],
  [
    "maggi 2 packet 28",
    { rupees: 28, description: "maggi 2 packet", category: "food" },
  ],
  [
    "rickshaw ka 25 ghar tak",
    { rupees: 25, description: "rickshaw ghar", category: "travel" },
  ],
  [
    "petrol ke 150 pump pe",
    { rupees: 150, description: "petrol pump", category: "travel" },
  ],
  [
    "kal dosa khaya 70 ka",
    { rupees: 70, description: "dosa", category: "food", date: "2026-11-24" },
  ],
  ["kaku ko 200 diye paper ke", { rupees: 200, description: "kaku paper" }],
  ["coffee 90 at 4pm", { rupees: 90, description: "coffee", category: "food" }],
  ["samosa 15 5 pm", { rupees: 15, description: "samosa", category: "food" }],
  [
    "dinner 160 at 9:15 pm yesterday",
    {
      rupees: 160,
      description: "dinner",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "9 baje paratha 50",
    { rupees: 50, description: "paratha", category: "food" },
  ],
  [
    "chai 10 shaam 6 baje",
    { rupees: 10, description: "chai", category: "food" },
  ],
  [
    "thali 85 afternoon",
    { rupees: 85, description: "thali", category: "food" },
  ],
  [
    "kal poha 30 subah",
    { rupees: 30, description: "poha", category: "food", date: "2026-11-24" },
  ],
  ["raat ko maggi 40", { rupees: 40, description: "maggi", category: "food" }],
  [
    "evening snacks 40",
    { rupees: 40, description: "evening snacks", category: "food" },
  ],
  [
    "raat ka khana 90",
    { rupees: 90, description: "raat ka khana", category: "food" },
  ],
  [
    "train 15 going 15 coming",
    { rupees: 15, description: "train going 15 coming", doubt: "amount" },
  ],
  ["dudh 30", { rupees: 30, description: "dudh", category: "food" }],
  ["dnr 110", { rupees: 110, description: "dnr", category: "food" }],
  [
    "iced latte 160",
    { rupees: 160, description: "iced latte", category: "food" },
  ],
  ["kaapi 25", { rupees: 25, description: "kaapi", category: "food" }],
  ["puchka 20", { rupees: 20, description: "puchka", category: "food" }],
  [
    "mishti doi 35",
    { rupees: 35, description: "mishti doi", category: "food" },
  ],
  ["alur dom 40", { rupees: 40, description: "alur dom", category: "food" }],
  ["appalam 12", { rupees: 12, description: "appalam", category: "food" }],
];
