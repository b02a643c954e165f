// @vitest-environment jsdom
import { Toast } from "@base-ui/react/toast";
import { act, render, screen } from "@testing-library/react";
import { createElement as h } from "react";
import { expect, it } from "vitest";
import {
  notificationManager,
  showNotification,
  useNotificationDelivery,
} from "./notification-queue";

function Shown() {
  useNotificationDelivery();
  const { toasts } = Toast.useToastManager();
  return h(
    "output",
    null,
    toasts.map(({ title, type, data }) =>
      JSON.stringify({ title, type, data }),
    ),
  );
}

it("a notification keeps nothing of the one that it replaces", () => {
  render(h(Toast.Provider, { toastManager: notificationManager }, h(Shown)));
  act(() =>
    showNotification({
      id: "rent",
      type: "failure",
      title: "Rent could not be added.",
      data: { action: { label: "Start a new list" } },
    }),
  );
  act(() => showNotification({ id: "rent", title: "Rent was added." }));
  expect(screen.getByRole("status").textContent).toBe(
    JSON.stringify({ title: "Rent was added." }),
  );
});
