import type { PointerEvent } from "react";

/** A text whose tags are buttons, which search for them. */
export function TaggedText({
  parts,
  isNamed,
  onTag,
}: {
  /** As `splitTags` returns them. */
  parts: readonly string[];
  /** The button of the row says the text, too. */
  isNamed: boolean;
  onTag: (tag: string) => void;
}) {
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <button
        key={index}
        type="button"
        dir="auto"
        aria-label={`Show ${part}`}
        onClick={(event) => {
          // A press of the row would edit it.
          event.stopPropagation();
          onTag(part);
        }}
        onPointerDown={(event: PointerEvent) => event.stopPropagation()}
        className="relative -my-px inline-block max-w-full min-w-6 scroll-mb-4 rounded-xl border border-line px-1.5 text-start text-sm/5.5 wrap-anywhere text-muted transition-colors duration-150 after:absolute after:inset-x-0 after:-inset-y-2.5 hover:text-text max-md:scroll-mt-18 md:tall:scroll-mt-28"
      >
        {part}
      </button>
    ) : (
      part && (
        <span key={index} aria-hidden={isNamed || undefined}>
          {part}
        </span>
      )
    ),
  );
}
