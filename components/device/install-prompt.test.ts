// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import {
  hasInstallPrompt,
  keepInstallPrompt,
  showInstallPrompt,
  whenInstalled,
} from "./install-prompt";

const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" }));

beforeEach(() => {
  prompt.mockClear();
  const stop = keepInstallPrompt();
  const event = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt }));
  expect(event.defaultPrevented).toBe(true);
  return stop;
});

it("shows the prompt of the browser once, also after two presses", async () => {
  expect(hasInstallPrompt()).toBe(true);
  await Promise.all([showInstallPrompt(), showInstallPrompt()]);
  expect(prompt).toHaveBeenCalledOnce();
  expect(hasInstallPrompt()).toBe(false);
});

it("ends the offer when the app was installed from the menu", () => {
  const onInstalled = vi.fn();
  const stop = whenInstalled(onInstalled);
  window.dispatchEvent(new Event("appinstalled"));
  expect(onInstalled).toHaveBeenCalledOnce();
  expect(hasInstallPrompt()).toBe(false);
  stop();
});
