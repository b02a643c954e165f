import { readChosenFile } from "@/lib/domain/import/read-chosen-file";
import {
  type ReadOptions,
  type ReadProgress,
  type Statement,
  StatementError,
} from "@/lib/domain/import/statement";

/** Between two reports. */
const PROGRESS_MS = 100;

export type ReadRequest = { file: Blob; options: ReadOptions };

/** The response, after any number of reports. An error without a code is a defect of this program. */
export type ReadResponse =
  | { progress: Parameters<ReadProgress>[0] }
  | { statement: Statement }
  | { code: StatementError["code"] | undefined; message: string };

addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  void respond(data).then((response) => postMessage(response));
});

async function respond({ file, options }: ReadRequest): Promise<ReadResponse> {
  try {
    return { statement: await readChosenFile(file, options, reportProgress()) };
  } catch (error) {
    const code = error instanceof StatementError ? error.code : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { code, message };
  }
}

function reportProgress(): ReadProgress {
  let last = -Infinity;
  return (progress) => {
    const now = performance.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    const report: ReadResponse = { progress };
    postMessage(report);
  };
}
