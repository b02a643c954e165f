import "server-only";
import type { StoredDocument } from "./mongo-document";

const MAX_DOCUMENTS = 100;

/**
 * The documents that this process removed last, by the text of their `_id`.
 * Documents of other programs have more fields than an expense; a restored one
 * gets them back from here.
 */
export class RemovedDocuments {
  readonly #documents = new Map<string, StoredDocument>();

  get(id: string): StoredDocument | undefined {
    return this.#documents.get(id);
  }

  add(id: string, document: StoredDocument): void {
    this.#documents.set(id, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > MAX_DOCUMENTS && oldest !== undefined)
      this.#documents.delete(oldest);
  }
}
