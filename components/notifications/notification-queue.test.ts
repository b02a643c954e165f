import { beforeEach, expect, it } from "vitest";
import { notifications } from "./notification-queue";

let shown: string[];

const display = {
  show: ({ id = "" }) => shown.push(id),
  close: (id: string) => shown.push(`${id} closed`),
};

beforeEach(() => {
  shown = [];
});

it("delivers a notification at once while a screen shows them", () => {
  const end = notifications.deliver(display);
  notifications.show({ id: "a", title: "A" });
  notifications.close("a");
  end();
  expect(shown).toEqual(["a", "a closed"]);
});

it("keeps a notification for the next screen, unless it is closed before", () => {
  notifications.deliver(display)();
  notifications.show({ id: "a", title: "A" });
  notifications.show({ id: "b", title: "B" });
  notifications.close("a");
  expect(shown).toEqual([]);
  notifications.deliver(display)();
  notifications.deliver(display)();
  expect(shown).toEqual(["b"]);
});
