// @vitest-environment jsdom
import { fireEvent, render, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { expect, it, onTestFinished, vi } from "vitest";
import { NONE, ONE, setShownList } from "@/lib/browser/api/list-ref";
import { codeOfLink } from "@/lib/browser/switch-list/link-code";
import { DEFAULT_VIEW } from "@/lib/domain/view/view";
import { joinToken, readerToken, replaceToken } from "@/lib/testing/join-token";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { yourData } from "@/lib/testing/screens/your-data-screen";
import { NoExpenses } from "./list-notices";
import { JoinForm } from "./join-form";

const FIELD = "Link or code of your list";
const SUMMARY = "I have a list already";
const field = () => screen.findByLabelText<HTMLInputElement>(FIELD);
const queryField = () => screen.queryByLabelText(FIELD);

/** A browser without a list, and a phone that has one. */
async function openWithPhone() {
  const browser = await openBrowser({ lists: "private", isIdle: true });
  const phone = browser.api.newVisitor();
  await phone.send("POST", "/add", { body: lunchRequest });
  return { ...browser, phone, token: await joinToken(phone) };
}

/** Only Safari on iOS has the property. */
function openFromHomeScreen() {
  Object.assign(navigator, { standalone: true });
  onTestFinished(() => void Reflect.deleteProperty(navigator, "standalone"));
}

async function submit({ user }: Pick<Browser, "user">, text: string) {
  const input = await field();
  await user.clear(input);
  await user.click(input);
  await user.paste(text);
  await user.click(
    within(screen.getByRole("form", { name: SUMMARY })).getByRole("button", {
      name: "Open",
    }),
  );
  return input;
}

it("asks about a pasted link as about an opened one, and then opens it", async () => {
  const browser = await openWithPhone();
  const { open, user, visitor, requests, token } = browser;
  await open("/data");
  await submit(browser, `See ${location.origin}/data#join=${token}`);
  await yourData.findJoinDialog();
  expect(location.href).not.toContain(token);
  expect(requests.every(({ method }) => method === "GET")).toBe(true);
  expect(visitor.cookie).toBe("");
  await yourData.choose(user, "Open this list");
  expect(
    await screen.findByText(
      "The list is open on this device. It has 1 expense.",
    ),
  ).toBeVisible();
  expect(visitor.cookie).toBe(`list=${token}`);
});

it("takes the code that Your data shows, also of a link that only reads", async () => {
  const browser = await openWithPhone();
  const { open, user, visitor, phone, requests } = browser;
  const token = await readerToken(phone);
  await open("/data");
  await submit(browser, codeOfLink({ token, isReader: true }).join(" "));
  expect(await yourData.findJoinDialog()).toHaveTextContent(
    "You cannot change it.",
  );
  await yourData.choose(user, "Open this list");
  expect(
    await screen.findByText(
      "You can see this list here. You cannot change it.",
    ),
  ).toBeVisible();
  expect(visitor.cookie).toBe(`list=${token}`);
  const join = requests.find(({ path }) => path === "/list/join");
  expect(join?.body).toEqual({ token, access: "read" });
  await submit(browser, await joinToken(phone));
  expect(await yourData.findJoinDialog()).toHaveTextContent(
    "Unless its link only reads, whoever has the link sees everything you add.",
  );
  await yourData.choose(user, "Cancel");
  await submit(browser, `#join=${await joinToken(phone)}`);
  await yourData.join(user);
  expect(
    await screen.findByText("You can change this list here now."),
  ).toBeVisible();
  await yourData.showLink(user);
  const own = { token: await joinToken(phone), isReader: false };
  expect(screen.getByText(codeOfLink(own).join(" "))).toBeVisible();
});

it("says beside the field what is wrong, until it is changed, and opens and sends nothing", async () => {
  const send = vi.fn();
  vi.stubGlobal("fetch", send);
  onTestFinished(() => void vi.unstubAllGlobals());
  const user = userEvent.setup({ delay: null });
  render(<JoinForm />);
  const token = "AAECAwQFBgcICQoLDA0ODw";
  for (const [text, failure] of [
    ["hello", "This is no link or code of a list."],
    [
      `https://evil.example/data#join=${token}`,
      "This link is of another site, evil.example. It was not opened.",
    ],
    [token.slice(1), /^A part of this link or code is missing or wrong\./],
  ] as const) {
    const input = await submit({ user }, text);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(failure);
    expect(input).toBeInvalid();
    expect(input).toHaveFocus();
    expect(input.getAttribute("aria-describedby")).toContain(alert.id);
    expect(input).toHaveValue(text);
    await user.type(input, "x");
    expect(input).toBeValid();
  }
  expect(location.pathname + location.hash).toBe("/");
  expect(send).not.toHaveBeenCalled();
});

/** Renders the first steps of an empty list. */
async function renderSteps(
  list: string,
  { isInstalled }: { isInstalled: boolean },
) {
  vi.stubGlobal("matchMedia", () => ({ matches: isInstalled }));
  onTestFinished(() => {
    vi.unstubAllGlobals();
    sessionStorage.clear();
  });
  setShownList(list);
  render(
    <NoExpenses
      view={DEFAULT_VIEW}
      isFirstRun
      canAdd
      isRangeReversed={false}
    />,
  );
  await screen.findByText("Import a statement");
  return screen.getByRole("heading", {
    name: "Start with what you spent last",
  });
}

/** The two elements in their order in the document. */
const inOrder = (one: Node, other: Node) =>
  one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING
    ? [one, other]
    : [other, one];

it("is closed below the first steps in a browser", async () => {
  const steps = await renderSteps(NONE, { isInstalled: false });
  const input = await field();
  expect(inOrder(input, steps)).toEqual([steps, input]);
  expect(input).not.toBeVisible();
  fireEvent.click(screen.getByText(SUMMARY));
  expect(input).toBeVisible();
});

it("is open above them in an installed app", async () => {
  const steps = await renderSteps(NONE, { isInstalled: true });
  const input = await field();
  expect(inOrder(input, steps)).toEqual([input, steps]);
  expect(input).toBeVisible();
});

it("is not below the first steps of one list", async () => {
  expect(await renderSteps(ONE, { isInstalled: true })).toBeVisible();
  expect(queryField()).toBeNull();
});

it("is where Home of an installed app leads, and on its Add Expense, until it has a list", async () => {
  openFromHomeScreen();
  const { open, user, alert } = await openWithPhone();
  await open("/");
  await user.click(await screen.findByRole("link", { name: SUMMARY }));
  await screen.findByRole("heading", { level: 1, name: "My Expenses" });
  expect(await field()).toBeVisible();
  await yourData.goTo(user, "Add Expense");
  await screen.findByRole("heading", { level: 1, name: "Add Expense" });
  expect(await field()).toBeVisible();
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls.length).toBe(1);
  await expect.poll(queryField).toBeNull();
  await open("/");
  await expectNoLink();
});

it("is not on Home and Add Expense of a browser; Home asks for no list", async () => {
  const { open, requests } = await openWithPhone();
  await open("/");
  await expectNoLink();
  expect(requests).toEqual([]);
  await open("/add");
  expect(
    await screen.findByText("Your usual ones will appear here"),
  ).toBeVisible();
  expect(queryField()).toBeNull();
});

/** After the late loads. */
async function expectNoLink() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole("link", { name: SUMMARY })).toBeNull();
}

it("is not on Your data with one list", async () => {
  openFromHomeScreen();
  const { open } = await openBrowser({ isIdle: true });
  await open("/data");
  await screen.findByText("There are no expenses yet.");
  expect(queryField()).toBeNull();
});

it("is on the screen of a list that is gone", async () => {
  const browser = await openWithPhone();
  const { open, user, visitor, phone, token } = browser;
  visitor.cookie = phone.cookie;
  const next = await replaceToken(phone);
  expect(next).not.toBe(token);
  await open("/data");
  await screen.findByText(/^The link to this list was replaced/);
  await submit(browser, next);
  await yourData.join(user);
  expect(
    await screen.findByText(
      "The list is open on this device. It has 1 expense.",
    ),
  ).toBeVisible();
});
