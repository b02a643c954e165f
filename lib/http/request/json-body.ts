import { RequestError } from "@/lib/http/problem";

export const MAX_BODY_BYTES = 16 * 1024;

/** Parses the request's body. Rejects with a RequestError if it is not JSON or too large. */
export async function readJsonBody(request: Request): Promise<unknown> {
  const mediaType = request.headers.get("content-type")?.split(";")[0]?.trim();
  if (mediaType?.toLowerCase() !== "application/json")
    throw new RequestError("not_json", "Send the body as application/json.");
  const bytes = await readBytes(request);
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return JSON.parse(text) as unknown;
  } catch {
    throw new RequestError("bad_request", "The body is not valid JSON.");
  }
}

async function readBytes(request: Request): Promise<Uint8Array> {
  const tooLarge = new RequestError(
    "body_too_large",
    `The body may have at most ${MAX_BODY_BYTES} bytes.`,
  );
  if (Number(request.headers.get("content-length")) > MAX_BODY_BYTES)
    throw tooLarge;
  const bytes = new Uint8Array(MAX_BODY_BYTES);
  let length = 0;
  // Content-Length may be missing or wrong, so the bytes are counted too. The
  // throw inside the loop cancels the rest of the stream.
  try {
    for await (const chunk of request.body ?? []) {
      if (length + chunk.length > MAX_BODY_BYTES) throw tooLarge;
      bytes.set(chunk, length);
      length += chunk.length;
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new RequestError("bad_request", "The body is incomplete.");
  }
  return bytes.subarray(0, length);
}
