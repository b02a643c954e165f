import { linkOfFragment } from "@/lib/browser/switch-list/join-link";
import { codeOfLink } from "@/lib/browser/switch-list/link-code";

/** The link as a code that a person reads here and types on another screen. */
export function LinkCode({ link }: { link: string }) {
  const parts = linkOfFragment(new URL(link).hash);
  if (!parts) return null;
  return (
    <p className="w-full text-sm text-muted">
      Without copying: press “I have a list already” there, and type{" "}
      <span className="text-md font-medium tracking-wider text-text tabular-nums select-all">
        {codeOfLink(parts).join(" ")}
      </span>
    </p>
  );
}
