import { descriptionFault } from "@/lib/domain/expenses/description";
import { MAX_NAME_LENGTH } from "@/lib/domain/expenses/split";

/** Why a person cannot have this normalised name, as a message for the user; undefined if they can. */
export function nameFault(name: string): string | undefined {
  if (name === "") return "Enter a name.";
  if (name.length > MAX_NAME_LENGTH)
    return `Use at most ${MAX_NAME_LENGTH} characters.`;
  return descriptionFault(name) && "Use a name on one line, of letters.";
}
