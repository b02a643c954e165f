import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { readPastedText } from "@/lib/domain/import/pasted-text";
import { REFUSALS } from "./guards";
import { readPaymentMessage } from "./read-payment-message";

const TODAY = parseDate("2026-11-22");
const read = (text: string) => readPaymentMessage(text, TODAY);

it.each([
  ["Your payment of Rs 90 towards PIPEGAS bill was received.", "Pipegas"],
  [
    "We have received your payment of Rs 90.50 for PIPEGAS refill 12",
    "Pipegas",
  ],
  ["Pipegas: We've received Rs. 90 towards your connection 4410", "Pipegas"],
  ["Payment of Rs 90 received against booking 4410. -PIPEGAS", "Pipegas"],
  ["PIPEGAS: Payment of Rs 90 received towards your bill", "Pipegas"],
  [
    "Payment received: Rs 90 from you for rent at Pipegas. Receipt 4",
    "Pipegas",
  ],
  ["Foodie: Payment of ₹90 received for your order from Tea Hub", "Tea Hub"],
  [
    "Foodie: We received your payment of ₹90 for order 8812 from Tea Hub",
    "Tea Hub",
  ],
  ["Thank you for your payment of Rs 90 towards PIPEGAS bill", "Pipegas"],
  ["We acknowledge receipt of your payment of Rs 90. -PIPEGAS", "Pipegas"],
  [
    "Dear Student, lab fee of Rs 90 received by Pipegas College",
    "Pipegas College",
  ],
  ["PIPEGAS: We confirm receipt of Rs 90 from you. Thank you.", ""],
  ["Receipt no 12: Rs 90 paid by UPI to Tea Hub, thank you", "Tea Hub"],
  ["Teahub: Thanks for shopping! Rs 90 paid by card. Bill: th.in/88", "Teahub"],
  ["Your order from Tea Hub is placed. ₹90 paid via UPI", "Tea Hub"],
  [
    "Cabbie: Thanks for riding! You paid Rs 90 for your trip using UPI",
    "Cabbie",
  ],
])("the receipt %s is a payment to %j", (text, payee) => {
  const payment = { kind: "payment", amountPaise: expect.any(Number) };
  expect(read(text)).toMatchObject(payee === "" ? payment : { payee });
  expect(
    readPastedText(text, { today: TODAY, categoryOf: () => undefined }),
  ).toMatchObject(payment);
});

it.each([
  ["Recharge of Rs 90 for your Telco number 98xxxxxx10 is successful", "Telco"],
  ["Telco: Your recharge of Rs 90 was successful. Txn ID 8812", "Telco"],
  ["Aapka Rs 90 ka Telco recharge safal hua", "Telco"],
  ["Aapka Rs 90 ka Telco recharge ho gaya hai", "Telco"],
  ["आपका ₹90 का टेल्को रिचार्ज सफल रहा।", "टेल्को"],
  [
    "City Metro QR ticket booked! Rs 90 paid. From Agara to Majestic.",
    "City Metro",
  ],
  ["IRCTC: Ticket booked PNR 4412098871. Total fare Rs.90.00 paid", "IRCTC"],
  [
    "Thank you! Your payment of Rs. 90.00 towards Pipegas electricity bill, Service No. 4410098, was successful on 18/11/2026. Receipt No. 88.",
    "Pipegas",
  ],
  [
    "City Metro QR Ticket\nFare paid: Rs. 90.00\nTicket no. 7719820034\nValid till end of day",
    "City Metro",
  ],
])("%s is a payment to %s", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, payee });
});

it.each([
  [
    "Recharge done! ₹90 for Telco mobile 98xxxxxx10 on 14 Nov 2026",
    "2026-11-14",
  ],
  ["Metro ticket booked! Rs 90 paid. Valid till 20-11-2026 23:59", undefined],
  ["Metro ticket booked! Rs 90 paid. Valid till 20-12-2026 23:59", undefined],
  ["Railco: Ticket booked PNR 88, DOJ 20-11-2026. Fare Rs 90 paid", undefined],
  [
    "Busco: Ticket confirmed, PNR 88. Agara to Majestic, 20-11-2026. Fare paid Rs 90",
    undefined,
  ],
  [
    "Cineco: Booking confirmed, show 21-11-2026. Amount paid Rs 90 on 19-11-2026",
    "2026-11-19",
  ],
])("%s has the day %s", (text, date) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, date });
});

it.each([
  ["Payment of Rs 90 received on your SHOPBANK credit card XX12", "cardBill"],
  ["Payment of Rs 90 received towards Simpl bill. Thank you", "cardBill"],
  ["Payment of Rs 90 received from ASHA in your A/c XX12", "income"],
  ["Payment of Rs 90 received for notes from Asha on 12-11-26", "income"],
  ["You have received Rs 90 from ASHA via UPI", "income"],
  ["Payment of Rs 90 received. UPI Ref 607712340981", "unclear"],
  ["Your payment of Rs 90 for recurring deposit has been received", "transfer"],
  ["Your payment of Rs 90 has not been received", "failed"],
  ["Fee payment of Rs 90 received for your ward ASHA on 12-11-26", "people"],
  ["Recharge of your Paytm wallet with Rs 90 is successful", "transfer"],
  ["Your Ola Money recharge of Rs 90 was successful", "transfer"],
  ["Once your recharge of Rs 90 is successful you get 2GB. A/c XX12", "offer"],
  [
    "Cabco: Booking confirmed. Total fare Rs 900, paid Rs 90 advance by UPI",
    "order",
  ],
  ["Ticket confirmed. Rs 90 to be paid to the conductor", "unpaid"],
  ["City Metro QR Ticket\nFare: Rs. 90.00\nValid till end of day", "order"],
  ["Your SIP of Rs 90 in Green Fund will be processed on 10-12-2026", "unpaid"],
] as const)("%s is refused as %s", (text, refusal) => {
  expect(read(text)).toEqual({ kind: "refused", reason: REFUSALS[refusal] });
});

it.each([
  [
    "SIP instalment of Rs 90 in Green Fund has been processed from a/c XX12",
    "Green Fund",
  ],
  ["Aapke FASTag se Rs.90 Agara Toll par kata 14-11-2026 ko", "Agara Toll"],
  [
    "A/c XX12 se Rs 90 debit kiye gaye hain 14-11-26 ko, Tea Hub ke liye. UPI",
    "Tea Hub",
  ],
  [
    "A/c XX12 se Rs 90 kat gaye hain 14-11-26 ko Tunebox mandate ke liye.",
    "Tunebox",
  ],
  ["Khate XX12 se Rs 90 nikale gaye 14-11-26 ko ATM se", "Cash withdrawal"],
  [
    "A/c XX12 debited for Rs 90 on 14-11-26 and credited to a/c of ASHA RAO",
    "Asha Rao",
  ],
  [
    "Rs 90 debited from A/c XX12 on 14-11-26 for UPI Mandate of TUNEBOX",
    "Tunebox",
  ],
  ["तुम्ही गणेश बेकरी ला ₹90 दिले. UPI व्यवहार 607712340981", "गणेश बेकरी"],
  [
    "অ্যাকাউন্ট XX12 থেকে ₹90 ডেবিট হয়েছে 14-11-2026। প্রাপক: গণেশ টি। -Bank",
    "গণেশ টি",
  ],
  ["ਖਾਤੇ XX12 ਵਿੱਚੋਂ ਰੁ.90 14-11-2026 ਨੂੰ ਡੈਬਿਟ ਹੋਏ ਹਨ। -Bank", ""],
])("%s is paid to %j", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, payee });
});

it("reads months in Hindi", () => {
  const text = "₹90 का भुगतान गणेश बेकरी को सफल रहा। Paytm UPI, 12 नवंबर 2026";
  const payment = { kind: "payment", date: "2026-11-12" };
  expect(
    readPastedText(text, { today: TODAY, categoryOf: () => undefined }),
  ).toMatchObject(payment);
});

it.each([
  "Last recharge of Rs 90 was done on 10-10-2026. Recharge now",
  "Telco: Rs 90 ka plan khatam ho gaya. Recharge safal hone par 2GB",
  "ਖਾਤੇ XX12 ਵਿੱਚ ਰੁ.90 ਜਮ੍ਹਾਂ ਹੋਏ ਹਨ। -Bank",
  "ਖਾਤੇ XX12 ਵਿੱਚੋਂ ਰੁ.90 ਡੈਬਿਟ ਕੀਤੇ ਜਾਣਗੇ। -Bank",
  "ਖਾਤੇ XX12 ਵਿੱਚੋਂ ਰੁ.90 ਡੈਬਿਟ ਨਹੀਂ ਹੋਏ ਹਨ। -Bank",
])("%s is no payment", (text) => {
  expect(read(text)?.kind).not.toBe("payment");
});

it("takes the balance that is still to pay from the amount after the word", () => {
  expect(
    read(
      "Trip confirmed. Fare Rs 90. Amount paid Rs 40, balance Rs 50 on board",
    ),
  ).toEqual({ kind: "refused", reason: REFUSALS.order });
});

it.each([
  [
    "Payment of Rs 90 successful for PIPEGAS refill. Memo will be sent soon",
    "Pipegas",
  ],
  [
    "Your Agara Metro smart card XX12 has been recharged with Rs.90. -AMRC",
    "Amrc",
  ],
  [
    "Telco: Rs.90 ka plan aapke number 98XXXXXX10 par activate ho gaya hai. Recharge safal.",
    "Telco",
  ],
  ["Your Telco number 98XXXXXX10 has been recharged with Rs 90", "Telco"],
  ["Your TeaHub order of Rs 90 is paid via UPI. Invoice is shared", "TeaHub"],
  ["Bijli bill ka Rs 90 jama ho gaya, 14/11/2026. Dhanyavaad -PVVNL", "PVVNL"],
  ["बिजली बिल का ₹90 जमा हो गया। धन्यवाद - PVVNL", "PVVNL"],
  [
    "Aapki hostel fees ke Rs 90 jama ho gaye. Rasid 88. -Tea College",
    "Tea College",
  ],
  [
    "Hi Asha, we have received ₹90 towards your PG rent for November. Receipt no. 88. Thanks, Tea Stays",
    "Tea Stays",
  ],
])("the payment of %s is one to %s", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, payee });
});

it.each([
  ["Once payment of Rs 90 is successful, we send a memo. A/c XX12", "unclear"],
  ["Your FASTag wallet has been recharged with Rs.90. Txn ID 8812", "transfer"],
  ["Your Agara Metro smart card XX12 will be recharged with Rs.90", "unpaid"],
  [
    "Telco: Rs.90 ka plan 98XXXXXX10 par activate hoga. Recharge karein",
    "unclear",
  ],
  ["Bijli bill ka Rs 90 jama nahi hua, 14/11/26, A/c XX12", "unclear"],
  ["Bijli bill ka Rs 90 jama karein, antim tithi 30/11/2026 -PVVNL", "income"],
  ["Bijli bill cashback ka Rs 90 jama ho gaya. -PVVNL", "income"],
  ["Payment of Rs 90 to Tea Hub successful? Reply YES. A/c XX12", "offer"],
  ["Account XX12 mein bijli bill ka Rs 90 jama ho gaya", "income"],
  ["You sent Rs 90 request to Asha Rao via UPI on 14 Nov 2026", "unpaid"],
] as const)("%s is refused as %s", (text, refusal) => {
  expect(read(text)).toEqual({ kind: "refused", reason: REFUSALS[refusal] });
});

it.each([
  ["Paid to Tea Hub of Agara ₹90. Cashback of ₹12 won. Tap to view - Navi UPI"],
  ["Paid to Tea Hub of Agara ₹90 via UPI. You received cashback of ₹12"],
  ["Paid to Tea Hub of Agara ₹90 via Navi UPI\nCashback ₹4 received"],
])("the reward after the payment does not refuse %s", (text) => {
  expect(read(text)).toMatchObject({
    amountPaise: 9000,
    payee: "Tea Hub of Agara",
  });
});

it.each([
  "You received cashback of ₹12 for your payment of ₹90",
  "Cashback of ₹12 credited for ₹90 paid to Tea Hub via UPI",
  "You paid ₹90 to Tea Hub. Cashback of ₹90 credited as refund to a/c XX12",
])("a reward is no payment: %s", (text) => {
  expect(read(text)).toHaveProperty("kind", "refused");
});

it.each([
  ["Telco recharge ₹90 ho gaya hai number 9811XXXX09 par", "Telco"],
  ["Telco ka Rs.90 ka recharge safal raha, Txn ID 8812", "Telco"],
  ["आपके टेल्को नंबर 9811XXXX21 पर ₹90 का रिचार्ज सफल रहा", "टेल्को"],
  [
    "Agara Metro card XX2210 recharged with Rs 90 at Majestic on 18-11-2026",
    "Agara Metro",
  ],
  [
    "Your Agara Metro Smart Card 4410 has been recharged with Rs 90 at Majestic. AMRC",
    "Amrc",
  ],
  [
    "Fee payment of Rs. 90/- towards Lab Fee Sem V received. Receipt No. 8 dt 06-11-2026. - Tea College of Agara",
    "Tea College of Agara",
  ],
  [
    "Mess bill of Rs 90 paid successfully by UPI for Nov 2026. Receipt 8. -Tea Hostel",
    "Tea Hostel",
  ],
  [
    "Railco: PNR 4412, DOJ 02-12-26, SL. Fare Rs 90 paid by UPI. Happy journey",
    "Railco",
  ],
  [
    "Your Pipegas LPG refill booking 88 of Rs 90 is paid via PhonePe",
    "Pipegas LPG",
  ],
])("the receipt %s is one of %s", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, payee });
});

it.each([
  [
    "You paid ₹90 to Tea Hub. Earned 2 coins! Supercoins will reflect soon. UPI",
    "Tea Hub",
  ],
  [
    "Thank you for recharging your Telco number 9845XXXX12 with Rs 90. Order ID 88",
    "Telco",
  ],
  ["Telco: Top-up of Rs.90 done for 94801XXXXX. Ref 4410023", "Telco"],
  [
    "Dish Co: Your account 30021188 has been recharged with Rs.90 on 03-11-2026",
    "Dish Co",
  ],
  ["Cabbie: Thanks for riding, Asha! Total ₹90 paid with UPI", "Cabbie"],
  ["Your Cabbie trip CRN 88 cost Rs 90, paid by Ola Money Postpaid.", "Cabbie"],
  ["Foodie: Order from Tea Hub placed. ₹90 paid using UPI", "Tea Hub"],
  ["Groco order #4410 confirmed. Paid ₹90 via Google Pay UPI", "Groco"],
  ["Tea Bhavan: Bill no 88, Rs 90 paid by UPI. Thank you", "Tea Bhavan"],
  [
    "TeaU: Exam application fee Rs 90 paid successfully. Transaction ID V8",
    "TeaU",
  ],
  [
    "Your Tunebox AutoPay of ₹90 was successful. UPI Ref 607712340981",
    "Tunebox",
  ],
  ["AePS: Rs 90 withdrawn from A/c XX12 at CSP TEA HUB on 13-11-26", "Tea Hub"],
  ["भुगतान सफल! ₹90 टी हब को। UPI Ref 607712340981", "टी हब"],
  ["डेबिट कार्ड XX22 से ₹90 का लेनदेन TEA HUB पर 15-11-26 को हुआ।", "Tea Hub"],
  ["Rs 90 bhej diye Google Pay se Aman ko, ref 607712340981", "Aman"],
  ["ಖಾತೆಯಿಂದ XX12 ₹90 ಮಂಜು ಟೀ ಸ್ಟಾಲ್‌ಗೆ ಪಾವತಿಯಾಗಿದೆ. UPI", "ಮಂಜು ಟೀ ಸ್ಟಾಲ್"],
])("the message %s tells of a payment to %s", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, payee });
});

it.each([
  "Total Rs 90 paid by card XX12 in this cycle",
  "Rent Rs 90 paid by Kiran Money from his a/c XX12",
  "Telco: Your wallet account has been recharged with Rs.90. Ref 4410023",
  "UPI Lite top-up of Rs.90 done from A/c XX12. Ref 4410023",
  "Your Tunebox AutoPay of ₹90 was set up successfully. A/c XX12",
  "Your last AutoPay of ₹90 was successful. A/c XX12",
])("%s tells of no payment", (text) => {
  expect(read(text)?.kind).not.toBe("payment");
});

it.each([
  ["Cabbie: Ride completed. ₹90 paid via Cabbie Wallet. Rate us", "Cabbie"],
  [
    "Your TeaBus ticket TB88 from Agara to Majestic is confirmed. Amount paid: Rs 90",
    "TeaBus",
  ],
  ["Cineco: Booking ID PX8. 2 tickets for Leo 2. Rs 90 paid by card", "Cineco"],
  ["Groco order D-8812 is confirmed. You paid ₹90 by UPI.", "Groco"],
  [
    "Tea Pharmacy: Invoice 88 for Rs 90.00 paid through PhonePe",
    "Tea Pharmacy",
  ],
  [
    "Fine of Rs 90 paid by UPI. Receipt no 8. - Tea Library, Agara",
    "Tea Library",
  ],
  ["D2Home recharge of Rs 90 for VC no 8812 is done. Paid via UPI", "D2Home"],
  ["Rs 90 paid for Tunebox subscription from your Paytm wallet", "Tunebox"],
  ["Rs 90 invested in Tea Fund via SIP, debited from A/c XX12", "Tea Fund"],
  ["Bus pass ka ₹90 payment ho gaya, receipt 8812. -AMTC", "Amtc"],
  ["আপনি UPI দিয়ে রাজু চা দোকানকে ₹90 দিয়েছেন। UPI", "রাজু চা দোকান"],
])("the payee of %s is %s", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, payee });
});

it("reads the last transaction beside a balance as no payment", () => {
  expect(
    read("A/c XX12 Bal as on 09-11-26 Rs 640. Last txn: ATM WDL Rs 90 -BOB"),
  ).toHaveProperty("kind", "refused");
});

it.each([
  [
    "Transfer successful: ₹90 to Tea Hub. From: Canara Bank XX12. UPI",
    "Tea Hub",
  ],
  ["Dressbar: Your bill of ₹90 has been paid using card XX22", "Dressbar"],
  ["आपने ₹90 एटीएम से निकाले। खाता XX12, 12-11-26", "Cash withdrawal"],
])("%s is one to %s", (text, payee) => {
  expect(read(text)).toMatchObject({ amountPaise: 9000, payee });
});

it.each([
  [
    "To Asha Rao\n₹90\nLunch\nCompleted\n18 Nov 2026, 9:12 pm\nUPI transaction ID\n632271290458",
    "Asha Rao",
  ],
  [
    "Payment of Rs.90.00 for PIPEGAS gas bill, Account ID 4412098765, is successful on 10-11-2026. Receipt No. PY3320981. Bill month: Oct 2026.",
    "Pipegas",
  ],
  [
    "Dear Customer, your Agara Metro Smart Card no. XX5521 recharge of Rs.90 is successful. Payment of Rs.90 received via UPI on 12/11/2026. Please tap the card. -AMRC",
    "Amrc",
  ],
  [
    "Cabbie ride complete! Aapne Captain Dinesh ko ₹90 cash diye. Kul kiraya ₹90. Rating dena na bhoolein.",
    "Cabbie",
  ],
])("reads %s as a payment", (text, payee) => {
  for (const one of [text, text.replaceAll("\n", " ")])
    expect(read(one)).toMatchObject({
      kind: "payment",
      amountPaise: 9000,
      payee,
    });
});

it("reads no payment where the user received one, or where it is pending", () => {
  const screen =
    "To Asha Rao\n₹90\nCompleted\nUPI transaction ID\n632271290458";
  expect(read(screen.replace("To", "From"))?.kind).toBe("refused");
  expect(read(screen.replace("Completed", "Pending"))).toEqual({
    kind: "refused",
    reason: REFUSALS.unpaid,
  });
});
