/**
 * A new Idempotency-Key. crypto.randomUUID is missing on plain http, for example on
 * a phone in the LAN: https://developer.mozilla.org/en-US/docs/Web/API/Crypto/randomUUID
 */
export function randomKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
}
