import { useEffect, useEffectEvent } from "react";
import { onNewFragment, removeFragment } from "@/components/ui/fragment";
import { MAX_TEXT_LENGTH } from "@/lib/domain/import/text-limit";

const PREFIX = "#text=";

/**
 * Calls back with the text of an address such as `/add#text=120%20chai`, also of one
 * that is opened later. A fragment is in no request, and so in no log.
 */
export function useAddressText(onText: (text: string) => void) {
  const handOver = useEffectEvent(onText);
  useEffect(() => {
    const take = (hash: string) => {
      if (!hash.startsWith(PREFIX)) return;
      removeFragment();
      handOver(decoded(hash.slice(PREFIX.length)));
    };
    take(location.hash);
    return onNewFragment(take);
  }, []);
}

/** Also a text with a `%` that encodes nothing, which decodeURIComponent rejects. */
function decoded(text: string): string {
  const query = `text=${text.replace(/[+&]/g, encodeURIComponent)}`;
  const plain = new URLSearchParams(query).get("text") ?? "";
  return plain.slice(0, MAX_TEXT_LENGTH).toWellFormed();
}
