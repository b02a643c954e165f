import { expect, it } from "vitest";
import { modulesPath } from "./link-qr";

it("draws one rectangle for each run of dark modules", () => {
  expect(
    modulesPath([
      [true, true, false],
      [false, false, false],
      [true, false, true],
    ]),
  ).toBe("M0 0h2v1H0zM0 2h1v1H0zM2 2h1v1H2z");
});
