/** The name of the stream that has the encrypted spreadsheet. */
const STREAM_NAME = "EncryptedPackage";
/** The directory of the container may be anywhere, but is near the start or the end. */
const SEARCH_LENGTH = 1_000_000;

/** Whether an OLE container holds a spreadsheet with a password, and no old .xls file. */
export function isEncryptedPackage(bytes: Uint8Array): boolean {
  const decoder = new TextDecoder("utf-16le");
  return [
    bytes.subarray(0, SEARCH_LENGTH),
    bytes.subarray(-Math.min(bytes.length & ~1, SEARCH_LENGTH)),
  ].some((part) => decoder.decode(part).includes(STREAM_NAME));
}
