// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/client/api-error";
import * as api from "@/lib/client/private-list/list-link";
import { linkState } from "@/lib/client/private-list/link-record";
import { useListLink } from "./use-list-link";

vi.mock("@/lib/client/private-list/list-link");

const fetchToken = vi.mocked(api.fetchLinkToken);
const replace = vi.mocked(api.replaceLink);

beforeEach(() => {
  localStorage.clear();
  vi.spyOn(console, "error").mockReturnValue();
  fetchToken.mockReset().mockResolvedValue("token-1");
  replace.mockReset().mockResolvedValue("token-2");
});

const render = () => renderHook(() => useListLink("list-a")).result;

it("shows the link on demand, and remembers that it was shown", async () => {
  const result = render();
  expect(result.current.link).toBeUndefined();
  expect(fetchToken).not.toHaveBeenCalled();
  await act(() => result.current.show());
  expect(result.current.link).toBe(`${location.origin}/data#join=token-1`);
  expect(linkState("list-a")).toBe("known");
  await act(() => result.current.replace());
  expect(result.current.link).toContain("token-2");
});

it("hides the old link after a failed replacement, which can be retried", async () => {
  const result = render();
  await act(() => result.current.show());
  replace.mockRejectedValueOnce(new Error("Down."));
  await act(() => result.current.replace());
  expect(result.current.failed).toBe("replace");
  expect(result.current.link).toBeUndefined();
  await act(() => result.current.replace());
  expect(result.current.failed).toBeUndefined();
  expect(result.current.link).toContain("token-2");
});

it("shows no failure when the browser has another list, which the screen fetches", async () => {
  const code = "wrong_list";
  fetchToken.mockRejectedValue(
    new ApiError("POST", 409, { fieldErrors: {}, code }),
  );
  const result = render();
  await act(() => result.current.show());
  expect(result.current).toMatchObject({ isLoading: false, failed: undefined });
});
