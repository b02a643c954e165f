// @vitest-environment jsdom
import { screen, within } from "@testing-library/react";
import { expect, it, onTestFinished } from "vitest";
import { codeOfLink } from "@/lib/browser/switch-list/link-code";
import { joinToken, readerToken, replaceToken } from "@/lib/testing/join-token";
import { type Browser, openBrowser } from "@/lib/testing/open-browser";
import { addExpense } from "@/lib/testing/screens/add-expense-screen";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { myExpenses } from "@/lib/testing/screens/my-expenses-screen";
import { yourData } from "@/lib/testing/screens/your-data-screen";

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
});

it("shows the code beside the link", async () => {
  const { open, user, phone, visitor, token } = await openWithPhone();
  visitor.cookie = phone.cookie;
  await open("/data");
  await yourData.showLink(user);
  const code = codeOfLink({ token, isReader: false }).join(" ");
  expect(screen.getByText(code)).toBeVisible();
});

it("says beside the field what is wrong, until it is changed, and opens and sends nothing", async () => {
  const browser = await openWithPhone();
  const { open, user, requests, token } = browser;
  await open("/data");
  await field();
  const before = requests.length;
  for (const [text, failure] of [
    ["hello", "This is no link or code of a list."],
    [
      `https://evil.example/data#join=${token}`,
      "This link is of another site, evil.example. It was not opened.",
    ],
    [token.slice(1), /^A part of this link or code is missing or wrong\./],
  ] as const) {
    const input = await submit(browser, text);
    const alert = screen.getByRole("alert");
    expect(alert).toHaveTextContent(failure);
    expect(input).toBeInvalid();
    expect(input).toHaveFocus();
    expect(input.getAttribute("aria-describedby")).toContain(alert.id);
    expect(input).toHaveValue(text);
    await user.type(input, "x");
    expect(input).toBeValid();
  }
  expect(yourData.dialog()).toBeNull();
  expect(requests).toHaveLength(before);
});

it("is closed below the first steps in a browser, and open above them in an installed app", async () => {
  const { open, user } = await openWithPhone();
  const steps = () =>
    screen.findByRole("heading", { name: "Start with what you spent last" });
  await open("/show");
  expect(await steps()).toBeVisible();
  expect(await field()).not.toBeVisible();
  await user.click(screen.getByText(SUMMARY));
  expect(await field()).toBeVisible();
  openFromHomeScreen();
  await open("/show");
  const heading = await steps();
  expect(await field()).toBeVisible();
  expect(
    heading.compareDocumentPosition(await field()) &
      Node.DOCUMENT_POSITION_PRECEDING,
  ).toBeTruthy();
});

it("is open and first on Add Expense of an installed app without a list, until it has one", async () => {
  openFromHomeScreen();
  const { open, user, alert } = await openWithPhone();
  await open("/add");
  expect(await field()).toBeVisible();
  await addExpense.fill(user, lunchRequest);
  await user.click(addExpense.submit());
  await expect.poll(() => alert.mock.calls.length).toBe(1);
  await expect.poll(queryField).toBeNull();
});

it("is where Home of an installed app leads that has no list", async () => {
  openFromHomeScreen();
  const { open, user, visitor, phone } = await openWithPhone();
  await open("/");
  await user.click(await screen.findByRole("link", { name: SUMMARY }));
  expect(await field()).toBeVisible();
  visitor.cookie = phone.cookie;
  await open("/");
  await expectNoLink();
});

it("is not on Home of a browser, which asks for no list", async () => {
  const { open, requests } = await openWithPhone();
  await open("/");
  await expectNoLink();
  expect(requests).toEqual([]);
});

/** After the late loads. */
async function expectNoLink() {
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(screen.queryByRole("link", { name: SUMMARY })).toBeNull();
}

it("is not on Add Expense of a browser", async () => {
  const { open } = await openWithPhone();
  await open("/add");
  expect(
    await screen.findByText("Your usual ones will appear here"),
  ).toBeVisible();
  expect(queryField()).toBeNull();
});

it("is nowhere with one list", async () => {
  openFromHomeScreen();
  const { open } = await openBrowser({ isIdle: true });
  await open("/show");
  await myExpenses.emptyMessage();
  await screen.findByRole("heading", {
    name: "Start with what you spent last",
  });
  expect(queryField()).toBeNull();
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
