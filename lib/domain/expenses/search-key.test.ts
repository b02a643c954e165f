import { expect, it } from "vitest";
import { searchKey } from "./search-key";

it.each([
  ["CAFÉ", "café"],
  ["cafe\u0301", "Cafe"],
  ["Straße", "STRASSE"],
  ["ΟΔΟΣ", "οδός"],
  ["İstanbul", "istanbul"],
  ["شَاي", "شاي"],
  ["ＣＨＡＩ", "chai"],
  ["Nguyễn", "nguyen"],
  ["שָׁלוֹם", "שלום"],
  ["Łódź", "lodz"],
  ["Smørrebrød", "smorrebrod"],
  ["Đorđe", "dorde"],
  ["Œuf", "oeuf"],
])("%s has the key of %s", (a, b) => {
  expect(searchKey(a)).toBe(searchKey(b));
});

it.each([
  ["चाय", "चय"],
  ["कमल", "किमला"],
  ["சாய்", "சய"],
  ["が", "か"],
  ["ぱん", "はん"],
])("%s has another key than %s", (a, b) => {
  expect(searchKey(a)).not.toBe(searchKey(b));
});
