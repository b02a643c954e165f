import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { isUpiId, upiAddress } from "./upi";

describe("a UPI id", () => {
  it.each(["asha@okbank", "asha.k-1_2@ybl", "9876543210@upi", "A@B"])(
    "can be %s",
    (id) => expect(isUpiId(id)).toBe(true),
  );

  it.each([
    "",
    "asha",
    "@okbank",
    "asha@",
    "asha@ok.bank",
    "asha@ok@bank",
    "asha k@okbank",
    "asha@okbank ",
    "asha@okbank\n",
    "asha@okbank&am=1",
    "आशा@okbank",
    `${"a".repeat(300)}@okbank`,
  ])("cannot be %j", (id) => expect(isUpiId(id)).toBe(false));
});

describe("the address in the QR code", () => {
  const payment = {
    id: "asha@okbank",
    name: "Asha K",
    paise: asPaise(30000),
    note: "Dominos",
  };

  it("has the five fields, and nothing else", () => {
    expect(upiAddress(payment)).toBe(
      "upi://pay?pa=asha@okbank&pn=Asha%20K&am=300.00&cu=INR&tn=Dominos",
    );
  });

  it("encodes what would end a field", () => {
    expect(upiAddress({ ...payment, note: "Tea & cake=1 #2 ₹5" })).toContain(
      "&tn=Tea%20%26%20cake%3D1%20%232%20%E2%82%B95",
    );
  });

  it("shortens a long note between characters", () => {
    const { searchParams } = new URL(
      upiAddress({ ...payment, note: "🍕".repeat(80) }),
    );
    expect(searchParams.get("tn")).toBe("🍕".repeat(50));
  });

  it("is read as what was given, for any name, note and amount", () => {
    fc.assert(
      fc.property(
        fc.string({ unit: "binary", maxLength: 50 }),
        fc.string({ unit: "binary", maxLength: 50 }),
        fc.integer({ min: 1, max: 1_000_000_000 }),
        (name, note, paise) => {
          const address = upiAddress({
            ...payment,
            name,
            note,
            paise: asPaise(paise),
          });
          const { searchParams } = new URL(address);
          expect([...searchParams.keys()].join()).toBe("pa,pn,am,cu,tn");
          expect(searchParams.get("pa")).toBe(payment.id);
          expect(searchParams.get("pn")).toBe(name.toWellFormed().trim());
          expect(searchParams.get("tn")).toBe(note.toWellFormed().trim());
          expect(searchParams.get("am")).toMatch(/^\d+\.\d\d$/);
          expect(Math.round(Number(searchParams.get("am")) * 100)).toBe(paise);
        },
      ),
    );
  });
});
