// @vitest-environment jsdom
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, vi } from "vitest";
import { Button } from "./button";

const onClick = vi.fn();
const onSubmit = vi.fn((event: { preventDefault: () => void }) =>
  event.preventDefault(),
);

function renderButton(isDisabled: boolean) {
  render(
    <form onSubmit={onSubmit}>
      <input aria-label="Amount" />
      <Button
        type="submit"
        isDisabled={isDisabled}
        reasonId="reason"
        onClick={onClick}
      >
        Save
      </Button>
      <p id="reason">You are offline.</p>
    </form>,
  );
  return { user: userEvent.setup(), button: screen.getByRole("button") };
}

it("can have the focus while it is disabled, says why, and does nothing", async () => {
  const { user, button } = renderButton(true);
  await user.type(screen.getByRole("textbox"), "12{Enter}");
  await user.tab();
  expect(button).toHaveFocus();
  expect(button).toHaveAttribute("aria-disabled", "true");
  expect(button).toHaveAccessibleDescription("You are offline.");
  await user.keyboard("{Enter} ");
  await user.click(button);
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

it("is an ordinary button while it is enabled", async () => {
  const { user, button } = renderButton(false);
  expect(button).not.toHaveAttribute("aria-disabled");
  expect(button).not.toHaveAccessibleDescription();
  await user.click(button);
  expect(onClick).toHaveBeenCalledOnce();
  expect(onSubmit).toHaveBeenCalledOnce();
});
