/** The member `code` of a problem about the list: 403 for `read_only`, else 409. */
export const LIST_PROBLEM_CODES = [
  /** If-List names another list than the cookie. */
  "wrong_list",
  /** No list has the cookie's token: its link was replaced, or the list was erased. */
  "unknown_list",
  "list_full",
  /** The cookie's token is that of a reader link. */
  "read_only",
] as const;

export type ListProblemCode = (typeof LIST_PROBLEM_CODES)[number];

/** The browser has another list than the one of the change, or none any more. */
export type LostListCode = Extract<
  ListProblemCode,
  "wrong_list" | "unknown_list"
>;
