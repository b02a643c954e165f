"use client";

import { Pause, Play } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { usePyramid } from "./use-pyramid";

/** Fades the turning pyramid in over the still image, with a button that pauses it. */
export function PyramidMotion({ still }: { still: ReactNode }) {
  const backdrop = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const [isPaused, setIsPaused] = useState(false);
  const isDrawn = usePyramid(backdrop, holder, isPaused);
  const Icon = isPaused ? Play : Pause;
  return (
    <>
      <div
        ref={backdrop}
        data-pyramid
        aria-hidden
        className="pointer-events-none absolute inset-0 -z-10"
      >
        {still}
        <div
          ref={holder}
          className={`absolute inset-0 ${isDrawn ? "opacity-100 transition-opacity duration-1000" : "opacity-0"}`}
        />
      </div>
      {isDrawn && (
        <button
          type="button"
          onClick={() => setIsPaused(!isPaused)}
          aria-label={isPaused ? "Play animation" : "Pause animation"}
          className="absolute top-3 left-(--gutter) -m-px grid size-11 place-items-center rounded-full bg-surface text-muted ring-1 ring-line transition-colors duration-150 ring-inset hover:text-text md:right-(--gutter) md:left-auto forced-colors:border"
        >
          <Icon size={16} className="fill-current stroke-none" />
        </button>
      )}
    </>
  );
}
