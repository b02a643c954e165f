// @vitest-environment jsdom
import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ONE, setShownList } from "@/lib/browser/api/list-ref";
import { DEFAULT_VIEW } from "@/lib/domain/view/view";
import { useView } from "./use-view";

const TYPING_MS = 300;

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, "", "/show");
  // Another list forgets the query of the previous test.
  setShownList(ONE);
  setShownList(undefined);
});
afterEach(() => vi.useRealTimers());

function renderView() {
  const { result, unmount } = renderHook(useView);
  return {
    unmount,
    view: () => result.current.view,
    type: (search: string) => act(() => result.current.typeSearch(search)),
    changeView: (...rest: Parameters<typeof result.current.changeView>) =>
      act(() => result.current.changeView(...rest)),
  };
}

const advance = (ms: number) => act(() => vi.advanceTimersByTime(ms));

/** jsdom navigates and fires popstate in timers. */
const goBack = () =>
  act(() => {
    history.back();
    return vi.advanceTimersByTimeAsync(2);
  });

it("restores the view of a page that was opened with it, when the list is known later", () => {
  history.replaceState(null, "", "/show?category=food");
  const first = renderView();
  act(() => setShownList(ONE));
  first.unmount();
  history.replaceState(null, "", "/show");
  expect(renderView().view().category).toBe("food");
});

describe("a typed search", () => {
  it("is in the view immediately and in the URL 300 ms later", () => {
    const { view, type } = renderView();
    type("tea");
    expect(view().search).toBe("tea");
    advance(TYPING_MS - 1);
    expect(location.search).toBe("");
    advance(1);
    expect(location.search).toBe("?search=tea");
    expect(view().search).toBe("tea");
  });

  it("replaces the history entry once", () => {
    const replace = vi.spyOn(history, "replaceState");
    const push = vi.spyOn(history, "pushState");
    const { type } = renderView();
    for (const search of ["t", "te", "tea"]) {
      type(search);
      advance(TYPING_MS - 1);
    }
    advance(1);
    expect(location.search).toBe("?search=tea");
    expect(replace).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
  });

  it("is part of a change that is made before typing pauses", () => {
    const replace = vi.spyOn(history, "replaceState");
    const { view, type, changeView } = renderView();
    type("tea");
    changeView({ category: "food" });
    expect(location.search).toBe("?category=food&search=tea");
    expect(view()).toMatchObject({ category: "food", search: "tea" });
    advance(TYPING_MS);
    expect(replace).not.toHaveBeenCalled();
  });

  it("is dropped by Back", async () => {
    const { view, type, changeView } = renderView();
    changeView({ category: "food" });
    type("tea");
    await goBack();
    expect(view()).toEqual(DEFAULT_VIEW);
    advance(TYPING_MS);
    expect(location.search).toBe("");
    expect(view()).toEqual(DEFAULT_VIEW);
  });

  it("does not return with the history entry it was typed over", async () => {
    const { view, type, changeView } = renderView();
    type("tea");
    advance(TYPING_MS);
    changeView({ search: "" });
    expect(view().search).toBe("");
    await goBack();
    expect(location.search).toBe("?search=tea");
    expect(view().search).toBe("tea");
  });

  it("does not change the URL after unmount", () => {
    const { type, unmount } = renderView();
    type("tea");
    unmount();
    advance(TYPING_MS);
    expect(location.search).toBe("");
  });
});

describe("a change", () => {
  it("adds a history entry", async () => {
    const { view, changeView } = renderView();
    changeView({ category: "food" });
    changeView({ category: "travel" });
    expect(view().category).toBe("travel");
    await goBack();
    expect(view().category).toBe("food");
  });

  it("can replace the history entry", async () => {
    const { view, changeView } = renderView();
    changeView({ category: "food" });
    changeView({ category: "travel" }, "replace");
    expect(view().category).toBe("travel");
    await goBack();
    expect(view()).toEqual(DEFAULT_VIEW);
  });

  it("can be a function of the current view, including a typed search", () => {
    const { view, type, changeView } = renderView();
    type("tea");
    changeView(({ search }) => ({ search: `${search} and milk` }));
    expect(view().search).toBe("tea and milk");
  });

  it("without effect adds no history entry", () => {
    const push = vi.spyOn(history, "pushState");
    const { view, changeView } = renderView();
    changeView({ category: view().category });
    expect(push).not.toHaveBeenCalled();
  });
});

describe("the view of a screen that is shown again", () => {
  const leave = (path: string) => {
    const { unmount, changeView } = renderView();
    changeView({ category: "travel" });
    unmount();
    history.pushState(null, "", path);
  };

  it("is the one that was left", () => {
    leave("/show");
    expect(renderView().view().category).toBe("travel");
    expect(location.search).toBe("?category=travel");
  });

  it("is the one in the URL", () => {
    leave("/show?category=food");
    expect(renderView().view().category).toBe("food");
  });

  it("has no filters when they were removed", () => {
    leave("/show");
    const { changeView, unmount } = renderView();
    changeView(DEFAULT_VIEW);
    unmount();
    expect(renderView().view()).toEqual(DEFAULT_VIEW);
  });

  it("has no filters in another list", () => {
    leave("/show");
    setShownList(ONE);
    setShownList("other");
    expect(renderView().view()).toEqual(DEFAULT_VIEW);
  });
});
