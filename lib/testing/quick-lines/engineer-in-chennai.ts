import type { QuickLine } from "./quick-line";

/** An engineering student in Chennai: whole English words, brands, symbols. */
export const LINES: readonly QuickLine[] = [
  [
    "Yesterday dinner at Sangeetha Rs 220",
    {
      rupees: 220,
      description: "dinner at Sangeetha",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "Masala dosa 70 yesterday",
    {
      rupees: 70,
      description: "Masala dosa",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "Monday BMTC bus pass - Rs 1250",
    {
      rupees: 1250,
      description: "BMTC bus pass",
      category: "travel",
      date: "2026-11-23",
    },
  ],
  [
    "Rapido to Majestic on Saturday ₹85",
    {
      rupees: 85,
      description: "Rapido to Majestic",
      category: "travel",
      date: "2026-11-21",
    },
  ],
  [
    "Last night biryani 260/-",
    {
      rupees: 260,
      description: "biryani",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "Today morning filter coffee 20",
    {
      rupees: 20,
      description: "filter coffee",
      category: "food",
      date: "2026-11-25",
    },
  ],
  [
    "Day before yesterday Zepto groceries = Rs 342",
    {
      rupees: 342,
      description: "Zepto groceries",
      category: "food",
      date: "2026-11-23",
    },
  ],
  [
    "Lab fees Rs 1500 paid on 10th",
    {
      rupees: 1500,
      description: "Lab fees",
      category: "others",
      date: "2026-11-10",
    },
  ],
  [
    "Hostel rent 1st Nov Rs 6500",
    {
      rupees: 6500,
      description: "Hostel rent",
      category: "others",
      date: "2026-11-01",
    },
  ],
  [
    "12 Nov exam fee - 850",
    {
      rupees: 850,
      description: "exam fee",
      category: "others",
      date: "2026-11-12",
    },
  ],
  [
    "Decathlon shoes 1499 on 15 Nov",
    {
      rupees: 1499,
      description: "Decathlon shoes",
      category: "shopping",
      date: "2026-11-15",
    },
  ],
  [
    "Friday night movie at PVR ₹310",
    {
      rupees: 310,
      description: "movie at PVR",
      category: "entertainment",
      date: "2026-11-20",
    },
  ],
  [
    "Sunday Cubbon Park outing 150/-",
    {
      rupees: 150,
      description: "Cubbon Park outing",
      category: "entertainment",
      date: "2026-11-22",
    },
  ],
  [
    "28th haircut Rs 120",
    {
      rupees: 120,
      description: "haircut",
      category: "others",
      date: "2026-10-28",
    },
  ],
  [
    "Kal mess bill 2800",
    {
      rupees: 2800,
      description: "mess bill",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "Parotta 60 last Thursday",
    {
      rupees: 60,
      description: "Parotta",
      category: "food",
      date: "2026-11-19",
    },
  ],
  [
    "Namma Yatri to college 96 this morning",
    {
      rupees: 96,
      description: "Namma Yatri to college",
      category: "travel",
      date: "2026-11-25",
    },
  ],
  [
    "20/11 record notebook Rs 90",
    {
      rupees: 90,
      description: "record notebook",
      category: "shopping",
      date: "2026-11-20",
    },
  ],
  [
    "Train ticket to Chennai 3 days ago Rs 285",
    {
      rupees: 285,
      description: "Train ticket to Chennai",
      category: "travel",
      date: "2026-11-22",
    },
  ],
  [
    "Yesterday evening bajji and tea 35 rs",
    {
      rupees: 35,
      description: "bajji and tea",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "Airtel recharge Rs 299 on 2nd November",
    {
      rupees: 299,
      description: "Airtel recharge",
      category: "others",
      date: "2026-11-02",
    },
  ],
  [
    "30 October Diwali shirt ₹1850",
    {
      rupees: 1850,
      description: "Diwali shirt",
      category: "shopping",
      date: "2026-10-30",
    },
  ],
  [
    "Tuesday - Rapido - 64",
    {
      rupees: 64,
      description: "Rapido",
      category: "travel",
      date: "2026-11-24",
    },
  ],
  [
    "Wednesday lab manual xerox 45",
    {
      rupees: 45,
      description: "lab manual xerox",
      category: "others",
      date: "2026-11-18",
    },
  ],
  [
    "Curd rice at canteen yesterday afternoon: Rs 40",
    {
      rupees: 40,
      description: "Curd rice at canteen",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "Nov 8 crackers 1200",
    { rupees: 1200, description: "crackers", date: "2026-11-08" },
  ],
  [
    "31 Dec New Year party Rs 800",
    {
      rupees: 800,
      description: "New Year party",
      category: "entertainment",
      doubt: "date",
    },
  ],
  [
    "21 Feb IEEE membership Rs 950",
    {
      rupees: 950,
      description: "IEEE membership",
      category: "others",
      doubt: "date",
    },
  ],
  [
    "Idli 30, Vada 20, Coffee 15",
    [
      [30, "Idli"],
      [20, "Vada"],
      [15, "Coffee"],
    ],
  ],
  [
    "Breakfast Rs 45 and auto Rs 60",
    [
      [45, "Breakfast"],
      [60, "auto"],
    ],
  ],
  [
    "Lunch - 80, Juice - 40",
    [
      [80, "Lunch"],
      [40, "Juice"],
    ],
  ],
  [
    "Dosa ₹60 + Tea ₹12",
    [
      [60, "Dosa"],
      [12, "Tea"],
    ],
  ],
  [
    "Xerox 20/- pen 10/-",
    [
      [20, "Xerox"],
      [10, "pen"],
    ],
  ],
  [
    "Yesterday metro 30 and lunch 110",
    [
      [30, "metro"],
      [110, "lunch"],
    ],
  ],
  [
    "Chicken biryani 960/4",
    {
      rupees: 240,
      description: "Chicken biryani",
      category: "food",
      isDivided: true,
    },
  ],
  [
    "Namma Yatri Rs 240 split by 3",
    {
      rupees: 80,
      description: "Namma Yatri",
      category: "travel",
      isDivided: true,
    },
  ],
  [
    "Dominos ₹1050 divided among 5",
    { rupees: 210, description: "Dominos", category: "food", isDivided: true },
  ],
  [
    "Room wifi 1200/4",
    {
      rupees: 300,
      description: "Room wifi",
      category: "others",
      isDivided: true,
    },
  ],
  ["Bus 20+25", { rupees: 45, description: "Bus", category: "travel" }],
  [
    "Filter coffee 25x2",
    { rupees: 50, description: "Filter coffee", category: "food" },
  ],
  [
    "Movie ticket Rs 190 x 2",
    { rupees: 380, description: "Movie ticket", category: "entertainment" },
  ],
  ["Received Rs 5000 from Appa", "money in"],
  ["Amma sent 2000", "money in"],
  ["Amazon refund ₹649", "money in"],
  ["Got 300 from Vignesh", "money in"],
  ["Scholarship credited Rs 12000", "money in"],
  ["Cashback ₹25 Google Pay", "money in"],
  ["Internship stipend 8000 received", "money in"],
  ["Sold old calculator for Rs 400", "money in"],
  ["Swiggy refund 180/- yesterday", "money in"],
  ["Suresh gave back 150", "money in"],
  [
    "Swiggy order Rs 238",
    { rupees: 238, description: "Swiggy order", category: "food" },
  ],
  [
    "Lemon tea = 15",
    { rupees: 15, description: "Lemon tea", category: "food" },
  ],
  [
    "Pongal vada 55/-",
    { rupees: 55, description: "Pongal vada", category: "food" },
  ],
  ["BMTC 25", { rupees: 25, description: "BMTC", category: "travel" }],
  [
    "Namma Yatri: ₹112",
    { rupees: 112, description: "Namma Yatri", category: "travel" },
  ],
  [
    "Zepto milk and bread ₹78",
    { rupees: 78, description: "Zepto milk and bread", category: "food" },
  ],
  [
    "500 ml curd 35",
    { rupees: 35, description: "500 ml curd", category: "food" },
  ],
  [
    "2 plate idli Rs 60",
    { rupees: 60, description: "2 plate idli", category: "food" },
  ],
  [
    "Rapido to Koramangala ₹74.50",
    { rupees: 74.5, description: "Rapido to Koramangala", category: "travel" },
  ],
  [
    "Data structures book - 450",
    { rupees: 450, description: "Data structures book", category: "shopping" },
  ],
  [
    "Spent Rs 130 on meals",
    { rupees: 130, description: "meals", category: "food" },
  ],
  [
    "Bought drafter for 350",
    { rupees: 350, description: "drafter", category: "shopping" },
  ],
  [
    "Rs.65 lemon rice",
    { rupees: 65, description: "lemon rice", category: "food" },
  ],
  [
    "Paid Rs 2.5k for lab fees",
    { rupees: 2500, description: "lab fees", category: "others" },
  ],
  [
    "Netflix 149/month",
    { rupees: 149, description: "Netflix", category: "entertainment" },
  ],
  [
    "Petrol for bike Rs 200",
    { rupees: 200, description: "Petrol for bike", category: "travel" },
  ],
  [
    "Decathlon badminton racket ₹799",
    {
      rupees: 799,
      description: "Decathlon badminton racket",
      category: "shopping",
    },
  ],
  [
    "Breakfst at A2B 95",
    { rupees: 95, description: "Breakfst at A2B", category: "food" },
  ],
  [
    "Dolo 650 Rs 34",
    { rupees: 34, description: "Dolo 650", category: "others" },
  ],
  [
    "Arduino kit = Rs 1,150",
    { rupees: 1150, description: "Arduino kit", category: "shopping" },
  ],
  ["Tea10", { rupees: 10, description: "Tea", category: "food" }],
  [
    "MTC bus ticket Rs15",
    { rupees: 15, description: "MTC bus ticket", category: "travel" },
  ],
  [
    "Symposium registration: 250/-",
    { rupees: 250, description: "Symposium registration", category: "others" },
  ],
  [
    "Chapathi 3 nos 45",
    { rupees: 45, description: "Chapathi 3 nos", category: "food" },
  ],
  [
    "Laundry - 120/-",
    { rupees: 120, description: "Laundry", category: "others" },
  ],
  [
    "Share auto for 3 Rs 90",
    { rupees: 90, description: "Share auto for 3", category: "travel" },
  ],
  [
    "Gift for Divya ₹350",
    { rupees: 350, description: "Gift for Divya", category: "shopping" },
  ],
  [
    "BGMI UC ₹89",
    { rupees: 89, description: "BGMI UC", category: "entertainment" },
  ],
];
