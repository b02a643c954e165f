import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { descriptionFault } from "@/lib/domain/expenses/description";
import { describePayment } from "./describe-payment";
import { findReference } from "./references";
import { propertyRuns } from "@/lib/testing/property-runs";

it.each([
  ["UPI-ZOMATO LIMITED-zomato@hdfcbank-HDFC0000001-412345678901-UPI", "Zomato"],
  ["UPI-RAVI KUMAR-9812300045@YBL-SBIN0000001-412345678901-PAY", "Ravi Kumar"],
  ["UPI/DR/412345678901/BLINKIT/YESB/blinkit@yb/Payme", "Blinkit"],
  ["WDL TFR UPI/DR/412345678901/ASHA RAO/SBIN/9812300045@ybl/rent", "Asha Rao"],
  ["UPI/412345678901/UPI/zomato@icici/ICICI Bank/ACD0AB12", "Zomato"],
  ["UPI/412345678901/Payment from Ph/9812300045@ybl/Axis Bank", "UPI payment"],
  ["UPI/P2M/412345678901/SWIGGY LIMITED/dinner/HDFC BANK LTD", "Swiggy"],
  ["IMPS/P2A/412345678901/RAVI KUMAR/SBIN/rent", "Ravi Kumar"],
  ["IMPS-412345678901-ASHA RAO-SBIN-XX1234-RENT", "Asha Rao"],
  ["POS 416021XXXXXX1234 DOMINOS PIZZA", "Dominos Pizza"],
  ["ACH D- NETFLIX-ABC12345", "Netflix"],
  ["BIL/ONL/000123456789/NETFLIX/", "Netflix"],
  ["Paid to CHAI POINT", "Chai Point"],
  ["NEFT DR-ACME", "Acme"],
  ["Money sent to Ravi Kumar", "Ravi Kumar"],
  ["Paid to 9812300045@ybl", "UPI payment"],
  ["NEFT 412345678901", "Bank transfer"],
  ["CHQ PAID 000123", "Cheque"],
  ["Cheque paid to Asha Rao", "Asha Rao"],
  ["CHEQUE ISSUED TO SHARMA BOOKS", "Sharma Books"],
  ["CHQ PAID TO CASH", "Cheque"],
  ["UPI/412345678901/RAVI STORES/ravi@ybl/SBI", "Ravi Stores"],
  ["UPI/412345678901/lunch/ravi@ybl/SBI", "Ravi"],
  ["UPI/412345678901/chai/chai.point@ybl/SBI", "Chai Point"],
  ["POS 416021XXXXXX1234", "Card payment"],
  ["MAB CHARGES", "MAB charges"],
  ["Paid to ATM Cafe", "ATM Cafe"],
  ["Paid to SRI VENKATESWARA TIFFINS", "Sri Venkateswara Tiffins"],
  ["Paid to NFS Traders", "NFS Traders"],
  [
    "UPI-CHAI POINT-chai@okaxis-UTIB0000001-412345678901-clg snacks",
    "Chai Point",
  ],
  ["50100000001234-TPT-RENT-RAVI KUMAR", "Ravi Kumar"],
  ["IFT/10000000001/GYM FEES", "Gym Fees"],
  ["CLG/000123/ASHA RAO", "Cheque"],
  ["0000", "Payment"],
  ["IIN/I-Debit/AMAZON/20260906/6", "Amazon"],
  ["MMT/IMPS/412345678901/room rent/MAHESH/HDFC0000001", "Mahesh"],
  ["by debit card-OTHPG 627600123456DMRC LIMITED      NEW DELHI--", "DMRC"],
  ["IB FUNDS TRANSFER DR-50100000001234-RAHUL", "Rahul"],
  ["UPI-D-MART-DMART@HDFC-HDFC0000001-412345678901-UPI", "D Mart"],
  ["UPI-COCA-COLA-cola@ybl-YESB0000001-412345678901-UPI", "Coca Cola"],
  [
    "UPI-DOMINO'S PIZZA-PAYTM-12345@PTYBL-YESB0000001-412345678901-UPI",
    "Domino's Pizza",
  ],
  [
    "UPI-RAHUL SHARMA-RAHUL-1@OKAXIS-UTIB0000001-412345678901-UPI",
    "Rahul Sharma",
  ],
  ["NEFT-HDFCN52026-KIRAN-98 76 54", "Kiran"],
  ["CARD 4160 21XX XXXX 1234 SPAR", "Card Spar"],
  ["UPI/P2M/412345678901/METRO CARD/trip/HDFC", "Metro Card"],
  ["UPI-KIRAN-k@ybl-YESB0000001-412345678901-SBI CARD", "Kiran"],
  ["UPI-CREDENCE BOOKS-c@ybl-YESB0000001-412345678901-X", "Credence Books"],
])("the payment %s is %s", (narration, description) => {
  expect(describePayment(narration).description).toBe(description);
});

it.each([
  ["ATM WDL 1234 PUNE", "Cash withdrawal"],
  ["ATW-416021XXXXXX1234-S1ANPU12-PUNE", "Cash withdrawal"],
  ["NFS/CASH WDL/1234", "Cash withdrawal"],
  ["Credit card bill paid", "Credit card bill"],
  ["BILLPAY DR-HDFCPE-416021XXXXXX1234", "Credit card bill"],
  ["CC 000416021XXXXXX1234 AUTOPAY SI-TAD", "Credit card bill"],
  ["IB BILLPAY DR-HDFCPE-416021XXXXXX1234", "Credit card bill"],
  [
    "NEFT DR-SBIN0000001-SBI CARD-NETBANK, MUM-HDFCN520261013-4160211234567890",
    "Credit card bill",
  ],
  [
    "UPI-SBI CARDS-SBICARD@SBI-SBIN0000001-412345678901-BILL",
    "Credit card bill",
  ],
  ["BIL/INFT/EDQ1234567/ICICI CREDIT CARD/", "Credit card bill"],
  [
    "UPI-CRED CLUB-CRED.CLUB@AXISB-UTIB0000114-412345678901-PAYMENT ON CRED",
    "Credit card bill",
  ],
  ["UPI/412345678901/bill/cred.club@axisb/Axis Bank/X1", "Credit card bill"],
  ["Paid to CRED", "Credit card bill"],
  ["CASH-WITHDRAWAL", "Cash withdrawal"],
  ["CWDR/412345678901/PUNE", "Cash withdrawal"],
  ["TO CASH SELF", "Cash withdrawal"],
  ["SELF CHQ 000123", "Cash withdrawal"],
  ["ATL/1234/PUNE", "Cash withdrawal"],
  ["0000", "Payment"],
])("the payment %s is %s, to be looked at", (narration, description) => {
  const described = describePayment(narration);
  expect(described.description).toBe(description);
  expect(described.doubt).toBeDefined();
});

it("a description is valid, and has no long number, for any narration", () => {
  const part = fc.oneof(
    fc.constantFrom(
      "UPI",
      "POS",
      "9812300045@ybl",
      "XX1234",
      "Paid to",
      "ZOMATO",
    ),
    fc.integer({ min: 100_000 }).map(String),
    fc.string({ unit: "binary", maxLength: 10 }),
  );
  const narration = fc
    .tuple(fc.array(part, { maxLength: 8 }), fc.constantFrom("/", "-", " "))
    .map(([parts, between]) => parts.join(between));
  fc.assert(
    fc.property(narration, (text) => {
      const { description } = describePayment(text);
      expect(descriptionFault(description)).toBeUndefined();
      expect(description).not.toMatch(/\d{4}/);
    }),
    { numRuns: propertyRuns(500) },
  );
});

describe("findReference", () => {
  it.each([
    [["412345678901"], "", "412345678901"],
    [["T1", "412345678901"], "", "412345678901"],
    [["000000"], "UPI-CAFE-cafe@ybl-412345678901-UPI", "412345678901"],
    [[""], "UPI/DR/412345678901/CAFE", "412345678901"],
    [[""], "UPI-RAVI-919812300045-SBIN0000001-412345678901", "412345678901"],
    [[""], "UPI-RAVI-919812300045-SBIN0000001-UPI", undefined],
    [["N123"], "NEFT 412345678901", "N123"],
    [[""], "POS CAFE", undefined],
  ])("finds it in %j and %j", (columns, narration, reference) => {
    expect(findReference(columns, narration)).toBe(reference);
  });
});
