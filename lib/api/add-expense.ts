import { ADD_URL } from "./host";

/** What the form holds: every value as it was typed. */
export type ExpenseFields = Record<
  "date" | "category" | "description" | "amount",
  string
>;

/** The host answered, and refused. */
export class AddRefused extends Error {
  /** What the host said of each field, where it said anything. */
  readonly fieldErrors: Partial<Record<string, string>>;

  constructor(status: number, fieldErrors: Partial<Record<string, string>>) {
    super(`POST ${ADD_URL} answered ${status}.`);
    this.name = "AddRefused";
    this.fieldErrors = fieldErrors;
  }
}

/** POST {host}/add. Resolves on success; rejects with AddRefused, or with fetch's own error. */
export async function addExpense(
  fields: ExpenseFields,
  key: string,
): Promise<void> {
  const response = await fetch(ADD_URL, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      // Another origin may not allow a header it does not know.
      ...(ADD_URL.startsWith("/") && { "idempotency-key": key }),
    },
    body: JSON.stringify(fields),
  });
  if (!response.ok)
    throw new AddRefused(response.status, await readFieldErrors(response));
}

async function readFieldErrors(
  response: Response,
): Promise<Partial<Record<string, string>>> {
  if (response.headers.get("content-type") !== "application/problem+json")
    return {};
  const { errors = [] } = (await response.json()) as {
    errors?: { field: string; message: string }[];
  };
  return Object.fromEntries(
    errors.map(({ field, message }) => [field, message]),
  );
}
