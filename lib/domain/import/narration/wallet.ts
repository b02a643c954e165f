/** Apps whose wallets are loaded from a bank account. */
const BRANDS = [
  "Paytm",
  "PhonePe",
  "Amazon Pay",
  "MobiKwik",
  "Freecharge",
] as const;
const WALLET = String.raw`((?:${BRANDS.join("|")}) )?(wallet|upi ?lite)\b`;
const NAME = new RegExp(String.raw`\b${WALLET}`, "i");
const TOP_UP = new RegExp(
  String.raw`\b(add(ed)?|loaded) (money )?to (your )?${WALLET}` +
    String.raw`|\b${WALLET} (auto )?(load(ed)?|top(ped)?[ -]?up)\b` +
    String.raw`|^(auto )?top-?up (to|of) (your )?${WALLET}`,
  "i",
);

/**
 * The wallet in a text: `UPI Lite`, `Paytm Wallet`, or `Wallet` if nothing tells whose.
 *
 * @param source who wrote the text, which is the brand of a wallet without one
 */
export function walletName(text: string, source = ""): string | undefined {
  const [, brand, kind] = NAME.exec(text) ?? [];
  if (kind === undefined) return undefined;
  if (kind.toLowerCase() !== "wallet") return "UPI Lite";
  const name = (brand ?? source).trim().toLowerCase();
  const known = BRANDS.find((one) => one.toLowerCase() === name);
  return known === undefined ? "Wallet" : `${known} Wallet`;
}

/** Whether a payment loads a wallet: what the wallet pays for is not in this file. */
export function isTopUp(text: string): boolean {
  return TOP_UP.test(text);
}

/** The wallet of the first text that is a top-up. */
export function toppedUpWallet(
  texts: readonly string[],
  source?: string,
): string | undefined {
  const text = texts.find(isTopUp);
  return text === undefined ? undefined : walletName(text, source);
}

/** The description of a top-up that is imported as one expense. */
export function topUpDescription(wallet: string): string {
  return `${wallet} top-up`;
}
