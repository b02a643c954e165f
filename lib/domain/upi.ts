import type { Paise } from "@/lib/domain/expenses/money";

/** The longest name or note that payment apps take, in characters. */
const MAX_NOTE_LENGTH = 50;

const UPI_ID = /^[a-z\d._-]{1,255}@[a-z\d]{1,64}$/i;

/** Whether the text has the form of a UPI id, such as `name@bank`. Nobody but a bank knows whether it exists. */
export function isUpiId(text: string): boolean {
  return UPI_ID.test(text);
}

/**
 * What a QR code has that payment apps scan:
 * https://www.labnol.org/files/linking.pdf, without the fields of merchants.
 *
 * @param note shortened to what apps show
 */
export function upiAddress({
  id,
  name,
  paise,
  note,
}: {
  /** A UPI id, which has no character to encode. */
  id: string;
  name: string;
  paise: Paise;
  note: string;
}): string {
  const amount = (paise / 100).toFixed(2);
  return `upi://pay?pa=${id}&pn=${encoded(name)}&am=${amount}&cu=INR&tn=${encoded(note)}`;
}

function encoded(text: string): string {
  const short = Array.from(text.toWellFormed()).slice(0, MAX_NOTE_LENGTH);
  return encodeURIComponent(short.join("").trim());
}
