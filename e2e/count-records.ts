import type { Page } from "@playwright/test";

/** How many records a store of IndexedDB has; 0 while the app has not made its database. */
export function countRecords(
  page: Page,
  database: string,
  store: string,
): Promise<number> {
  return page.evaluate(
    async ({ database, store }) => {
      const existing = await indexedDB.databases();
      // Opening would make a database without stores.
      if (!existing.some(({ name }) => name === database)) return 0;
      return new Promise<number>((resolve, reject) => {
        const opening = indexedDB.open(database);
        opening.onerror = () => reject(new Error(`${database} did not open.`));
        opening.onsuccess = () => {
          const counting = opening.result
            .transaction(store)
            .objectStore(store)
            .count();
          counting.onsuccess = () => {
            opening.result.close();
            resolve(counting.result);
          };
        };
      });
    },
    { database, store },
  );
}
