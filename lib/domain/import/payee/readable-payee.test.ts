import fc from "fast-check";
import { expect, it } from "vitest";
import {
  descriptionFault,
  normaliseDescription,
} from "@/lib/domain/expenses/description";
import { readablePayee } from "./readable-payee";

it.each([
  ["ZOMATO LIMITED BANGALORE", "Zomato"],
  ["SWIGGY INSTAMART PVT LTD", "Swiggy Instamart"],
  ["UBER INDIA SYSTEMS PVT LTD", "Uber"],
  ["AIR INDIA LIMITED", "Air India"],
  ["AMAZON PAY INDIA PRIVATE LIMITED", "Amazon Pay"],
  ["BLINKIT COMMERCE PRIVAT", "Blinkit Commerce"],
  ["M/S Sharma Sweets", "Sharma Sweets"],
  ["IIT BOMBAY", "IIT Bombay"],
  ["DELHI BELLY CAFE", "Delhi Belly Cafe"],
  ["DOMINOS PIZZA 43217 NEW DELHI IN", "Dominos Pizza"],
  ["RAZ*Swiggy", "Swiggy"],
  ["PAYTM*UBER RIDES", "Uber Rides"],
  ["UBER *TRIP", "Uber Trip"],
  ["WWW.IRCTC.CO.IN", "IRCTC"],
  ["bookmyshow.com", "Bookmyshow"],
  ["UPI_Nandini Parlour", "Nandini Parlour"],
  ["PAYTM", "Paytm"],
  ["PhonePe", "PhonePe"],
  ["KFC", "KFC"],
  ["McDonald's", "McDonald's"],
  ["DOMINO'S", "Domino's"],
  ["TASTE OF PUNJAB", "Taste of Punjab"],
  ["7 ELEVEN", "7 Eleven"],
  ["CAFE 24", "Cafe 24"],
  ["A2B VEG", "A2B Veg"],
  ["PAYTM METRO", "Paytm Metro"],
  ["PAYTM SHARMA STORE", "Sharma Store"],
  ["IND SPOTIFY INDIA", "Spotify India"],
  ["SRI SAI PG", "Sri Sai PG"],
  ["A & B Stores", "A & B Stores"],
  ["RAVI & SONS", "Ravi & Sons"],
  ["& CAFE &", "Cafe"],
  ["PAYTM & CAFE", "Cafe"],
])("the merchant %s is %s", (text, payee) => {
  expect(readablePayee(text)).toBe(payee);
});

it.each([
  ["RAMESH KUMAR", "Ramesh Kumar"],
  ["Mr SURESH BABU K", "Suresh Babu K"],
  ["SMT  LAKSHMI   DEVI", "Lakshmi Devi"],
  ["anita verma", "Anita Verma"],
  ["DR ANITA VERMA", "Dr Anita Verma"],
  ["राम किराना", "राम किराना"],
  ["RAHUL S 9812300045", "Rahul S"],
  ["RAHUL S 98123 00045", "Rahul S"],
  ["RAHUL 98 12 30 00 45", "Rahul"],
  ["RAHUL XX1234", "Rahul"],
  ["RAHUL९८१२३०००४५", "Rahul"],
])("the person %s is %s", (text, payee) => {
  expect(readablePayee(text)).toBe(payee);
});

it.each([
  ["zomato-order@ptybl", "Zomato Order"],
  ["swiggy.rzp@hdfcbank", "Swiggy"],
  ["swiggyupi@axisbank", "Swiggy"],
  ["ramesh.kumar1987@oksbi", "Ramesh Kumar"],
  ["anita_v@ybl", "Anita V"],
  ["q.fresh2@ybl", "Q Fresh"],
  ["citybus.ka57@sbi", "Citybus KA57"],
  ["VPA anita.verma@okicici", "Anita Verma"],
  ["ANITA VERMA anita99@ybl", "Anita Verma"],
  ["irctc.uts@sbi", "IRCTC UTS"],
])("the UPI id in %s is %s", (text, payee) => {
  expect(readablePayee(text)).toBe(payee);
});

it.each([
  "",
  "  ",
  "9812300045@ybl",
  "9812300045-2@ybl",
  "q123456789@ybl",
  "paytmqr2810050501@paytm",
  "bharatpe.90012345678@fbpe",
  "gpay-11223344@okbizaxis",
  "9812300045",
  "XXXXXX1234",
  "A/C XX1234",
  "NA",
  "payment",
  "₹ - *",
  "T23120909123",
  "s1ab2c3@ybl",
  "paytmqr5abcde@ptys",
  "ombk.aabc12345x@mbk",
])("nothing readable is left of %j", (text) => {
  expect(readablePayee(text)).toBe("");
});

const word = fc.oneof(
  fc.string({ unit: "binary", maxLength: 12 }),
  fc.constantFrom(
    "ZOMATO",
    "Pvt",
    "LTD",
    "DELHI",
    "@ybl",
    "a@b",
    "XX",
    "-",
    ".",
  ),
  fc.integer({ min: 0 }).map(String),
);
const texts = fc.array(word, { maxLength: 40 }).map((words) => words.join(" "));

it("returns a valid description or nothing, with at most three digits", () => {
  fc.assert(
    fc.property(texts, (text) => {
      const payee = readablePayee(text);
      expect(payee.match(/\p{N}/gu)?.length ?? 0).toBeLessThanOrEqual(3);
      if (payee === "") return;
      expect(normaliseDescription(payee)).toBe(payee);
      expect(descriptionFault(payee)).toBeUndefined();
    }),
  );
});
