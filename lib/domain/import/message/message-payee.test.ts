import { expect, it } from "vitest";
import { messagePayee } from "./message-payee";

it.each([
  "Rs 90 debited from A/c XX12. Thank you for banking with us",
  "Rs 90 debited from A/c XX12 on 12-11-26 Thank you for choosing us",
  "Rs 90 debited from A/c XX12. Download the app to enjoy offers",
  "Rs 90 debited from A/c XX12. For complaints https://bank.example",
  "Rs 90 debited from A/c XX12. SMS BAL to 56161600 for updated balance",
  "transaction number 63 for Rs1,000.00 by SBI Debit Card X12 done at S1BW004512",
  "INR 90 debited - UPI TXN: /607712340981-AB12/Payment from PhonePe",
  "आपके खाते XX12 से ₹90 दिनांक 12-11-2026 को डेबिट किए गए",
  "आपके खाते XX12 से सोमवार को ₹90 का भुगतान किया गया",
  "आपके कार्ड XX12 पर ₹90 खर्च किए गए",
  "You spent ₹90 on Monday",
  "Rs 90 debited from A/c XX12 on 12-11-26. To manage SI, visit the app",
  "Rs 90 debited from A/c XX12 on 12-11-26. Write to support@bank.example",
])("%s names no payee", (text) => {
  expect(messagePayee(text)).toBe("");
});

it.each([
  ["A/C XX12 Debited by INR 90 at 10:43 by IMPS-GOPAL RAO. Bal", "Gopal Rao"],
  ["Rs 18 debited from A/c XX12 towards SMS CHARGES. Bal", "SMS Charges"],
  ["₹90 Roll House ko successfully paid", "Roll House"],
  ["Rs 90 spent on LazyPay at Roll House on 14-11-26", "Roll House"],
  ["Rs 900 withdrawn at SBI ATM S1BW004512 from A/c XX12", "Cash withdrawal"],
  ["Rs 90 debited from A/c XX12. Info: BIL*ONL*BOOK NOOK. Bal", "Book Nook"],
  ["Rs 90 spent at 70110244 ROLL HOUSE on 14-11-26", "Roll House"],
  ["Rs 90 debited to A/c XX88 (GOPAL RAO) on 14-11-26", "Gopal Rao"],
  ["Rs 90 debited. GOI helpline for cyber fraud 1930. To ROLL HOUSE", ""],
  ["Rs 90 debited to q331188990@ybl. RRN 607712340981", "q331188990@ybl"],
  ["Rs 90 debited to bharatpe.9812300045@fbpe on 14-11-26", "bharatpe"],
  ["Rs 90 debited to 9812300045@ybl on 14-11-26", ""],
  ["आपने मीना किराना को ₹90 का भुगतान किया", "मीना किराना"],
  ["Rs.90 on Freshbasket charged via Simpl.", "Freshbasket"],
  ["You paid ₹90 to Roll House on super.money and got ₹2", "Roll House"],
  ["Rs 90 debited to MAA LODGE FOR LADIES on 12-11-26", "Maa Lodge for Ladies"],
  [
    "खाते XX12 से Rs.90 दिनांक 12-11-2026 को UPI द्वारा ROLL HOUSE को भुगतान किया गया",
    "Roll House",
  ],
  ["खाते XX12 से ₹90 का भुगतान ROLL HOUSE को UPI से किया गया", "Roll House"],
  ["प्रिय ग्राहक, आपने UPI से ROLL HOUSE को ₹90 का भुगतान किया", "Roll House"],
  ["A/c XX12 se 12-11-2026 ko Rs.90 ROLL HOUSE ko bheje gaye", "Roll House"],
  ["ROLL HOUSE को ₹90 का भुगतान सफल रहा", "Roll House"],
  ["कार्ड XX12 से ROLL HOUSE पर ₹90 खर्च किए गए", "Roll House"],
  ["₹90 ROLL HOUSE को 12-11-2026 को UPI से भुगतान किया गया", "Roll House"],
  [
    "Rs 90 debited towards UPI TRANSFER:607712340981 to ROLL HOUSE",
    "Roll House",
  ],
  [
    "Rs 90 debited towards IMPS TRANSFER/607712340981 to ROLL HOUSE",
    "Roll House",
  ],
  ["Rs 90 withdrawn using Aadhaar at merchant point ROLL HOUSE", "Roll House"],
  ["Rs 90 withdrawn on 12-11-2026 at BC point ROLL HOUSE", "Roll House"],
  ["You spent ₹90 on Roll House via Simpl.", "Roll House"],
  ["Rs 90 used for a transaction on Roll House on 12/11/2026", "Roll House"],
  ["Used for a purchase of Rs 90.00 on ROLL HOUSE on 12-11-2026", "Roll House"],
  ["Rs 90 debited from A/c XX12 UPI/PVR/607712340981. Bal 900", "PVR"],
  ["Rs 90 debited A/c XX12 UPI/ROLL HOUSE/ICIC/607712340981", "Roll House"],
  ["Rs 90 debited. Info: NEFT/ROLL HOUSE/N276261234567", "Roll House"],
  ["Rs 90 debited. NEFT/SHOPN1234567890/ROLL HOUSE/RENT", "Roll House"],
  ["Rs 90 debited A/c XX12 12-11-26 @ROLL HOUSE. Bal 900", "Roll House"],
  ["Rs 90 spent on card XX12 @ ROLL HOUSE on 12-11-26", "Roll House"],
  ["Rs 90 debited@ROLL HOUSE from A/c XX12", "Roll House"],
  ["Rs 90 sent to A.B.C STORES. UPI 607712340981", "A B C Stores"],
  ["Mandate for TUNEBOX of Rs 90 executed", "Tunebox"],
  ["Rs 90 debited for TUNEBOX of Nov 2026", "Tunebox"],
  ["Mandate for Rs 90 towards TUNE BOX executed on 12-11-26", "Tune Box"],
  ["Rs 90 debited for TUNEBOX by e-mandate", "Tunebox"],
  ["Rs 90 deducted from Card XX12 for TUNEBOX subscription", "Tunebox"],
  ["Rs 90 debited for LIBRARY of Delhi by card", "Library of Delhi"],
  ["Card XX12 charged Rs 90 by ROLL HOUSE on 16-11-26", "Roll House"],
  ["Rs 90 debited 14/11/26 19:44. ROLL HOUSE credited. RRN 6077", "Roll House"],
  ["Rs 90 debited to ROLL HOUSE-rollhouse@okicici. UPI Ref 6077", "Roll House"],
  ["Rs 90 debited. Info: INFT/ROLL HOUSE/RENT. Bal 900", "Roll House"],
  ["INR 90 debited A/c XX12 IFO ROLL HOUSE thru NEFT", "Roll House"],
  ["Payment successful\n₹90\nRoll House\nUPI Ref 6077", "Roll House"],
  ["₹90 ROLL HOUSE को यूपीआई द्वारा 12-11-26 को भेजे गए", "Roll House"],
  ["₹90 paid with LazyPay for your ROLLHOUSE order", "Rollhouse"],
  ["Debited Rs.90 | A/c X10 | ROLL HOUSE | UPI 6077", "Roll House"],
  ["A/c X10 UPI Dr Rs.90 18-11-26 ROLL HOUSE RRN:6077", "Roll House"],
  ["Bill of Rs 90 of ROLL HOUSE has been cleared", "Roll House"],
  ["INR 90 debited A/c XX12 Fvg. ROLL HOUSE Ref 607712340981", "Roll House"],
  ["Paid to\nRoll House\n₹90\nDebited from XX12", "Roll House"],
  [
    "Rs 90 debited. Info: IMPS/P2A/607712340981/GOPAL RENT. Bal Rs 9",
    "Gopal Rent",
  ],
  [
    'INR 90 debited - "UPI TXN: /607712340981-AB12/Payment from PhonePe/roll.house@ybl/HDFC"',
    "Roll House",
  ],
  [
    "Spent INR 90\nAxis Bank Card no. XX12\n12-11-26 18:22:10 IST\nROLL HOUSE\nAvl Limit: INR 900",
    "Roll House",
  ],
])("%s is paid to %s", (text, payee) => {
  expect(messagePayee(text)).toBe(payee);
});

it.each([
  ["Rs 90 debited from A/c XX12 for NACH/ECS mandate of TEA HUB", "Tea Hub"],
  [
    "A/c XX12 debited with Rs 90. Info: NEFT-CHARGE/N52026110/TEA HUB",
    "Tea Hub",
  ],
  ["A/c XX12 debited by Rs 90 by UPI/607712340981/mPAY/TEA HUB", "Tea Hub"],
  ["Rs 90 is debited from A/c XX12 for BIL*ONL*000412*TEA HUB", "Tea Hub"],
  ["You sent ₹90 to Asha on WhatsApp. UPI ID 607712340981", "Asha"],
  ["IRCTC: Rs 90 debited from a/c XX12 for PNR 4412XX90 booking", "IRCTC"],
  ["EMI of Rs 90 for loan no. 4X0CD129 has been paid, UPI", ""],
  ["Card 4410 was debited ₹90 for travel from Majestic to Agara", ""],
  ["Withdrawal of Rs 90 at micro ATM from a/c XX12", "Cash withdrawal"],
  [
    "Spent Card no. XX12 INR 90 18-11-26 12:20:11 TEA HUB Avl Lmt INR 40",
    "Tea Hub",
  ],
  [
    "You have paid Rs 90 for your electricity bill of TEAHUB (no 12) via CRED",
    "Teahub",
  ],
  [
    "A/c XX12 debited with Rs 90 on 17-11-2026 towards purchase at TEA HUB",
    "Tea Hub",
  ],
  [
    "UCO Bank A/c XX12 debited with Rs 90 on 16-11-2026 by UPI-OM TEA",
    "Om Tea",
  ],
  [
    "INR 90 Card no. XX12 17-11-26 13:11:02 IST TEA HUB Avl Limit: INR 9",
    "Tea Hub",
  ],
  ["Aapke A/c XX12 se Rs 90 TEA HUB ko UPI ke dwara bhej diye gaye", "Tea Hub"],
  ["Rs 90 debited from your A/c XX12 towards Debit Card AMC", "Debit Card AMC"],
  ["Payment of Rs 90 received by Teahub from your Paytm UPI", "Teahub"],
  ["₹90 charged on your Simpl account for your Teahub order", "Teahub"],
  ["Payment of ₹90 to Asha Rao completed\n18 Nov 2026", "Asha Rao"],
])("%s has the payee %j", (text, payee) => {
  expect(messagePayee(text)).toBe(payee);
});

it.each([
  [
    "A/c XX12 debited Rs 90 on 12-11-26 towards ACH D- TEA HUB-88120Q",
    "Tea Hub",
  ],
  ["Rs 90 debited. Info: ACH-DR-TEA HUB LTD-7Q22109. Bal Rs 9", "Tea Hub"],
  ["Rs 90 debited from A/c XX12 by NACH-DR-TEA HUB-TP000192", "Tea Hub"],
  ["Rs 90 debited from A/c XX12 vide ECS/NACH-TEA HUB-7720011", "Tea Hub"],
  ["EMI of Rs 90 debited from A/c XX12 by NACH-10-TEA HUB-99120", "Tea Hub"],
  ["Card XX12 used to make a payment of Rs 90 at TEA HUB", "Tea Hub"],
  ["Card XX12 used to make payment of Rs 90 to TEA HUB", "Tea Hub"],
  ["Card XX12 used for Rs 90 to MAKE MY TRIP on 12-11-26", "Make My Trip"],
  ["Rs 90 debited to TEA HUB-SBI on 12-11-26", "Tea Hub"],
  ["A/c XX12 debited for Rs 90; TEA HUB-HDFC credited", "Tea Hub"],
  ["Rs 90 debited to TEA-HUB on 12-11-26", "Tea Hub"],
  ["Rs 90 debited towards UPI Mandate to TEA HUB (UMN 8ab)", "Tea Hub"],
  ["Khate XX12 se Rs 90 debit hue, TEA HUB ko UPI se. Ref 6077", "Tea Hub"],
  ["Khate XX12 se Rs 90 kate, TEA HUB ko bheje gaye", "Tea Hub"],
  ["₹90 का भुगतान हो गया। TEA HUB को UPI से। खाता XX12", "Tea Hub"],
  ["खाते XX12 से TEA HUB का भुगतान ₹90 सफल रहा", "Tea Hub"],
  ["Khate XX12 se TEA HUB ka payment Rs 90 safal raha", "Tea Hub"],
  ["कणाद का खाता XX12: ₹90 का भुगतान TEA HUB को सफल हुआ", "Tea Hub"],
  ["खाते XX12 से ₹90 का भुगतान सफल", ""],
  ["खात्यातून XX12 रु.90 गणेश बेकरी ला UPI द्वारे पाठवले", "गणेश बेकरी"],
  ["கணக்கு XX12 இலிருந்து ரூ.90 கணேஷ் டீ-க்கு அனுப்பப்பட்டது", "கணேஷ் டீ"],
  ["కార్డు XX12 నుండి రూ.90 గణేష్ టీ కు 14-11-26 న పంపబడింది", "గణేష్ టీ"],
  ["ಖಾತೆ XX12 ಯಿಂದ ರೂ.90 ಗಣೇಶ್ ಟೀ ಗೆ ಪಾವತಿಸಲಾಗಿದೆ", "ಗಣೇಶ್ ಟೀ"],
  ["অ্যাকাউন্ট XX12 থেকে ৳90 গণেশ টি-কে পাঠানো হয়েছে", "গণেশ টি"],
  ["A/c XX12 debited Rs 90 for NACH_DR_TEA HUB", "Tea Hub"],
  ["A/c XX12 debited Rs 90 NACH DR INW TEA HUB 00QW881", "Tea Hub"],
  ["A/c XX12 debited Rs 90 SI-TEA HUB-0091882", "Tea Hub"],
  ["Rs 90 towards EMI of TEA HUB deducted from A/c XX12", "Tea Hub"],
  ["Rs 90 towards EMI of Nov 2026 deducted from A/c XX12", "EMI"],
  ["Rs 90 for your TeaHub plan paid using Card XX12", "TeaHub"],
  ["A/c XX12 debited Rs 90 on 12-11-26 by UPI (TEA HUB). Ref 6077", "Tea Hub"],
  ["Rs 90 debited to vpa 9812300045@ybl TEA HUB on 12-11-26", "Tea Hub"],
  ["IDFC FIRST: Rs 90 debited from A/c XX12 via UPI", ""],
  ["₹90 ka payment Tea Hub ko safal raha", "Tea Hub"],
  ["Aapne BHIM se Tea Hub ko 90 rupaye bheje", "Tea Hub"],
  ["অ্যাকাউন্ট XX12 থেকে 90 টাকা গণেশ টি কে পাঠানো হয়েছে", "গণেশ টি"],
  ["Withdrawn Rs.90\nFrom HDFC Bank Card x12\nAt +MG ROAD", "Cash withdrawal"],
  ["A/c XX12 debited for Rs 90 and payee TEA HUB credited", "Tea Hub"],
  ["Rs 90 debited via ATM on 12-11-26 at MG ROAD", "Cash withdrawal"],
  ["Rs 90 debited by ATM card XX12 at TEA HUB", "Tea Hub"],
  ["Rs 90 withdrawn at +MG ROAD ATM from A/c XX12", "Cash withdrawal"],
  ["A/c XX12 debited Rs 90 by ATM-CASH at SECTOR 62", "Cash withdrawal"],
  ["Rs 90 debited from A/c XX12 towards ATM WITHDRAWAL CHARGES", ""],
])("%s tells of the payee %j", (text, payee) => {
  expect(messagePayee(text)).toBe(payee);
});

it.each([
  [
    "Rs 90 debited A/c XX12. Info: UPI/KVBL/607712340981/TEA HUB. Bal",
    "Tea Hub",
  ],
  ["Rs 90 debited A/c XX12. UPI/GSCB/607712340981/KFC", "KFC"],
  ["Rs 90 debited A/c XX12. UPI/ZARA/607712340981/UPI", "Zara"],
  ["Recharge of Rs 90 done on your Telco mobile 98xxxxxx10", "Telco"],
  ["Aapka Rs 90 ka recharge Telco number 98XXXXXX10 par safal raha", "Telco"],
  [
    "Aapke number 98XXXXXX10 par Rs 90 ka recharge safal raha. - Telco",
    "Telco",
  ],
  ["आपके मोबाइल 98XXXXXX10 पर ₹90 का रिचार्ज सफल रहा। - Telco", "Telco"],
  ["Your PIPEGAS bill of ₹90 for service no 88-120 has been paid", "Pipegas"],
  ["Your electricity bill of ₹90 for service no 88-120 has been paid", ""],
  [
    "Payment of Rs 90 towards Pipegas Air invoice for user id 8812",
    "Pipegas Air",
  ],
  [
    "Your fee payment of Rs 90 for Sem IV has been received. Regards, Tea College",
    "Tea College",
  ],
  ["Fee of Rs 90 for 3rd semester paid by UPI", ""],
  [
    "Agara Metro: QR ticket booked from Agara to Majestic. Rs 90 paid. Valid for travel on 20-11-2026",
    "Agara Metro",
  ],
  [
    "Booking confirmed: Agara to Majestic. Amount paid Rs 90. -teaBus",
    "teaBus",
  ],
  ["டீ ஸ்டோர்ஸ்க்கு ₹90 செலுத்தப்பட்டது. UPI 607712340981", "டீ ஸ்டோர்ஸ்"],
  ["അക്കൗണ്ട് XX12-ൽ നിന്ന് ₹90 TEA HUB-ലേക്ക് 18-11-2026-ന് അയച്ചു", "Tea Hub"],
])("%s names the payee %j", (text, payee) => {
  expect(messagePayee(text)).toBe(payee);
});

it.each([
  ["Rs.18 debited@SBI UPI frm A/cX12 on 11Nov26 RefNo 607712340981", ""],
  ["Rs.18 debited@SBI UPI frm A/cX12 on 11Nov26 to TEA HUB RefNo 6", "Tea Hub"],
  [
    "A/c XX12 debited Rs 90 towards NACH mandate of TEA HUB (UMRN 4)",
    "Tea Hub",
  ],
  ["Mandate of TEA HUB for Rs 90 executed from A/c XX12", "Tea Hub"],
  ["A/c XX12 debited Rs.90 on 12-11-26 via UPI-Tea Hub. Bal 9", "Tea Hub"],
  [
    "Rs 90 debited via UPI to VPA gpay-11203398@okbizaxis.Ref No 6077",
    "gpay-11203398@okbizaxis",
  ],
  [
    "Rs 90 spent on card XX12 at TEA HUB. Reward points will be credited",
    "Tea Hub",
  ],
  ["Wallet used to pay ₹90 for your TeaHub order 408-11", "TeaHub"],
  ["Rs 90 paid by UPI for November 2026", ""],
  ["Payment of Rs 90 for Decor Bar by UPI", "Decor Bar"],
  [
    "A/c x12x DEBITED Rs.90 through UPI:631634450912:TEA HUB on 12-11-26",
    "Tea Hub",
  ],
  [
    "A/c XX12 debited by INR 90 via mTFR/9906XXXX21/Tea Hub. Avl Bal 9",
    "Tea Hub",
  ],
  [
    "Rs. 90 paid from your balance for order 408-22 on Teahub.in. Left: 9",
    "Teahub",
  ],
  ["₹90 paid to TEA HUB KA57F1234 ✅ Bank: Some Bank 7781", "Tea Hub"],
])("%s is of the payee %j", (text, payee) => {
  expect(messagePayee(text)).toBe(payee);
});

it.each([
  ["Rs 90 withdrawn from A/c XX12 using Debit Card at TEA HUB", "Tea Hub"],
  [
    "Rs 90 withdrawn from A/c XX12 using Debit Card at SBI ATM S1BW004512",
    "Cash withdrawal",
  ],
  ["Rs 90 withdrawn from A/c XX12 using Debit Card XX88", "Cash withdrawal"],
  ["Rs 90 debited from A/c XX12 towards SI to TEA HUB", "Tea Hub"],
  ["Rs 90 debited from A/c XX12. Info: BIL*INFT*TEA HUB. Bal 9", "Tea Hub"],
  [
    "A/c XX12 debited Rs. 90 on 18-11-26 InfoACH*TEA HUB*. Avl Bal 9",
    "Tea Hub",
  ],
  ["Rs 90 debited from A/c XX12 towards POS purchase at TEA HUB", "Tea Hub"],
  ["Rs 90 withdrawn by cash from A/c XX12 at KANDIVALI BR", "Cash withdrawal"],
  ["Payment Successful\nTea Hub\n₹90\nhub12@yescred\n18 Nov 2026", "Tea Hub"],
  ["Rs 90 paid to GIFT CARD WORLD from A/c XX12", "Gift Card World"],
  [
    "Rs 90 debited from A/c XX12 and a/c of RAMESH KUMAR credited",
    "Ramesh Kumar",
  ],
  [
    "INR 90 debited from A/c XX12 towards UPI/DR/D607712340981/TEA HUB Value 18-11-2026",
    "Tea Hub",
  ],
  ["Rs 90 recharged for 99XXXXXX12 successfully", ""],
  [
    "A/c XX12 debited Rs. 90 on 18-11-26 InfoBIL*TEA HUB.Avl Bal Rs. 9",
    "Tea Hub",
  ],
  ["INR 90 spent on Card X12 @UPI_A2B VEG 09-11-2026 08:09:10 pm", "A2B Veg"],
  ["Recharge of Rs 90 for Jio Prepaid 9912345678 is successful", "Jio"],
  ["Your Airtel 9912345678 has been recharged with Rs 90", "Airtel"],
  ["Your Thursday evening trip with Uber. Total Rs 90", "Uber"],
  ["Your Rapido ride with Captain Suresh is complete. Paid ₹90", "Rapido"],
  [
    "PIPEGAS: Payment of Rs 90 received towards gas bill. Receipt no 12",
    "Pipegas",
  ],
  ["Payment of Rs 90 received towards electricity bill", "Electricity"],
])("%s is a payment to %j", (text, payee) => {
  expect(messagePayee(text)).toBe(payee);
});
