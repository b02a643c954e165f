/** Without a byte order mark, this many bytes tell UTF-16 from other encodings. */
const SAMPLE_BYTES = 4096;
/** In UTF-16, every second byte of Latin text is 0. */
const MIN_ZERO_SHARE = 0.3;

/** The text of the bytes in UTF-8, UTF-16 or, if it is neither, `otherwise`. */
export function decodeText(
  bytes: Uint8Array,
  // Every sequence of bytes is valid in it.
  otherwise = new TextDecoder("windows-1252"),
): string {
  const encoding = utf16Encoding(bytes);
  if (encoding) return new TextDecoder(encoding).decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return otherwise.decode(bytes);
  }
}

const CHARSET = /<meta[^>]*charset\s*=\s*["']?([\w.:-]+)/i;

/** The text of a web page, which may name its encoding. */
export function decodeHtml(bytes: Uint8Array): string {
  const start = new TextDecoder("windows-1252").decode(
    bytes.subarray(0, SAMPLE_BYTES),
  );
  const [, charset = ""] = CHARSET.exec(start) ?? [];
  return decodeText(bytes, namedDecoder(charset));
}

/** Undefined for a name that is no encoding. */
function namedDecoder(charset: string): TextDecoder | undefined {
  try {
    return new TextDecoder(charset);
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function utf16Encoding(bytes: Uint8Array): "utf-16le" | "utf-16be" | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return "utf-16le";
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return "utf-16be";
  const zeros = [0, 0];
  const sample = bytes.subarray(0, SAMPLE_BYTES);
  for (const [index, byte] of sample.entries())
    if (byte === 0) zeros[index % 2] = (zeros[index % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (Math.max(even, odd) < (sample.length / 2) * MIN_ZERO_SHARE)
    return undefined;
  return odd > even ? "utf-16le" : "utf-16be";
}
