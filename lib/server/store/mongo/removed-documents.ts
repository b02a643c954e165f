import "server-only";
import type { ListId } from "@/lib/server/store/port";
import type { StoredDocument } from "./mongo-document";

const MAX_DOCUMENTS = 500;

/**
 * The documents that this process removed last, by their list and id.
 * Documents of other programs have more fields than an expense; a restored one
 * gets them back from here.
 */
export class RemovedDocuments {
  readonly #documents = new Map<string, StoredDocument>();

  get(list: ListId, id: string): StoredDocument | undefined {
    return this.#documents.get(`${list}/${id}`);
  }

  add(list: ListId, id: string, document: StoredDocument): void {
    this.#documents.set(`${list}/${id}`, document);
    const [oldest] = this.#documents.keys();
    if (this.#documents.size > MAX_DOCUMENTS && oldest !== undefined)
      this.#documents.delete(oldest);
  }
}
