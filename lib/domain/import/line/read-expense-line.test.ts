import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { untagged } from "@/lib/domain/expenses/tags";
import { parseDate } from "@/lib/testing/parse-date";
import { readExpenseLine } from "./read-expense-line";

/** A Sunday. */
const TODAY = parseDate("2026-11-22");
const read = (line: string) =>
  readExpenseLine(line, { today: TODAY, categoryOf: () => undefined });

function summary(line: string): (string | number | undefined)[] {
  const { amountPaise, description, date } = read(line);
  return [amountPaise && amountPaise / 100, description, date];
}

describe("a line", () => {
  it.each([
    ["120 chai yesterday", 120, "chai", "2026-11-21"],
    ["chai 120 kal", 120, "chai", "2026-11-21"],
    ["1.2k shoes 2nd oct #shopping", 1200, "shoes", "2026-10-02"],
    ["250 day pass", 250, "day pass", undefined],
    ["200 sun cream", 200, "sun cream", undefined],
    ["99 march fest ticket", 99, "march fest ticket", undefined],
    ["may 20 recharge", 20, "may recharge", undefined],
    ["300 noon show", 300, "noon show", undefined],
    ["80 friday special thali", 80, "friday special thali", undefined],
    ["2x15 xerox", 30, "xerox", undefined],
    ["auto 60 aaj", 60, "auto", "2026-11-22"],
    ["rapido 74 kal raat", 74, "rapido", "2026-11-21"],
    ["momos 60 kal shaam", 60, "momos", "2026-11-21"],
    ["petrol 200 parso raat", 200, "petrol", "2026-11-20"],
    ["6500 rent 1st", 6500, "rent", "2026-11-01"],
    ["rent 6500 1 tarikh", 6500, "rent", "2026-11-01"],
    ["rent 6500 25 tarikh", 6500, "rent", "2026-10-25"],
    ["2nd hand book 200", 200, "2nd hand book", undefined],
  ])("%s is %s, %s, %s", (line, rupees, description, date) => {
    expect(summary(line)).toEqual([rupees, description, date]);
  });

  it.each([
    ["chai 20", 20, "chai"],
    ["20", 20, ""],
    ["₹45.50 samosa", 45.5, "samosa"],
    ["samosa ₹ 45.50", 45.5, "samosa"],
    ["रू20 chai", 20, "chai"],
    ["rs 99 recharge", 99, "recharge"],
    ["Rs.99 recharge", 99, "recharge"],
    ["recharge 99/-", 99, "recharge"],
    ["recharge 99 rupees", 99, "recharge"],
    ["laptop 1,20,000", 120000, "laptop"],
    ["1,250 shoes", 1250, "shoes"],
    ["120+30 lunch", 150, "lunch"],
    ["120 + 30 lunch", 150, "lunch"],
    ["3 x 12.50 pens", 37.5, "pens"],
    ["rent 5k", 5000, "rent"],
    ["2 chai 40", 40, "2 chai"],
    ["3 samosa 45", 45, "3 samosa"],
    ["500 ml milk 30", 30, "500 ml milk"],
    ["2 kg rice 130", 130, "2 kg rice"],
    ["pizza for 4 600", 600, "pizza for 4"],
    ["room 101 rent 5000", 5000, "room 101 rent"],
    ["7 up 40", 40, "7 up"],
    ["bus 42 to college ₹15", 15, "bus 42 to college"],
    ["iphone 15 case rs 299", 299, "iphone 15 case"],
    ["28 day pack 299", 299, "28 day pack"],
    ["spent 120 on chai", 120, "chai"],
    ["paid 300 for haircut", 300, "haircut"],
    ["120 for chai", 120, "chai"],
    ["120, chai", 120, "chai"],
    ["chai - 20", 20, "chai"],
    ["chai -", undefined, "chai"],
    ["bought pen for", undefined, "pen"],
    ["auto ka", undefined, "auto"],
    ["chai=20", 20, "chai"],
    ["bought pen for 20", 20, "pen"],
    ["auto ka 40", 40, "auto"],
    ["spotify 59/month", 59, "spotify"],
    ["chai: 20", 20, "chai"],
    ["lunch: dosa 60", 60, "lunch: dosa"],
    ["chai@15", 15, "chai"],
    ["chai @ 15", 15, "chai"],
    ["chai120", 120, "chai"],
    ["rs50chai", 50, "chai"],
    ["sector17 bus 20", 20, "sector17 bus"],
    ["5k run fee 300", 300, "5k run fee"],
  ])("%s is ₹%s for %j", (line, rupees, description) => {
    expect(summary(line)).toEqual([rupees, description, undefined]);
  });

  it.each([
    ["sau ka petrol", 100, "petrol"],
    ["chai sau", 100, "chai"],
    ["dhai sau ka khana", 250, "khana"],
    ["300 ki kitab", 300, "kitab"],
    ["chai ka patta 40", 40, "chai ka patta"],
    ["dhai sau sabzi", 250, "sabzi"],
    ["derh sau auto", 150, "auto"],
    ["dedh hazaar shoes", 1500, "shoes"],
    ["do sau rupaye dosa", 200, "dosa"],
    ["ek sau bees thali", 120, "thali"],
    ["ek hazaar do sau fees", 1200, "fees"],
    ["saadhe teen sau kitab", 350, "kitab"],
    ["paune do sau kitab", 175, "kitab"],
    ["sawa sau juice", 125, "juice"],
    ["barah sau fees", 1200, "fees"],
    ["saade teen sau cycle tube", 350, "cycle tube"],
    ["auto pe 40 kharch kiye", 40, "auto"],
    ["hostel mess mein 70 diye", 70, "hostel mess"],
    ["exam form fee 850 paid", 850, "exam form fee"],
    ["kabir ko 500 udhaar diya", 500, "kabir ko udhaar diya"],
    ["ऑटो में ६० दिए", 60, "ऑटो"],
    ["pachas chai", 50, "chai"],
    ["2 hazaar rent", 2000, "rent"],
    ["1.5 lakh fees", 150000, "fees"],
    ["five hundred cake", 500, "cake"],
    ["चाय २०", 20, "चाय"],
    ["₹४५.५० समोसा", 45.5, "समोसा"],
    ["ढाई सौ सब्ज़ी", 250, "सब्ज़ी".normalize("NFC")],
    ["दो हज़ार किराया", 2000, "किराया"],
  ])("%s is ₹%s for %s", (line, rupees, description) => {
    expect(summary(line)).toEqual([rupees, description, undefined]);
  });

  it.each([
    ["yesterday 120 chai", "2026-11-21"],
    ["chai kal 120", "2026-11-21"],
    ["chai 120 parso", "2026-11-20"],
    ["chai 120 kal ka", "2026-11-21"],
    ["chai 120 कल का", "2026-11-21"],
    ["कल chai १२०", "2026-11-21"],
    ["परसों chai 120", "2026-11-20"],
    ["आज chai 120", "2026-11-22"],
    ["chai 120 day before yesterday", "2026-11-20"],
    ["chai 120 3 days ago", "2026-11-19"],
    ["chai 120 do din pehle", "2026-11-20"],
    ["chai 120 a week ago", "2026-11-15"],
    ["chai 120 last friday", "2026-11-20"],
    ["chai 120 last sunday", "2026-11-15"],
    ["pichle somvar chai 120", "2026-11-16"],
    ["120 chai on friday", "2026-11-20"],
    ["on friday chai 120", "2026-11-20"],
    ["120 on sunday chai", "2026-11-22"],
    ["chai 120 5/8", "2026-08-05"],
    ["yesterday's chai 120", "2026-11-21"],
    ["last night’s chai 120", "2026-11-21"],
    ["kal ka chai 120", "2026-11-21"],
    ["aaj ki chai 120", "2026-11-22"],
    ["chai 120 fri", "2026-11-20"],
    ["chai 120 thur", "2026-11-19"],
    ["chai 120 weds", "2026-11-18"],
    ["chai 120 last nite", "2026-11-21"],
    ["chai 120 last evening", "2026-11-21"],
    ["pichli raat chai 120", "2026-11-21"],
    ["chai 120 25/12", "2025-12-25"],
    ["chai 120 5/8/25", "2025-08-05"],
    ["chai 120 5-8-2026", "2026-08-05"],
    ["chai 120 2026-10-02", "2026-10-02"],
    ["5 aug chai 120", "2026-08-05"],
    ["chai 120 aug 5", "2026-08-05"],
    ["chai 120 5th of august", "2026-08-05"],
    ["chai 120 30 nov", "2025-11-30"],
    ["5 aug 2025 chai 120", "2025-08-05"],
    ["120 chai on 5th", "2026-11-05"],
    ["120 chai on 25th", "2026-10-25"],
  ])("%s is chai for ₹120 on %s", (line, date) => {
    expect(summary(line)).toEqual([120, "chai", date]);
  });

  it.each([
    "chai 120 tomorrow",
    "chai 120 25/12/2026",
    "chai 120 30 nov 2026",
    "chai 120 31/2",
    "chai 120 2199-01-01",
  ])("%s has no date", (line) => {
    expect(read(line)).not.toHaveProperty("date");
  });

  it.each([
    "",
    "chai",
    "chai kal",
    "call 9812300045",
    "cake 99999999999",
    "#food",
  ])("%j has no amount", (line) => {
    expect(read(line)).not.toHaveProperty("amountPaise");
  });

  it.each([
    ["auto 20/11 80", 80, "auto", "2026-11-20"],
    ["trip 15/11 4500", 4500, "trip", "2026-11-15"],
    ["80 auto 20/11", 80, "auto", "2026-11-20"],
    ["auto 80 5.11.26", 80, "auto", "2026-11-05"],
    ["trip 4500 15 tareek ko", 4500, "trip", "2026-11-15"],
    ["rent 4500 5 nov ko diya", 4500, "rent", "2026-11-05"],
    ["auto 80 5 nov station", 80, "auto station", "2026-11-05"],
    ["auto 80 3 days ago station", 80, "auto station", "2026-11-19"],
    ["trip 4500 2d ago", 4500, "trip", "2026-11-20"],
    ["auto 80 3 din phle", 80, "auto", "2026-11-19"],
    ["auto 80 yesterdy", 80, "auto", "2026-11-21"],
    ["cake 450 for 3", 450, "cake for 3", undefined],
    ["dinner for 2 650", 650, "dinner for 2", undefined],
    ["bought 2 pens for 20", 20, "2 pens", undefined],
    ["lunch with 3 friends 450", 450, "lunch with 3 friends", undefined],
    ["movie 2 tickets 440", 440, "movie 2 tickets", undefined],
    ["metro 30 x2", 60, "metro", undefined],
    ["fees 45,000+2000", 47000, "fees", undefined],
    ["600 diye biryani ke split by 3", 200, "biryani", undefined],
    ["share auto 10", 10, "share auto", undefined],
    ["pizza 900 3 logo me", 300, "pizza", undefined],
    ["4 vada pav 20 each", 80, "4 vada pav", undefined],
    ["turf 1200 by 10", 120, "turf", undefined],
    ["blinkit 240 in 10 min", 240, "blinkit in 10 min", undefined],
    ["chai,20", 20, "chai", undefined],
    ["chai(20)", 20, "chai", undefined],
    ["chai_20", 20, "chai", undefined],
    ["auto🛺40", 40, "auto", undefined],
    ["5kg atta 60/kg", 300, "5kg atta", undefined],
    ["3 plates poha 40 per plate", 120, "3 plates poha", undefined],
    ["hotstar 149 per month", 149, "hotstar", undefined],
    ["hotstar 149 pm", 149, "hotstar pm", undefined],
    ["lunch 1oo", undefined, "lunch 1oo", undefined],
  ])("%s is %s, %s, %s, without a question", (line, rupees, words, date) => {
    expect(summary(line)).toEqual([rupees, words, date]);
    expect(read(line)).not.toHaveProperty("doubt");
  });

  it.each([
    ["bus 615 20", 20],
    ["crocin 500 22", 22],
    ["eggs 12 84", 84],
    ["jeans waist 32 899", 899],
    ["metro 30 30", 30],
    ["2026 diary 150", 150],
    ["exam form 2026 600", 600],
    ["cab 640 shared with 4", 640],
    ["swiggy 230 after 50 discount", 230],
    ["bill 500 paid 300", 300],
    ["4 vada pav @20", 20],
    ["auto 40 up 50 down", 50],
    ["lunch 120 15 tip", 120],
    ["chai 12/11", 1.1],
    ["xyz-25, bun 15", 15],
    ["xyz 300 5 people", 60],
    ["xyz 300 rs 20 each", 20],
    ["bus 25>cab 90", 90],
    ["thali 800 split with 3 friends", 800],
    ["bus 25✅ cab 90", 90],
    ["pencils ₹8 each 12.50", 8],
    ["diesel ₹500 92/l", 92],
    ["broadband 700 per month 100 mbps", 700],
    ["flat 6000 per month 2 bhk", 6000],
    ["4 seasons juice 80 per glass", 80],
  ])("%s is ₹%s, to be checked", (line, rupees) => {
    expect(read(line)).toMatchObject({
      amountPaise: Math.round(rupees * 100),
      doubt: "amount",
    });
  });

  it.each([
    "25 dec party 500",
    "auto 80 last week",
    "auto 80 pichle hafte",
    "kal dinner 90 friday",
    "dinner 90 yesterday 5 nov",
  ])("%s has a day to be checked", (line) => {
    expect(read(line)).toMatchObject({
      doubt: "date",
      date: expect.any(String) as unknown,
    });
  });

  it("an hour after 12 is an amount before pm", () => {
    expect(summary("bus 45 pm")).toEqual([45, "bus pm", undefined]);
  });

  it.each([
    "80 friday special thali",
    "snacks for tomorrow 200",
    "chai 120 25/12/2026",
    "lunch 90 week ago",
    "lunch 90 45 days ago",
  ])("%s is of today, to be checked", (line) => {
    expect(read(line)).toMatchObject({ doubt: "date" });
    expect(read(line)).not.toHaveProperty("date");
  });

  it("marks the words that were understood", () => {
    expect(read("1.2k shoes 2nd oct #shopping").used).toEqual([
      [0, 4, "amount"],
      [11, 18, "date"],
      [19, 28, "category"],
    ]);
    expect(read("450 pizza split by 3 kal").used).toEqual([
      [0, 3, "amount"],
      [10, 20, "amount"],
      [21, 24, "date"],
    ]);
  });
});

describe("a tag", () => {
  it.each([
    ["120 #hostel chai", 120, "#hostel chai", undefined],
    ["chai 120 #trip-goa yesterday", 120, "chai #trip-goa", "2026-11-21"],
    ["#cash chai #hostel 120 kal", 120, "#cash chai #hostel", "2026-11-21"],
    ["lights 450 #diwali2026", 450, "lights #diwali2026", undefined],
    ["room #2026-goa 900 #5-kal", 900, "room #2026-goa #5-kal", undefined],
    ["चाय २० #होस्टल", 20, "चाय #होस्टल", undefined],
    ["auto pe 40 #hostel", 40, "auto #hostel", undefined],
    ["chai 20 (#hostel)", 20, "chai (#hostel)", undefined],
    ["chai 20 #hostel, #cash!", 20, "chai #hostel, #cash!", undefined],
    ["chai #hostel 20 #food #cash", 20, "chai #hostel #cash", undefined],
    ["20 #hostel", 20, "#hostel", undefined],
  ])("of %s stays: ₹%s, %s, %s", (line, rupees, description, date) => {
    expect(summary(line)).toEqual([rupees, description, date]);
    expect(read(line)).not.toHaveProperty("doubt");
  });

  it("has a letter", () => {
    expect(summary("flat #12 rent 5000")[1]).toBe("flat #12 rent");
    expect(read("flat #12 rent 5000")).toHaveProperty("doubt", "amount");
  });

  it("of a category does not stay, and another one names no category", () => {
    expect(read("120 #food #hostel")).toMatchObject({
      description: "#hostel",
      category: "food",
    });
    expect(read("120 chai (#food), kal")).toMatchObject({
      description: "chai",
      category: "food",
      date: "2026-11-21",
    });
    expect(read("120 chai #trip-goa").category).toBe("food");
    expect(read("120 xyz #trip-goa")).not.toHaveProperty("category");
  });

  it("in any place leaves the rest of the line as it is", () => {
    const tags = fc.constantFrom(
      "#goa",
      "#diwali2026",
      "#2026-goa",
      "#5-kal",
      "#trip_2",
    );
    const lines = fc.constantFrom(
      "120 chai yesterday",
      "chai 120 kal",
      "auto pe 40 kharch kiye",
      "2x15 xerox",
      "spent 120 on chai",
      "rent 6500 25 tarikh",
      "450 pizza split by 3 kal",
      "dhai sau sabzi parso",
    );
    fc.assert(
      fc.property(lines, tags, fc.nat({ max: 6 }), (line, tag, at) => {
        const words = line.split(" ");
        const tagged = words.toSpliced(Math.min(at, words.length), 0, tag);
        const { description, used, category, ...rest } = read(tagged.join(" "));
        const plain = read(line);
        expect({ ...plain, ...rest }).toEqual(plain);
        expect(used.length).toBeGreaterThan(0);
        expect(category).toBe(plain.category);
        expect(description.split(" ")).toContain(tag);
        expect(untagged(description)).toBe(plain.description);
      }),
    );
  });
});

describe("the category", () => {
  it("is the tag, else that of last time, else that of the words", () => {
    const context = { today: TODAY, categoryOf: () => "others" as const };
    expect(readExpenseLine("chai 20 #Travel", context).category).toBe("travel");
    expect(readExpenseLine("chai 20", context).category).toBe("others");
    expect(read("chai 20").category).toBe("food");
    expect(read("syrup 260 5 days ago #health")).toMatchObject({
      description: "syrup",
      date: "2026-11-17",
      category: "others",
    });
    expect(read("xyz 20 yesterday #unknown")).toHaveProperty("date");
    expect(read("xyz 20 #unknown")).toMatchObject({
      description: "xyz #unknown",
    });
    expect(read("xyz 20")).not.toHaveProperty("category");
  });
});
