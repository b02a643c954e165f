// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import { lazy } from "react";
import { expect, it, vi } from "vitest";
import { LazyPart } from "./load-boundary";

it("says what is missing in place of a part whose script fails to load, and the rest of the screen stays", async () => {
  vi.spyOn(console, "error").mockReturnValue();
  const Part = lazy(() => Promise.reject(new TypeError("Failed to fetch")));
  render(
    <main>
      <h1>My Expenses</h1>
      <LazyPart failure="The split could not be loaded.">
        <Part />
      </LazyPart>
    </main>,
  );
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The split could not be loaded.",
  );
  expect(screen.getByRole("heading")).toBeVisible();
});
