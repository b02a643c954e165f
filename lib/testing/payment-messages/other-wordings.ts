import { tableRows } from "./table-rows";

/** Payments in wordings of other banks and apps: paise, payee, text. */
const WORDINGS = `
5500 | Hot Chips Centre | Dear Customer, Rs. 55.00 Dbt from A/C XX6673 on 05/11/2026 at HOT CHIPS CENTRE through UPI. Ref 607712340981.
85000 | Sunrise Library | Dear Customer, A/c XX7720 debited with Rs 850.00 on 17/11/26-TRF-SUNRISE LIBRARY. Avl Bal 2,118.00.
12000 | Nandini Sweets | You have paid Rs.120.00 to NANDINI SWEETS via UPI. Ref ID 607712340981. Thank you for banking with us.
34900 | Asha Rao | ₹349 paid to Asha Rao from Bank of Maharashtra a/c ending 4455. UPI transaction ID 607712340981
8500 | Kiran Store | You paid Kiran Store ₹85.00 using UPI Lite
49900 | Quickmart | Payment of INR 499.00 to QUICKMART was successful. Txn ID: T2611220910. Paid from XX1290.
109900 | BookNook | Your payment of ₹1,099 to BookNook is successful. Debited from HDFC Bank XX2211
6500 | Campus Canteen | Dear Customer, Rs 65/- has been debited from your account ending 2112 for purchase at CAMPUS CANTEEN on 05-11-2026.
234000 | Shoe World | ALERT: You've spent Rs. 2,340.00 on card XX9912 at SHOE WORLD, PUNE on 12 Nov 2026 at 18:40. Avl Lmt Rs 40,000
23000 | Petrol Point | Txn of Rs.230.00 done using your Debit Card XX1190 at PETROL POINT on 03/11/26.
150000 | Cash withdrawal | INR 1500.00 withdrawn from ATM at MG ROAD using card XX1190 on 03-11-26. Avl Bal INR 230.00
200000 | Cash withdrawal | Rs 2000 withdrawn at ATM S1ANPU12 from A/c XX1290 on 03NOV26. Bal Rs 1200.50
18000 | Tea Point | Your A/C XXXXX1290 has been debited by Rs.180 on 02/11/2026 towards UPI/607712340981/TEA POINT. Avl Bal: 2200.10
4500 | Teapoint | UPI txn: Rs 45 debited from A/c XX1290 to teapoint@okhdfc on 02-11-26. RRN 607712340981. Not you? Call 1800123123
7500 |  | A/c XX1290 debited INR 75.00 Dt 02-11-26 11:10:20 thru UPI:607712340981.Bal INR 1,200.00 Not u?Fwd this SMS -PNB
70000 | Asha Rao | Money Transfer:Rs 700.00 from HDFC Bank A/c **1290 on 02-11-26 to ASHA RAO UPI: 607712340981 Not you?
31000 | Meera Dairy | Amt Sent Rs.310.00 From HDFC Bank A/C *1290 To MEERA DAIRY On 02-11 Ref 607712340981
500000 | Landlord Gopal | You've successfully transferred ₹5,000 to Landlord Gopal. UPI Ref. No: 607712340981. Bank: SBI - 1290
21200 |  | Hi! Your Simpl charge of ₹212.00 on FRESHBASKET is successful. Paid via Simpl wallet
89900 | Streambox | Transaction alert: Card no. XX1290 used for INR 899.00 at STREAMBOX on 01-11-26
45500 | Burger Barn | Thank you for using Card ending 1290 for Rs.455.00 at BURGER BARN on 2026-11-01. Available limit Rs.55,000.00
23600 |  | Dear Sir/Madam, your account XX1290 is debited with Rs. 236.00 on 01-Nov-2026 towards ATM annual charges. Bal: Rs. 5000.00
9900 | Metro Rail | Rs.99.00 debited from your Paytm Wallet for payment to METRO RAIL. Updated balance: Rs 301.
4000 | Auto Raju | Paid Rs.40 to Auto Raju from Paytm Balance. Updated Balance: Paytm Wallet- Rs 60.
29900 |  | Recharge of Rs 299 done successfully for 9812300045 using Axis Bank account. Order ID 88120. Rs 299 debited.
5900 | SMS Fees | Your Bank A/c ...1290 has been charged Rs. 59 for SMS fees on 30-09-2026
1800 | Chai Adda | UPI Lite: Rs.18 paid to CHAI ADDA. Remaining balance Rs.482
15000 | Suresh P | BOI -  Rs.150.00 debited from your A/c XX1290 and credited to SURESH P via UPI on 05Nov2026. Ref 607712340981
15000 | Shop | Rs.150.00 Dr. from A/C XXXXXX1290 and Cr. to shop.88@ybl. Ref:607712340981. AvlBal:Rs900.00(2026:11:05 10:20:30). -BOB
32000 |  | Dear BOB UPI User: Your account is debited with INR 320.00 on 2026-11-05 10:20:30 AM by UPI Ref No 607712340981; AvlBal: Rs1100.20 - BOB
8800 | Green Grocer | IOB: Your a/c no. XXXXX90 debited for payee GREEN GROCER for Rs. 88.00 on 2026-11-05,ref 607712340981.
41000 | Cheque Clearing | An amount of INR 410.00 has been DEBITED to your account XXX1290 on 05/11/2026 towards Cheque Clearing. Total Avail.bal INR 2,100.00 - Canara Bank
12500 | Ram Stores | CBI: Rs.125.00 debited from A/c XX1290 on 05-11-26 UPI/607712340981/Dr/RAM STORES. Bal Rs.990.00
112000 | Pizza House | RBL: INR 1,120.00 spent at PIZZA HOUSE on RBL Bank credit card (1290) on 04-11-26. Avl Lmt: INR 20,000
64000 | Spice Route | Alert! INR 640.00 spent on AmEx card ** 51009 at SPICE ROUTE on 3 November 2026 at 08:15 PM IST.
52000 | Cineplex | You've spent Rs.520.00 On HDFC Bank CREDIT Card xx1290 At CINEPLEX On 2026-11-04:20:10:10 Avl bal: Rs.20000
199900 | Gadgethub | Rs. 1999 has been deducted from your Amazon Pay balance for order at GADGETHUB. Ref 607712340981
30000 | Gym Zone | Dear Customer, a debit of Rs 300.00 in your a/c 1290 was made at GYM ZONE on 04-11-26
3000 | Kavita S | SBI UPI: Rs 30.00 trf from A/c X1290 to KAVITA S on 4-Nov-26, RefNo 607712340981
7000 |  | A/C X1290 Debit Rs.70.00 for UPI to 9812300045@ybl on 04-11-26. Ref 607712340981 Bal Rs.500 -KVB
6000 | Momo Corner | Tnx of Rs 60 to momo.corner@ibl made from your Fi account XX1290 on 04-11-26
27550 | Coffee Lab | ₹275.50 was debited from your Jupiter account for a payment to COFFEE LAB on 04 Nov, 2026
350000 | Hostel Office | Fund transfer of Rs 3500 to HOSTEL OFFICE from A/c 1290 successful. IMPS Ref 607712340981
900000 | Asha Rao | Your NEFT transaction with reference number N123456789 for Rs. 9,000.00 to Asha Rao has been debited from a/c XX1290 on 04-11-26
1500 | Print Shop | Rs.15 debited on 04/11/26 from A/c *1290 to PRINT SHOP. Not you? Call 1800123456 & never share your PIN.
4500000 | College Fees | INR 45,000.00 paid towards COLLEGE FEES from your account no XX1290 on 01/07/2026. Ref FEES0099812
5200 | Shree Medicals | UPI-P2M Rs 52.00 debited A/c XX1290 04-11-26 SHREE MEDICALS UPI Ref 607712340981
210000 | Train Booking | Dear Cardholder, purchase of INR 2,100.00 at TRAIN BOOKING made with your card 1290 on 04NOV.
8500 | NH44 Toll Plaza | FASTag: Rs. 85.00 deducted for vehicle at NH44 TOLL PLAZA on 04-11-2026. Wallet balance Rs. 415.00
2200 |  | Metro card: Rs 22 deducted. Balance: Rs 178. Card no 4411
50000 | Dev Patel | Sent ₹500.00 to Dev Patel⏎UPI transaction ID 607712340981⏎From: State Bank of India XX1290
12900 | Night Bites | Payment Successful!⏎₹129⏎Paid to: Night Bites⏎UPI Ref 607712340981
3300 | M S Bakery | Debit Alert! INR 33.00 debited from AC XX1290 via UPI to M S BAKERY on 04-Nov-26 10:11. UPI Ref 607712340981
2000 | Vada Pav | Your VPA asha@okaxis linked to A/c XX1290 is debited for Rs.20.00 and credited to vada.pav@ybl (UPI Ref 607712340981)
61000 | Water Board | Dear Customer, Rs.610.00 is debited from A/c XXXX1290 for BillPay/Credit to WATER BOARD on 04-11-26
14900 | Musicbox | Auto-debit of Rs 149 for MUSICBOX successful on Kotak Card x1290 on 04-11-26
79900 | Sneaker Hub | Rs.799 charged on your ONECARD XX1290 at SNEAKER HUB. If this was not you, lock your card in the app.
24000 | Laundry Express | You made a payment of Rs. 240 to Laundry Express through PhonePe. Txn ID T26110410
500000 | Rohan D | INR 5,000 transferred from your DBS account ending 1290 to Rohan D on 04 Nov 2026 via IMPS.
145000 | Fuel Stop | Citi: Rs. 1450.00 was spent on your Card 1290 on 04-NOV-26 at FUEL STOP.
10000 | Toys Corner | TMB: Ac XX1290 debited Rs.100.00 on 04/11/26 for UPI-TOYS CORNER. Bal Rs 320.00
1250 | Xerox Point | Rs 12.50 paid via UPI to Xerox Point on 04-11-26. Available balance in a/c 1290: Rs 740.
124500 | Urban Threads | Hello, INR 1,245.00 has been debited from your Bank of Baroda account ending 7781 on 14 Nov 2026 for a purchase at URBAN THREADS. UPI Ref 632100456789.
6000 | Rajesh Tea Stall | Dear member, amount of Rs.60.00 debited frm A/c no XX7781 on 14-11-26 trfd to RAJESH TEA STALL. RRN-632100456789
22000 | Bakewell | ujjivan SFB: Rs 220.00 Debited from A/c XX7781 on 14-NOV-26 for UPI transaction to bakewell@axl. Ref:632100456789
39900 | Video Hut | YES BANK: Your a/c XX7781 debited INR 399.00 on 14-11-2026 14:20 - UPI:632100456789/to: VIDEO HUT. Bal INR 1,000.22
250000 | Sunita Nair | You transferred ₹2,500 to Sunita Nair. It's on its way! UPI ID sunita@okicici. Debited from Federal Bank ••7781
15000 | Chetan | ₹150 sent to Chetan via BHIM. Transaction ID 632100456789
189900 | Fleetfoot | Rs. 1,899.00 spent using your AU Bank Credit Card ending 7781 at FLEETFOOT on 13/11/26. Available credit limit Rs. 90,000
75000 | Movie Max | Your Standard Chartered card ending 7781 was used for INR 750.00 at MOVIE MAX on 13-Nov-26. Available limit INR 50,000.00
220000 | Orange Mart | Transaction of INR 2,200 at ORANGE MART on your HDFC Bank Credit Card ending 7781 is approved.
33000 | Lunch Box | Dear Customer, you have done a transaction of Rs 330 at LUNCH BOX using Sodexo card XX7781. Balance Rs 1,200
33000 | Lunch Box | Pluxee: Rs 330.00 spent at LUNCH BOX on 13-11-2026. Avl. bal. is Rs.870
14500 |  | OlaMoney: Paid Rs.145 for your ride. Wallet balance: Rs 20
8000 | Sandwich King | Mobikwik: You have paid Rs.80.00 to SANDWICH KING. Order id 9912 Balance: Rs 42
19900 | Prepaid Recharge | FreeCharge: Rs. 199 paid successfully for Prepaid recharge of 9800011122
300000 | Cash withdrawal | Cash withdrawal of Rs.3,000.00 made at HITECH CITY ATM from A/c XX7781 on 12/11/26. Avl bal Rs 990
300000 | Cash withdrawal | Ac X7781 Dr Rs 3000 ATM WDL 12Nov26 14:20 Bal Rs 990.00
500000 | PG Owner | Cheque no. 000123 for Rs.5,000.00 drawn on your A/c XX7781 in favour of PG OWNER has been paid on 12-11-26
150000 | Mutual Wealth | NACH debit of Rs.1,500.00 in A/c XX7781 on 05-11-26 towards MUTUAL WEALTH. Bal Rs 4,000
245000 | Loan | EMI of Rs 2,450 for Loan 88123 has been debited from your A/c XX7781 on 05-11-26
35400 |  | Rs.354.00 deducted from A/c XX7781 towards annual Debit Card charges on 01-11-26.
1000 | Water Can Guy | Rs 10 debited fm A/c XX7781 to WATER CAN GUY thru UPI:632100456789 on 12/11/26 @14:20. Bal Rs 55.30
41000 | Annapurna Mess | Dear Cust, A/c XX7781 Dr. by Rs 410 on 12/11/26 UPI/632100456789/ANNAPURNA MESS/ybl. Bal: Rs 200
6700 | Corner Shop | DEBIT: INR 67.00; A/C: XX7781; Date: 12-11-26; Info: UPI/632100456789/CORNER SHOP; Bal: INR 12.00
54000 | Petals Florist | Txn alert! Rs 540 spent on PETALS FLORIST via your Slice card on 12 Nov
31000 |  | Your order with Zippy Kitchen is confirmed. Rs 310 paid using UPI from SBI A/c 7781.
12000 | Green Cafe | INR 120.00 paid to merchant GREEN CAFE through NetBanking from A/c 7781. Ref no: 99812AB
109900 | Paper Trail | Acct 7781: You made a purchase of Rs. 1,099.00 at PAPER TRAIL, Pune on Nov 12, 2026
64000 |  | POS purchase INR 640.00, CARD XX7781, SPORTS BAY, 12-11-26. Avl bal INR 3,210.00
200000 | Fab Home | Thank you for shopping at FAB HOME. INR 2,000 debited from card XX7781
4800 | Filter Kaapi | Rs.48 paid via UPI Lite to FILTER KAAPI on 12-Nov-26 08:30. Lite balance Rs.152
7500 | Imran Khan | Sent! ₹75 to Imran Khan from HDFC Bank 7781. Ref 632100456789
120000 | Harsh | Hey! You've paid ₹1,200 to Harsh for Goa trip. UPI txn 632100456789
8000 | Milk Booth | SIB: Rs.80.00 debited from A/c X7781 for UPI-632100456789-MILK BOOTH on 12-11-26
26000 | Book Bazaar | Rs 260 was paid to Book Bazaar on 12 November 2026 through your CRED UPI. Ref. 632100456789
3500 | Juice Wala | BHIM: Payment of Rs.35.00 to juice.wala@upi is successful. RRN 632100456789
50500 | Night Owl Cafe | IDBI Bank: A/c NN7781 debited for Rs 505.00; NIGHT OWL CAFE credited. RRN 632100456789. Call 18002094324
9000 | Sai Prints | Canara: An amount of INR 90.00 has been debited to A/c XX7781 on 12-11-26 for UPI to SAI PRINTS
12500 |  | CUB: Your a/c no. XX7781 is debited for Rs.125.00 on 12-NOV-26 and credited to a/c no. XX9 (UPI Ref no 632100456789)
23000 | Kirana Wala | Your A/c XX7781 is debited with INR 230.00 at 14:20 12-11-26 by transfer to KIRANA WALA, ref 632100456789. Aval bal INR 3.00
77700 | Magic Toys | Rs.777 withdrawn from your wallet to pay MAGIC TOYS on 12/11/26
111100 | Tyre Zone | DCB: Card 7781 swiped for INR 1,111.00 at TYRE ZONE 12/11/26 14:20
450000 | Hotel Seaview | Your card xx7781 has been charged INR 4,500.00 at HOTEL SEAVIEW, on 12-11-26
2200 | Metro Ticket | Success! ₹22 paid for Metro ticket on Paytm. UPI Ref No: 632100456789
6500 | Khed Toll Plaza | Toll of Rs.65 paid at KHED TOLL PLAZA via FASTag XX7781. Bal Rs 300
1800000 | Hostel Block C | A payment of Rs 18,000 was made from your account 7781 to HOSTEL BLOCK C on 01/11/26
3333 | Fruit Cart | Debited INR 33.33 A/c 7781 UPI Ref 632100456789 VPA fruit.cart@kotak 12-11-26
60000 | Gym Fit | Your HDFC Bank A/c 7781 is debited for INR 600 towards gym.fit@icici on 12-11-26
70000 |  | Rs 700 paid towards your Broadband bill from A/c XX7781. Ref 632100456789
34000 | Fruit Basket | ABC Co-op Bank: A/c 3021 DR 340.00 on 10/11/26 UPI/631400987654/FRUIT BASKET. Bal 900.00
3550 | Golgappa Wala | A/c X3021 dr by 35.50 on 10Nov26 trf to GOLGAPPA WALA Ref 631400987654
3500 | Dosa Point | Paid ₹35 to Dosa Point⏎from SBI 3021⏎10 Nov 2026, 9:10 AM⏎UPI 631400987654
1800 | Paan Bhandar | Acct XX3021 debited Rs 18.00 on 10-Nov-26; PAAN BHANDAR credited. UPI 631400987654. Dispute? Call 1800
50000 | Cash withdrawal | Withdrawal of Rs 500 from A/c XX3021 at ATM on 10-11-26. Bal Rs 210
1500 | Bus Conductor | UPI Payment: INR 15 to BUS CONDUCTOR from XX3021 done. Ref 631400987654
110000 | Green Optics | Alert: Rs 1,100 purchase on card 3021 at GREEN OPTICS on 10-11-2026 14:22:10.
70000 | Deepak V | Trf of Rs 700 to DEEPAK V from A/c 3021 done through IMPS. RRN 631400987654
23000 | Stationers | Purchase at STATIONERS INC for Rs 230.00 with Debit Card 3021 on 10/11/26
4500 | Idli House | INR 45 debited. UPI Ref 631400987654. To: IDLI HOUSE. A/c: XX3021
32000 | Kailash Dairy | Dear Customer, INR 320.00 debited from A/c XX2201 on 14-11-2026 for UPI txn to KAILASH DAIRY. Ref 631844556677. -Kerala Gramin Bank
124000 | Page Turners | Thank you for using your Canara Bank Platinum Debit Card ending XX2201 for INR 1,240.00 at PAGE TURNERS on 09-11-2026
4500 | Krishna Lassi | > Sent Rs.45.00⏎> From HDFC Bank A/C *2201⏎> To KRISHNA LASSI⏎> On 20/11/26⏎> Ref 632444556677
35000 | Sneha Books | Dear Customer, Rs 350.00 is debited from your A/c XX2201 on 13-11-26 towards UPI to SNEHA BOOKS. உங்கள் வங்கி - Indian Overseas Bank
50000 | Cash withdrawal | प्रिय ग्राहक, आपके खाते XX2201 से 14-11-26 को रु. 500.00 निकाले गए। उपलब्ध शेष रु. 1,200.00 -PNB
12000 |  | आपके खाते XX2201 से रु. 120.00 दिनांक 15-11-26 को UPI द्वारा डेबिट हुए। Ref 631944556677 -BOI
15000 |  | Aapke khate XX2201 se Rs 150.00 debit ho gaye hain 15-11-26 ko. UPI Ref 631944556677 -Bank of India
31000 | Blossom Bakes | Payment done! ₹310 to Blossom Bakes via Amazon Pay UPI. Bank ref no. 632344556678
10000 | Ravi Tea Shop | A/c XX2201 debited Rs 100.00 on 20-11-26 to q887766554@ybl (RAVI TEA SHOP). UPI Ref 632444556679
2500 | Copy Cat Xerox | Rs 25.00 debited from A/c XX2201 on 20-11-26 to paytmqr5abcde@ptys. Merchant: COPY CAT XEROX. Ref 632444556680
1500 | paytm.s1a2b3c@pty | Sent Rs.15.00 from Kotak Bank AC X2201 to paytm.s1a2b3c@pty on 20-11-26.UPI Ref 632444556681. Not you, tap kotk.in/x
39900 | Cultfit | INR 399.00 deducted from A/C XX2201 towards CULTFIT UMN 88ab12@hdfcbank on 18-11-26
115000 | Spencers | Tranx of INR 1,150.00 using Credit Card XX2201 is made at SPENCERS on 16-NOV-26. Avl Cr lmt: INR 20,000.00
750000 | Sai PG Hostel | NEFT Txn of INR 7,500.00 to beneficiary SAI PG HOSTEL from A/c XX2201 is processed. UTR N309261234567
56000 | Croma | Niyo: INR 560 spent at Croma on card 2201 on 12-11-2026
4400 | Chaiwala Raja | PNB: Rs 44.00 debited from A/c XX2201 on 11-11-2026 14:10 UPI ID chaiwala.raja@ybl. Ref 631544556672
8900 | Momo Hut | INR 89 spent on Kotak Credit Card x2201 on 15-NOV-2026 at UPI-631998760000-MOMO HUT. Avl limit INR 900 Not you? Tap kotk.in/cc
9900 | Shoe Rack | A/c XX2201 debited with Rs.99.00,09-11-2026 20:12:01 thru card XX4433 at POS SHOE RACK Bal 410.00 CR.-PNB
4200 | Pen Corner | A/c *2201 Debited for Rs:42.00 on 31-10-2026 22:15:10 by POS/PEN CORNER Avl Bal Rs:910.00. -Union Bank
15000 | Arun Medicos | Dear Customer, Your Account XX4410 has been Debited With Rs 150.00 On 13-11-26 By UPI-ARUN MEDICOS. Ref:632412340007
47000 | Biryani by Kilo | INR 470.00 debited from A/C XX4410 on 08-11-26 towards UPI/632412340015/DR/BIRYANI BY KILO/HDFC. Avl Bal INR 100.00
5200 |  | Ac XX2201 Debited with Rs.52.00, 17-11-2026 11:08:54. Aval Bal Rs.88.10 CR. Helpline 18001800.Register for e-statement,if not done.-PNB
6500 | Balu Fruits | A/c XX3307 debited by Rs 65 dt 10/11/26 thru UPI, payee BALU FRUITS, UPI Ref 632490001115 -TMB
15000 | Ramya | Sent ₹150 to Ramya via Google Pay on 07 Nov 2026. Ref 632490001118
22000 | Dr Mehta Clinic | INR 220.00 is paid from account XX2201 to DR MEHTA CLINIC on 05NOV with ref 630990870000
7500 | Vada Pav Corner | Rs.75.00 debited from A/c XX4410 on 18-11-26 to VADA PAV CORNER. UPI Ref 632412340101. ഒടിപി OTP ആരുമായും പങ്കിടരുത്
6400 | Iyer Tiffin | Paid ₹64 to Iyer Tiffin via super.money. UTR 632412340104. Paid from SBI 0917
14500 | मीना किराना | आपने मीना किराना को ₹145 का भुगतान किया। UPI ट्रांज़ैक्शन आईडी 632412340106
89900 | Jio Prepaid | Dear Customer, ICICI Bank Account XX440 has been debited with INR 899.00 on 05-Nov-26. Info: BIL*ONL*JIO PREPAID. Available Balance is INR 3,100.20.
23600 | Pharmeasy | Your A/c XX440 is debited for INR 236.00 on 05-Nov-26. Info: MPS*PHARMEASY. Avl bal INR 211
200000 | Cash withdrawal | Cash withdrawal of Rs 2,000 from A/c XX3310 on 12Nov26 at SBI ATM. Avl bal Rs 4,411.09
23000 | Nature Basket | 20/11/26, 21:12 - Didi: Sent Rs.230.00 From HDFC Bank A/C *4410 To NATURE BASKET On 19/11/26 Ref 632412340110
4200 | Kumar Pan | Dear Customer, Rs. 42.00 is debited from A/C XXXX5520 for BillPay/Credit Card or UPI txn to KUMAR PAN on 20-11-26 -BOI
21500 | Chaayos | Jupiter: You spent ₹215 at Chaayos on your Edge card ending 3018. Available limit ₹24,000
8900 | Chai Point | Hey! ₹89.00 paid to Chai Point using LazyPay. Txn ID LP8812340. Repay by 3 Dec.
32000 | Amazon | Rs. 320.00 debited from your Amazon Pay Later account for purchase at Amazon.in on 11-11-26. Ref 8812301
10000 | Rudra Xerox | Union Bank: Your SB A/c *4410 Debited Rs:100.00 on 19-11-2026 11:00:00 by UPI ref no 632412340116 to RUDRA XEROX. Never Share OTP/PIN/CVV-Call 1800222244
1500 | Bus Conductor KSRTC | A/c X4410 debited by Rs. 15.00 on 21-11-26; RRN 632412340118; to Bus Conductor KSRTC. Bal Rs 77.20 -KGB
64000 | PVR Cinemas | RBL Bank: INR 640.00 debited from A/c XX4410 on 09-11-26 by debit card at PVR CINEMAS. Bal INR 9,000.1
6500 | Khed Shivapur Toll | FASTag: Rs.65.00 deducted at KHED SHIVAPUR TOLL on 15-11-26 for MH12AB1234. Wallet bal Rs 235.00
20000 |  | Delhi Metro card ending 8812 recharged with Rs 200 using Paytm. Txn 881234001. Rs 200 debited from Paytm wallet
104500 | Westside | SBI: Thank you for using your SBI Debit Card XX3310 for a purchase worth Rs 1,045.00 on POS 20011234 at WESTSIDE txn# 63241234. Not done by you? Forward to 9223008333
1800 | paytmqr1xz8kq@ptys | Rs.18.00 paid to paytmqr1xz8kq@ptys via BHIM UPI on 20-11-26. Ref 632412340123
1800 |  | Sent Rs.18.00 from A/c XX4410 to 9845012345@ybl on 20-11-26. Ref 632412340125
2500 | Mani Tea Stall | Dear UPI user A/C X4410 debited by 25.0 on date 19Nov26 trf to MANI TEA STALL Refno 632412340126 If not u? call-1800111109 for other services-18001234-SBI
7250 | Hot Chips | INR 72.50 paid on 16-11-26 from AU Bank A/c X2210 to HOT CHIPS via UPI. Ref 632412340303
9900 | Google Play | Alert: Rs.99.00 spent on IDFC FIRST Bank Credit Card ending XX1190 at GOOGLE PLAY on 14 NOV 2026 at 07:10 AM. Avbl Limit: Rs.41000.00
31000 | Bata Store | Txn of Rs.310 on your Slice card at Bata Store on 15 Nov. Available limit Rs.8,200
2900 | Apple Services | HDFC Bank: Rs. 29.00 debited from a/c *4410 towards Apple Services via UPI mandate on 12-11-26. UPI Ref 632412340305
5500 | Bhola Juice | You sent ₹55 to Bhola Juice. Google Pay UPI transaction ID 632412340308
20000 | Anil Kumar | Rs.200 transferred from A/c XX2210 to A/c XX8812 (ANIL KUMAR) on 19-11-26 IMPS Ref 632412340310
50000 | Cash withdrawal | Your Canara Bank A/c XX2210 debited by Rs. 500.00 at ATM 112233 on 18/11/26 Txn 8812. Bal Rs 310
2000 | Murugan Idli | Rs 20.00 sent to MURUGAN IDLI from UPI Lite on 20-11-26. Lite bal Rs 180.00
7500 | Sharma Chaat | Mobikwik: You paid Rs. 75 to Sharma Chaat from wallet. Txn id MB88120
6000 | BMTC Bus | INR 60.00 debited from A/c XX2210 for UPI to BMTC BUS KA57F1234 on 18-11-26
6100 | Misal House | Bank of Maharashtra: A/c x9034 debited by Rs.61 on 19NOV26 to MISAL HOUSE, UPI RRN 632412340503
100000 | Amit Roy | Rs.1,000 sent to Amit Roy from Punjab National Bank 9034 on 17 Nov, UPI ID amit@ptsbi. PhonePe
4500 | Pav Bhaji Center | DCB Bank: INR 45 dr. to A/c XX9034 on 19-11-26 by UPI/632412340505/PAV BHAJI CENTER
231000 | IndiGo | Scapia card: You spent ₹2,310.00 at IndiGo on 14 Nov 2026
49900 | Groww | Rs 499 debited from HDFC Bank A/c XX9034 on 12-11-26 towards NACH DR INW GROWW. Avl bal 120.11
2500 | Tea Junction | Thank you for paying Rs 25 to TEA JUNCTION from your SBI A/c XX9034. UPI 632412340508
9000 | Paradise | మీ ఖాతా XX9034 నుండి Rs.90.00 debited on 18-11-26 to PARADISE. UPI 632412340510. OTP ఎవరికీ చెప్పకండి
165000 | Udemy | Hello! Your card ending in 9034 was charged ₹1,650.00 at UDEMY on Nov 13, 2026.
45000 | Chai Point | INR 450.00 spent on your HDFC Bank Card XX1234 at CHAI POINT on 03-10-26. Avl limit INR 20,000. Total due INR 4,500 by 20-10-26
29900 | Netflix | Rs 299 spent on ICICI Card XX9002 at NETFLIX on 05-Oct-26. Amount due for this bill is payable by 18-Oct
78000 | Big Bazaar | You have spent Rs.780 on your card XX5566 at BIG BAZAAR on 04-10-26. Available limit Rs.19,220. Due date of bill 15-10-26
35000 | Reliance Fresh | Thank you for using your SBI Debit Card 1234 for INR 350.00 at RELIANCE FRESH on 03-10-26
129900 | Myntra | Thank you for using Axis Bank card XX7788 for INR 1,299 at MYNTRA on 02-10-26. Avl bal INR 8,000
39900 | Airtel | Bill payment of INR 399 to Airtel has been cleared from A/c XX1234 on 03-10-26
14900 | Spotify | Your UPI mandate of Rs 149 for Spotify has been executed on 03-10-26 from A/c XX1234. Ref 412345678901
50000 | Zomato | UPI Mandate for Rs.500.00 redeemed by ZOMATO from your a/c XX1234 on 03-10-26. UMN abc@okaxis
5000 | Chai Point | Payment INR 50 (ID T2610031234) confirmed for order at CHAI POINT via UPI on 03-10-26
35000 | Chai Point | आपके खाते XX1234 से रु ३५०.०० CHAI POINT को दिनांक ०३-१०-२६ को डेबिट किए गए। रेफ ४१२३४५६७८९०१
25000 | Ravi Stores | Payment successful⏎₹250 paid to Ravi Stores⏎UPI Ref 412345678901⏎03 Oct 2026
25000 | Swiggy | Alert: INR 250.00 spent@SWIGGY on card XX1234 on 03-10-26. Avl bal 5,000
18000 | Chai Point | A/c XX1234 debited Rs 180.00 on 03-10-26 UPI/ICIC/412345678901/CHAI POINT. Avl bal 900
150000 | Green Hostel | INR 1,500 debited A/c XX12 03-10-26 Fvg: GREEN HOSTEL Ref 412345678901
500000 | Sunrise PG | Rs 5000 debited from A/c XX12 on 03-10-26. Info: NEFT/N276261234567/SUNRISE PG. Bal 9,000
25000 | Lassi Corner | Rs 250 paid from a/c XX1234 to LASSI CORNER on 18-11-26 by UPI. Ref 512345678905 -UCO Bank
340000 | Hostel Mess | Dear SBI User, your A/c X1234-debited by Rs3400.0 on 18Nov26 transfer to HOSTEL MESS Ref No 512345678907
520000 | IRCTC | Your SBI Card ending 4455 used for Rs 5,200 at IRCTC on 18/11/26. Limit left 44,000. Bill due 05/12/26
34900 | Netflix | Rs 349 debited via mandate from a/c XX1234 towards NETFLIX. Next debit on 18-12-26
1800000 | Sunrise College | NEFT of Rs 18,000.00 from A/c XX1234 to SUNRISE COLLEGE done on 18-11-26. UTR N32226512345
12000 | Parking Plaza | FASTag: Rs 120.00 deducted at PARKING PLAZA on 18-11-26. Avl bal Rs 380
100000 | Asha Rao | खाता XX1234 से ₹1,000 ASHA RAO को 18-11-26 को भेजे गए। UPI रेफ 512345678915
9000 | Laundry Bee | Txn alert: A/c XX1234 Dr Rs 90.00 18/11/26 UPI/YESB/512345678916/LAUNDRY BEE/pay
6000 | Metro Card Recharge | You have successfully paid ₹60 to Metro Card Recharge. UPI Ref 512345678906
9900 | Gaana | Your a/c XX1234 is debited with Rs 99.00 on 20-11-26 by e-mandate GAANA. Bal Rs 3,011.00
165000 | Ola | Ola ride: Rs 1,650 charged to your HDFC card XX4455 on 20-11-26
72000 | Redbus | REDBUS: Rs 720.00 debited from Mobikwik wallet on 20-11-26. Txn 6611
3500 |  | UPI Alert: ₹35 debited from XX1234 on 20-11-26. Ref 512345678908
41000 | Bookworm | Transaction alert: Card XX4455 INR 410.00 BOOKWORM 20-11-26 18:22. Not you? Call 1800111
34000 | Vada House | Your VPA asha@ok linked to XX1234 is debited Rs 340 for VADA HOUSE. UPI Ref 712345678902
250000 | Cash withdrawal | You withdrew Rs 2,500 from HDFC ATM on 21-11-26 using card XX4455. Bal Rs 6,010
86000 | Nature Basket | IDFC FIRST: Your debit card XX4455 purchase INR 860 NATURE BASKET on 21 Nov 26
15000 | Salon Shine | Axis Bank: Debit INR 150.00 A/c no. XX1234 21-11-26 SALON SHINE UPI/P2M/712345678908
24000 | Irani Cafe | Spent INR 240.00 AU Bank Credit Card XX4455 IRANI CAFE 21-11-26. Avl lmt 12,000
2000 | Nimbu Pani | UPI: Rs 20 paid to nimbupani@ybl (NIMBU PANI) from XX1234
8500 | Egg Roll Centre | PNB: Ac XX1234 debited Rs.85.00, 21-11-26 12:41 thru UPI:712345678912 EGG ROLL CENTRE. Bal Rs.410
59900 | Gym Pass | INR 599 paid to GYM PASS by mandate (UMN ab1@okhdfc) from a/c XX1234 on 21-11-26
800000 | PG Sunrise | Dear Customer, NEFT of INR 8,000.00 to PG SUNRISE is successful. A/c XX1234. UTR FDRLN126
24900 | Kindle | INR 249.00 debited for KINDLE by autopay from card XX4455 on 22-11-26
`;

export const OTHER_WORDINGS = tableRows(WORDINGS).map(
  ([paise, payee = "", text = ""]) => ({
    text,
    amountPaise: Number(paise),
    payee,
  }),
);
