// @vitest-environment jsdom
import { screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { joinList } from "@/lib/browser/switch-list/switch-list";
import { joinToken } from "@/lib/testing/join-token";
import { holdUntilReleased, openBrowser } from "@/lib/testing/open-browser";
import { lunchRequest } from "@/lib/testing/sample-expenses";
import { yourData } from "@/lib/testing/screens/your-data-screen";
import { UNREADABLE_HEADER } from "@/lib/domain/wire/headers";

const ERASE = "Erase everything";
const OTHER_LIST = /^This browser does not have the same list/;

const openDialog = async (user: Parameters<typeof yourData.press>[0]) => {
  await yourData.press(user, "Erase everything…");
  return yourData.findDialog("Erase everything?");
};
const eraseButton = () =>
  yourData
    .inDialog()
    .getByRole("button", { name: /^Eras(e everything|ing…)$/ });

it("erases the list and its cookie after the number of expenses is typed, and offers the download before", async () => {
  const { open, user, record, visitor, requests } = await openBrowser({
    lists: "private",
  });
  await record({}, { description: "Tea" });
  await open("/data");
  const dialog = await openDialog(user);
  expect(dialog).toHaveTextContent("2 expenses will be removed for good");
  expect(
    yourData.inDialog().getByRole("button", { name: "Download backup" }),
  ).toBeEnabled();
  await user.type(yourData.inDialog().getByLabelText(/^Type 2/), "3");
  expect(eraseButton()).toHaveAttribute("aria-disabled", "true");
  await user.click(eraseButton());
  await yourData.choose(user, "Cancel");
  await expect.poll(yourData.dialog).toBeNull();
  expect(await yourData.findButton("Erase everything…")).toHaveFocus();
  expect(requests.some(({ method }) => method === "DELETE")).toBe(false);
  await yourData.erase(user, "2");
  const erased = await screen.findByText("Everything was erased.");
  expect(erased.parentElement).toHaveFocus();
  expect(await screen.findByText("There are no expenses yet.")).toBeVisible();
  expect(visitor.cookie).toBe("");
});

it("erases the one list for all, whose screen has no link, and counts the rows that cannot be read in the number to type", async () => {
  const { open, user, record, respond, stored } = await openBrowser();
  await record({}, {});
  const unreadable = respond(({ path }, send) =>
    path === "/show"
      ? send().then((response) => {
          response.headers.set(UNREADABLE_HEADER, "3");
          return response;
        })
      : undefined,
  );
  await open("/data");
  expect(await screen.findByText("2 expenses")).toBeVisible();
  const headings = screen.getAllByRole("heading", { level: 2 });
  expect(headings.map(({ textContent }) => textContent)).toEqual([
    "Save a copy",
    "Daily reminder",
    "Theme",
    ERASE,
  ]);
  expect(await openDialog(user)).toHaveTextContent(
    "2 expenses and 3 rows that cannot be read will be removed for good",
  );
  const field = yourData.inDialog().getByLabelText(/^Type 5/);
  await user.type(field, "2");
  expect(eraseButton()).toHaveAttribute("aria-disabled", "true");
  await user.clear(field);
  await user.type(field, "5");
  expect(eraseButton()).not.toHaveAttribute("aria-disabled");
  unreadable.stop();
  await user.click(eraseButton());
  expect(await screen.findByText("There are no expenses yet.")).toBeVisible();
  expect(await stored()).toEqual([]);
});

it("does not show the erased list when the server then fails", async () => {
  const { open, user, record, respond, expectConsole } = await openBrowser({
    lists: "private",
  });
  expectConsole(/could not be loaded/);
  await record({});
  await open("/data");
  expect(await screen.findByText("1 expense")).toBeVisible();
  let isErased = false;
  const failing = respond(({ method, path }, send) => {
    if (method === "DELETE")
      return send().then((response) => {
        isErased = true;
        return response;
      });
    return isErased && path === "/show"
      ? new Response(null, { status: 503 })
      : undefined;
  });
  await yourData.erase(user, "1");
  expect(await screen.findByText("Everything was erased.")).toBeVisible();
  expect(yourData.main()).not.toHaveTextContent(/In your list|Nothing is lost/);
  failing.stop();
  await open("/data");
  expect(await screen.findByText("There are no expenses yet.")).toBeVisible();
});

it("erases neither list when another tab joins one meanwhile, and says why", async () => {
  const { open, user, api, visitor, record, respond, expectConsole } =
    await openBrowser({ lists: "private" });
  expectConsole(/could not be erased/);
  expectConsole(/ DELETE \/api\/list 409: /);
  await record({});
  const phone = api.newVisitor();
  for (const description of ["Tea", "Bus"])
    await phone.send("POST", "/add", {
      body: { ...lunchRequest, description },
    });
  const token = await joinToken(phone);
  const own = api.newVisitor(visitor.cookie);
  await open("/data");
  await openDialog(user);
  await user.type(yourData.inDialog().getByLabelText(/^Type 1/), "1");
  const joined = holdUntilReleased();
  const erased = holdUntilReleased();
  respond(({ method, path }, send) => {
    if (path === "/list/join") return joined.wait(send);
    return method === "DELETE" ? erased.wait(send) : undefined;
  });
  const show = await visitor.send("GET", "/show");
  // The modules of this file are those of another tab. Erasing waits for its join.
  const joining = joinList(token, show.headers.get("list") ?? undefined);
  await user.click(eraseButton());
  joined.release();
  expect(await joining).toBe("joined");
  expect(await screen.findByText("2 expenses")).toBeVisible();
  expect(yourData.dialog()).toBeNull();
  erased.release();
  expect(await screen.findByText(OTHER_LIST)).toBeVisible();
  expect(await own.json("/show")).toHaveLength(1);
  expect(await phone.json("/show")).toHaveLength(2);
});
