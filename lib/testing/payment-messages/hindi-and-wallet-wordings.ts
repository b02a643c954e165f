import { tableRows } from "./table-rows";

/** Payments in Hindi, from wallets, pay-later services and co-operative banks, and with Aadhaar. */
const WORDINGS = `
14500 | Gulmohar Sweets | प्रिय ग्राहक, आपके खाते XX2203 से Rs.145.00 दिनांक 18-11-2026 को UPI द्वारा GULMOHAR SWEETS को भुगतान किया गया। Ref 632511908842 -PNB
8000 | मीरा डेयरी | आपके खाते XX2203 से दिनांक 19-11-2026 को ₹80 मीरा डेयरी को भेजे गए। UPI Ref 632511908843
32000 | Lotus Stationers | आपके खाते XX9120 से 17-11-2026 को Rs 320.00 LOTUS STATIONERS को ट्रांसफर किए गए। शेष Rs 2100.00
5500 | रवि टी स्टॉल | आपने UPI से रवि टी स्टॉल को ₹55 का भुगतान किया। UPI Ref 632511908844
24000 | Hariom Kirana | HARIOM KIRANA को ₹240 का भुगतान सफल रहा। बैंक खाते XX4410 से डेबिट किया गया। Ref 632511908845
61200 | Metro Mart | आपके कार्ड XX7781 से METRO MART पर ₹612.00 खर्च किए गए 16-11-2026. Avl Lmt ₹40,000
9000 | Cash withdrawal | आपके खाते XX5512 से ₹90.00 दिनांक 20-11-2026 को निकाले गए। शेष ₹1,410.00
15000 | Om Pustak Bhandar | Aapke khate XX5512 se Rs 150 dinank 15-11-2026 ko UPI dwara OM PUSTAK BHANDAR ko bhugtan kiya gaya. Ref 632511908846
6000 | Chai Sutta Adda | Aapne Chai Sutta Adda ko ₹60 ka payment kiya. UPI Ref 632511908847
27500 | सावित्री मेडिकल | आपके खाते XX31 से ₹275.00 तारीख 12-11-2026 को सावित्री मेडिकल को अदा किए गए। UPI संदर्भ 632511908848
24900 |  | Your Apay Wallet balance is debited for INR 249.00 Transaction Reference Number is P04-3318870-1190452
9900 |  | Your Amazon Pay balance has been debited for Rs 99.00. Transaction Reference Number: P02-1180093-5512087
18000 | Green Leaf Salads | INR 180.00 paid from your MobiKwik wallet to GREEN LEAF SALADS on 18-11-2026. Txn ID MK-88120934-11
7500 | Star Photocopy | Rs.75 paid to Star Photocopy from Freecharge wallet. Reference No. FC-20931187-A2. Wallet balance Rs.310
31000 | Kumar Petrol Pump | Paytm Wallet: Rs.310 debited for payment to KUMAR PETROL PUMP. Updated balance Rs.45.
23100 | Roll Junction | You spent ₹231 on Roll Junction via Simpl. Your total Simpl spends this cycle: ₹990. Bill is generated on 1st.
44900 | Bookworm | You spent ₹449 on Bookworm using Simpl Pay Later. Total spends this cycle ₹2,010. Your bill will be generated on 15 Dec.
19900 | Pizza Pandit | LazyPay: Rs 199.00 used for a transaction on Pizza Pandit on 19/11/2026. Available credit Rs 3,100.00
35000 | Dawai Dost | Rs 350.00 was used for purchase on Dawai Dost with your LazyPay account on 14-11-2026. Available limit Rs 1,650
12000 | Sabzi Cart | Dear Customer, Rs 120 spent on Sabzi Cart via Amazon Pay Later on 18 Nov 2026. Available limit Rs 8,000
64000 | Trendkart | Your Flipkart Pay Later was used for a purchase of Rs 640.00 on TRENDKART on 13-11-2026. Txn ID FPL-5512093-77
27000 | Ponni Stores | Savings No XXXXXX7781 debited with INR 270.00 towards UPI TRANSFER:632599017733 to PONNI STORES on 15-NOV-2026 -CUB
13000 | Anbu Tiffin | Your a/c XX7781 is debited for Rs.130.00 on 15-11-2026 towards IMPS TRANSFER/632599017734 to ANBU TIFFIN -TMB
50000 | Saraswat Books | Saraswat Co-op Bank: A/c XX3390 debited Rs.500.00 on 11-11-2026 for UPI txn to SARASWAT BOOKS Ref 632599017735. Bal Rs.4,210.00
8500 | Deccan Snacks | Dear Member, Rs 85.00 debited from your A/c XX120 on 10-11-2026 by UPI to DECCAN SNACKS. Avl Bal Rs 940.00 -Cosmos Co-op Bank
22000 | Malabar Bakes | Kerala Gramin Bank: Your a/c XX8821 debited Rs.220.00 on 09-11-26 to VPA malabar.bakes@okaxis MALABAR BAKES. UPI Ref 632599017736
50000 | Sai Mobile Shop | Fino Bank: Rs 500 withdrawn from your a/c XX3301 using Aadhaar at merchant point SAI MOBILE SHOP, 08-11-2026. Avl bal Rs 90.10
100000 | Yadav Kirana | AePS: Rs 1000.00 withdrawn from A/c XX3301 on 07-11-2026 at BC point YADAV KIRANA. RRN 632599017737. Bal Rs 512.00
20000 | Cash withdrawal | Dear Customer, cash withdrawal of Rs.200.00 through AePS from A/c XX3301 on 06-11-2026. Avl Bal Rs.312.40 -IPPB
30000 | Jan Seva Kendra | Rs.300.00 debited from A/c XX91 on 05-11-2026 for AePS cash withdrawal at customer service point JAN SEVA KENDRA. RRN 632599017738
4500 | Roti Ghar | ₹45 ROTI GHAR को 21-11-2026 को UPI से भुगतान किया गया। खाता XX5512
9500 | Idli Corner | UCO Bank: a/c XX5512 debited by Rs 95.00 on 21-11-2026 transfer to IDLI CORNER Ref No 632599017739
13000 | Gupta Chaat | प्रिय ग्राहक, आपने GUPTA CHAAT को ₹130 का भुगतान किया। UPI Ref 632599017741
16500 | Neelam Fruits | आपके बैंक खाते XX5512 से ₹165 का भुगतान NEELAM FRUITS को UPI से किया गया 20-11-2026. Ref 632599017742
7000 | Sharma Ji Chole | A/c XX5512 se 20-11-2026 ko Rs.70 SHARMA JI CHOLE ko bheje gaye. UPI Ref 632599017743
40000 |  | आपका खाता XX5512 दिनांक 20-11-2026 को ₹400.00 से डेबिट किया गया। शेष ₹812.00
4000 |  | आपके खाते XX5512 से सोमवार को ₹40 का भुगतान किया गया 20-11-2026. UPI Ref 632599017744
`;

export const HINDI_AND_WALLET_WORDINGS = tableRows(WORDINGS).map(
  ([paise, payee = "", text = ""]) => ({
    text,
    amountPaise: Number(paise),
    payee,
  }),
);
