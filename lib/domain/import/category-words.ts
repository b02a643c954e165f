import type { Category } from "@/lib/domain/expenses/category";
import { searchKey } from "@/lib/domain/expenses/search-key";

const WORDS: Record<Category, string> = {
  food: `
    7up aloo alur anda ande appalam appam apple atta bajji bakery banana barbeque bfast bhajji bhatura
    bhature bhel bigbasket biriyani biryani biscuit blinkit bonda bournvita bread breakfast briyani
    brunch bun bunmaska burger cafe cake canteen chaap chaat chai chapathi chapati chicken chinese chips
    chocolate chole chowmein cigarette ciggy coffee coke cola cookie cornflakes curd cutting daal dabeli
    dahi dal dhaba dhokla diner dinner dnr dominos doodh dosa dosai drink dudh dunzo eatclub eats egg
    faasos fafda frankie fries frooti fruit golgappa golgappe groceries grocery gulab haldiram haleem
    handvo icecream idli instamart jalebi jamun jhalmuri juice kaapi kabab kabob kachori kebab kfc
    khakhra khaman khana kirana kulcha kulfi lassi latte limca locho lunch maggi malai mandi mango maska
    mcdonald meal meat mess milk milkshake misal mishti mithai momo namkeen nashta nasta noodle oats
    omelette paan paani pakoda pakora paneer panipuri paratha parotha parotta pastry pav pepsi pesarattu
    phuchka pizza poha pongal popcorn puchka puff punugulu puri puttu raita rajma rasam restaurant rice
    roll roti sabji sabzi salad sambar samosa sandwich sev shake shawarma snack soup sprite starbucks
    subway sugar supper sutta sweets swiggy tandoori tapri tea thali thepla thukpa tiffin tikka tomato
    upma uttapam vada vadai vadapav veg vegetable wadapav water zepto zomato
    अंडा आइसक्रीम केक कॉफी खाना गोलगप्पे चाय चावल जूस डिनर थाली दही दाल दूध नाश्ता पकौड़ा पराठा पानी
    पिज़्ज़ा पिज्जा पोहा फल बिरयानी ब्रेड मिठाई मेस मैगी मोमो मोमोज राशन रोटी लंच लस्सी सब्जी समोसा समोसे`,
  travel: `
    airline airport amts apsrtc auto bhada bike bmtc bus cab car cng diesel dmrc dtc erickshaw fastag
    ferry flight fuel goibibo hostelworld indigo irctc ixigo kiraya ksrtc local makemytrip metro msrtc
    namma ola oyo parking petrol pump rapido redbus rick rickshaw riksha rikshaw rikshe savari scooter
    scooty shuttle taxi tempo toll train tram travel trip tsrtc uber uts yatri yulu
    ऑटो किराया टैक्सी ट्रेन पेट्रोल बस भाड़ा मेट्रो यात्रा रिक्शा रिक्शे सफर`,
  entertainment: `
    bar beer bgmi bookmyshow bowling cinema club cocktail concert cricket cult daru dj fest film game
    gaming garba hotstar imax inox ipl jiocinema match monk movie museum netflix outing party pc picture
    premium prime ps5 pty pub pubg pvr rum sharab show sonyliv spotify standup steam theatre theka thekha
    turf vodka whiskey whisky wine youtube zoo
    खेल गेम दारू नेटफ्लिक्स पार्टी पिक्चर फिल्म बीयर मूवी मेला शराब सिनेमा`,
  shopping: `
    ajio amazon arduino bag belt book bottle bucket cap chappal charger clothes clothing copy
    cosmetics cover cream croma cycle decathlon dmart drafter dress dupatta earings earphone earring
    eraser fashion flipkart geometry gift headphone hoodie jacket jeans jewellery joote juta jute jutti
    kapda kapde keyboard kit kitab kurta kurti laptop lenskart lifestyle lipstick mall max meesho
    mouse myntra notebook nykaa pant pantaloons pen pencil perfume phone powerbank purse reliance
    sandal saree sari sarojini shampoo shirt shoe shopping shorts slippers soap socks spectacles
    stationery suit sunscreen sweater tee toothpaste top towel trends trouser tshirt umbrella wallet
    watch westside zara zudio
    कपड़े किताब कुर्ती कॉपी खरीदारी गिफ्ट चप्पल जूते दीये दुपट्टा पेन शर्ट शॉपिंग साबुन`,
  others: `
    airtel apollo bai barber bijli bill broadband capsule chemist clinic coaching cook courier
    crocin dawai dentist deposit dhobi doctor dolo donation electricity emi exam facewash fee fine
    gas gym haircut hospital hostel insurance internet jio laundry lic loan maid medical medicine
    membership nai netmeds paracetamol parlour pg pharmacy pharmeasy photocopy postpaid prepaid
    print printout recharge registration rent repair room salon stamp subscription tablet tuition
    udhaar udhar vi vodafone wifi xerox xeroxes
    अस्पताल कमरा कमरे कामवाली ज़ेरॉक्स डॉक्टर दवा दवाई धोबी नाई फीस फोटोकॉपी बिजली बिल रिचार्ज`,
};

/** These say how something was paid for: a metro recharge is travel, a mess bill is food. */
const PAYMENT_WORDS = new Set(
  keysOf(`
    bill bills fee fees recharge rent kiraya bhada pass card ticket tickets tkt subscription
    membership booking deposit hostel किराया भाड़ा बिल फीस रिचार्ज`),
);

/** The words after these say where, from whom or what for. */
const PREPOSITIONS = new Set(
  keysOf("at by for from in near on to with se mein me"),
);

const CATEGORY_OF = new Map(
  Object.entries(WORDS).flatMap(([category, words]) =>
    keysOf(words).map((key) => [key, category as Category] as const),
  ),
);

const SEPARATORS = /[^\p{L}\p{M}\p{N}]+/u;
/** The bank in a UPI id, such as "pty". */
const HANDLE = /(?<=\w)@[a-z]+/gi;
const MAX_LENGTH = 500;

/**
 * The category that English and Hindi words suggest. The last known word decides,
 * as in "gym shoes", unless a preposition follows, as in "chai at the station", or
 * it says how something was paid for.
 */
export function categoryOfWords(text: string): Category | undefined {
  let category: Category | undefined;
  const named = text.slice(0, MAX_LENGTH).replace(HANDLE, "");
  for (const word of searchKey(named).split(SEPARATORS)) {
    if (category !== undefined && PREPOSITIONS.has(word)) return category;
    // A phone recharge buys no phone.
    const isKept = category !== undefined && category !== "shopping";
    if (isKept && PAYMENT_WORDS.has(word)) continue;
    category =
      CATEGORY_OF.get(word) ??
      // "PCS" are no computers.
      CATEGORY_OF.get(word.replace(/(?<=...)S$/, "")) ??
      category;
  }
  return category;
}

function keysOf(words: string): string[] {
  return words.trim().split(/\s+/).map(searchKey);
}
