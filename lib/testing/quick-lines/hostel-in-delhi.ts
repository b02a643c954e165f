import type { QuickLine } from "./quick-line";

/** A first-year student in a hostel in Delhi: short, lower case, Hinglish. */
export const LINES: readonly QuickLine[] = [
  [
    "kal momos 60",
    { rupees: 60, description: "momos", category: "food", date: "2026-11-24" },
  ],
  [
    "parso metro recharge 200",
    {
      rupees: 200,
      description: "metro recharge",
      category: "travel",
      date: "2026-11-23",
    },
  ],
  [
    "kal raat maggi 50",
    { rupees: 50, description: "maggi", category: "food", date: "2026-11-24" },
  ],
  [
    "aaj subah chai 10",
    { rupees: 10, description: "chai", category: "food", date: "2026-11-25" },
  ],
  [
    "rapido 45 kal shaam",
    {
      rupees: 45,
      description: "rapido",
      category: "travel",
      date: "2026-11-24",
    },
  ],
  [
    "last night biryani 180",
    {
      rupees: 180,
      description: "biryani",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "sunday ko sarojini se top 350",
    {
      rupees: 350,
      description: "sarojini se top",
      category: "shopping",
      date: "2026-11-22",
    },
  ],
  [
    "350 movie saturday",
    {
      rupees: 350,
      description: "movie",
      category: "entertainment",
      date: "2026-11-21",
    },
  ],
  [
    "pg rent 1 tarikh 8500",
    {
      rupees: 8500,
      description: "pg rent",
      category: "others",
      date: "2026-11-01",
    },
  ],
  [
    "5 tarikh ko mess fees 3200",
    {
      rupees: 3200,
      description: "mess fees",
      category: "food",
      date: "2026-11-05",
    },
  ],
  [
    "20th ko zudio tee 299",
    {
      rupees: 299,
      description: "zudio tee",
      category: "shopping",
      date: "2026-11-20",
    },
  ],
  [
    "28th laundry 120",
    {
      rupees: 120,
      description: "laundry",
      category: "others",
      date: "2026-10-28",
    },
  ],
  [
    "12 nov ko parlour 400",
    {
      rupees: 400,
      description: "parlour",
      category: "others",
      date: "2026-11-12",
    },
  ],
  [
    "nov 7 diwali gift 500",
    {
      rupees: 500,
      description: "diwali gift",
      category: "shopping",
      date: "2026-11-07",
    },
  ],
  [
    "xerox 35 on 17 nov",
    {
      rupees: 35,
      description: "xerox",
      category: "others",
      date: "2026-11-17",
    },
  ],
  [
    "sutta 20 kal",
    { rupees: 20, description: "sutta", category: "food", date: "2026-11-24" },
  ],
  [
    "tuesday auto 60 hostel to metro",
    {
      rupees: 60,
      description: "auto hostel to metro",
      category: "travel",
      date: "2026-11-24",
    },
  ],
  [
    "31 dec party 800",
    {
      rupees: 800,
      description: "party",
      category: "entertainment",
      doubt: "date",
    },
  ],
  [
    "14 feb dinner 900",
    { rupees: 900, description: "dinner", category: "food", doubt: "date" },
  ],
  [
    "aaj dopahar chole bhature 80",
    {
      rupees: 80,
      description: "chole bhature",
      category: "food",
      date: "2026-11-25",
    },
  ],
  [
    "kl rat zomato 240",
    {
      rupees: 240,
      description: "zomato",
      category: "food",
      date: "2026-11-24",
    },
  ],
  [
    "parson 90 rs ki cold coffee",
    {
      rupees: 90,
      description: "cold coffee",
      category: "food",
      date: "2026-11-23",
    },
  ],
  [
    "blinkit 230 fri",
    {
      rupees: 230,
      description: "blinkit",
      category: "food",
      date: "2026-11-20",
    },
  ],
  [
    "yday uber to hauz khas 160",
    {
      rupees: 160,
      description: "uber to hauz khas",
      category: "travel",
      date: "2026-11-24",
    },
  ],
  [
    "22/11 dominos 199",
    {
      rupees: 199,
      description: "dominos",
      category: "food",
      date: "2026-11-22",
    },
  ],
  [
    "wed ko notebook 60",
    {
      rupees: 60,
      description: "notebook",
      category: "shopping",
      date: "2026-11-18",
    },
  ],
  [
    "3 din pehle kurti 450",
    {
      rupees: 450,
      description: "kurti",
      category: "shopping",
      date: "2026-11-22",
    },
  ],
  [
    "chai 15 samosa 20",
    [
      [15, "chai"],
      [20, "samosa"],
    ],
  ],
  [
    "momos 60 aur coke 40",
    [
      [60, "momos"],
      [40, "coke"],
    ],
  ],
  [
    "metro 30 rapido 50 sutta 18",
    [
      [30, "metro"],
      [50, "rapido"],
      [18, "sutta"],
    ],
  ],
  [
    "50 maggi, 20 chai",
    [
      [50, "maggi"],
      [20, "chai"],
    ],
  ],
  [
    "kal auto 40 aur golgappe 30",
    [
      [40, "auto"],
      [30, "golgappe"],
    ],
  ],
  [
    "chai+bun maska 15+40",
    [
      [15, "chai"],
      [40, "bun maska"],
    ],
  ],
  ["metro 32+32", { rupees: 64, description: "metro", category: "travel" }],
  ["momos 50x2", { rupees: 100, description: "momos", category: "food" }],
  [
    "uber 360/3",
    { rupees: 120, description: "uber", category: "travel", isDivided: true },
  ],
  [
    "pizza 800 split by 4",
    { rupees: 200, description: "pizza", category: "food", isDivided: true },
  ],
  [
    "540 divided among 3 haldirams kal",
    {
      rupees: 180,
      description: "haldirams",
      category: "food",
      date: "2026-11-24",
      isDivided: true,
    },
  ],
  [
    "cake 600 3 logo me divide",
    { rupees: 200, description: "cake", category: "food", isDivided: true },
  ],
  ["papa ne 2000 bheje", "money in"],
  ["got 500 from mummy", "money in"],
  ["myntra refund 649", "money in"],
  ["gpay cashback 21", "money in"],
  ["priya se 300 wapas mile", "money in"],
  ["nani ne shagun 501 diya", "money in"],
  ["scholarship aayi 5000", "money in"],
  ["tuition ki pay 3k mili", "money in"],
  ["sneha ne 120 lauta diye", "money in"],
  ["pocket money 4000 aa gayi", "money in"],
  ["rapido 38", { rupees: 38, description: "rapido", category: "travel" }],
  [
    "paneer momos 80/-",
    { rupees: 80, description: "paneer momos", category: "food" },
  ],
  [
    "rs 25 nimbu paani",
    { rupees: 25, description: "nimbu paani", category: "food" },
  ],
  [
    "canteen ka rajma chawal 55",
    { rupees: 55, description: "canteen ka rajma chawal", category: "food" },
  ],
  [
    "pg ki maid 300",
    { rupees: 300, description: "pg ki maid", category: "others" },
  ],
  ["metro 42.50", { rupees: 42.5, description: "metro", category: "travel" }],
  [
    "jio recharge 299",
    { rupees: 299, description: "jio recharge", category: "others" },
  ],
  [
    "2 plate momos 120",
    { rupees: 120, description: "2 plate momos", category: "food" },
  ],
  ["chai=12", { rupees: 12, description: "chai", category: "food" }],
  ["xerox: 18", { rupees: 18, description: "xerox", category: "others" }],
  ["auto - 50", { rupees: 50, description: "auto", category: "travel" }],
  ["maggi50", { rupees: 50, description: "maggi", category: "food" }],
  [
    "nykaa lipstik 349",
    { rupees: 349, description: "nykaa lipstik", category: "shopping" },
  ],
  [
    "lajpat se jeans 1.2k",
    { rupees: 1200, description: "lajpat se jeans", category: "shopping" },
  ],
  [
    "spotify student 59/month",
    { rupees: 59, description: "spotify student", category: "entertainment" },
  ],
  [
    "hostel fees 15k",
    { rupees: 15000, description: "hostel fees", category: "others" },
  ],
  [
    "golgappe pe 40 ud gaye",
    { rupees: 40, description: "golgappe", category: "food" },
  ],
  ["crocin 30 rs", { rupees: 30, description: "crocin", category: "others" }],
  ["pads 85", { rupees: 85, description: "pads" }],
  [
    "eco ki book 320",
    { rupees: 320, description: "eco ki book", category: "shopping" },
  ],
  [
    "500ml coke 40",
    { rupees: 40, description: "500ml coke", category: "food" },
  ],
  [
    "pvr ticket 280 #fun",
    { rupees: 280, description: "pvr ticket", category: "entertainment" },
  ],
  [
    "fresher party ke liye 450 diye",
    { rupees: 450, description: "fresher party", category: "entertainment" },
  ],
  [
    "chai sutta 30",
    { rupees: 30, description: "chai sutta", category: "food" },
  ],
  ["momso 70", { rupees: 70, description: "momso", category: "food" }],
  ["7up 20", { rupees: 20, description: "7up", category: "food" }],
  [
    "bday gift for tanya 600",
    { rupees: 600, description: "bday gift for tanya", category: "shopping" },
  ],
];
