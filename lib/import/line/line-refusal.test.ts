import { expect, it } from "vitest";
import { REFUSALS } from "@/lib/import/message/refusal";
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
])("%s is between people", (text) => {
  expect(reason(text)).toBe(REFUSALS.people);
});

it.each([
  "Gym fee of Rs 900 is outstanding since 1st",
  "Save Rs 50 daily with our app",
  "Receipt #88 for Rs 640 attached",
  "Your parcel was delivered! Bill total Rs 640",
  "Auto top-up done by wallet 300",
  "CGST 3.50",
])("%s is a notice", (text) => {
  expect(reason(text)).toBe(REFUSALS.offer);
});

it.each([
  ["Your payment of Rs 640 to GAMELAND not processed", REFUSALS.failed],
  ["Interest of Rs 18 credited back today", REFUSALS.income],
  ["Hall charges of Rs 640 scheduled for Monday", REFUSALS.unpaid],
])("%s is refused: %s", (text, expected) => {
  expect(reason(text)).toBe(expected);
});

it.each([
  "120 chai yesterday",
  "120 chai?",
  "120 chai and samosa with the gang? or not",
  "what a burger 200",
  "500 lent to kabir",
  "kabir ko 500 udhaar diya",
  "mom gave me 500 for books",
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
  "₹299 recharge for your phone and mine this month",
])("%s is a note", (text) => {
  expect(lineRefusal(text)).toBeUndefined();
});
