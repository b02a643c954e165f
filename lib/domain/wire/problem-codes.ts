/** The member `code` of a problem with status 409. */
export const LIST_PROBLEM_CODES = [
  /** If-List names another list than the cookie. */
  "wrong_list",
  /** No list has the cookie's token: its link was replaced, or the list was erased. */
  "unknown_list",
  "list_full",
] as const;

export type ListProblemCode = (typeof LIST_PROBLEM_CODES)[number];

/** The browser has another list than the one of the change, or none any more. */
export type LostListCode = Exclude<ListProblemCode, "list_full">;
