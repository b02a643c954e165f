/** Resolves to whether the text was copied. Plain http has no clipboard. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Resolves to whether the text was copied. Safari copies during the press only, so
 * that a text which is not there yet must be given as a promise:
 * https://webkit.org/blog/10855/async-clipboard-api/
 */
export async function copyWhenLoaded(text: Promise<string>): Promise<boolean> {
  try {
    const blob = text.then((text) => new Blob([text], { type: "text/plain" }));
    // It may be rejected before the clipboard waits for it.
    blob.catch(() => {});
    await navigator.clipboard.write([
      new ClipboardItem({ "text/plain": blob }),
    ]);
    return true;
  } catch {
    return false;
  }
}
