import { ScreenLink } from "@/components/nav/screen-link";
import { QUIET_LINK } from "@/components/ui/button-class";
import { isKnownList, NONE } from "@/lib/browser/api/list-ref";
import { requestExpenses } from "@/lib/browser/expenses/fetch-expenses";
import { lastList } from "@/lib/browser/list/last-list";

/** The link to the field, which My Expenses shows first; undefined for a browser that has a list. */
export async function firstStartLink() {
  if (isKnownList(lastList().list)) return undefined;
  const { list } = await requestExpenses();
  return list === NONE ? (
    <ScreenLink
      href="/show"
      className={`${QUIET_LINK} mt-2 scroll-mb-28 text-text!`}
    >
      I have a list already
    </ScreenLink>
  ) : undefined;
}
