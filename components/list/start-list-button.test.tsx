// @vitest-environment jsdom
import { act, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import * as api from "@/lib/browser/switch-list/switch-list";
import { StartListButton } from "./start-list-button";

vi.mock("@/lib/browser/switch-list/switch-list");

const startList = vi.mocked(api.startList);
const onStarted = vi.fn();

beforeEach(() => {
  startList.mockReset().mockResolvedValue();
  onStarted.mockReset();
  vi.spyOn(console, "error").mockReturnValue();
  render(<StartListButton left="gone" onStarted={onStarted} />);
});

const press = () => fireEvent.click(screen.getByRole("button"));
const label = () => screen.getByRole("button").textContent;

it("starts one list for two presses", async () => {
  press();
  expect(label()).toBe("Starting…");
  press();
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(startList).toHaveBeenCalledExactlyOnceWith("gone");
  await expect.poll(label).toBe("Start a new list");
});

it("ends when another tab has started a list", async () => {
  const code = "wrong_list";
  startList.mockRejectedValue(
    new ApiError("POST", 409, { fieldErrors: {}, code }),
  );
  press();
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  await expect.poll(label).toBe("Start a new list");
});

it("says that the start has failed, and can be tried again", async () => {
  startList.mockRejectedValueOnce(new Error("Down."));
  press();
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The list could not be started. Try again.",
  );
  expect(onStarted).not.toHaveBeenCalled();
  await act(async () => void press());
  await vi.waitFor(() => expect(onStarted).toHaveBeenCalledOnce());
  expect(screen.queryByRole("alert")).toBeNull();
});
