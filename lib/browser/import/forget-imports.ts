import { deleteImportsOf, listsOfImports } from "./import-records";
import { forgetPayees, listsWithPayees } from "./learned-payees";

/** The lists of which this browser has stored imports, or categories of payees. */
export async function listsWithImports(): Promise<string[]> {
  const ofPayees = listsWithPayees();
  try {
    return [...ofPayees, ...(await listsOfImports())];
  } catch (error) {
    console.error("The imports could not be read.", error);
    return ofPayees;
  }
}

/** Removes what this browser has stored of imports into a list that it has left. */
export async function forgetImportsOf(list: string) {
  forgetPayees(list);
  try {
    await deleteImportsOf(list);
  } catch (error) {
    console.error("The imports of the list could not be removed.", error);
  }
}
