import { expect, it } from "vitest";
import { outline, readText } from "@/lib/testing/statement-files";

const UPI = "UPI/DR/412345678901/CHAI POINT/YESB/chai@ybl/snacks";

it.each([
  [
    "Union Bank",
    "Tran Id,Tran Date,Remarks,Amount (Rs.),Balance (Rs.)",
    `S1,02/04/2026,${UPI},40.00 (Dr),960.00 (Cr)`,
    "S2,13/04/2026,NEFT COLLEGE,100.00 (Cr),1060.00 (Cr)",
  ],
  [
    "Canara Bank",
    "Txn Date,Value Date,Cheque No.,Description,Branch Code,Debit,Credit,Balance",
    `="02-04-2026 10:00:00","02 Apr 2026","",${UPI},="33",40.00,"","960.00"`,
    `="13-04-2026 10:00:00","13 Apr 2026","",NEFT COLLEGE,="33","",100.00,"1,060.00"`,
  ],
  [
    "Punjab National Bank",
    "Txn No.,Txn Date,Description,Branch Name,Cheque No.,Dr Amount,Cr Amount,Balance",
    `S1,02-04-2026,${UPI},PUNE,,40.00,,960.00 Cr.`,
    "S2,13-04-2026,NEFT COLLEGE,PUNE,,,100.00,1060.00 Cr.",
  ],
  [
    "Bank of Baroda",
    "DATE,NARRATION,CHQ.NO.,WITHDRAWAL(DR),DEPOSIT(CR),BALANCE(INR)",
    `02-04-2026,${UPI},-,40.00,-,960.00Cr`,
    "13-04-2026,NEFT COLLEGE,-,-,100.00,1060.00Cr",
  ],
  [
    "IndusInd Bank",
    "Date,Type,Description,Debit,Credit,Balance",
    `02 Apr 2026,Transfer Debit,${UPI},40.00,-,960.00`,
    "13 Apr 2026,Transfer Credit,NEFT COLLEGE,-,100.00,1060.00",
  ],
  [
    "Federal Bank",
    "Date,Value Date,Particulars,Tran Type,Tran ID,Cheque Details,Withdrawals,Deposits,Balance,DR/CR",
    `02-APR-2026,02-APR-2026,${UPI},TFR,S1,,40.00,,960.00,CR`,
    "13-APR-2026,13-APR-2026,NEFT COLLEGE,TFR,S2,,,100.00,1060.00,CR",
  ],
  [
    "Yes Bank",
    "Transaction Date,Value Date,Cheque No/Reference No,Description,Withdrawals,Deposits,Running Balance",
    `02/04/2026,02/04/2026,,${UPI},40.00,0.00,960.00`,
    "13/04/2026,13/04/2026,,NEFT COLLEGE,0.00,100.00,1060.00",
  ],
  [
    "IDBI Bank",
    "Srl,Txn Date,Value Date,Description,Cheque No,CR/DR,CCY,Amount (INR),Balance (INR)",
    `1,02/04/2026,02/04/2026,${UPI},,Dr.,INR,40.00,960.00`,
    "2,13/04/2026,13/04/2026,NEFT COLLEGE,,Cr.,INR,100.00,1060.00",
  ],
  [
    "an HDFC credit card",
    "Transaction type~|~Primary / Addon Customer Name~|~DATE~|~Description~|~AMT~|~Debit / Credit~|~Base NeuCoins",
    "Domestic~|~ASHA RAO~|~02/04/2026 14:22:11~|~CHAI POINT PUNE IN~|~   40.00~|~~|~4",
    "Domestic~|~ASHA RAO~|~13/04/2026 00:00:00~|~CC PAYMENT 000000001 BPPY~|~  1,000.00~|~Cr~|~",
  ],
  [
    "a card, newest first",
    "Transaction Date|Description|Amount (in Rs.)",
    "13/04/2026|PAYMENT RECEIVED|100.00 Cr",
    "02/04/2026|CHAI POINT PUNE IN|40.00 Dr",
  ],
])("a statement of %s is read", async (_, ...lines) => {
  const statement = await readText(lines.join("\n"));
  expect(statement.warnings).toEqual([]);
  const rows = outline(statement).map((row) => row.slice(2));
  expect(rows.toSorted()).toEqual(["2026-04-02 Chai Point 40", "money-in"]);
});
