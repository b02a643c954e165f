import { isRecord } from "./type-guards";

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

/** Empty unless the body is a problem with field errors; an external API may send any body. */
async function readFieldErrors(response: Response): Promise<FieldErrors> {
  if (response.headers.get("content-type") !== "application/problem+json")
    return {};
  const problem: unknown = await response.json().catch(() => undefined);
  const errors = isRecord(problem) ? problem["errors"] : undefined;
  if (!Array.isArray(errors)) return {};
  return Object.fromEntries(
    errors.filter(isFieldError).map(({ field, message }) => [field, message]),
  );
}

function isFieldError(
  value: unknown,
): value is { field: string; message: string } {
  return (
    isRecord(value) &&
    typeof value["field"] === "string" &&
    typeof value["message"] === "string"
  );
}
