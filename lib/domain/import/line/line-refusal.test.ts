import { expect, it } from "vitest";
import { REFUSALS } from "@/lib/domain/import/message/guards";
import { lineRefusal } from "./line-refusal";

const reason = (text: string) => {
  const refusal = lineRefusal(text);
  return refusal && REFUSALS[refusal];
};

it.each([
  "[18/11/26, 8:40 pm] Kabir: movie tickets came to 640",
  "18/11/26, 20:40 - Kabir: movie tickets 640",
  "Meera: bhai 250 pending hai tera",
  "Kabir: i paid 640 for all",
  "phonepe me 80 for the auto",
  "you owe me 120 for pizza",
  "Kabir owes me 300",
  "could you lend 400 till monday",
  "do we pay 900 for the hall each?",
  "mujhe 200 bhej do",
  "yaar 90 mein kya milta hai",
  "got your 500 thanks bro",
  "kal 200 lautaunga pakka",
  "tere 80 rupaye baaki hai abhi",
  "guys 150 each for cake, send to me",
  "bhai 500 udhaar chahiye tha",
  "haan 200 bhej diye maine dekh le",
  "ok sending 300 now",
  "Mummy: beta 1500 bhej diye hain, kha lena",
  "i will pay 400 you pay the rest",
  "Dev: bill aaya 1240, 310 per person",
  "send 200 na",
  "mera 350 kab dega",
  "gave you 200 yesterday remember",
  "do you have 500 cash",
  "ok 250 received",
  "it was 450 but I paid 500",
  "we all put 200 for farewell",
  "he took 500 from me last week",
  "400 ho gaya total, sab 100 100 do",
  "यार ८०० रुपये उधार दे दे, शनिवार को लौटा दूँगा",
  "मुझे 200 भेज दो",
  "कल 300 दे दूंगी पक्का",
  "भाई 80 बाकी है तेरा",
  "Asha Rao paid ₹400 to Kiran Das for Cab in Hostel 4",
  "Group 'Goa': Rahul paid ₹2,400 for Villa. 4 people owe",
  "Dinner:\u00a0 Kiran paid Rs 250",
])("%s is between people", (text) => {
  expect(reason(text)).toBe(REFUSALS.people);
});

it.each([
  "Gym fee of Rs 900 is outstanding since 1st",
  "Save Rs 50 daily with our app",
  "Auto top-up done by wallet 300",
  "CGST 3.50",
  "Payment failed ₹60",
  "Pizza at ₹99 only",
  "Gold price today Rs 7,210/gm. Buy digital gold from Rs 10",
  "Unlimited calls + 2GB/day at just ₹239 for 24 days",
  "Hostel residents: mess rebate forms by Friday. Mess fee Rs 3,100 for Dec",
  "Movie night! Tickets @ Rs 99 this Tuesday. Book on app",
  "Cheese Club @ only Rs 20 for 2 months! Paid users save Rs 900",
])("%s is a notice", (text) => {
  expect(reason(text)).toBe(REFUSALS.offer);
});

it.each([
  ["Your payment of Rs 640 to GAMELAND not processed", REFUSALS.failed],
  ["Interest of Rs 18 credited back today", REFUSALS.income],
  ["Receipt #88 for Rs 640 attached", REFUSALS.order],
  ["Blue Ship: box from Glow, COD Rs 640, reaches you soon", REFUSALS.order],
  ["Booking confirmed: 2 tickets for Starlight, Rs 640", REFUSALS.order],
  ["Your parcel was delivered! Bill total Rs 640", REFUSALS.order],
  ["Hall charges of Rs 640 scheduled for Monday", REFUSALS.unpaid],
])("%s is refused: %s", (text, expected) => {
  expect(reason(text)).toBe(expected);
});

it.each([
  "120 chai yesterday",
  "भाई का बर्थडे गिफ्ट 500",
  "मूंगफली 20",
  "चाय और समोसा 40 कल",
  "120 chai?",
  "120 chai and samosa with the gang? or not",
  "what a burger 200",
  "500 lent to kabir",
  "kabir ko 500 udhaar diya",
  "gave Rs 200 to Kabir for the trip",
  "sent rs 500 to mom for medicine today",
  "movie was ₹300 with popcorn",
  "Lunch: paneer roll and coke 180",
  "Lunch with friends at the new place near the college gate 450",
  "you tube premium 149",
  "Note: paid by cash 300",
  "dont share room 1200 rent",
  "can of coke 40",
  "will power book 300",
  "how to train your dragon ticket 300",
  "mess bill due 2400",
  "library fine 40",
  "free delivery wala pizza 199",
  "swiggy order delivered late 220",
  "bhai ka birthday gift 500",
  "Bought a new water bottle for Rs 250 from the campus store",
  "dinner with rahul and neha at truffles 640",
  "thank you card for mam 50",
  "gym membership Rs 1500 nov",
  "Rs. 40 for xerox and spiral binding of project",
  "apna lunch 70",
  "maine chai pi 20",
  "50 tip to delivery guy",
  "electricity bill ₹640 paid via gpay",
  "amazon order ₹499 charger",
  "cod parcel 350",
  "sun screen lotion 200",
  "received parcel 40",
  "balance bike 2000",
  "auto fare ₹40",
  "Rent transferred 6000",
  "Groceries: milk, bread and eggs 140",
  "chole bhature @ 90",
  "₹299 recharge for your phone and mine this month",
])("%s is a note", (text) => {
  expect(lineRefusal(text)).toBeUndefined();
});
