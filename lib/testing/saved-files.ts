import { vi } from "vitest";

/** The files that the page lets the browser download from now on. */
export function savedFiles() {
  const contents: Blob[] = [];
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  vi.spyOn(URL, "createObjectURL").mockImplementation((file) => {
    contents.push(file as Blob);
    return "blob:file";
  });
  return {
    names,
    /** Without the byte order mark, which Blob.text() removes. */
    texts: () => Promise.all(contents.map((content) => content.text())),
  };
}
