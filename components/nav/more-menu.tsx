"use client";

import { Ellipsis } from "lucide-react";
import { useRef, useState } from "react";
import { ICON_BUTTON } from "@/components/ui/button-class";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";

const loadPopup = () => import("./more-menu-popup");

/** The menu of a screen's heading. What it opens is loaded late, or when it is first wanted. */
export function MoreMenu() {
  const button = useRef<HTMLButtonElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [isWanted, setIsWanted] = useState(false);
  const [isPressed, setIsPressed] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const { loaded, hasFailed } = useLateLoad("menu", loadPopup, {
    isAsked: isWanted || isOpen,
    onFailure: () => {
      setIsWanted(false);
      setIsOpen(false);
    },
  });
  const want = () => setIsWanted(true);
  return (
    <>
      <button
        ref={button}
        type="button"
        aria-label="More"
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onPointerEnter={want}
        onFocus={want}
        onBlur={() => setIsPressed(false)}
        onClick={() => {
          setIsPressed(true);
          setIsOpen(!isOpen);
        }}
        className={`${ICON_BUTTON} aria-expanded:bg-raised aria-expanded:text-text forced-colors:border`}
      >
        <Ellipsis aria-hidden size={20} />
      </button>
      <div ref={container} className="absolute" />
      {loaded ? (
        <loaded.MoreMenuPopup
          button={button}
          container={container}
          isOpen={isOpen}
          onOpenChange={setIsOpen}
        />
      ) : (
        hasFailed &&
        isPressed && (
          <p
            role="alert"
            className="absolute top-full right-0 z-30 w-max rounded-card bg-overlay px-4 py-3 text-sm shadow-float forced-colors:border"
          >
            The menu could not be loaded.
          </p>
        )
      )}
    </>
  );
}
