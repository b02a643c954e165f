import { EXPENSES_URL } from "./urls";

/** The id in the Location header of an add; undefined without the header, as of an external API. */
export function createdId({ headers }: Response): string | undefined {
  const [, encoded] = headers.get("location")?.split(`${EXPENSES_URL}/`) ?? [];
  return encoded === undefined ? undefined : decodeURIComponent(encoded);
}
