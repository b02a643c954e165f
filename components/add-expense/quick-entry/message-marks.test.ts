import { expect, it } from "vitest";
import { asPaise } from "@/lib/domain/expenses/money";
import { messageMarks } from "./message-marks";

const marked = (text: string, paise: number, payee: string) =>
  messageMarks(text, asPaise(paise), payee).map(({ start, end, role }) => [
    text.slice(start, end),
    role,
  ]);

it("marks the amount and the words of the payee", () => {
  expect(
    marked(
      "Rs.1,450.50 debited to SHARMA STORES. Bal Rs.1,450.50",
      145050,
      "Sharma Stores",
    ),
  ).toEqual([
    ["1,450.50", "amount"],
    ["SHARMA", "description"],
    ["STORES", "description"],
  ]);
});

it("marks nothing that the message writes in another way", () => {
  expect(marked("Sent 𝟰𝟱 to sharma.stores@okbank", 4500, "Sharma")).toEqual([
    ["sharma", "description"],
  ]);
  expect(marked("Sent Rs 45", 4500, "")).toEqual([["45", "amount"]]);
});
