import { type core, z } from "zod";
import { type FieldError, RequestError } from "@/lib/server/http/problem";

export const MAX_BODY_BYTES = 16 * 1024;
/** The limit for a request with many expenses or ids. */
export const MAX_BATCH_BYTES = 256 * 1024;
const MAX_FIELD_ERRORS = 100;

type BodyOptions = {
  maxBytes?: number;
  /** The problem's detail for a body that the schema rejects. */
  detail?: string;
};

type Examples = Record<string, { summary: string; value: unknown }>;

/** The OpenAPI description of a JSON body. */
export function jsonRequestBody(
  schema: z.ZodType,
  { required = true, examples = {} as Examples } = {},
) {
  const json = { schema: z.toJSONSchema(schema, { io: "input" }), examples };
  return { required, content: { "application/json": json } };
}

/** Parses the request's body. Rejects with a RequestError that names the invalid fields. */
export async function readBody<T>(
  request: Request,
  schema: z.ZodType<T>,
  { maxBytes = MAX_BODY_BYTES, detail }: BodyOptions = {},
): Promise<T> {
  requireJsonType(request);
  return parseBody(await readBytes(request, maxBytes), schema, detail);
}

/** The same for a body that a request may leave out. */
export async function readOptionalBody<T>(
  request: Request,
  schema: z.ZodType<T>,
): Promise<T | undefined> {
  if (request.headers.has("content-type")) requireJsonType(request);
  const bytes = await readBytes(request, MAX_BODY_BYTES);
  if (bytes.length === 0) return undefined;
  requireJsonType(request);
  return parseBody(bytes, schema);
}

function parseBody<T>(
  bytes: Uint8Array,
  schema: z.ZodType<T>,
  detail = "The body is invalid.",
): T {
  const parsed = schema.safeParse(parseJson(bytes));
  if (parsed.success) return parsed.data;
  const errors = parsed.error.issues.flatMap(fieldErrors);
  throw new RequestError("bad_request", detail, {
    errors: errors.slice(0, MAX_FIELD_ERRORS),
  });
}

function requireJsonType({ headers }: Request) {
  const mediaType = headers.get("content-type")?.split(";")[0]?.trim();
  if (mediaType?.toLowerCase() !== "application/json")
    throw new RequestError("not_json", "Send the body as application/json.");
}

function parseJson(bytes: Uint8Array): unknown {
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return JSON.parse(text) as unknown;
  } catch {
    throw new RequestError("bad_request", "The body is not valid JSON.");
  }
}

async function readBytes(
  request: Request,
  maxBytes: number,
): Promise<Uint8Array> {
  const tooLarge = new RequestError(
    "body_too_large",
    `The body may have at most ${maxBytes} bytes.`,
  );
  if (Number(request.headers.get("content-length")) > maxBytes) throw tooLarge;
  const chunks: Uint8Array[] = [];
  let length = 0;
  // Content-Length may be missing or wrong, so the bytes are counted too. The
  // throw inside the loop cancels the rest of the stream.
  try {
    for await (const chunk of request.body ?? []) {
      length += chunk.length;
      if (length > maxBytes) throw tooLarge;
      chunks.push(chunk);
    }
  } catch (error) {
    if (error === tooLarge) throw error;
    throw new RequestError("bad_request", "The body is incomplete.");
  }
  return Buffer.concat(chunks);
}

function fieldErrors(issue: core.$ZodIssue): FieldError[] {
  if (issue.code === "unrecognized_keys")
    return issue.keys.slice(0, MAX_FIELD_ERRORS).map((key) => ({
      field: fieldName([...issue.path, key]),
      message: "Unknown field.",
    }));
  if (issue.path.length === 0) return [];
  return [{ field: fieldName(issue.path), message: issue.message }];
}

/** Returns a name such as `expenses[3].amount`. */
function fieldName(path: readonly PropertyKey[]): string {
  return path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");
}
