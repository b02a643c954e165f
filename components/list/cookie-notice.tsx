import { areCookiesBlocked } from "@/lib/browser/list/cookie-check";
import type { ListRef } from "@/lib/browser/api/list-ref";

/** Says that this browser's expenses are lost, because it stores no cookies. */
export function CookieNotice({ list }: { list: ListRef }) {
  const isBlocked = areCookiesBlocked(list);
  return (
    <div role="status" className={isBlocked ? "" : "contents"}>
      {isBlocked && (
        <p className="rounded-card border border-danger/40 bg-surface p-4 sm:px-6">
          This browser blocks cookies. Without them, your expenses cannot be
          kept: allow cookies for this site before you add any.
        </p>
      )}
    </div>
  );
}
