import { useState } from "react";
import { type ListRef, NONE } from "@/lib/browser/api/list-ref";

/** Another number for another list, but not for one that the first plan has made. */
export function useScreenNo(list: ListRef): number {
  const [shown, setShown] = useState({ list, screenNo: 0 });
  if (list === undefined || list === shown.list) return shown.screenNo;
  const isSame = shown.list === undefined || shown.list === NONE;
  const screenNo = shown.screenNo + (isSame ? 0 : 1);
  setShown({ list, screenNo });
  return screenNo;
}
