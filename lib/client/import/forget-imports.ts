import { deleteImportsOf } from "./import-records";
import { forgetPayees } from "./learned-payees";

/** Removes what this browser has stored of imports into a list that it has left. */
export async function forgetImportsOf(list: string) {
  forgetPayees(list);
  try {
    await deleteImportsOf(list);
  } catch (error) {
    console.error("The imports of the list could not be removed.", error);
  }
}
