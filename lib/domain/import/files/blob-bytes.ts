import { StatementError } from "@/lib/domain/import/statement";

/** The bytes of a file or of a part of it; no more than that is in memory. */
export async function blobBytes(blob: Blob): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await blob.arrayBuffer());
  } catch (error) {
    throw new StatementError(
      "unreadable",
      "The browser cannot open this file. Choose it again.",
      { cause: error },
    );
  }
}
