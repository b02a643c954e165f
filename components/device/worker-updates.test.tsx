// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { followLink } from "@/lib/testing/screens/follow-link";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";

/** Gives the browser a service worker, for which `deploy` installs another one. */
function installWorker() {
  const registration = Object.assign(new EventTarget(), {
    active: {},
    waiting: null as object | null,
    installing: null as EventTarget | null,
  });
  const serviceWorker = Object.assign(new EventTarget(), {
    controller: { postMessage: vi.fn() },
    getRegistration: () => Promise.resolve(registration),
  });
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: serviceWorker,
  });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "serviceWorker"));
  const listen = vi.spyOn(registration, "addEventListener");
  return {
    /** Whether the page would notice another worker. */
    isWatched: () => listen.mock.calls.length > 0,
    deploy: () => {
      registration.waiting = {};
      registration.installing = new EventTarget();
      registration.dispatchEvent(new Event("updatefound"));
      registration.installing.dispatchEvent(new Event("statechange"));
    },
  };
}

const reloadButton = () => screen.queryByRole("button", { name: "Reload" });

it("offers a new version only after an open dialog is closed, which keeps its values", async () => {
  const { open, user, record } = await openBrowser({ isIdle: true });
  const { deploy, isWatched } = installWorker();
  await record({ description: "Lunch" });
  await open("/");
  await vi.waitUntil(isWatched, 10_000);
  await followLink(user, "My Expenses");
  await myExpenses.openDialog(user, "Lunch");
  await user.clear(myExpenses.field("Description"));
  await user.paste("Half a lunch");
  deploy();
  // The message is in the page below the dialog, which takes no input.
  expect(await screen.findByText("New version:")).toBeInTheDocument();
  expect(reloadButton()).toBeNull();
  expect(myExpenses.field("Description")).toHaveValue("Half a lunch");
  await user.click(myExpenses.dialogButton("Save"));
  await expect.poll(reloadButton).toBeVisible();
});
