/** What a host said of each field, where it said anything. */
export type FieldErrors = Partial<Record<string, string>>;

/** The host answered, and refused. */
export class Refused extends Error {
  readonly fieldErrors: FieldErrors;

  constructor(call: string, status: number, fieldErrors: FieldErrors) {
    super(`${call} answered ${status}.`);
    this.name = "Refused";
    this.fieldErrors = fieldErrors;
  }
}

/** The error for an answer that is no success. */
export async function refusal(
  call: string,
  response: Response,
): Promise<Refused> {
  return new Refused(call, response.status, await readFieldErrors(response));
}

async function readFieldErrors(response: Response): Promise<FieldErrors> {
  if (response.headers.get("content-type") !== "application/problem+json")
    return {};
  const { errors = [] } = (await response.json()) as {
    errors?: { field: string; message: string }[];
  };
  return Object.fromEntries(
    errors.map(({ field, message }) => [field, message]),
  );
}
