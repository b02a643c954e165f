import { storeListCopy } from "@/lib/client/list/list-copy";
import { readListResponse } from "@/lib/client/list/list-response";
import { SHOW_URL } from "@/lib/client/urls";

/** Gives the copy of the list, which is what is shown offline, what was sent. */
export async function refreshListCopy() {
  try {
    const response = await fetch(SHOW_URL, { cache: "no-cache" });
    if (!response.ok)
      throw new Error(
        `GET ${SHOW_URL} responded with status ${response.status}.`,
      );
    await storeListCopy(await readListResponse(response));
  } catch (error) {
    console.info("The copy of the list is not the newest.", error);
  }
}
