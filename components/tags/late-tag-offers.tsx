import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import type { TagOffersProps } from "./tag-offers";

const loadTagOffers = () => import("./tag-offers");

/** TagOffers, loaded after the content or with the first `#`. Its container is positioned. */
export function LateTagOffers(props: TagOffersProps) {
  const isAsked = props.text.includes("#");
  const { loaded } = useLateLoad("dialogs", loadTagOffers, { isAsked });
  return isAsked && loaded && <loaded.TagOffers {...props} />;
}
