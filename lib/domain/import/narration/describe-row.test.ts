import { expect, it } from "vitest";
import { describeRow } from "./describe-row";

it.each([
  ["CASH WITHDRAWAL BY SELF", "Cash withdrawal", "Cash: "],
  ["CASH WDL", "Cash withdrawal", "Cash: "],
  ["SELF", "Cash withdrawal", "Cash: "],
  [
    "Cash withdrawal near the hostel",
    "Cash withdrawal near the hostel",
    "Cash: ",
  ],
  ["ICICI CREDIT CARD", "Credit card bill", "A card bill: "],
  [
    "credit card bill of October",
    "credit card bill of October",
    "A card bill: ",
  ],
])(
  "%s in a table of no known bank is %s, to be looked at",
  (narration, description, doubt) => {
    const described = describeRow(narration, undefined);
    expect(described.description).toBe(description);
    expect(described.doubt).toContain(doubt);
  },
);

it.each(["Electricity bill of the flat", "self study books", "cash for Ravi"])(
  "%s in a table of no known bank stays as it is",
  (narration) => {
    expect(describeRow(narration, undefined)).toEqual({
      description: narration,
    });
  },
);
