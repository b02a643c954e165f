import { readStatement } from "./read-statement";
import { type ReadOptions, type Statement, StatementError } from "./statement";

/** A message to the worker. */
export type ReadRequest = { bytes: ArrayBuffer; options: ReadOptions };

/** The response. An error without a code is a defect of this program. */
export type ReadResponse =
  | { statement: Statement }
  | { code: StatementError["code"] | undefined; message: string };

addEventListener("message", ({ data }: MessageEvent<ReadRequest>) => {
  void respond(data).then((response) => postMessage(response));
});

async function respond({ bytes, options }: ReadRequest): Promise<ReadResponse> {
  try {
    return {
      statement: await readStatement(new Uint8Array(bytes), options),
    };
  } catch (error) {
    const code = error instanceof StatementError ? error.code : undefined;
    const message = error instanceof Error ? error.message : String(error);
    return { code, message };
  }
}
