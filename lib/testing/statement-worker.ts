import type {
  ReadRequest,
  ReadResponse,
} from "@/lib/browser/import/statement.worker";

/** A Worker, which jsdom lacks, that reads statements in the thread of the page. */
export class StatementWorker {
  onmessage?: (event: { data: ReadResponse }) => void;
  private isTerminated = false;

  postMessage({ file, options }: ReadRequest) {
    void this.read(file, options);
  }

  terminate() {
    this.isTerminated = true;
  }

  private async read(file: Blob, options: ReadRequest["options"]) {
    // Imported here, because the modules are those of the document.
    const { readChosenFile } =
      await import("@/lib/domain/import/read-chosen-file");
    const { StatementError } = await import("@/lib/domain/import/statement");
    try {
      const statement = await readChosenFile(file, options, (progress) =>
        this.respond({ progress }),
      );
      this.respond({ statement });
    } catch (error) {
      const code = error instanceof StatementError ? error.code : undefined;
      const message = error instanceof Error ? error.message : String(error);
      this.respond({ code, message });
    }
  }

  private respond(response: ReadResponse) {
    if (!this.isTerminated)
      this.onmessage?.({ data: structuredClone(response) });
  }
}
