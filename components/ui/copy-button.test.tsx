// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { afterEach, expect, it, vi } from "vitest";
import { CopyButton } from "./copy-button";

const share = vi.fn<(data: { text: string }) => Promise<void>>();

afterEach(() => {
  cleanup();
  share.mockReset();
  Reflect.deleteProperty(navigator, "share");
});

function open({ canShare = true, hasShare = true } = {}) {
  const user = userEvent.setup();
  if (hasShare)
    Object.defineProperty(navigator, "share", {
      configurable: true,
      value: share,
    });
  render(
    <CopyButton text="Dominos" canShare={canShare}>
      Share
    </CopyButton>,
  );
  return {
    press: () => user.click(screen.getByRole("button")),
    copied: () => navigator.clipboard.readText(),
  };
}

it("offers the text to other apps, and copies nothing then", async () => {
  const { press, copied } = open();
  // Another test may have used the clipboard.
  await navigator.clipboard.writeText("before");
  share.mockResolvedValue();
  await press();
  expect(share).toHaveBeenCalledExactlyOnceWith({ text: "Dominos" });
  share.mockRejectedValue(new DOMException("Closed.", "AbortError"));
  await press();
  expect(screen.getByRole("button")).toHaveTextContent("Share");
  expect(await copied()).toBe("before");
});

it.each([
  ["no app takes it", {}],
  ["the browser cannot share", { hasShare: false }],
  ["it is to be copied", { canShare: false }],
])("copies the text where %s", async (_, options) => {
  const { press, copied } = open(options);
  share.mockRejectedValue(new DOMException("No.", "NotAllowedError"));
  await press();
  expect(await screen.findByText("Copied.")).toBeInTheDocument();
  expect(screen.getByRole("button")).toHaveTextContent("Copied");
  expect(await copied()).toBe("Dominos");
});

it("says when it could not copy", async () => {
  const { press } = open({ hasShare: false });
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(
    new DOMException("No.", "NotAllowedError"),
  );
  await press();
  expect(await screen.findByText("Could not copy.")).toBeInTheDocument();
});
