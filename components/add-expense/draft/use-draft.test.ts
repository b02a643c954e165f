// @vitest-environment jsdom
import { act, render } from "@testing-library/react";
import { createElement as h, useRef } from "react";
import { beforeEach, expect, it } from "vitest";
import { createSubmission } from "@/components/add-expense/use-submission";
import { readFormValues } from "@/components/expense-form/read-form-values";
import { setShownList } from "@/lib/browser/api/list-ref";
import { useDraft } from "./use-draft";

beforeEach(() => {
  sessionStorage.clear();
  setShownList("list-a");
  history.replaceState(null, "", "/add");
});

const TYPED = { date: "", category: "food", description: "Tea", amount: "" };
const EMPTY = { ...TYPED, category: "", description: "" };

/** The form of a page that has just been loaded. */
async function load() {
  const submission = createSubmission();
  let draft: ReturnType<typeof useDraft> | undefined;
  function Form() {
    const form = useRef<HTMLFormElement>(null);
    draft = useDraft(form, submission);
    return h(
      "form",
      { ref: form },
      h("input", { name: "date" }),
      h("select", { name: "category" }, h("option"), h("option", {}, "food")),
      h("input", { name: "description" }),
      h("input", { name: "amount" }),
    );
  }
  const { container, unmount } = render(h(Form));
  await act(() => new Promise((resolve) => requestAnimationFrame(resolve)));
  const form = container.querySelector("form");
  if (!form || !draft) throw new Error("No form.");
  return {
    form,
    submission,
    unmount,
    draft: () => draft,
    values: () => readFormValues(form),
    type: (values: Partial<typeof TYPED>) => {
      for (const [name, value] of Object.entries(values))
        (form.elements.namedItem(name) as HTMLInputElement).value = value;
      draft?.save();
    },
  };
}

it("restores what was typed, and the key of a failed press, after a reload", async () => {
  const before = await load();
  before.submission.bindList();
  before.type(TYPED);
  const key = before.submission.key(before.values());
  before.draft()?.save();
  before.unmount();
  const after = await load();
  expect(after.values()).toEqual(TYPED);
  expect(after.draft()?.isRestored).toBe(true);
  expect(after.submission.key(after.values())).toBe(key);
});

it("restores nothing after the expense was added", async () => {
  const before = await load();
  before.type(TYPED);
  act(() => before.draft()?.remove());
  before.unmount();
  const after = await load();
  expect(after.values()).toEqual(EMPTY);
  expect(after.draft()?.isRestored).toBe(false);
});

it("restores nothing after everything was emptied", async () => {
  const before = await load();
  before.type(TYPED);
  before.type(EMPTY);
  expect(sessionStorage.getItem("expense-draft")).toBeNull();
});

it("leaves the form to a URL that fills it, and stays stored", async () => {
  const before = await load();
  before.type(TYPED);
  before.unmount();
  history.replaceState(null, "", "/add?amount=5");
  const filled = await load();
  expect(filled.values()).toEqual(EMPTY);
  filled.type({ amount: "5" });
  act(() => filled.draft()?.remove());
  filled.unmount();
  history.replaceState(null, "", "/add");
  expect((await load()).values()).toEqual(TYPED);
});

it("restores nothing in another list", async () => {
  const before = await load();
  before.submission.bindList();
  before.type(TYPED);
  setShownList("list-b");
  before.type({ amount: "5" });
  before.unmount();
  expect((await load()).values()).toEqual(EMPTY);
});

it("is discarded on request", async () => {
  const before = await load();
  before.type(TYPED);
  before.unmount();
  const after = await load();
  act(() => after.draft()?.discard());
  expect(after.values()).toEqual(EMPTY);
  expect(after.draft()?.isRestored).toBe(false);
  expect(sessionStorage.getItem("expense-draft")).toBeNull();
});

it.each(["{}", '{"list":1}', '{"values":{},"attempt":{}}', "["])(
  "ignores the stored text %s",
  async (text) => {
    sessionStorage.setItem("expense-draft", text);
    expect((await load()).values()).toEqual(EMPTY);
  },
);
