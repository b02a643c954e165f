import { wordSet } from "@/lib/domain/import/phrases";

/** A company's name ends before these. */
export const LEGAL_FORMS = wordSet("pvt private ltd limited llp plc inc opc");

/** Titles before a person's or a firm's name. */
export const TITLES = wordSet("mr mrs ms miss smt kumari messrs m/s");

/** Dropped after a company's name if its legal form followed. */
export const TRADE_WORDS = wordSet(
  "india ind systems technologies technology internet services solutions retail ecommerce marketplace",
);

/** Payment services, which stand before or after the name of the merchant. */
export const PAYMENT_SERVICES = wordSet(`
  axisbank bbps bharatpe bharatqr billdesk bqr cashfree ccavenue cred easebuzz eazypay ecom ezetap
  fbpe gpay googlepay gpaybill instamojo getepay juspay mab mswipe nps ombk payu payubiz paytm paytmqr phonepe
  pinelabs pine ptm pyu qr raz razorpay razp rsp rzp rzpx stripe tez upi vpa vyapar`);

/** After the name of a payment service, these are sold by it: `Paytm Metro`. */
export const SERVICE_PRODUCTS = wordSet(
  "bills bus fastag flights gold insider mall metro mini movies recharge travel",
);

/** Words that name no payee. */
export const EMPTY_WORDS = wordSet(`
  account bill card collect http https imps inb merchant mob mobile na neft nil null online order p2a
  p2m p2p pay payee payment pos prcr purchase recharge rtgs sale self the to transaction transfer
  trf txn unknown upi verified vpa www`);

/** Dropped at the end of a merchant's name, as card networks print them. */
export const CITIES = wordSet(`
  agra ahmedabad ajmer aligarh allahabad amritsar andheri aurangabad bangalore banglore bareilly
  bengaluru bhopal bhubaneswar bhubaneshwar blr bombay calcutta chandigarh chennai cochin coimbatore cuttack
  dehradun delhi dhanbad faridabad ghaziabad goa gorakhpur greater gurgaon gurugram guwahati gwalior howrah
  hubli hyd hyderabad indore jabalpur jaipur jalandhar jammu jamshedpur jodhpur kanpur kochi kolkata
  kota kozhikode lucknow ludhiana madras madurai mangalore manipal meerut mohali mum mumbai mysore mysuru
  nagpur nashik nasik navi new noida panaji panjim patna pondicherry prayagraj pune raipur rajkot ranchi
  rourkela secunderabad shimla siliguri srinagar surat thane thiruvananthapuram tiruchirappalli trichy
  trivandrum udaipur vadodara varanasi vellore vijayawada visakhapatnam vizag warangal`);

/** Country and state codes that follow a city. */
export const REGION_CODES = wordSet(
  "in ind india ap dl gj hr ka kl mh mp pb rj tn tg ts up wb",
);

/** A city after one of these belongs to the name: `IIT Bombay`. */
export const NAMES_WITH_CITY = wordSet(`
  air bank bar bus cafe canteen central club college dhaba hotel hostel iiit iim iit institute mess metro
  mother municipal nit of police railway restaurant school south station the university visit`);

/** Written in capitals. */
export const ACRONYMS = wordSet(`
  aiims amc apsrtc atm bmtc bpcl bsnl bses dmrc dtc emi hdfc hp hpcl icici iiit iim iit ioc iocl irctc
  isro ksrtc lic msrtc mtnl nit nmims pvr sbi srm tsrtc uts vit vlcc`);

/** Written in lower case inside a name. */
export const SMALL_WORDS = wordSet("and at by for from in of on the to with");
