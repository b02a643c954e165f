// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { useFocusAfterRemoval } from "./use-focus-after-removal";

function Rows({ names }: { names: readonly string[] }) {
  return (
    <div {...useFocusAfterRemoval()}>
      <h2 tabIndex={-1}>Plan</h2>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button">{name}</button>
          </li>
        ))}
      </ul>
    </div>
  );
}

afterEach(cleanup);

describe("the focus of a removed row", () => {
  it.each([
    ["Rent", ["Phone", "Mess"], "Phone"],
    ["Mess", ["Rent", "Phone"], "Phone"],
  ])("%s goes to its neighbour", (removed, left, focused) => {
    const { rerender } = render(<Rows names={["Rent", "Phone", "Mess"]} />);
    screen.getByRole("button", { name: removed }).focus();
    rerender(<Rows names={left} />);
    expect(document.activeElement).toBe(
      screen.getByRole("button", { name: focused }),
    );
  });

  it("goes to the heading after the last one", () => {
    const { rerender } = render(<Rows names={["Rent"]} />);
    screen.getByRole("button").focus();
    rerender(<Rows names={[]} />);
    expect(document.activeElement).toBe(screen.getByRole("heading"));
  });

  it("stays where the person has moved it", () => {
    const { rerender } = render(<Rows names={["Rent", "Phone"]} />);
    screen.getByRole("button", { name: "Rent" }).focus();
    screen.getByRole("button", { name: "Phone" }).focus();
    rerender(<Rows names={["Phone"]} />);
    expect(document.activeElement).toBe(screen.getByRole("button"));
  });
});
