// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { WHOLE_LIST } from "@/lib/list/view";
import { useView } from "./use-view";

const TYPING_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/show");
});
afterEach(() => vi.useRealTimers());

function renderView() {
  const { result, unmount } = renderHook(useView);
  return {
    unmount,
    view: () => result.current.view,
    type: (search: string) => act(() => result.current.type(search)),
    show: (...rest: Parameters<typeof result.current.show>) =>
      act(() => result.current.show(...rest)),
  };
}

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** jsdom goes back, and then says so, in timers of its own. */
const goBack = () =>
  act(() => {
    history.back();
    return vi.advanceTimersByTimeAsync(2);
  });

describe("a search that is typed", () => {
  it("is shown at once and in the URL 300 ms later", () => {
    const { view, type } = renderView();
    type("tea");
    expect(view().search).toBe("tea");
    pass(TYPING_MS - 1);
    expect(location.search).toBe("");
    pass(1);
    expect(location.search).toBe("?search=tea");
    expect(view().search).toBe("tea");
  });

  it("is written once, in place of the current history entry", () => {
    const replace = vi.spyOn(history, "replaceState");
    const push = vi.spyOn(history, "pushState");
    const { type } = renderView();
    for (const search of ["t", "te", "tea"]) {
      type(search);
      pass(TYPING_MS - 1);
    }
    pass(1);
    expect(location.search).toBe("?search=tea");
    expect(replace).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
  });

  it("goes with a change that is made before typing rests", () => {
    const replace = vi.spyOn(history, "replaceState");
    const { view, type, show } = renderView();
    type("tea");
    show({ category: "food" });
    expect(location.search).toBe("?category=food&search=tea");
    expect(view()).toMatchObject({ category: "food", search: "tea" });
    pass(TYPING_MS);
    expect(replace).not.toHaveBeenCalled();
  });

  it("gives way to the URL after Back", async () => {
    const { view, type, show } = renderView();
    show({ category: "food" });
    type("tea");
    await goBack();
    expect(view()).toEqual(WHOLE_LIST);
    pass(TYPING_MS);
    expect(location.search).toBe("");
    expect(view()).toEqual(WHOLE_LIST);
  });

  it("does not come back with the entry it was typed over", async () => {
    const { view, type, show } = renderView();
    type("tea");
    pass(TYPING_MS);
    show({ search: "" });
    expect(view().search).toBe("");
    await goBack();
    expect(location.search).toBe("?search=tea");
    expect(view().search).toBe("tea");
  });

  it("leaves the URL alone once the screen is gone", () => {
    const { type, unmount } = renderView();
    type("tea");
    unmount();
    pass(TYPING_MS);
    expect(location.search).toBe("");
  });
});

describe("a change", () => {
  it("is a history entry of its own", async () => {
    const { view, show } = renderView();
    show({ category: "food" });
    show({ category: "travel" });
    expect(view().category).toBe("travel");
    await goBack();
    expect(view().category).toBe("food");
  });

  it("takes the place of the current entry when asked to", async () => {
    const { view, show } = renderView();
    show({ category: "food" });
    show({ category: "travel" }, "replace");
    expect(view().category).toBe("travel");
    await goBack();
    expect(view()).toEqual(WHOLE_LIST);
  });

  it("can be worked out from the view as it is, typed search included", () => {
    const { view, type, show } = renderView();
    type("tea");
    show(({ search }) => ({ search: `${search} and milk` }));
    expect(view().search).toBe("tea and milk");
  });

  it("that changes nothing adds no history entry", () => {
    const push = vi.spyOn(history, "pushState");
    const { view, show } = renderView();
    show({ category: view().category });
    expect(push).not.toHaveBeenCalled();
  });
});
