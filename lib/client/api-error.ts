/** The API's error messages by field name. */
export type FieldErrors = Partial<Record<string, string>>;

/** A response whose status means failure. */
export class ApiError extends Error {
  readonly fieldErrors: FieldErrors;

  constructor(call: string, status: number, fieldErrors: FieldErrors) {
    super(`${call} responded with status ${status}.`);
    this.name = "ApiError";
    this.fieldErrors = fieldErrors;
  }
}

export async function readApiError(
  call: string,
  response: Response,
): Promise<ApiError> {
  return new ApiError(call, response.status, await readFieldErrors(response));
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
