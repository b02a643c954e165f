// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "@/lib/browser/api/api-error";
import { onListEvent } from "@/lib/browser/list/list-events";
import * as api from "@/lib/browser/list/list-link";
import { linkState } from "@/lib/browser/switch-list/link-record";
import { useListLink } from "./use-list-link";

vi.mock(import("@/lib/browser/list/list-link"), async (original) => ({
  ...(await original()),
  fetchLinkToken: vi.fn(),
  replaceLink: vi.fn(),
}));

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

it("keeps the link when the browser does not store the key of a new one", async () => {
  const result = render();
  await act(() => result.current.show());
  replace.mockRejectedValueOnce(new api.KeyNotStoredError());
  await act(() => result.current.replace());
  expect(result.current.failed).toBe("key");
  expect(result.current.link).toContain("token-1");
});

describe("when another tab has replaced the link", () => {
  const otherTab = new BroadcastChannel("expenses");
  const switchElsewhere = async (list?: string) => {
    const received = new Promise<void>((resolve) => {
      // Called after the listener of the hook, which has subscribed before.
      const stop = onListEvent(() => {
        stop();
        resolve();
      });
    });
    otherTab.postMessage({ kind: "switched", list });
    await act(() => received);
  };
  afterAll(() => otherTab.close());

  it("shows the new one, and hides the old one until then", async () => {
    const result = render();
    await act(() => result.current.show());
    let respond: (token: string) => void = () => {};
    fetchToken.mockReturnValue(new Promise((resolve) => (respond = resolve)));
    await switchElsewhere("list-a");
    expect(fetchToken).toHaveBeenCalledTimes(2);
    expect(result.current.link).toBeUndefined();
    await act(async () => respond("token-3"));
    expect(result.current.link).toContain("token-3");
  });

  it("does not show a link that was fetched before", async () => {
    const result = render();
    let respond: (token: string) => void = () => {};
    fetchToken.mockReturnValueOnce(
      new Promise((resolve) => (respond = resolve)),
    );
    fetchToken.mockResolvedValueOnce("token-3");
    let shown: Promise<boolean> | undefined;
    act(() => void (shown = result.current.show()));
    await switchElsewhere("list-a");
    await act(async () => {
      respond("token-old");
      await shown;
    });
    expect(result.current.link).toContain("token-3");
  });

  it.each(["none", undefined])(
    "hides the link, and fetches none, when the browser has the list %s",
    async (list) => {
      const result = render();
      await act(() => result.current.show());
      await switchElsewhere(list);
      expect(result.current.link).toBeUndefined();
      expect(fetchToken).toHaveBeenCalledOnce();
    },
  );

  it("fetches no link that is not shown", async () => {
    render();
    await switchElsewhere("list-a");
    expect(fetchToken).not.toHaveBeenCalled();
  });
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
