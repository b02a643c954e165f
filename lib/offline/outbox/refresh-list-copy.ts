import { SHOW_URL } from "@/lib/client/urls";

/** Gives the browser's HTTP cache, which is what is shown offline, the list with what was sent. */
export async function refreshListCopy() {
  try {
    const response = await fetch(SHOW_URL, { cache: "no-cache" });
    // The cache stores a complete body only.
    await response.arrayBuffer();
  } catch (error) {
    console.info("The copy of the list is not the newest.", error);
  }
}
