// @vitest-environment jsdom
import { act, fireEvent, render, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { joinToken, readerToken } from "@/lib/testing/join-token";
import { openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { followLink } from "@/lib/testing/screens/follow-link";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { findInstallOffer } from "./install-notice";
import { keepInstallPrompt } from "./install-prompt";

/** Without rows there are no charts, which are loaded before the offer. */
const WITHOUT_ROWS = "/show?search=nothing";
const OFFER = { name: "Install the app" };
const offer = () => screen.getByRole("complementary", OFFER);
const findOffer = () => screen.findByRole("complementary", OFFER);
const expectNoOffer = () =>
  expect(screen.queryByRole("complementary", OFFER)).toBeNull();

const countAdds = (count: number) =>
  localStorage.setItem("adds", JSON.stringify({ one: { count } }));

/** Sends the event with which Chromium says that the app can be installed. */
function offerPrompt() {
  const prompt = vi.fn(() => Promise.resolve({ outcome: "accepted" }));
  const event = new Event("beforeinstallprompt", { cancelable: true });
  window.dispatchEvent(Object.assign(event, { prompt }));
  return prompt;
}

/** Only Safari on iOS has the property: whether the app was opened from the home screen. */
function setStandalone(standalone: boolean) {
  Object.assign(navigator, { standalone });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
}

it("comes once, after the third add of this browser", async () => {
  const { open, user, record } = await openBrowser({ isIdle: true });
  // Another device adds three.
  await record({}, {}, {});
  countAdds(2);
  await open(WITHOUT_ROWS);
  await myExpenses.emptyMessage();
  const read = vi.spyOn(Storage.prototype, "getItem");
  offerPrompt();
  await expect.poll(() => read.mock.calls.flat()).toContain("adds");
  await vi.dynamicImportSettled();
  expectNoOffer();
  await followLink(user, "Add Expense");
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(addExpense.values).toEqual(["", "", "", ""]);
  await followLink(user, "My Expenses");
  expect(await findOffer()).toBeVisible();
  await followLink(user, "Add Expense");
  await followLink(user, "My Expenses");
  await myExpenses.emptyMessage();
  expectNoOffer();
});

it("comes without a navigation, shows the prompt once, and goes", async () => {
  const { open, user } = await openBrowser({ isIdle: true });
  countAdds(3);
  await open("/show");
  await myExpenses.emptyMessage();
  const prompt = offerPrompt();
  await findOffer();
  await user.click(
    within(offer()).getByRole("button", { name: "Install this app" }),
  );
  expect(prompt).toHaveBeenCalledOnce();
  expectNoOffer();
});

describe("without a screen around it", () => {
  beforeEach(() => {
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    countAdds(3);
    const stop = keepInstallPrompt();
    return () => {
      // The prompt is forgotten.
      window.dispatchEvent(new Event("appinstalled"));
      stop();
      vi.unstubAllGlobals();
      localStorage.clear();
    };
  });

  /** Renders the offer of a list that is not private. */
  function renderOffer() {
    const InstallNotice = findInstallOffer();
    if (!InstallNotice) throw new Error("There is no offer.");
    render(<InstallNotice list="one" isReader={false} />);
  }

  it("goes when the app is installed from the menu of the browser", () => {
    offerPrompt();
    renderOffer();
    expect(offer()).toBeVisible();
    act(() => void window.dispatchEvent(new Event("appinstalled")));
    expectNoOffer();
  });

  it("does not come back after it was dismissed", () => {
    offerPrompt();
    renderOffer();
    fireEvent.click(within(offer()).getByRole("button", { name: "Dismiss" }));
    expectNoOffer();
    offerPrompt();
    expect(findInstallOffer()).toBeUndefined();
  });

  it("names the steps on iOS, where there is no prompt", () => {
    setStandalone(false);
    renderOffer();
    expect(offer()).toHaveTextContent("then Add to Home Screen");
    expect(
      within(offer()).queryByRole("button", { name: "Install this app" }),
    ).toBeNull();
  });

  it("does not come in the installed app, or without a way to install it", () => {
    expect(findInstallOffer()).toBeUndefined();
    setStandalone(true);
    expect(findInstallOffer()).toBeUndefined();
    setStandalone(false);
    expect(findInstallOffer()).toBeDefined();
  });
});

it("comes after the reminder of a private list's link, never with it", async () => {
  const { open, user, record } = await openBrowser({
    lists: "private",
    isIdle: true,
  });
  await record(...Array.from({ length: 10 }, () => ({})));
  countAdds(3);
  await open(WITHOUT_ROWS);
  offerPrompt();
  const reminder = await screen.findByRole("complementary", {
    name: "Keep your list",
  });
  expectNoOffer();
  await user.click(within(reminder).getByRole("button", { name: "Dismiss" }));
  await expect.poll(() => reminder.isConnected).toBe(false);
  expectNoOffer();
  await open(WITHOUT_ROWS);
  offerPrompt();
  await findOffer();
});

it("tells Safari on iOS to take the link of a private list along, which it copies, or shows where it cannot", async () => {
  setStandalone(false);
  const copied: string[] = [];
  const { open, user, record, respond, visitor, expectConsole } =
    await openBrowser({ lists: "private", isIdle: true });
  expectConsole(/There is no link/);
  await record({});
  countAdds(3);
  await open(WITHOUT_ROWS);
  const steps = within(await findOffer()).getAllByRole("listitem");
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    "Copy the link of this list",
    "Press Share in the browser, then Add to Home Screen. Paste the link there on the first start.",
  ]);
  const press = () =>
    user.click(
      within(offer()).getByRole("button", {
        name: "Copy the link of this list",
      }),
    );
  const link = `${location.origin}/data#join=${await joinToken(visitor)}`;
  const failing = respond(({ path }) =>
    path === "/list/link" ? new Response(null, { status: 500 }) : undefined,
  );
  await press();
  expect(
    await within(offer()).findByText(/The link could not be loaded/),
  ).toBeVisible();
  failing.stop();
  await press();
  expect(
    await within(offer()).findByLabelText<HTMLInputElement>(
      "Link of this list",
    ),
  ).toHaveValue(link);

  vi.stubGlobal(
    "ClipboardItem",
    class {
      readonly blob: Promise<Blob>;
      constructor(content: Record<string, Promise<Blob>>) {
        this.blob = content["text/plain"] ?? Promise.reject(new Error("None."));
      }
    },
  );
  Object.assign(navigator.clipboard, {
    write: async ([item]: [{ blob: Promise<Blob> }]) =>
      void copied.push(await (await item.blob).text()),
  });
  await press();
  await expect.poll(() => copied).toEqual([link]);
  await expect.poll(() => steps[0]).toHaveTextContent("Copied.");
});

it("tells a reader on iOS to paste the link there, which this browser cannot show", async () => {
  setStandalone(false);
  const { open, record, visitor } = await openBrowser({
    lists: "private",
    isIdle: true,
  });
  await record({});
  visitor.cookie = `list=${await readerToken(visitor)}`;
  countAdds(3);
  await open(WITHOUT_ROWS);
  expect(await findOffer()).toHaveTextContent(
    "Add to Home Screen. Paste your link there on the first start.",
  );
  expect(
    within(offer()).queryByRole("button", {
      name: "Copy the link of this list",
    }),
  ).toBeNull();
});
