import { expect, it } from "vitest";
import { parseDate } from "@/lib/testing/parse-date";
import { readPaymentMessage } from "./read-payment-message";
import { refusalOfText, REFUSALS } from "./guards";

const read = (text: string) =>
  readPaymentMessage(text, parseDate("2026-11-22"));

it.each([
  "Secure PIN 556677 for Rs 230 at GAMELAND",
  "TPIN 4412 for Rs 500",
  "Never share this! 556677 - code to pay INR 90 to BUS PASS",
  "556677 is your login code",
  "Do not share 556677 with anyone. Pay INR 90",
  "Your PIN for the purchase of Rs 230 is 5566",
  "556677 aapka OTP hai, kisi ko na batayein",
  "आपका OTP 5566 है, किसी को न बताएं",
  "OTP 556677 kisi ko na batayein",
  "556677 वन टाइम पासवर्ड है, Rs 90.00 के लिए",
])("%s is a password", (text) => {
  expect(refusalOfText(text)).toBe("password");
});

it.each([
  ...["OTP किसी को न बताएं", "OTP kisi ko na batayein", "कृपया OTP साझा न करें"],
  "- SBI 18001234-SBI प्रिय ग्राहक, OTP किसी को न बताएं",
  ...["Apna PIN ya OTP kisi ke saath share na karein", "Never share your PIN"],
])("a payment that ends with %s is read", (warning) => {
  expect(
    read(`Rs 80 debited from A/c XX12 to TEA HUB on 12-11-26. ${warning}`),
  ).toMatchObject({ amountPaise: 8000, payee: "Tea Hub" });
});

it.each([
  ["Rs 40 paid into your salary account XX12 as interest", "income"],
  ["₹90 requested by Kiran via UPI. Accept or decline in the app", "unpaid"],
  ["Standing instruction of Rs 900 to GREEN FUND is set for 5th", "unpaid"],
  ["FASTag auto top-up of Rs 500 enabled using UPI", "unpaid"],
  ["Monthly average balance of Rs 2000 not maintained in A/c XX12", "offer"],
  ["Mini statement of A/c XX12: 20/11 DR 90.00, 19/11 DR 20.00", "offer"],
  ["Billsplit: Kiran paid ₹600, you owe ₹200", "people"],
] as const)("%s is refused as %s", (text, refusal) => {
  expect(read(text)).toEqual({ kind: "refused", reason: REFUSALS[refusal] });
});

it.each([
  ["Rs.90 spent on LazyPay at Roll House on 14-Nov-26. Due on 1 Dec.", 9000],
  [
    "Txn Rs.90.00\nOn HDFC Bank Card 7781\nAt q331188990@ybl\nby UPI 607712340981\nOn 20-11\nNot You? Call 18001234567",
    9000,
  ],
  [
    "YOUR A/C XX12 IS DEBITED FOR RS. 90.00 ON 03-11-2026 AND CREDITED TO A/C XX88 (UPI REF NO 607712340981)",
    9000,
  ],
  ["Rs 50 debited from A/c XX12 towards library late fee on 12-11-26", 5000],
  ["Rs 90 spent at Roll House using LazyPay. Total outstanding Rs 400", 9000],
  ["Rs 118 debited from A/c XX12 towards non maintenance of balance", 11800],
])("%s is a payment", (text, amountPaise) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise });
});

it.each([
  "Your bill so far is Rs 911.",
  "Total outstanding Rs.1,204.00, limit left Rs.3,796.00.",
  "You won a scratch card! Open the app to see it.",
  "Flat 20% off on your next order, use code ROLL20.",
  "Convert this spend to 3 EMIs at 1% pm.",
  "Your next bill of Rs 911 is due on 5 Dec.",
  "Statement will be generated on 1 Dec.",
  "Set up AutoPay for your bills and never miss a due date.",
  "Minimum due Rs 100, pay by 5 Dec to avoid late fee.",
  "Rate your experience: survey.example/r",
  "Pay your bill on or before 3 Dec.",
  "Never share your OTP or PIN with anyone.",
  "Do not approve unknown collect requests.",
  "Available limit Rs 9,360. Total spends this month: Rs 2,340.",
  "You have spent Rs 2,340 so far this month.",
  "EMI offers start at Rs 99 per month.",
  "Upcoming bills: electricity. Check the app.",
  "You are eligible for a pre-approved loan of Rs 50,000.",
  "Your weekly summary is in the app.",
  "Beware of scams. Call 1930 for fraud.",
  "Outstanding amount: Rs 2,114. Due date 5 Dec.",
  "Maintain minimum balance to avoid charges.",
  "Invest in gold from just ₹10.",
  "Upgrade to premium for Rs 99.",
])("a payment with the remark %s is read", (remark) => {
  const payment = { amountPaise: 34000, payee: "Roll House" };
  for (const paid of [
    "Rs.340.00 debited from A/c XX12 on 18-11-26 to ROLL HOUSE.",
    "Rs 340 spent at ROLL HOUSE on card XX12 on 18-11-26.",
    "You just paid Rs 340 at Roll House with Simpl.",
  ]) {
    expect(read(`${paid} ${remark}`)).toMatchObject(payment);
    expect(read(`${paid}\n${remark}`)).toMatchObject(payment);
  }
});

it.each([
  "You made a purchase of Rs 340 on card XX12 at ROLL HOUSE.",
  "Your card XX12 was charged Rs 340 at ROLL HOUSE on 18-11-26.",
  "Txn of Rs 340 on card XX12 done at ROLL HOUSE.",
  "Card XX12 used for Rs 340 at ROLL HOUSE.",
  "खाते XX12 से ₹340 ROLL HOUSE को भुगतान किया गया।",
])("%s, followed by a bill, is read", (paid) => {
  for (const bill of [
    "Total due Rs 4,500",
    "Min due Rs 200 by 02-12-26",
    "Outstanding Rs 9,000",
    "Your bill of Rs 4,500 is due tomorrow",
    "Next due on 02-12-26",
    "Next EMI Rs 900 on 02-12-26",
    "अगला देय 02-12-26",
  ])
    for (const text of [
      `${paid} ${bill}`,
      `${paid}\n${bill}`,
      `${paid.slice(0, -1)}; ${bill}`,
    ])
      expect(read(text)).toMatchObject({
        amountPaise: 34000,
        payee: "Roll House",
      });
});

it.each([
  "The payment has failed.",
  "Amount has been reversed.",
  "It will be debited on 25-Nov.",
  "Approve the request in the app.",
  "Payment is pending at the bank.",
  "Rs 900 credited to A/c XX12.",
])("a payment that is followed by %s is refused", (sentence) => {
  expect(
    read(`Rs.340.00 debited from A/c XX12 to ROLL HOUSE. ${sentence}`),
  ).toHaveProperty("kind", "refused");
});

it.each([
  "Rs 149 debited from A/c XX12 on 05-11-26 towards TUNEBOX for the AutoPay mandate you created",
  "Trxn. of Rs.149.00 done on your SBI Credit Card ending with 8120 at TUNEBOX on 05/11/26 basis registered e-mandate.",
  "NEFT of Rs 149.00 from your A/c XX12 sent to TUNEBOX on 05-11-26",
])("%s is read", (text) => {
  expect(read(text)).toMatchObject({ amountPaise: 14900, payee: "Tunebox" });
});

it.each([
  "INR 980.00 paid by you is now reflecting in credit card XX12. Outstanding: nil",
  "Amount Rs 980 paid on 12-11-26 has been adjusted against card XX12",
  "Rs 980 debited from A/c XX12 towards SHOPBANK card ending 7781",
])("%s is the bill of a credit card", (text) => {
  expect(refusalOfText(text)).toBe("cardBill");
});

it("takes no phone number for the reference", () => {
  expect(
    read("INR 90 spent on card XX12 at ROLL HOUSE. SMS BLOCK to 919812300045"),
  ).not.toHaveProperty("reference");
});

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
  [
    "Rs 900 debited from A/c XX12 towards opening of Fixed Deposit XX88",
    "transfer",
  ],
  ["Self transfer of Rs 900 from A/c XX12 to A/c XX88 done", "transfer"],
  ["Rs 900 debited from A/c XX12 for credit card XX88 bill", "cardBill"],
  ["Total due Rs 900 on card XX12. Min due Rs 90", "unpaid"],
  ["Your card XX12 purchase of Rs 90 at TEA HUB is due on 2 Dec", "unpaid"],
  ["Card XX12 will be charged Rs 90 at TEA HUB. Total due Rs 900", "unpaid"],
  ["Txn of Rs 90 at TEA HUB on card XX12 pending. Min due Rs 20", "unpaid"],
  ["Payment INR 90 (ID 123) to be confirmed for order", "unpaid"],
  ["Payment failed\n₹90 paid to TEA HUB\n12 Nov 2026", "failed"],
  [
    "Payment of Rs 900 for your SHOPBANK Gold Credit Card x12 on 4/11",
    "cardBill",
  ],
  ["We've got your payment of Rs 900 for SHOPBANK card 7712", "cardBill"],
  [
    "BBPS: Bill payment of Rs 900.00 done for SBI Card. Txn ref HG1",
    "cardBill",
  ],
  [
    "INR 900 transferred by you has been credited to KIRAN. UTR 607712340981",
    "confirmation",
  ],
  ["Payment successful! ₹900 towards Apay SHOPBANK credit card", "cardBill"],
  ["Rs 900 debited from A/c XX12 on 15-11-26 for RuPay CC XX61", "cardBill"],
  ["Rs 900 paid from A/c XX12 to load your Slice account", "transfer"],
  ["Auto-load: Rs 900 debited from XX12 to refill UPI Lite", "transfer"],
  ["Rs 900 paid via card XX12 for Apay wallet top up", "transfer"],
  ["Rs 900 debited: UPI Lite balance increased. A/c XX12", "transfer"],
  ["Your Ola Money was recharged with Rs 900 paid from card XX12", "transfer"],
  ["Rs 900 debited from A/c XX12 and deposited in your PPF a/c", "transfer"],
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
  "Paid to\nRoll House\n₹900\nDebited from XX12",
  "Rs 900 debited from your account XX12",
  "Rs 900 paid to RD STORES from A/c XX12 on 12-11-26",
  "Rs 900 spent at TEA HUB on card XX12 (total due Rs 4,500)",
  "Rs 900 spent at TEA HUB on card XX12, outstanding Rs 9,000, min due Rs 400",
  "Payment INR 900 (ID 123) confirmed for order",
  "Payment Rs.900 (Txn ID 9918) successful for order 88",
  "Payment successful\n₹900 paid to Tea Hub\n12 Nov 2026",
  "Payment Successful\n₹900\nTea Hub\nUPI Ref 607712340981",
  "Electricity bill of Rs 900 has been cleared from A/c XX12. Next bill due 05-12-26",
  "Aapke A/c XX12 se Rs 900 TEA HUB ko UPI se transfer kiye gaye 12-11-26",
  "Amazon Pay: Your payment of ₹900 at TEA HUB is complete. Txn ID P04-771",
  "உங்கள் கார்டு XX12 மூலம் Rs.900 spent at TEA HUB on 16-11-26",
  "Your order payment of ₹900 to TEA HUB has gone through. PhonePe txn T261",
  "₹900 paid with LazyPay for your TEAHUB order. Repay by 30 Nov.",
  "Tea Hub ko 900 rupaye UPI se bhej diye gaye, khata XX12",
  "खाते से बिल ₹900 सफलतापूर्वक भुगतान हो गया। Ref BB221100",
  "Rs 900 debited from A/c XX12 on 12-11-26 to METRO CARD 4411 recharge",
  "Rs 900 annual fee debited for your credit card XX12 on 12-11-26",
  "Rs 900 charged to your SHOPBANK credit card XX12 at TEA HUB on 12-11-26",
])("%s is a payment", (text) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise: 90000 });
});

it.each([
  "Rs 900 paid by your SBI Card XX12 at TEA HUB on 12-11-26",
  "A/c XX12 is debited for Rs 900 on 12-11-26 and credited to beneficiary TEA HUB (UPI Ref No 607712340981)",
  "Order confirmed! Payment of Rs 900 received by TeaHub from your Paytm UPI. Order ID 8812",
  "Rs 900 debited from A/c XX12 on 12-11-26 to TEA HUB, not done by you? Call 18001234",
])("%s is a debit of the user's own account", (text) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise: 90000 });
});

it.each([
  ["Rs 900 deducted from Asha's wallet? Call 1930", "offer"],
  ["Rs 900 paid by your father to KIRAN. UPI Ref 607712340981", "people"],
  [
    "Amount Rs 900 received by payee KIRAN. UPI Ref 607712340981",
    "confirmation",
  ],
  ["KIRAN has received Rs 900 sent from your A/c XX12", "confirmation"],
] as const)("%s is refused as %s", (text, refusal) => {
  expect(read(text)).toEqual({ kind: "refused", reason: REFUSALS[refusal] });
});

it.each([
  [
    "Rs 90 has been debited from A/c XX12 and Fixed Deposit no. XX81 for Rs 90 has been opened on 12-11-26.",
    "transfer",
  ],
  [
    "Rs 90 debited from A/c XX12 towards opening of Recurring Deposit XX81 on 12-11-26.",
    "transfer",
  ],
  [
    "Some Bank: Beneficiary SRI SAI MENS HOSTEL has received Rs 90 sent by you through IMPS on 01-11-26. Ref 630514420081",
    "confirmation",
  ],
  [
    "Rs 90 transferred via NEFT on 01-11-26 has been received by the payee SRI SAI. Ref 630514420081",
    "confirmation",
  ],
] as const)("%s is refused as %s", (text, refusal) => {
  expect(readPaymentMessage(text, parseDate("2026-11-22"))).toEqual({
    kind: "refused",
    reason: REFUSALS[refusal],
  });
});

it.each([
  "Rs 500 debited from A/c XX1234 to Zomato on 03-10-26. Txn failed so cashback cancelled.",
  "Rs 500 debited from A/c XX1234 to Zomato on 03-10-26. Declined, no reward points.",
  "Rs 500 debited from A/c XX1234 to Zomato on 03-10-26. Transaction unsuccessful, rewards not given.",
  "Rs 300 paid by Ravi UPI ref 627112345678 to Asha",
  "Humera ne Rs 500 bheje UPI ref 627112345678",
  "payment Rs 90 kar diya jaayega UPI se a/c XX1234",
  "recharge Rs 90 ka ho gaya kya UPI ref 627112345678",
  "Rs 90 ke payment ka prayas UPI se kiya gaya ref 627112345678",
  "₹90 के भुगतान के लिए अनुरोध UPI से किया गया ref 627112345678",
  "₹90 का भुगतान आपको Ravi द्वारा किया गया UPI ref 627112345678",
  "Your trading account has been recharged with Rs 500. Ref 607712340981",
  "Rs 500 debited from A/c XX12 and moved to your Jar on 12-11-26",
  "Rs 500 debited from A/c XX12 and added to Fi Jar on 12-11-26",
  "Thank you for recharging your travel card with Rs 900. Ref 607712340981",
  "Rs 500 ka FASTag recharge ho gaya hai 14-11-2026 ko. Balance Rs 620",
  "Your demat account 88120 has been funded with Rs 500. Ref 607712340981",
  "Your Stockwise account has been recharged with Rs 500. Ref 607712340981",
  "AutoPay of Rs 199 for TUNEBOX is successful once registered. A/c XX1234",
  "Your AutoPay of Rs 199 to TUNEBOX is successful as soon as you approve",
  "₹90 का भुगतान TEA HUB को रद्द किया गया। UPI 607712340981 खाता XX12",
  "Dinner: ₹90 paid using UPI on 12-11-26. You lent ₹60",
  "₹90 paid for Dinner, split on Splitkaro with 3 friends. UPI 607712340981",
  "Paytm Postpaid bill of Rs 900 paid successfully. Txn ID 8812331",
  "Complete your payment of Rs 90 to TEA HUB using UPI, order 88120",
  "Payment of Rs 90 made to TEA HUB is awaiting confirmation. UPI 607712340981",
  "Rs 90 debited from A/c XX12, waiting for confirmation. UPI 607712340981",
  "Lien of Rs 90 marked on A/c XX12, amount debited on 12-11-26",
  "Rs 436 debited every year from A/c XX12 for PMJJBY on 31 May",
  "We have sent Rs 90 for order 88120 to the original payment method. Txn 88121",
  "Monthly summary: Rs 6,410 spent from A/c XX12 in October",
  "Your spends analysis: Rs 900 spent on food via UPI card XX12",
  "Rs 90 paid by my roommate to TEA HUB via UPI 607712340981",
  "Rs 9000 rent paid by tenant Ravi via UPI 607712340981",
  "राम के खाते XX12 से ₹90 TEA HUB को भेजे गए। UPI 607712340981",
  "Self-transfer of Rs 900 done from A/c XX12 to A/c XX13 on 12-11-26",
  "Rs 700 debited from A/c XX12 for adding money to PhonePe wallet. Ref 632188220011",
  "INR 1000 paid from A/c XX12 to add money to MobiKwik. Ref 632100998877",
  "RD instalment of Rs 500 debited from A/c XX12 on 12-11-26",
  "Winnings of Rs 500 paid via UPI to A/c XX12 on 12-11-26",
  "Payout of Rs 1400 sent to bank XX2201 on 12-11-26 by PAYCO",
  "Rs 90 debited from A/c XX12 to TEA HUB was voided on 12-11-26",
  "Payment of Rs 90 was made to you by Asha via UPI 607712340981",
  "Between 01-10-26 and 31-10-26 Rs 9000 was debited from A/c XX12",
  "6.12 units were allotted for your SIP of Rs 500 debited on 12-11-26 A/c XX12",
])("%s is no payment", (text) => {
  expect(read(text)?.kind).not.toBe("payment");
});

it.each([
  "Rs 500 paid by Debit card XX1234 at Zomato on 03-10-26",
  "Rs 500 paid by Google pay to Zomato on 03-10-26",
  "Rs 500 debited from A/c XX12 towards mess dues on 03-10-26",
  "Card XX12 swiped for INR 500 at TYRE ZONE 12/11/26. Avl bal INR 900",
  "Tnx of Rs 500 to momo.corner@ibl made from your account XX12 on 04-11-26",
  "Debit card payment of Rs 500 to Zomato is successful. Card XX12",
  "Payment of Rs 500 to COOKIE JAR is successful. UPI 607712340981",
  "Payment of Rs 500 to Gift Card World is successful. UPI 607712340981",
  "Transaction Status: SUCCESS\nAmount: ₹ 500.00\nPayee name: Tea Hub\nRRN 607712340981",
  "Rs 500 spent on card XX12 at TEA HUB. To get your card blocked SMS BLOCK 12",
  "Rs 500 debited from A/c XX12 to SET BOX CENTRE via mandate on 03-10-26",
  "Rs 500 debited from A/c XX12 to ONCE MORE CAFE on 03-10-26",
  "Rs 500 paid to MESS from A/c XX12 on 03-10-26. Pending: Rs 0",
  "Rs 500 debited from A/c XX12 and credited to SRI SAI TRADING CO. UPI 607712340981",
])("%s is a payment", (text) => {
  expect(read(text)).toMatchObject({ kind: "payment", amountPaise: 50_000 });
});
