import { expect, it } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import { planRefusal } from "./plan-refusal";

const FULL =
  "There is no room for more: clear settled entries under People first.";
const CONNECTION = "Check your connection, then try again.";

it.each([
  [new ApiError("PUT /plan", 413), FULL],
  [
    new ApiError("PUT /plan", 400, {
      fieldErrors: { people: "Enter at most 100 people." },
    }),
    FULL,
  ],
  [
    new ApiError("PUT /plan", 400, {
      fieldErrors: { "people[1].name": "Another one has this name." },
    }),
    "Two people would have the same name.",
  ],
  [new ApiError("PUT /plan", 503), CONNECTION],
  [new TypeError("Failed to fetch"), CONNECTION],
])("%s", (error, text) => expect(planRefusal(error)).toBe(text));
