import { describe, expect, it } from "vitest";
import { canRetry, problemText } from "./problem-text";

const fieldErrors = {};

describe("why the server has rejected an expense", () => {
  it.each([
    [{ status: 400, fieldErrors: { amount: "Too much." } }, ": Too much."],
    [{ status: 400, fieldErrors }, "could not be added"],
    [{ status: 403, fieldErrors }, "try again"],
    [{ status: 413, fieldErrors }, "too long"],
    [{ status: 409, code: "wrong_list", fieldErrors }, "another list"],
    [{ status: 409, code: "unknown_list", fieldErrors }, "was replaced"],
    [{ status: 409, code: "list_full", fieldErrors }, "full"],
    [{ status: 403, code: "read_only", fieldErrors }, "cannot change it"],
  ] as const)("%j: … %s …", (problem, text) => {
    expect(problemText(problem)).toContain(text);
  });

  it("can be over later for a refusal and a full list", () => {
    expect(canRetry({ status: 403, fieldErrors })).toBe(true);
    expect(canRetry({ status: 409, code: "list_full", fieldErrors })).toBe(
      true,
    );
    expect(canRetry({ status: 400, fieldErrors })).toBe(false);
    expect(canRetry({ status: 403, code: "read_only", fieldErrors })).toBe(
      false,
    );
  });
});
