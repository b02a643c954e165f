import { tableRows } from "./table-rows";

/** A wording of a message about money paid, with `{w}` for a payee's name and `{v}` for a UPI id. */
type MessageTemplate = { text: string; dateShape: string };

/** Wordings by format: number, shape of the date, text. */
const TEMPLATES = `
1 | dd/mm/yy | Sent Rs.{a}⏎From HDFC Bank A/C *{x}⏎To {w}⏎On {d}⏎Ref {r}⏎Not You?⏎Call 18002586161/SMS BLOCK UPI to 7308080808
1 | dd/mm/yy | Sent Rs.{a} From HDFC Bank A/C * To {w} On {d} Ref  Not You? Call 18002586161
2 | dd-Mon-yy | Rs.{a} debited from A/c XX{x} on {d} to {v} (UPI Ref No {r}). Not you? Call 18002586161
3 | yyyy-mm-dd:09:10:11 | Spent Rs.{a} From HDFC Bank Card x{x} At {w} On {d} Bal Rs.{b} Not You? Call 18002586161/SMS BLOCK DC {x} to 7308080808
5 | ddMonyy | Dear UPI user A/C X{x} debited by {a} on date {d} trf to {w} Refno {r} If not u? call-1800111109 for other services-18001234-SBI
6 | ddMonyy | Dear SBI User, your A/c X{x}-debited by Rs{a} on {d} transfer to {w} Ref No {r}. If not done by u, fwd this SMS to 9223008333/Call 1800111109 to block UPI
7 | ddMonyy | Dear Customer, transaction number 4312 for Rs.{a} by SBI Debit Card {x} done at {w} on {d} at 13:05. Your updated available balance is Rs.{b}
8 | dd/mm/yy | Rs.{a} spent on your SBI Credit Card ending {x} at {w} on {d}. Trxn. not done by you? Report at https://sbicard.com/Dispute
9 | dd-mm-yy | Dear Customer, your a/c no. XXXXXXXX{x} is debited for Rs.{a} on {d} and a/c XXXXXXX776 credited (IMPS Ref no {r}). If not done by you, call 1800111109. -SBI
10 | dd-Mon-yy | ICICI Bank Acct XX{x} debited for Rs {a} on {d}; {w} credited. UPI:{r}. Call 18002662 for dispute. SMS BLOCK {x} to 9215676766.
11 | dd-Mon-yy | INR {a} spent using ICICI Bank Card XX{x} on {d} on {w}. Avl Limit: INR {b}. If not you, call 1800 2662/SMS BLOCK {x} to 9215676766.
12 |  | Your account has been debited with Rs {a} towards {w} for AutoPay Retrieval Ref No.{r} RRN {r}. Avl Bal Rs {b}
13 | dd-Mon-yy | ICICI Bank Acc XX{x} debited Rs. {a} on {d} NFSCASH WDL. Avb Bal Rs. {b}. To dispute call 18002662
13 | dd-Mon-yy | ICICI Bank Acc XX{x} debited Rs. {a} on {d} InfoBIL*{w}.Avl Bal Rs. {b}. To dispute call 18002662
14 | dd-mm-yy | INR {a} debited⏎A/c no. XX{x}⏎{d}, 10:20:30⏎UPI/P2M/{r}/{w}⏎Not you? SMS BLOCKUPI Cust ID to 919951860002⏎Axis Bank
15 | dd-mm-yyyy | INR {a} debited from A/c no. XX{x} on AXIS BANK L {d} 10:20:30 IST. Avl bal: INR {b}. SMS BALANCE to 918691000002
16 | dd-mm-yy | Sent Rs.{a} from Kotak Bank AC X{x} to {v} on {d}.UPI Ref {r}. Not you, https://kotak.com/KBANKT/Fraud
17 | dd/mm/yyyy | Sent Rs.{a} from XXXXXX{x} to {w} on {d}. UPI ref no. {r}. Not you? Tap to report -Kotak
18 | dd-MON-yyyy | INR {a} spent on Kotak Credit Card x{x} on {d} at UPI-{r}-{w}. Avl limit INR {b}. Not you? Tap to block
19 | dd-mm-yyyy | Ac XX{x} Debited with Rs.{a}, {d} 10:20:30. Aval Bal Rs.{b} CR. Helpline 18001800-PNB
20 | dd-mm-yyyy | A/c XX{x} debited with Rs.{a},{d} 10:20:30 thru card XX4412. Aval Bal {b} CR. If not done forward to 9264092640
21 | dd/mm/yy | Dear Customer, Acct XXX{x} Dr. INR {a} on {d} to {w}; UPI: {r}; Bal INR {b}.Not you? Call 18001030/ SMS BLOCK UPI to 9901771222-Canara Bank
23 | dd-mm-yyyy | A/c *{x} Debited for Rs:{a} on {d} 10:20:30 by Mob Bk ref no {r} Avl Bal Rs:{b}.If not you, Call 1800222243. Never Share OTP/PIN/CVV-Union Bank of India
24 | dd-mm-yy | Sent Rs.{a} from A/c *{x} on {d} to {w}.RRN {r}.Avl Bal Rs.{b}.Not you? SMS BLOCK to 9289592895-Indian Bank
25 | dd/mm/yy | Your A/c XX{x} debited by Rs. {a} on {d}; {w} credited. RRN {r}. Available balance Rs. {b}. Call 180010888 if not done by you. IDFC FIRST Bank
26 |  | A/c *XX{x} debited by Rs {a} towards {v}. RRN: {r}. Not You? Call 18602677777 - IndusInd Bank
27 | dd-mm-yyyy | INR {a} spent on IndusInd Card XX{x} on {d} 08:09 pm at {w}. Avl Lmt: INR {b}. Not you? Call 18602677777
28 | dd-MON-yyyy | Dr INR {a} - AU A/c X{x} {d}⏎UPI/DR/{r}/{w}/Y⏎Bal INR {b}⏎Not you? Call 180012001200
29 | dd-MON-yyyy | INR {a} debited from A/c XX{x} towards UPI/DR/D{r}/{w} Value {d} . Clear Bal is INR {b}. Bandhan Bank
30 | ddMONyyyy | Debited Rs {a} from a/c XX{x} on {d} 10:20 via NEFT to {w}.Ref {r}.Bal Rs {b}-Federal Bank
31 | dd-mm-yy | UPI debit:Rs.{a} A/c X{x}, {d} 10:20:30 RRN: {r} Bal:Rs.{b} Block A/c? Call 18004251809-South Indian Bank
32 | dd-MON-yyyy | INR {a} is debited from A/c XX{x} on {d} - "UPI TXN: /{r}-9912/Payment from PhonePe/{v}/Dhanlaxmi"
33 | dd-mm-yy | INR {a} debited via UPI from Equitas A/c {x} -Ref:{r} on {d} to {w}. Avl Bal is INR {b}.Not You?Call 18001031222
34 | dd-mm-yyyy | INR {a} spent on YES BANK Card X{x} @UPI_{w} {d} 08:09:10 pm. Avl Lmt INR {b}. SMS BLKCC {x} to 9840909000 if not you
35 | ddMON | HSBC: INR {a} is paid from account XX{x} to {w} on {d} with ref {r}. If this is not done by you, call us.
36 | dd-mm-yyyy | Your a/c XX{x} is debited for Rs. {a} on {d} 10:20 and credited to a/c XX9981 (UPI Ref no {r}). Call 18003455000 if not done by you - Standard Chartered
37 | dd-mm-yyyy | Dear Customer, your account no. ending with {x} is debited with INR {a} on {d} for NEFT. Current Bal is INR {b}CR. Saraswat Bank
38 | dd-mm-yyyy | A/c XX{x} Debited with Rs.{a} on {d} by UCO-UPI.Avl Bal Rs.{b}. Report Dispute https://uco.bank
39 | dd-mm-yy | Your a/c no. XX{x} is debited for Rs.{a} on {d} and credited to a/c no. XX2323 (UPI Ref no {r}) -Karnataka Bank
41 |  | A/C XXX{x} Debited by INR {a} at 10:43 by RTGS-JAKA0001. Available Bal is INR {b} Cr. J&K Bank
42 | dd-Mon-yy | Dear Customer, your acct XX{x} is debited with INR {a} on {d} to {v}. UPI Ref no {r}. Jana Small Finance Bank
43 | dd-mm-yyyy | Account No. XX{x} DEBIT with amount Rs. {a} on {d}. Balance: Rs.{b}. [{r}] - India Post
44 |  | Rs. {a} debited from Airtel Payments Bank a/c Txn ID {r} Bal:{b}. Call 400 for help
45 | dd-Mon-yy | Rs. {a} sent from a/c xx{x} on {d} to {w} (UPI Ref: {r}). Not you? Call 08048329999 - slice
45 | dd-Mon-yy | Rs. {a} spent on your credit card xx{x} at {w} on {d}. Not you? Block it in the app - slice
46 |  | Your Apay Wallet balance is debited for INR {a} Transaction Reference Number is {r} - Amazon Pay
46 |  | Payment of Rs {a} using Apay Balance successful at {w}. Updated Balance is Rs {b}
47 | m/d/yy | Rs.{a} debited to your Edge CSB Bank RuPay Credit Card ending {x} on {d}, 6:39 PM - (UPI Ref no.{r}). Not you? Call 08655055086
48 |  | Rs.{a} sent to {v} from PPBL a/c {x}. UPI Ref:{r}; Not you? Call 01204456456
48 |  | INR {a} debited DCB a/c {x}; to {w}; UPI {r}. If not you call 02268997777
48 | dd-mm-yyyy | Rs {a} spent on Suryoday CC {x} on {d} at 10:20.
`;

export const MESSAGE_TEMPLATES: readonly MessageTemplate[] = tableRows(
  TEMPLATES,
).map(([, dateShape = "", text = ""]) => ({ text, dateShape }));
