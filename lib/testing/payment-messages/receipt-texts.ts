/** The text of a receipt, its amount in rupees, and its seller ("" if it is not found). */
type ReceiptText = readonly [text: string, amount: number, payee: string];

/** Receipts of shops, restaurants, rides, tickets, bills and courses. */
export const PAID_RECEIPTS: readonly ReceiptText[] = [
  [
    "Railway ERS\nPNR No.: 7712009934\nDate: 18-12-2026\nTicket Fare Rs. 410.00\nConvenience Fee (incl. GST) Rs. 17.70\nTotal Fare (all inclusive) Rs. 427.70\nTransaction ID 77120099 paid through UPI on 20-Nov-2026",
    427.7,
    "Railway",
  ],
  [
    "St. Mary's Hostel, Kochi\nFee receipt No. 118\nRoom rent 4,500.00\nMess 2,800.00\nTotal 7,300.00\nMode: UPI  Status: PAID",
    7300,
    "St Mary's Hostel",
  ],
  [
    "City Metro QR Ticket\nPassengers: 1\nFare: ₹32.00\nPayment status: Success\nTicket ID CM77120",
    32,
    "City Metro",
  ],
  [
    "Thanks for riding, Asha\nHere's your Bikeo receipt for 23 November 2026\nTotal ₹164.00\nPaid via UPI",
    164,
    "Bikeo",
  ],
  [
    "Your Tunebox receipt\nPremium Individual\nDate: 16 Nov 2026\nTotal: ₹119.00 (incl. 18% GST)\nPayment method: UPI\nPaid",
    119,
    "Tunebox",
  ],
  [
    "Playhub Order Receipt\nOrder date: 12 Nov 2026\nLingo Super (monthly) ₹299.00\nTotal: ₹299.00 (includes GST of ₹45.61)\nPayment method: UPI",
    299,
    "Playhub",
  ],
  [
    "Zipcab\nThanks for riding, Asha\nTotal ₹142.61\nTrip fare ₹150.00\nPromotion -₹12.39\nBooking fee ₹5.00\nPayments\nUPI ₹142.61",
    142.61,
    "Zipcab",
  ],
  [
    "Quickcart Order Confirmation\nOrder 7712\nItem subtotal: ₹449.00\nOrder total: ₹449.00\nPaid with: City Bank Credit Card\nArriving Saturday",
    449,
    "Quickcart",
  ],
  [
    "HEALTHY PHARMACY\nBill No: 1188\nSub Total 110.91\nDiscount 11.09\nNet Amount 99.82\nRound off 0.18\nAmount Paid: 100.00\nCard",
    100,
    "Healthy Pharmacy",
  ],
  [
    "CAFE MONSOON\nBill No 4471\nSub Total 157.00\nCGST 2.5% 3.93\nSGST 2.5% 3.93\nGrand Total 164.86\nRounded 165.00\nPaid: UPI",
    165,
    "Cafe Monsoon",
  ],
  // Food
  [
    "TandoorBox\nOrder #88120451 delivered from Spice Route, HSR\nItem total ₹320.00\nPacking charge ₹15.00\nDelivery partner fee ₹29.00\nOffer (WELCOME) -₹60.00\nGST ₹16.00\nGrand total ₹320.00\nPaid via UPI\n12 Nov 2026, 1:15 PM",
    320,
    "TandoorBox",
  ],
  [
    "CAFE MONSOON\nKothrud, Pune\nBill No: 1182  Table 4\nDate: 14/11/2026\nMasala Dosa 2 x 80.00 160.00\nFilter Coffee 2 x 30.00 60.00\nSub Total 220.00\nCGST 2.5% 5.50\nSGST 2.5% 5.50\nGrand Total 231.00\nMode of payment: Cash\nThank you, visit again",
    231,
    "Cafe Monsoon",
  ],
  [
    "Thanks for dining at Barbeque Junction! Food ₹899, service charge ₹45, taxes ₹47.20. Bill total ₹991.20, paid by card on 15 Nov 2026. Bill no 5521.",
    991.2,
    "Barbeque Junction",
  ],
  [
    "Hostel Mess Receipt\nReceipt No. 4471\nSri Sai Boys Hostel\nStudent: Varun\nMess charges Nov: Rs 3,200\nGuest meals: Rs 180\nLess advance: -Rs 500\nNet amount: Rs 2,880\nPaid by UPI on 05-11-2026",
    2880,
    "Hostel Mess",
  ],
  [
    "Chai Adda: Order delivered! 2 x Cutting chai ₹40, 1 x Bun maska ₹45, Packaging ₹10, Discount -₹15. Total paid ₹80. Order ID CA-99213",
    80,
    "Chai Adda",
  ],
  [
    "Faasta Pizza\nOrder Summary\nOrder ID 7712009\n1 x Farmhouse ₹459\n1 x Garlic Bread ₹119\nYou saved ₹100\nTaxes and charges ₹23.90\nTotal ₹501.90\nPayment method: Google Pay\nOrder delivered on 18 Nov 2026",
    501.9,
    "Faasta Pizza",
  ],
  // Groceries
  [
    "quickcart\nOrder QC771200 delivered in 11 minutes\n9 items\nMRP ₹745\nProduct discount -₹96\nDelivery fee ₹25 FREE\nHandling charge ₹9\nBill total ₹658\nPayment mode: Wallet\n17 Nov 2026 9:02 PM",
    658,
    "Quickcart",
  ],
  [
    "TAX INVOICE\nMORE FRESH SUPERMARKET\nIndiranagar, Bengaluru\nGSTIN 29AACCM1122K1Z3\nInv No 55102 Dt 16/11/2026 19:20\nAtta 5kg 1 265.00\nMilk 500ml 4 112.00\nSubtotal 377.00\nRound off 0.00\nNet Amount 377.00\nCARD 377.00\nYou saved 23.00",
    377,
    "More Fresh Supermarket",
  ],
  [
    "BigFarm order BF-20091 is delivered. Item total Rs.540, delivery Rs.30, coupon discount Rs.-70. Amount paid Rs.500 via PhonePe. -BigFarm",
    500,
    "BigFarm",
  ],
  [
    "Ratna Medicals\nCash Memo No 889\n09/11/2026\nDolo 650 1 strip 30.90\nORS 3 63.00\nTotal 93.90\nDiscount 9.40\nNet Payable 84.50\nPaid: 84.50 (UPI)",
    84.5,
    "Ratna Medicals",
  ],
  // Rides
  [
    "Thank you for riding with Zipcab! 13 Nov 2026. Ride fare ₹142.50, Booking fee ₹7.50, Toll ₹20, Total fare ₹170. Paid by cash.",
    170,
    "Zipcab",
  ],
  [
    "Thanks for riding, Neel\nTotal ₹96.40\nTrip fare ₹89.20\nPlatform fee ₹3.00\nTaxes ₹4.20\nPayments\nCash ₹96.40\n12 November 2026 8:10 AM\nMoovo Auto",
    96.4,
    "Moovo Auto",
  ],
  [
    "Your AutoNow trip has ended. Base fare Rs 36, distance charge Rs 41, waiting charge Rs 5. Total Rs 82. Payment: UPI. Trip ID AN772109",
    82,
    "AutoNow",
  ],
  [
    "Bikeo ride receipt\nRide ID BK55109\nRide charge ₹59.00\nSurge ₹12.00\nCoupon -₹20.00\nAmount paid ₹51.00\nPayment mode Paytm",
    51,
    "Bikeo",
  ],
  [
    "You gave ₹75 cash to your driver Salim. Trip fare ₹75. Thanks for riding with Zipcab.",
    75,
    "Zipcab",
  ],
  // Trains, buses, metro, flights
  [
    "PNR 6612098812, TRN 16022, DOJ 12-12-2026, SL, MYS-MAS, Fare Rs 330, Conv fee Rs 17.70, Total paid Rs 347.70. Happy Journey -IRCTC",
    347.7,
    "IRCTC",
  ],
  [
    "RAILRIDE e-Ticket\nPNR: 8812094410\nTicket fare 1,240.00\nConvenience fee 35.40\nTravel insurance 0.45\nTotal fare 1,275.85\nTransaction ID 100004120981\nPayment mode UPI",
    1275.85,
    "Railride",
  ],
  [
    "busbee: Booking confirmed! Ticket no BB77120. Onward fare Rs.650.00, GST Rs.32.50, discount -Rs.50. Total amount paid Rs.632.50. Boarding 24 Nov, 10:30 PM Madiwala.",
    632.5,
    "Busbee",
  ],
  [
    "KSRTC ticket booked. PNR J882109. Base fare 410.00, Reservation 10.00, Levy 21.00, Total Fare: Rs 441.00. Payment successful. Txn Ref 99120887",
    441,
    "KSRTC",
  ],
  [
    "Namma Metro QR Ticket\nFrom Majestic To Whitefield\nPassengers 2\nTicket fare ₹120\nDiscount 5% -₹6\nTotal paid ₹114\nTxn ID NM20261118021",
    114,
    "Namma Metro",
  ],
  [
    "SkyHop Airlines\nBooking confirmed PNR QX7RTT\nBase fare ₹3,210\nUser development fee ₹410\nFuel charge ₹600\nConvenience fee ₹299\nGrand total ₹4,519\nPaid with card ending 4410",
    4519,
    "SkyHop Airlines",
  ],
  // Cinema and events
  [
    "Cineplex Gold: tickets confirmed! Booking ID CG0071. Ticket price Rs.500.00 + convenience fee Rs.59.00 + donation Rs.1. Total Rs.560.00 paid through UPI. Seats F4,F5",
    560,
    "Cineplex Gold",
  ],
  [
    "PVX Cinemas\nBooking ID 55120\nSub total ₹420.00\nConvenience fees ₹49.56\nSnack combo ₹250.00\nOrder total ₹719.56\nAmount paid ₹719.56",
    719.56,
    "PVX Cinemas",
  ],
  // College, library, printing
  [
    "FEE RECEIPT\nGreenfield College of Arts, Chennai\nReceipt No: GC/26/8812\nDate: 02/11/2026\nTuition Fee Rs. 18,500.00\nLab Fee Rs. 1,500.00\nLate Fee Rs. 0.00\nTotal Rs. 20,000.00\nMode: UPI\nTxn Ref: 630611209834",
    20000,
    "Greenfield College of Arts",
  ],
  [
    "Central Library, NIT Trichy\nFine Receipt No 2210\nOverdue fine Rs 24.00\nLost card charge Rs 50.00\nTotal amount received Rs 74.00\nMode: Cash\n10/11/2026",
    74,
    "Central Library",
  ],
  [
    "Om Xerox & Prints\nReceipt 771\n40 pages B/W 1.50 60.00\nSpiral binding 35.00\nTotal 95.00\nUPI 95.00\nThank you",
    95,
    "Om Xerox & Prints",
  ],
  [
    "Exam form payment receipt. Bharat Open University. Exam fee Rs.1,200, form charge Rs.100, total amount paid Rs.1,300. Transaction ID BOU7712093. Date 11-11-2026.",
    1300,
    "",
  ],
  // Bills
  [
    "Payment of Rs.842.00 for TANVIDYUT electricity bill, Consumer No 55120981, is successful on 09-11-2026. Receipt No. TV88120. Bill month: Oct 2026.",
    842,
    "Tanvidyut",
  ],
  [
    "CityGas bill receipt\nBP No 771209\nGas charges ₹610.00\nFixed charge ₹60.00\nTotal bill amount ₹670.00\nAmount paid ₹670.00\nDate 08/11/2026\nReceipt no 99812",
    670,
    "CityGas",
  ],
  [
    "Fibernow: Payment received. Plan rental Rs.599, GST Rs.107.82, Total Rs.706.82. Amount paid Rs.706.82 on 06 Nov 2026. Txn ID FN0012",
    706.82,
    "Fibernow",
  ],
  [
    "Aqua Water Board\nReceipt No 5512\nWater charges 210.00\nSewerage 42.00\nTotal 252.00\nReceived by: Cash\nThank you for your payment",
    252,
    "Aqua Water Board",
  ],
  // Health
  [
    "SUNRISE HOSPITAL\nOPD Receipt No 88102\nDate 13/11/2026\nConsultation Rs 500.00\nRegistration Rs 100.00\nConcession -Rs 100.00\nNet Amount Rs 500.00\nAmount Paid Rs 500.00\nBalance Due Rs 0.00",
    500,
    "Sunrise Hospital",
  ],
  [
    "IronHouse Gym\nReceipt #2041\nMonthly plan ₹1,200\nJoining fee ₹300\nDiscount -₹300\nTotal ₹1,200\nPayment method: UPI",
    1200,
    "IronHouse Gym",
  ],
  [
    "Wellness Dental Clinic: receipt 7712. Cleaning Rs 800, X-ray Rs 250, total Rs 1,050, received via GPay on 14/11/2026. Thank you.",
    1050,
    "Wellness Dental Clinic",
  ],
  // Apps and courses
  [
    "AppBazaar Order Receipt\nOrder number AB.3312-7781\nTunebox Premium (monthly) ₹99.00\nTax ₹15.10\nTotal: ₹114.10\nPayment method: UPI\nThank you",
    114.1,
    "AppBazaar",
  ],
  [
    "SkillUp Academy\nTAX INVOICE\nInvoice no SU-2210\nPython Bootcamp ₹2,999.00\nCoupon STUDENT -₹1,500.00\nIGST 18% ₹269.82\nInvoice total ₹1,768.82\nAmount paid ₹1,768.82\nAmount due ₹0.00",
    1768.82,
    "SkillUp Academy",
  ],
  [
    "Learnly: thanks for your purchase! Data Science course Rs 449, GST Rs 80.82, order total Rs 529.82. Paid using card. Order LR-10022",
    529.82,
    "Learnly",
  ],
  // Shops
  [
    "TAX INVOICE\nDENIM WORLD\nPhoenix Mall\nGSTIN 27AAACD1112L1Z1\nJeans 1 1,499.00\nTotal MRP 1,499.00\nDiscount -450.00\nTotal 1,049.00\nPaid by UPI 1,049.00",
    1049,
    "Denim World",
  ],
  [
    "Your Threadly order TH-99120 was delivered on 10 Nov 2026. Bag total ₹1,798, bag discount -₹900, shipping fee ₹49, total amount ₹947. Paid by GPay.",
    947,
    "Threadly",
  ],
  [
    "SHINE SALON\nBill No 331\nHair cut 200.00\nHead massage 150.00\nSub Total 350.00\nDiscount -50.00\nBill Amount 300.00\nPaid 300.00\nThank you visit again",
    300,
    "Shine Salon",
  ],
  [
    "Mess coupon receipt\nHill College Mess\n30 coupons x 45.00 1,350.00\nTotal 1,350.00\nPaid through SBI Collect\nDU Ref DUM1122",
    1350,
    "Mess",
  ],
  [
    "Hi Rohan, thanks for your purchase from Drawly. Drawly Pro monthly ₹500.00. GST ₹90.00. Amount paid ₹590.00 on 3 Nov 2026.",
    590,
    "Drawly",
  ],
  [
    "Quickbasket\nOrder #QB8817 delivered\nMilk x2 ₹58\nItem total ₹114\nHandling fee ₹10.50\nTo Pay ₹124.50\nPaid via PhonePe UPI",
    124.5,
    "Quickbasket",
  ],
  [
    "Zipcab\nTotal ₹184.37\nThanks for riding, Asha\nTotal ₹184.37\nTrip charge ₹161.12\nSubtotal ₹161.12\nAccess fee ₹23.25\nPayments\nCash ₹184.37",
    184.37,
    "Zipcab",
  ],
  [
    "Quickcart\nOrder placed, thanks!\nOrder Total: ₹1,299.00\nPaid using UPI\nArriving tomorrow",
    1299,
    "Quickcart",
  ],
  [
    "Threadly\nThank you for shopping with us!\nOrder TL8817\nBag Total Rs 2,499.00\nDelivery Fee Rs 99.00\nOrder Total Rs 1,348.00\nPayment Mode: Prepaid - Credit Card",
    1348,
    "Threadly",
  ],
  [
    "Tunebox\nYour receipt\nTunebox Student ₹59.00\nTotal ₹59.00\nCharged to Visa ending 4412",
    59,
    "Tunebox",
  ],
  [
    "Drawly\nReceipt\nDrawly Student ₹797.68\nTax ₹143.58\nTotal ₹941.26\nCharged to Mastercard 8812\nRenews 12 Dec 2026",
    941.26,
    "Drawly",
  ],
  [
    "Playhub\nThank you\nOrder number: 8817\n100 Gems ₹80.00\nTotal: ₹80.00\nPayment method: Amazon Pay UPI",
    80,
    "Playhub",
  ],
  [
    "NORTH HOSTEL MESS\nReceipt No 2211\nMess bill for Oct 2026\nAmount: Rs. 3,850/-\nReceived by UPI",
    3850,
    "North Hostel Mess",
  ],
  [
    "SAI FUELS\nReceipt No 71827\nRate/Ltr 107.41\nVolume 2.79 L\nAmount 300.00\nMode UPI\nThank you visit again",
    300,
    "Sai Fuels",
  ],
  [
    "MEDIPLUS\nInvoice 8817\nSyrup 1 85.16\nNet 80.05\nRounding -0.05\nPayable 80.00\nUPI 80.00",
    80,
    "Mediplus",
  ],
  [
    "PIZZA POINT\nOrder #88\nSub total 418.00\nTax 50.90\nGrand Total 468.90\nRound off 0.10\nPayable 469.00\nCARD 469.00",
    469,
    "Pizza Point",
  ],
  [
    "Sri Balaji Clinic\nBill No 11827\nConsultation 400.00\nDressing 150.00\nTotal 550.00\nReceived Rs 550.00 (Cash)",
    550,
    "Sri Balaji Clinic",
  ],
  [
    "ANNAPURNA CANTEEN\nToken 88\nDosa 1 45.00\nCoffee 2 30.00\nTOTAL 75.00\nCASH 100.00\nBALANCE 25.00",
    75,
    "Annapurna Canteen",
  ],
  [
    "Central Library\nFINE RECEIPT\nOverdue days 6\nFine amount Rs 30.00\nPaid Rs 30.00",
    30,
    "Central Library",
  ],
  [
    "UDUPI GRAND\nBill No 4418\nMeals 1 250.00\nCGST 6.25\nSGST 6.25\nGrand Total 262.50\nPaid : GPAY",
    262.5,
    "Udupi Grand",
  ],
  [
    "TeleOne\nPayment successful\n₹ 349\nPrepaid recharge for 9812345678\nOrder ID 7182736455\nPaid via UPI",
    349,
    "TeleOne",
  ],
  ["Town bus ticket\nFare Rs 25\nPaid by UPI\nTicket no 8812", 25, ""],
];

/** Relatives of receipts that are no payment. */
export const UNPAID_RECEIPTS: readonly string[] = [
  "Quickcart Order Confirmation\nOrder 7712\nItem subtotal: ₹449.00\nOrder total: ₹449.00\nPaid with: Cash\nArriving Saturday",
  "CityGas bill\nBP No 771209\nGas charges ₹610.00\nFixed charge ₹60.00\nTotal bill amount ₹670.00\nDue date 20/11/2026",
  "TANVIDYUT: Energy charges Rs 720, fixed charges Rs 85, tax Rs 37. Total amount Rs 842. Pay by 24-11-2026.",
  "Fibernow invoice\nPlan rental Rs.599\nGST Rs.107.82\nTotal Rs.706.82\nAmount payable Rs.706.82\nPay now at fibernow.in",
  "Aqua Water Board\nBill No 5512\nWater charges 210.00\nSewerage 42.00\nTotal 252.00\nLast date 30/11/2026",
  "quickcart\nOrder QC771201 placed\nItem total ₹640\nDelivery fee ₹25\nGrand total ₹665\nCash on delivery",
  "Your Threadly order TH-99121 is out for delivery. Bag total ₹1,798, discount -₹900, total amount ₹898 to be collected in cash.",
  "Mehta Stores order 8812: items Rs 410, delivery Rs 20, order total Rs 430. COD. Please keep exact change.",
  "TandoorBox\nOrder #88120452 placed\nItem total ₹320.00\nGST ₹16.00\nTo pay ₹336.00",
  "Faasta Pizza\nYour cart\n1 x Farmhouse ₹459\nTaxes ₹22.95\nTotal ₹481.95\nComplete your order now",
  "ESTIMATE\nRavi Motors\nBrake pads 650.00\nLabour 300.00\nTotal 950.00\nValid for 7 days",
  "QUOTATION No 77\nOm Xerox & Prints\nPoster printing 500 pcs 2,500.00\nDesign 500.00\nGrand total 3,000.00\n50% advance with order",
  "PROFORMA INVOICE\nSkillUp Academy\nPython Bootcamp ₹2,999.00\nIGST ₹539.82\nInvoice total ₹3,538.82",
  "busbee: Your booking BB77121 is cancelled. Fare Rs.650, cancellation charge Rs.100, refund amount Rs.550. Amount paid Rs.650 will be returned.",
  "Cineplex Gold\nBooking ID CG0072 cancelled\nTotal paid ₹560.00\nRefund ₹500.00\nConvenience fee ₹59.00",
  "Chai Adda: Order CA-99214 was cancelled by the restaurant. Item total ₹140, total paid ₹160. Refund of ₹160 initiated.",
  "Your SkyHop payment failed. Base fare ₹3,210, taxes ₹1,010, Total ₹4,220. Try again.",
  "Learnly order LR-10023\nData Science course Rs 449\nGST Rs 80.82\nOrder total Rs 529.82\nPayment pending",
  "IronHouse Gym\nInvoice #2042\nMonthly plan ₹1,200\nTotal ₹1,200\nAmount paid ₹0\nBalance due ₹1,200",
  "SUNRISE HOSPITAL\nProvisional bill\nRoom 4,000.00\nPharmacy 1,250.00\nTotal 5,250.00\nAdvance paid 2,000.00\nBalance payable 3,250.00",
  "FEE NOTICE\nGreenfield College of Arts\nTuition Fee Rs. 18,500\nLab Fee Rs. 1,500\nTotal Rs. 20,000\nPay before 30/11/2026",
  "Fee Challan\nBharat Open University\nExam fee Rs.1,200\nForm charge Rs.100\nTotal Rs.1,300\nPay at any branch of Canara Bank",
  "Central Library: overdue fine Rs 24, lost card Rs 50, total Rs 74. Please pay at the counter.",
  "Hostel Mess\nBill for Nov\nMess charges Rs 3,200\nGuest meals Rs 180\nNet amount Rs 3,380\nKindly pay to the warden",
  "Zipcab: Your ride is booked. Estimated fare ₹170. Base fare ₹50, distance ₹120. Driver arrives in 4 min.",
  "AutoNow trip estimate: base fare Rs 36, distance Rs 41, total Rs 77. Book now.",
  "Your Moovo driver is arriving. Trip fare ₹89.20, taxes ₹4.20, total ₹93.40. Pay the driver in cash.",
  "StayInn: We have got your booking request. Room 2 nights ₹3,000, taxes ₹360, total ₹3,360. Pay at hotel.",
  "StayInn booking confirmed. Room ₹3,000, GST ₹360, total ₹3,360. Pay at property on arrival.",
  "RAILRIDE\nSeats on hold for 10 minutes\nTicket fare 1,240.00\nConvenience fee 35.40\nTotal fare 1,275.40\nProceed to pay",
  "Weekend deal! Farmhouse pizza MRP ₹459, offer price ₹299, total savings ₹160. Order now on Faasta.",
  "You left items in your bag. Jeans MRP ₹1,499, discount -₹450, total ₹1,049. Checkout before stock runs out.",
  "Invoice SU-2211 from SkillUp Academy is due on 30 Nov 2026. Subtotal ₹1,499, IGST ₹269.82, invoice total ₹1,768.82.",
  "DENIM WORLD\nEXCHANGE / RETURN NOTE\nJeans 1 1,499.00\nTotal 1,499.00\nRefunded to UPI 1,499.00",
  "AppBazaar\nYour refund\nTunebox Premium ₹99.00\nTax ₹15.10\nTotal refunded ₹114.10",
  "Order confirmed: Mehta Stores #8813. Item total Rs 300, delivery Rs 30, total Rs 330. Pay on delivery.",
  "Wellness Dental Clinic treatment plan: cleaning Rs 800, filling Rs 1,500, total Rs 2,300. Confirm your appointment.",
  "Ratna Medicals order ready for pickup. Dolo Rs 30.90, ORS Rs 63, total Rs 93.90. Pay at store.",
  "Payment of Rs.842.00 for TANVIDYUT electricity bill, Consumer No 55120981, is not successful. Bill month: Oct 2026.",
  "Shine Salon: your appointment is booked for 28 Nov. Hair cut ₹200, massage ₹150, total ₹350.",
  "FINAL BILL\nOld total ₹900.00 paid\nRevised total ₹950.00 paid\nCafe Monsoon",
  "Amount paid ₹0.00. Total ₹450.00. Order 12",
  "Wedding hall booking: total ₹50,000, advance paid ₹10,000, remaining ₹40,000.",
  "Zipcab\nZipGo 4 min away\nFare ₹182.40\nPersonal - UPI\nTotal ₹182.40\nChoose ZipGo",
  "Faasta\nItem total ₹318\nDelivery ₹29\nTo pay ₹347\nGoogle Pay UPI ₹347\nPlace order",
  "Order 8812\nTotal ₹450\nTo pay ₹450\nWill be paid via UPI at pickup",
  "Tunebox\nYour plan will renew on 11 Dec 2026\nTotal ₹59.00\nCharged to Visa ending 4412",
  "Receipt settings\nYour Tunebox plan renews 11 Dec\nTotal ₹59.00\nBilled to UPI",
  "Tax Invoice 8817\nTotal ₹2,950\nThank you for your business\nPayment mode: UPI / NEFT / Cheque",
  "Coaching fee receipt\nTotal 12,000.00\nCash 5,000.00\nBalance 7,000.00",
  "Coaching fee receipt\nTotal 12,000.00\nCash 5,000.00",
  "Bill 88\nTotal Rs 900\nPaid Rs 500\nBalance Rs 400",
  "Bill 88\nTotal Rs 100\nPaid via wallet Rs 50",
  "Thank you for your order!\nTotal ₹450\nPayment mode: UPI (at pickup)",
];
