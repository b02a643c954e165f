import { describe, expect, it } from "vitest";
import { readStatement } from "@/lib/domain/import/read-statement";
import { outline, readText, xlsxFile } from "@/lib/testing/statement-files";

/**
 * The layout, the file, and its rows: a date, a description and an amount, or the
 * reason why it is left out. `?` marks rows to be looked at.
 */
type Fixture = readonly [layout: string, text: string, rows: string];

const FIXTURES: Record<string, readonly Fixture[]> = {
  "Money Manager": [
    [
      "Android, month first",
      `Date,Account,Category,Subcategory,Note,INR,Income/Expense,Description,Amount,Currency,Account
10/13/2026 21:40:10,Cash,Food,Lunch,Thali,120,Exp.,,120,INR,120
10/05/2026 09:02:00,Bank,Salary,,Stipend,8000,Income,,8000,INR,8000
10/04/2026 08:00:00,Bank,Cash,,ATM,500,Transfer-Out,,500,INR,500
10/03/2026 08:10:00,Cash,Food,Snacks,Chai,20,Exp.,with Asha,20,INR,20`,
      `2026-10-13 Thali 120
money-in
own-transfer
2026-10-03 Chai 20`,
    ],
    [
      "iPhone, between tabs",
      `Period	Accounts	Category	Subcategory	Note	INR	Income/Expense	Description	Amount	Currency	Accounts
13/10/2026	Cash	🍜 Food		Thali	120.5	Expense		120.5	INR	120.5
05/10/2026	Bank	💰 Allowance		Dad	8000	Income		8000	INR	8000
04/10/2026	Bank	Cash		ATM	500	Transfer-Out		500	INR	500
04/10/2026	Cash	Bank		ATM	500	Transfer-In		500	INR	500
03/10/2026	Cash	🍜 Food		Chai	20	Expense		20	INR	20`,
      `2026-10-13 Thali 120.5
money-in
own-transfer
own-transfer
2026-10-03 Chai 20`,
    ],
    [
      "older, quoted, the year first",
      `\ufeff"Date","Account","Category","Subcategory","Contents","Amount","Income/Expense","Details"\r
"2026-10-03","Cash","Food","","Chai, samosa","1,020.00","Exp.",""\r
"2026-10-05","Bank","Pocket money","","Dad","8,000.00","Income",""\r
"2026-10-06","Bank","Cash","","ATM","500.00","Transfer-Out",""\r
`,
      `2026-10-03 Chai, samosa 1020
money-in
own-transfer`,
    ],
  ],
  Walnut: [
    [
      "in capitals",
      `DATE,TIME,PLACE,AMOUNT,DR/CR,ACCOUNT,EXPENSE,INCOME,CATEGORY,TAGS,NOTE
03-10-26,10:15 AM,CHAI ADDA,20,DR,HDFC 1234,Yes,No,FOOD,,
13-10-26,11:00 AM,DAD,8000,CR,HDFC 1234,No,Yes,INCOME,,
14-10-26,09:00 PM,CARD PAYMENT,900,DR,HDFC 1234,No,No,BILLS,,
15-10-26,09:00 PM,METRO,40,DR,CASH,Yes,No,TRAVEL,#daily,`,
      `2026-10-03 CHAI ADDA 20
money-in
not-an-expense
2026-10-15 METRO 40`,
    ],
    [
      "numbered, below its title",
      `Walnut report,,,,,,,,,,
Period: 01-10-2026 to 31-10-2026,,,,,,,,,,
Txn No.,Date,Time,Place,Amount,Dr/Cr,Account,Expense,Category,Tags,Note
1,03-10-2026,10:15 AM,Chai Adda,"1,020.00",DR,HDFC,Yes,Food,,
2,13-10-2026,11:00 AM,Dad,"8,000.00",CR,HDFC,No,Income,,
3,14-10-2026,11:30 AM,ATM,500.00,DR,HDFC,No,Cash,,`,
      `2026-10-03 Chai Adda 1020
money-in
not-an-expense`,
    ],
    [
      "months in words, between semicolons",
      `"Date";"Time";"Place";"Amount";"Dr/Cr";"Account";"Expense";"Category"
"03 Oct 2026";"10:15";"Chai Adda";"20,50";"DR";"SBI";"Yes";"Food"
"13 Oct 2026";"11:00";"Dad";"8000,00";"CR";"SBI";"No";"Income"
"14 Oct 2026";"11:30";"ATM";"500,00";"DR";"SBI";"No";"Cash"`,
      `2026-10-03 Chai Adda 20.5
money-in
not-an-expense`,
    ],
  ],
  Axio: [
    [
      "as Walnut",
      `DATE,TIME,PLACE,AMOUNT,DR/CR,ACCOUNT,EXPENSE,INCOME,CATEGORY,TAGS,NOTE
13-10-26,10:15:30,CHAI ADDA KORAMANGALA,20.00,DR,AXIS 1234,Yes,No,FOOD & DRINKS,,
05-10-26,11:00:00,NEFT DAD,8000.00,CR,AXIS 1234,No,Yes,OTHERS,,
04-10-26,21:00:00,CRED,900.00,DR,AXIS 1234,No,No,BILL,,`,
      `2026-10-13 Chai Adda Koramangala 20
money-in
not-an-expense`,
    ],
    [
      "with a currency, newest first",
      `Date,Time,Merchant,Amount,Dr/Cr,Account,Expense,Income,Category,Note
13-10-2026,10:15,Thali House,"₹ 1,120.00",Dr,Axis,Yes,No,Food,
05-10-2026,11:00,Dad,"₹ 8,000.00",Cr,Axis,No,Yes,Income,
03-10-2026,08:30,Chai Adda,₹ 20.00,Dr,Axis,Yes,No,Food,`,
      `2026-10-13 Thali House 1120
money-in
2026-10-03 Chai Adda 20`,
    ],
    [
      "between tabs, the year first",
      `Date	Place	Category	Amount	Dr/Cr	Expense	Account
2026-10-03	Chai Adda	Food	20	DR	Yes	Axis
2026-10-05	Dad	Income	8000	CR	No	Axis
2026-10-13	Own account	Transfer	500	DR	No	Axis`,
      `2026-10-03 Chai Adda 20
money-in
own-transfer`,
    ],
  ],
  PennyWise: [
    [
      "with the message",
      `Date,Time,Merchant,Category,Type,Amount,Currency,Bank,Account,Balance After,Description,SMS Body
2026-10-03,10:15:00,Chai Adda,Food,Expense,20.00,INR,HDFC,1234,980.00,,"Sent Rs.20 From HDFC, To Chai"
2026-10-05,11:00:00,Dad,Income,Income,8000.00,INR,HDFC,1234,8980.00,,Rs.8000 credited
2026-10-06,12:00:00,Self,Transfer,Transfer,300.00,INR,HDFC,1234,8680.00,,sent
2026-10-13,13:00:00,Book Shop,Shopping,Credit,450.00,INR,HDFC,9999,,,spent on card`,
      `2026-10-03 Chai Adda 20
money-in
own-transfer
? 2026-10-13 Book Shop 450`,
    ],
    [
      "older, in capitals",
      `Date,Time,Merchant,Category,Type,Amount,Bank,Account,Balance,Description
2026-10-03,10:15,Chai Adda,Food,EXPENSE,20,HDFC,1234,980,
2026-10-05,10:15,Dad,Income,INCOME,500,HDFC,1234,1480,
2026-10-13,10:15,Groww,Investment,INVESTMENT,300,HDFC,1234,1180,`,
      `2026-10-03 Chai Adda 20
money-in
2026-10-13 Groww 300`,
    ],
    [
      "day first, quoted",
      `\ufeff"Date","Merchant","Category","Type","Amount","Currency","Account","Description"\r
"13/10/2026","Thali House","Food","Expense","1,120.00","INR","HDFC 1234","lunch"\r
"05/10/2026","Dad","Income","Income","8,000.00","INR","HDFC 1234",""\r
"04/10/2026","Self","Transfer","Transfer","300.00","INR","HDFC 1234",""\r
`,
      `2026-10-13 Thali House 1120
money-in
own-transfer`,
    ],
  ],
  Splitwise: [
    [
      "of two",
      `Date,Description,Category,Cost,Currency,Asha,Ravi

2026-10-03,Pizza,Dining out,900.00,INR,450.00,-450.00
2026-10-13,Ravi paid Asha,Payment,450.00,INR,-450.00,450.00

2026-10-13,Total balance, , ,INR,0.00,0.00`,
      `whole-bill
settlement`,
    ],
    [
      "with a byte order mark and three people",
      `\ufeffDate,Description,Category,Cost,Currency,"Asha K","Ravi S",Kiran\r
\r
2026-10-03,"Pizza, coke",Dining out,"1,200.00",INR,800.00,-400.00,-400.00\r
2026-10-14,Auto,Taxi,90.00,INR,-30.00,60.00,-30.00\r
\r
2026-10-14,Total balance, , ,INR,770.00,-340.00,-430.00\r
`,
      `whole-bill
whole-bill`,
    ],
    [
      "decimal commas between semicolons",
      `Date;Description;Category;Cost;Currency;Asha;Ravi
2026-10-03;Pizza;Dining out;900,50;INR;450,25;-450,25
2026-10-13;Rent;Rent;9000,00;INR;-4500,00;4500,00`,
      `whole-bill
whole-bill`,
    ],
  ],
  Spliit: [
    [
      "newest version",
      `Date,Description,Category,Currency,Cost,Original cost,Original currency,Conversion rate,Is Reimbursement,Split mode,Asha,Ravi
2026-10-03,Pizza,Dining Out,INR,900.00,,,,No,Evenly,450.00,-450.00
2026-10-13,Paid back,Payment,INR,450.00,,,,Yes,Evenly,-450.00,450.00`,
      `whole-bill
settlement`,
    ],
    [
      "before currencies",
      `"Date","Description","Category","Currency","Cost","Is Reimbursement","Split mode","Asha","Ravi","Kiran"
"2026-10-03","Pizza","Dining Out","₹","900","No","Evenly","600","-300","-300"
"2026-10-13","Auto","Taxi","₹","90","No","By shares","-30","-30","60"
"2026-10-14","Asha → Ravi","Payment","₹","30","Yes","Evenly","30","-30","0"`,
      `whole-bill
whole-bill
settlement`,
    ],
    [
      "with another currency",
      `Date,Description,Category,Currency,Cost,Original cost,Original currency,Conversion rate,Is Reimbursement,Split mode,Asha,Ravi
2026-10-03,Momo,Dining Out,INR,"1,640.00",20.00,USD,82,No,Evenly,820.00,-820.00
2026-10-13,Bus,Transport,INR,60.00,,,,No,By amount,-20.00,20.00`,
      `whole-bill
whole-bill`,
    ],
  ],
  "Wallet by BudgetBakers": [
    [
      "semicolons and decimal points",
      `account;category;currency;amount;ref_currency_amount;type;payment_type;payment_type_local;note;date;gps_latitude;gps_longitude;gps_accuracy_in_meters;warranty_in_month;transfer;payee;labels;envelope_id;custom_category
Cash;Food & Drinks;INR;-20.0;-20.0;Expenses;CASH;Cash;Chai;2026-10-03 10:15:30;;;;0;false;;;1000;false
Bank;Income;INR;8000.0;8000.0;Income;TRANSFER;Transfer;Stipend;2026-10-05 11:00:00;;;;0;false;;;1000;false
Bank;TRANSFER;INR;-500.0;-500.0;Expenses;TRANSFER;Transfer;To cash;2026-10-13 11:00:00;;;;0;true;;;1000;false`,
      `2026-10-03 Chai 20
money-in
own-transfer`,
    ],
    [
      "decimal commas and a payee",
      `account;category;currency;amount;ref_currency_amount;type;payment_type;note;date;transfer;payee;labels
Cash;Restaurant;INR;-1.120,50;-1.120,50;Expenses;CASH;;2026-10-13T21:40:00.000Z;false;Thali House;
Bank;Wage;INR;8000,00;8000,00;Income;TRANSFER;;2026-10-05T11:00:00.000Z;false;College;
Bank;Transfer;INR;-500,00;-500,00;Expenses;TRANSFER;;2026-10-04T11:00:00.000Z;true;;`,
      `2026-10-14 Thali House 1120.5
money-in
own-transfer`,
    ],
    [
      "commas and unsigned amounts",
      `account,category,currency,amount,type,payment_type,note,date,transfer,payee
Cash,Food,INR,20,Expense,CASH,Chai,03/10/2026,FALSE,
Bank,Income,INR,8000,Income,BANK_TRANSFER,Stipend,13/10/2026,FALSE,
Bank,Other,INR,500,Expense,BANK_TRANSFER,To cash,14/10/2026,TRUE,`,
      `2026-10-03 Chai 20
money-in
own-transfer`,
    ],
  ],
  Cashew: [
    [
      "signed",
      `account,amount,currency,title,note,date,income,type,category name,subcategory name,color,icon,emoji,budget,objective
Cash,-20.0,INR,Chai,,2026-10-03 10:15:30.000,FALSE,null,Dining,,,,,,
Bank,8000.0,INR,Stipend,,2026-10-05 11:00:00.000,TRUE,null,Income,,,,,,
Cash,-500.0,INR,,,2026-10-13 11:00:00.000,FALSE,null,Balance Correction,,,,,,`,
      `2026-10-03 Chai 20
money-in
not-an-expense`,
    ],
    [
      "unsigned, income in small letters",
      `account,amount,currency,title,note,date,income,type,category name,subcategory name
Cash,20.5,INR,Chai,with Asha,2026-10-03T10:15:30.000,false,,Dining,Snacks
Bank,8000,INR,Stipend,,2026-10-13T11:00:00.000,true,,Income,`,
      `2026-10-03 Chai 20.5
money-in`,
    ],
    [
      "titles missing, 1 and 0",
      `date,amount,category name,title,note,account,income
13/10/2026 10:15,20,Dining,,Chai with Asha,Cash,0
14/10/2026 11:00,8000,Income,,Stipend,Bank,1
15/10/2026 12:00,60,Transit,Auto,,Cash,0`,
      `2026-10-13 Chai with Asha 20
money-in
2026-10-15 Auto 60`,
    ],
  ],
  "Ivy Wallet": [
    [
      "all columns",
      `Date,Title,Category,Account,Amount,Currency,Type,Transfer Amount,Transfer Currency,To Account,Receive Amount,Receive Currency,Description,Due Date,ID
2026-10-03T10:15:30,Chai,Food,Cash,20.00,INR,EXPENSE,,,,,,,,a1
2026-10-05T11:00:00,Stipend,Income,Bank,"8,000.00",INR,INCOME,,,,,,,,a2
2026-10-13T11:00:00,,,Bank,0,INR,TRANSFER,500.00,INR,Cash,500.00,INR,,,a3`,
      `2026-10-03 Chai 20
money-in
no-amount`,
    ],
    [
      "older, transfers with an amount",
      `Date,Title,Category,Account,Amount,Currency,Type,Transfer Amount,To Account,Description
2026-10-03T10:15:30Z,Chai,Food,Cash,20,INR,EXPENSE,,,
2026-10-05T11:00:00Z,Stipend,Salary,Cash,8000,INR,INCOME,,,
2026-10-13T11:00:00Z,To cash,,Bank,500,INR,TRANSFER,500,Cash,`,
      `2026-10-03 Chai 20
money-in
own-transfer`,
    ],
    [
      "decimal commas, planned payments",
      `Date;Title;Category;Account;Amount;Currency;Type;Transfer Amount;Description;Due Date
2026-10-03 10:15;Chai;Food;Cash;20,50;INR;EXPENSE;;;
2026-10-13 11:00;Rent;Home;Bank;1.200,00;INR;EXPENSE;;;
2026-10-14 11:00;Stipend;Salary;Bank;8.000,00;INR;INCOME;;;`,
      `2026-10-03 Chai 20.5
2026-10-13 Rent 1200
money-in`,
    ],
  ],
  Spendee: [
    [
      "with offsets",
      `Date,Wallet,Type,Category name,Amount,Currency,Note,Labels,Author
2026-10-03T10:15:30+05:30,Cash,Expense,Food & Drink,-20.00,INR,Chai,,Asha
2026-10-05T11:00:00+05:30,Bank,Income,Salary,8000.00,INR,Stipend,,Asha
2026-10-13T11:00:00+05:30,Bank,Outgoing Transfer,Transfer,-500.00,INR,,,Asha
2026-10-13T11:00:00+05:30,Cash,Incoming Transfer,Transfer,500.00,INR,,,Asha`,
      `2026-10-03 Chai 20
money-in
own-transfer
own-transfer`,
    ],
    [
      "unsigned, months in words",
      `"Date","Wallet","Type","Category name","Amount","Currency","Note","Labels","Author"
"Oct 3, 2026","Cash","Expense","Food & Drink","20","INR","Chai","","Asha"
"Oct 13, 2026","Bank","Income","Salary","8,000","INR","Stipend","","Asha"
"Oct 14, 2026","Cash","Expense","Transport","60","INR","","","Asha"`,
      `2026-10-03 Chai 20
money-in
2026-10-14 Transport 60`,
    ],
    [
      "semicolons, day first",
      `Date;Wallet;Type;Category name;Amount;Currency;Note;Author
13.10.2026 21:40;Cash;Expense;Food;-120,50;INR;Thali;Asha
05.10.2026 11:00;Bank;Income;Salary;8000,00;INR;Stipend;Asha
03.10.2026 08:10;Cash;Expense;Food;-20,00;INR;Chai;Asha`,
      `2026-10-13 Thali 120.5
money-in
2026-10-03 Chai 20`,
    ],
  ],
  "1Money": [
    [
      "month first",
      `"DATE","TYPE","FROM ACCOUNT","TO ACCOUNT / TO CATEGORY","AMOUNT","CURRENCY","AMOUNT 2","CURRENCY 2","TAGS","NOTES"
"10/13/26","Expense","Cash","Food","120","INR","120","INR","","Thali"
"10/5/26","Income","Salary","Bank","8000","INR","8000","INR","","Stipend"
"10/4/26","Transfer","Bank","Cash","500","INR","500","INR","",""
"10/3/26","Expense","Cash","Food","20","INR","20","INR","","Chai"`,
      `2026-10-13 Thali 120
money-in
own-transfer
2026-10-03 Chai 20`,
    ],
    [
      "day first, with totals of accounts",
      `DATE,TYPE,FROM ACCOUNT,TO ACCOUNT / TO CATEGORY,AMOUNT,CURRENCY,AMOUNT 2,CURRENCY 2,TAGS,NOTES
13/10/2026,Expense,Cash,Food,"1,120.50",INR,"1,120.50",INR,,Thali
05/10/2026,Income,Salary,Bank,"8,000.00",INR,"8,000.00",INR,,Stipend

NAME,TYPE,AMOUNT,CURRENCY,,,,,,
Cash,Account,6879.50,INR,,,,,,`,
      `2026-10-13 Thali 1120.5
money-in
unreadable
unreadable`,
    ],
    [
      "semicolons, older names",
      `DATE;TYPE;FROM ACCOUNT;TO CATEGORY;AMOUNT;CURRENCY;TAGS;NOTES
2026-10-03;Expense;Cash;Food;20,50;INR;;Chai
2026-10-13;Income;Salary;Bank;8000,00;INR;;Stipend
2026-10-14;Transfer;Bank;Cash;500,00;INR;;`,
      `2026-10-03 Chai 20.5
money-in
own-transfer`,
    ],
  ],
  YNAB: [
    [
      "day first, in rupees",
      `\ufeff"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Cash","","13/10/2026","Thali House","Food: Eating","Food","Eating","","₹1,120.00","₹0.00","Uncleared"
"Bank","","05/10/2026","College","Inflow: Ready to Assign","Inflow","Ready to Assign","","₹0.00","₹8,000.00","Cleared"
"Bank","","04/10/2026","Transfer : Cash","","","","","₹500.00","₹0.00","Reconciled"`,
      `2026-10-13 Thali House 1120
money-in
own-transfer`,
    ],
    [
      "month first, between tabs",
      `Account	Flag	Date	Payee	Category Group/Category	Category Group	Category	Memo	Outflow	Inflow	Cleared
Cash	Red	10/13/2026	Thali House	Food: Eating	Food	Eating	lunch	120.00₹	0.00₹	Cleared
Bank		10/05/2026	College	Inflow: Ready to Assign	Inflow	Ready to Assign		0.00₹	8000.00₹	Cleared
Cash		10/03/2026	Chai Adda	Food: Eating	Food	Eating		20.00₹	0.00₹	Cleared`,
      `2026-10-13 Thali House 120
money-in
2026-10-03 Chai Adda 20`,
    ],
    [
      "YNAB 4, the year first",
      `"Account","Flag","Check Number","Date","Payee","Category","Master Category","Sub Category","Memo","Outflow","Inflow","Cleared","Running Balance"
"Cash","","","2026-10-03","Chai Adda","Food:Eating","Food","Eating","",20.00,0.00,"U",980.00
"Cash","","","2026-10-05","College","Income:Available","Income","Available","",0.00,8000.00,"C",8980.00
"Cash","","","2026-10-13","Transfer : Bank","","","","",500.00,0.00,"C",8480.00`,
      `2026-10-03 Chai Adda 20
money-in
own-transfer`,
    ],
  ],
  Actual: [
    [
      "with splits",
      `Account,Date,Payee,Notes,Category,Amount,Split_Amount,Cleared
Cash,2026-10-03,Chai Adda,,Food,-20.00,0,Cleared
Bank,2026-10-05,College,stipend,Income,8000.00,0,Cleared
Bank,2026-10-13,Transfer: Cash,,,-500.00,0,Not cleared`,
      `2026-10-03 Chai Adda 20
money-in
own-transfer`,
    ],
    [
      "before splits, quoted",
      `"Account","Date","Payee","Notes","Category","Amount"
"Cash","2026-10-13","Thali House","","Food","-1,120.50"
"Bank","2026-10-14","College","","Income","8,000.00"`,
      `2026-10-13 Thali House 1120.5
money-in`,
    ],
    [
      "day first between semicolons",
      `Account;Date;Payee;Notes;Category;Amount;Cleared
Cash;03/10/2026;Chai Adda;;Food;-20,50;Cleared
Bank;13/10/2026;College;;Income;8.000,00;Cleared
Cash;14/10/2026;;Dosa;Food;-60,00;Uncleared`,
      `2026-10-03 Chai Adda 20.5
money-in
2026-10-14 Dosa 60`,
    ],
  ],
  Bluecoins: [
    [
      "numbered names",
      `(1)Type,(2)Date,(3)Item or Payee,(4)Amount,(5)Parent Category,(6)Category,(7)Account Type,(8)Account,(9)Notes,(10)Label,(11)Status,(12)Split
Expense,10/13/2026,Thali House,-120.00,Food,Eating out,Cash,Cash,,,,
Income,10/5/2026,College,8000.00,Income,Stipend,Bank,SBI,,,,
Transfer,10/4/2026,To cash,-500.00,(Transfer),(Transfer),Bank,SBI,,,,
Expense,10/3/2026,Chai Adda,-20.00,Food,Eating out,Cash,Cash,,,,`,
      `2026-10-13 Thali House 120
money-in
own-transfer
2026-10-03 Chai Adda 20`,
    ],
    [
      "newer, with status",
      `Type,Date,Set Time,Title,Amount,Currency,Exchange Rate,Category Group Name,Category,Account,Notes,Labels,Status
Expense,2026-10-03,10:15,Chai Adda,-20,INR,1,Food,Eating out,Cash,,,None
New Account,2026-10-03,10:00,(Starting Balance),1000,INR,1,(New Account),(New Account),Cash,,,None
Income,2026-10-05,11:00,College,8000,INR,1,Income,Stipend,SBI,,,Cleared
Expense,2026-10-13,11:00,Cap,-300,INR,1,Clothes,Cap,SBI,,,Void`,
      `2026-10-03 Chai Adda 20
not-an-expense
money-in
failed`,
    ],
    [
      "decimal commas, day first",
      `(1)Type;(2)Date;(3)Item or Payee;(4)Amount;(5)Parent Category;(6)Category;(7)Account Type;(8)Account
Expense;13/10/2026;Thali House;120,50;Food;Eating out;Cash;Cash
Income;05/10/2026;College;8000,00;Income;Stipend;Bank;SBI
Transfer;04/10/2026;To cash;-500,00;(Transfer);(Transfer);Bank;SBI`,
      `2026-10-13 Thali House 120.5
money-in
own-transfer`,
    ],
  ],
  Monefy: [
    [
      "day first",
      `date,account,category,amount,currency,converted amount,currency,description
03/10/2026,Cash,Food,-20,INR,-20,INR,Chai
13/10/2026,Bank,Salary,"8,000",INR,"8,000",INR,Stipend
14/10/2026,Bank,To 'Cash',-500,INR,-500,INR,
14/10/2026,Cash,From 'Bank',500,INR,500,INR,`,
      `2026-10-03 Chai 20
money-in
own-transfer
own-transfer`,
    ],
    [
      "decimal commas",
      `date;account;category;amount;currency;converted amount;currency;description
03.10.2026;Cash;Food;-20,5;INR;-20,5;INR;Chai
13.10.2026;Bank;Salary;8.000;INR;8.000;INR;Stipend
14.10.2026;Cash;Transport;-1.060;INR;-1.060;INR;Bus`,
      `2026-10-03 Chai 20.5
money-in
2026-10-14 Bus 1060`,
    ],
    [
      "month first, without descriptions",
      `\ufeffdate,account,category,amount,currency,converted amount,currency,description\r
10/3/2026,Cash,Food,-20,INR,-20,INR,\r
10/13/2026,Cash,Transport,-60,INR,-60,INR,\r
10/14/2026,Bank,Deposits,500,INR,500,INR,Dad\r
`,
      `2026-10-03 Food 20
2026-10-13 Transport 60
money-in`,
    ],
  ],
  ExpenseOwl: [
    [
      "negative spending",
      `ID,Name,Category,Amount,Date,Tags
8a1,Chai,Food,-20.00,2026-10-03T10:15:30Z,
8a2,Scholarship,Income,4000.00,2026-10-13T10:00:00Z,`,
      `2026-10-03 Chai 20
money-in`,
    ],
    [
      "older, positive spending",
      `ID,Name,Category,Amount,Date
8a1,Chai,Food,20.00,2026-10-03T10:15:30Z
8a2,Thali,Food,120.00,2026-10-13T10:00:00Z`,
      `2026-10-03 Chai 20
2026-10-13 Thali 120`,
    ],
    [
      "with a currency, newest first",
      `ID,Date,Name,Category,Amount,Currency,Tags,RecurringID
8a3,2026-10-13T21:40:00Z,"Thali, curd",Food,-120,inr,,
8a2,2026-10-05T10:00:00Z,Scholarship,Income,4000,inr,,
8a1,2026-10-03T10:15:30Z,Chai,Food,-20.5,inr,daily,r1`,
      `2026-10-14 Thali, curd 120
money-in
2026-10-03 Chai 20.5`,
    ],
  ],
};

describe.each(Object.entries(FIXTURES))("%s", (_, fixtures) => {
  it.each(fixtures)("%s", async (_, text, rows) => {
    const statement = await readText(text);
    const read = outline(statement).map((row, index) => {
      const isDoubtful = "doubt" in (statement.rows[index] ?? {});
      const mark = isDoubtful && !row.endsWith("money-in") ? "? " : "";
      return mark + row.replace(/^\d+ /, "");
    });
    expect(read).toEqual(rows.split("\n"));
    expect(statement.warnings).toEqual([]);
  });
});

it("a workbook of Money Manager has dates and numbers", async () => {
  const day = (date: number, hour: number) =>
    new Date(Date.UTC(2026, 9, date, hour, 30));
  const statement = await readStatement(
    await xlsxFile({
      "Money Manager": [
        [
          ...["Period", "Accounts", "Category", "Subcategory", "Note", "INR"],
          ...["Income/Expense", "Description", "Amount", "Currency"],
          "Accounts",
        ],
        [
          ...[day(3, 10), "Cash", "Food", null, "Chai", 20.5],
          ...["Exp.", null, 20.5, "INR", 20.5],
        ],
        [
          ...[day(5, 11), "Bank", "Salary", null, "Stipend", 8000],
          ...["Income", null, 8000, "INR", 8000],
        ],
        [
          ...[day(6, 23), "Bank", "Cash", null, "ATM", 500],
          ...["Transfer-Out", null, 500, "INR", 500],
        ],
      ],
    }),
  );
  expect(outline(statement)).toEqual([
    "2 2026-10-03 Chai 20.5",
    "3 money-in",
    "4 own-transfer",
  ]);
});
