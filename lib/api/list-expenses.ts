import { type ReadExpenses, readExpenses } from "@/lib/expenses/read-expenses";
import { SHOW_URL } from "./host";

/** GET {host}/show. Rejects when there is no answer, a bad status, or no list in it. */
export async function fetchExpenses(
  signal: AbortSignal,
): Promise<ReadExpenses> {
  const response = await fetch(SHOW_URL, { signal });
  if (!response.ok)
    throw new Error(`GET ${SHOW_URL} answered ${response.status}.`);
  return readExpenses(await response.json());
}
