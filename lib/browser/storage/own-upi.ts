import { isUpiId } from "@/lib/domain/upi";
import { createExternalStore } from "./external-store";
import { readLocalRecord, writeLocalRecord } from "./local-storage";

/** Where the user is paid: a UPI id, and the name that payment apps show with it. */
export type OwnUpi = { id: string; name: string };

const KEY = "upi";

/** Undefined until it is entered. It is in this browser only. */
export const ownUpi = createExternalStore(readStored());

if (typeof window !== "undefined")
  window.addEventListener("storage", ({ key }) => {
    // Null: everything was removed.
    if (key === KEY || key === null) ownUpi.set(readStored());
  });

/** Returns false when the browser stores nothing; then it is known until the page is closed. */
export function setOwnUpi(upi: OwnUpi | undefined): boolean {
  ownUpi.set(upi);
  return writeLocalRecord(KEY, upi);
}

function readStored(): OwnUpi | undefined {
  const { id, name } = readLocalRecord(KEY) ?? {};
  return typeof id === "string" && isUpiId(id) && typeof name === "string"
    ? { id, name }
    : undefined;
}
