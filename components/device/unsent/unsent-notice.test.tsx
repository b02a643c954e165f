import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { OutboxEntry } from "@/lib/browser/outbox/outbox-entry";
import { UnsentNotice } from "./unsent-notice";

const entry: OutboxEntry = {
  ...{ key: "k1", id: "1", list: "list-a", at: 1, tries: 0 },
  values: {
    ...{ date: "2026-01-05", category: "food" },
    ...{ description: "Tea", amount: "10" },
  },
};

function text(list: ListRef, own: readonly OutboxEntry[], entries = own) {
  const rows = new Map(own.map((one) => [one.id, one]));
  return renderToStaticMarkup(
    <UnsentNotice entries={entries} own={rows} list={list} />,
  ).replace(/<[^<>]+>/g, " ");
}

it("leaves the expenses of the list to its table, which says that they are not sent", () => {
  expect(text("list-a", [entry])).toBe("");
  const rejected = { ...entry, problem: { status: 400, fieldErrors: {} } };
  expect(text("list-a", [rejected])).toContain("1 expense could not be added");
  expect(text("list-a", [rejected])).not.toContain("Tea");
});

it("lists every expense with Remove, and says once that they are not sent, if the list could not be loaded", () => {
  const shown = text(undefined, [entry]);
  expect(shown).toMatch(/1 expense is only on this device.*Tea .*₹10.*Remove/);
  expect(shown.match(/only on this device/g)).toHaveLength(1);
  expect(shown).not.toContain("Add to this list");
});

it("lists the expenses of other lists, which can be added to this one", () => {
  expect(text("list-b", [], [entry])).toMatch(
    /Tea .*made for another list\..*Add to this list.*Remove/,
  );
});
