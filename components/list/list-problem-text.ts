import type { ListProblemCode } from "@/lib/domain/wire/problem-codes";

const TEXTS: Record<ListProblemCode, string> = {
  wrong_list:
    "This browser does not have the same list as when this tab was loaded. The list has been loaded again; nothing was changed.",
  unknown_list:
    "The link to this list was replaced or ended, or the list was erased.",
  list_full: "This list is full. Delete expenses before you add more.",
  read_only: "You can see this list here. You cannot change it.",
};

export function listProblemText(code: ListProblemCode): string {
  return TEXTS[code];
}
