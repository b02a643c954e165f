import type { Category } from "@/lib/expenses/category";
import { searchKey } from "@/lib/list/search-key";

const WORDS: Record<Category, string> = {
  food: `
    aloo anda atta bakery barbeque bigbasket biryani biscuit blinkit bread breakfast briyani burger cafe
    cake canteen chaat chai chaap chapati chicken chips chinese chocolate chowmein coffee coke cola cookie curd
    daal dahi dal dhaba dinner dominos doodh dosa dosai egg fries fruit grocery groceries gulab haldiram
    icecream idli instamart jalebi jamun juice kachori kebab kfc khana kirana kulfi kulcha lassi lunch maggi
    mandi mango mcdonald mcdonalds meal meals meat mess milk milkshake mithai momo momos namkeen
    nashta nasta noodle noodles paan paani pakoda pakora paneer panipuri paratha parotha
    pastry pav pizza poha puri restaurant rajma rice roll roti sabji sabzi samosa sandwich shake snack snacks soup
    starbucks subway sugar sweets swiggy tapri tea thali tiffin tomato vada veg vegetable vegetables
    wadapav water zepto zomato sutta dunzo eatclub faasos eats diner
    खाना चाय कॉफी दूध दही रोटी दाल चावल समोसा पराठा बिरयानी सब्जी फल नाश्ता लंच डिनर पानी राशन मिठाई पकौड़ा थाली
    लस्सी जूस मैगी अंडा मोमो`,
  travel: `
    airline airlines airport auto bike bmtc bus cab car diesel dmrc dtc ferry flight flights
    fuel goibibo indigo irctc ixigo ksrtc local makemytrip metro msrtc namma ola parking petrol rapido redbus
    rickshaw riksha rikshaw savari scooter scooty shuttle taxi tempo toll train tram travel travels trip uber uts
    yulu fastag kiraya bhada oyo hostelworld pump cng
    बस ऑटो रिक्शा टैक्सी मेट्रो ट्रेन किराया पेट्रोल भाड़ा सफर यात्रा`,
  entertainment: `
    bgmi bookmyshow bowling cinema cinemas club concert cricket dj fest film game games gaming hotstar imax
    inox ipl jiocinema match movie movies museum netflix party pc picture prime ps5 pub pubg pvr sonyliv
    spotify standup steam theatre turf youtube zoo show cult
    फिल्म सिनेमा पिक्चर मूवी खेल गेम मेला पार्टी`,
  shopping: `
    ajio amazon bag belt book books bottle bucket cap charger clothes clothing cover cream cosmetics
    croma decathlon dmart dress earphone earphones fashion flipkart gift headphone headphones
    hoodie jacket jeans kapda kapde keyboard kurta kurti laptop lenskart lifestyle lipstick mall
    max meesho mouse myntra notebook nykaa pant pants pantaloons pen pencil perfume phone powerbank purse
    reliance saree sari shampoo shirt shoe shoes shopping shorts slippers soap socks spectacles
    stationery sunscreen suit sweater tshirt toothpaste towel trends trouser umbrella
    wallet watch westside zara zudio chappal jute joote juta copy kitab
    कपड़े किताब जूते चप्पल साबुन शर्ट कॉपी पेन खरीदारी शॉपिंग`,
  others: `
    airtel bijli bill barber broadband chemist clinic dawai dentist deposit doctor donation electricity
    emi exam fee fees fine gas gym haircut hospital hostel insurance internet jio laundry lic loan medical medicine
    medicines parlour pg pharmacy pharmeasy photocopy postpaid prepaid print printout printouts recharge
    rent repair salon tuition vi vodafone wifi xerox dhobi nai apollo netmeds coaching subscription udhaar udhar
    बिजली दवाई दवा फीस बिल रिचार्ज डॉक्टर अस्पताल नाई धोबी`,
};

/** The words after these say where, from whom or what for. */
const PREPOSITIONS = new Set(
  [
    "at",
    "by",
    "for",
    "from",
    "in",
    "near",
    "on",
    "to",
    "with",
    "se",
    "mein",
    "me",
  ].map(searchKey),
);

const CATEGORY_OF = new Map(
  Object.entries(WORDS).flatMap(([category, words]) =>
    words
      .trim()
      .split(/\s+/)
      .map((word) => [searchKey(word), category as Category] as const),
  ),
);

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
const MAX_LENGTH = 500;

/**
 * The category that English and Hindi words suggest. The last known word decides,
 * as in "gym shoes", unless a preposition follows, as in "chai at the station".
 */
export function categoryOfWords(text: string): Category | undefined {
  let category: Category | undefined;
  for (const word of searchKey(text.slice(0, MAX_LENGTH)).split(SEPARATORS)) {
    if (category !== undefined && PREPOSITIONS.has(word)) return category;
    category =
      CATEGORY_OF.get(word) ??
      CATEGORY_OF.get(word.replace(/S$/, "")) ??
      category;
  }
  return category;
}
