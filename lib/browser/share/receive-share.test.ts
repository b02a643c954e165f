import "fake-indexeddb/auto";
import { beforeEach, expect, it, vi } from "vitest";
import { receiveShare } from "./receive-share";
import { forgetShared, takeShared } from "./shared-content";

const MEGABYTE = 1024 * 1024;

beforeEach(forgetShared);

function share(body: BodyInit, headers?: Record<string, string>) {
  return receiveShare(
    new Request("https://app.example/share", {
      method: "POST",
      body,
      ...(headers && { headers }),
    }),
  );
}

function fields(values: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) form.append(name, value);
  return form;
}

async function locationOf(response: Promise<Response>) {
  const { status, headers } = await response;
  expect(status).toBe(303);
  return headers.get("location");
}

it("stores a text, and leads to Add Expense without it", async () => {
  const response = share(fields({ text: " 120 chai ", title: "A message" }));
  expect(await locationOf(response)).toBe("https://app.example/add#shared");
  expect(await takeShared("text")).toEqual({ text: "120 chai" });
  expect(await takeShared("text")).toBeUndefined();
});

it("stores the title and the address where there is no text", async () => {
  await share(fields({ title: "A shop", url: "https://shop.example/" }));
  expect(await takeShared("text")).toEqual({
    text: "A shop https://shop.example/",
  });
});

it("cuts a text that is too long for the box", async () => {
  await share(fields({ text: "₹1 😀".repeat(10_000) }));
  const content = await takeShared("text");
  const text = content && "text" in content ? content.text : "";
  expect(text).toHaveLength(2000);
  expect(text.isWellFormed()).toBe(true);
});

it("stores files, and leads to the import", async () => {
  const file = new File(["a,b"], "statement.csv", { type: "text/csv" });
  const response = share(fields({ text: "A caption", files: file }));
  expect(await locationOf(response)).toBe("https://app.example/import#shared");
  const content = await takeShared("files");
  expect(content).toHaveProperty("files.length", 1);
  expect(await takeShared("text")).toBeUndefined();
});

it("opens Add Expense for a share without content", async () => {
  for (const body of [
    fields({ text: "   " }),
    fields({ files: new File([], "empty.csv") }),
    fields({ other: "field" }),
  ])
    expect(await locationOf(share(body))).toBe("https://app.example/add");
});

it("stores no files that are too large or too many, and says so on the page", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const large = new File([new Uint8Array(61 * MEGABYTE)], "large.csv");
  const many = new FormData();
  for (let index = 0; index < 11; index++)
    many.append("files", new File(["a"], `${index}.csv`));
  for (const body of [fields({ files: large }), many])
    expect(await locationOf(share(body))).toBe(
      "https://app.example/import#shared-failed",
    );
  expect(await takeShared("files")).toBeUndefined();
  expect(log).toHaveBeenCalledTimes(2);
});

it("rejects no malformed body", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const response = share("--y\r\nnonsense", {
    "content-type": "multipart/form-data; boundary=x",
  });
  expect(await locationOf(response)).toBe(
    "https://app.example/add#shared-failed",
  );
  expect(log).toHaveBeenCalledOnce();
});

it("says that the content did not arrive when the browser stores nothing", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  vi.spyOn(indexedDB, "open").mockImplementation(() => {
    throw new DOMException("Storage is blocked.", "InvalidStateError");
  });
  const text = share(fields({ text: "120 chai" }));
  expect(await locationOf(text)).toBe("https://app.example/add#shared-failed");
  const files = share(fields({ files: new File(["a"], "a.csv") }));
  expect(await locationOf(files)).toBe(
    "https://app.example/import#shared-failed",
  );
  expect(log).toHaveBeenCalledTimes(2);
});
