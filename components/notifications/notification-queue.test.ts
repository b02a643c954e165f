// @vitest-environment jsdom
import { Toast } from "@base-ui/react/toast";
import { act, render, screen } from "@testing-library/react";
import { createElement as h, useEffect } from "react";
import { expect, it } from "vitest";
import { notifications } from "./notification-queue";

function Shown() {
  useEffect(() => notifications.deliver(), []);
  const { toasts } = Toast.useToastManager();
  return h(
    "output",
    null,
    toasts.map(({ title, type, data }) =>
      JSON.stringify({ title, type, data }),
    ),
  );
}

const provider = (isShown: boolean) =>
  h(
    Toast.Provider,
    { toastManager: notifications.manager },
    isShown && h(Shown),
  );

const texts = () => screen.getByRole("status").textContent;

it("a notification keeps nothing of the one that it replaces", () => {
  render(provider(true));
  act(() =>
    notifications.show({
      id: "rent",
      type: "failure",
      title: "Rent could not be added.",
      action: { label: "Keep it", run: () => {} },
    }),
  );
  act(() => notifications.show({ id: "rent", title: "Rent was added." }));
  expect(texts()).toBe(JSON.stringify({ title: "Rent was added." }));
});

it("waits for a screen that shows it, unless it is closed before", () => {
  const { rerender } = render(provider(true));
  rerender(provider(false));
  notifications.show({ id: "a", title: "A" });
  notifications.show({ id: "b", title: "B" });
  notifications.close("a");
  rerender(provider(true));
  expect(texts()).toBe(JSON.stringify({ title: "B" }));
});
