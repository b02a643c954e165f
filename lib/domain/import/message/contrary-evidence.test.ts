import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { readPaymentMessage } from "./read-payment-message";
import { REFUSALS } from "./guards";

const read = (text: string) =>
  readPaymentMessage(text, parseDate("2026-11-22"));

it.each([
  ["Your father's A/c XX12 debited by Rs 900 to KIRAN on 12-11-26", "people"],
  ["Amma's a/c XX12 se Rs 900 nikale gaye 12-11-26 ko", "people"],
  ["Your son KIRAN has paid Rs 90 at CANTEEN by card XX12", "people"],
  ["Card XX12 held by ASHA was used for Rs 900 at DRESSBAR", "people"],
  ['"Rs 900 debited from a/c XX12" is what my phone says, why?', "people"],
  ["> Rs 900 sent to Kiran via UPI\nok got it", "people"],
  ["By mistake I sent Rs 900 to a wrong UPI id", "people"],
  [
    "Mandate of Rs 900 to CHITHOUSE from A/c XX12 executed from next month",
    "unpaid",
  ],
  ["Cover at Rs 20/year debited from your savings account XX12", "unpaid"],
  ["Payment of ₹900 to KIRAN is being processed. Ref 607712340981", "unpaid"],
  [
    "Cheque 121 for Rs 900 issued to KIRAN sent for clearing, A/c XX12",
    "unpaid",
  ],
  ["Total Rs 900 spent on your card XX12 in this cycle", "offer"],
  ["Rs 9,000 spent on card XX12 at GADGETBAR converted to 6 EMIs", "offer"],
  ["e-Statement of A/c XX12 sent to your mail. Closing Rs 900", "offer"],
  ["Your complaint about Rs 900 debited at ATM is resolved", "offer"],
  ["Amount of Rs 900 has landed in your account XX12", "income"],
  ["Interest of Rs 90 transferred to A/c XX12 on 31-10-26", "income"],
  ["₹90 paid to your UPI ID asha2@ybl for your friend's sign-up", "income"],
  ["₹900 sent to your Lite balance from a/c XX12, 12-11-26", "transfer"],
  ["Rs 900 debited from A/c XX12 to create FD 88120", "transfer"],
  ["Self transfer of Rs 900 from A/c XX12 to A/c XX88 done", "transfer"],
  ["Rs 900 debited from A/c XX12 for credit card XX88 bill", "cardBill"],
  [
    "Rs 90 sent to TEA HUB from XX12. Your bill of Rs 399 is due tomorrow",
    "unpaid",
  ],
  ["Papa ne ₹900 UPI se bheje XX12 mein", "people"],
  ["₹900 papa ke khate XX12 se kat gaye 12-11-26 ko", "people"],
  ["Rent ₹900 sent by Kiran on 01-11-26 via UPI", "people"],
  ["Rs 900 debit from XX12 to GYM subject to your approval", "unpaid"],
  ["₹900 paid to TEA HUB is under dispute, ref 607712340981", "offer"],
  ["NPS contribution Rs 900 debited from A/c XX12 on 12-11-26", "transfer"],
  ["Paid Rs 900 to SHOPBANK CREDIT CARD via UPI from XX12", "cardBill"],
  ["₹900 sent to TEA HUB from XX12 not accepted, UPI", "failed"],
  ["Asha added an expense: Lunch ₹640, you paid ₹640", "offer"],
  ["आपके बैंक खाते में छात्रवृत्ति के ₹9,000 भेजे गए", "income"],
  ["Amount Rs 350 debited from A/c XX12 on 12-11 is re-credited", "income"],
  ["Bill for card ending 7712 paid, Rs 4,219, from A/c XX12", "cardBill"],
  ["Your food worth ₹310 is being cooked. Paid via UPI", "unclear"],
  ["Fest sponsors transferred Rs 20,000 to the club account", "unclear"],
  ["Your November wrap: ₹6,210 spent with card XX12", "unclear"],
  [
    "Rs 49,999 debited from your A/c for GADGETBAR. Call now to cancel",
    "unclear",
  ],
] as const)("%s is refused as %s", (text, refusal) => {
  expect(read(text)).toEqual({ kind: "refused", reason: REFUSALS[refusal] });
});

it.each([
  "Rs 900 debited from your salary account XX12 to PG OWNER on 01-11-26",
  "Rs 900 debited from A/c XX12 to FATHER & SONS BOOKS on 12-11-26",
  "Forwarded\nRs 900 debited from A/c XX12 on 12-11-26 to TEA HUB",
  "> Rs 900 debited from A/c XX12\n> on 12-11-26 to TEA HUB",
  "Rs 900 spent at STATEMENT JEWELS on card XX12 on 12-11-26",
  "Rs 900 debited from A/c XX12 and credited to a/c XX88 (UPI Ref no 607712340981)",
  "Payment of Rs 900 using Apay Balance successful at BOOKBAR",
  "You paid ₹900 to Roll House",
  "Rs 900 debited from your account XX12",
  "Rs 900 paid to RD STORES from A/c XX12 on 12-11-26",
])("%s is a payment", (text) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise: 90000 });
});
