// @vitest-environment jsdom
import { fireEvent, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openBrowser } from "@/lib/testing/open-browser";
import { savedFiles } from "@/lib/testing/saved-files";
import { yourData } from "@/lib/testing/screens/your-data-screen";

const time = () => screen.getByLabelText<HTMLInputElement>("Time");

it("saves a calendar file for the chosen time, and says what to do with it, or that it could not be made", async () => {
  const { names, texts } = savedFiles();
  const { open, user, requests, expectConsole } = await openBrowser({
    now: "2026-03-15T12:00",
  });
  expectConsole(/The reminder could not be made/);
  await open("/data");
  await yourData.findButton("Remind me");
  expect(time()).toHaveValue("21:00");
  fireEvent.change(time(), { target: { value: "20:15" } });
  vi.spyOn(URL, "createObjectURL").mockImplementationOnce(() => {
    throw new Error("Out of memory.");
  });
  await yourData.press(user, "Remind me");
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The reminder could not be made. Try again.",
  );
  expect(names).toEqual([]);
  await yourData.press(user, "Remind me");
  await screen.findByText(/^Open the downloaded file to add it/);
  expect(names).toEqual(["campus-kharcha-daily.ics"]);
  const [file = ""] = await texts();
  expect(file).toContain("DTSTART:20260315T201500\r\nDURATION");
  expect(file).toContain(`URL:${location.origin}/add\r\n`);
  expect(requests.filter(({ method }) => method !== "GET")).toEqual([]);
});
