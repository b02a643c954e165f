"use client";

import { type ReactNode, useEffect, useRef, useState } from "react";
import { type Pyramid, startPyramid } from "./start-pyramid";
import { useMotionAllowed } from "./use-motion-allowed";

/** Fades the turning pyramid in over the still one, where motion is welcome and possible. */
export function PyramidMotion({ still }: { still: ReactNode }) {
  const backdrop = useRef<HTMLDivElement>(null);
  const holder = useRef<HTMLDivElement>(null);
  const pyramid = useRef<Pyramid>(null);
  const isAllowed = useMotionAllowed();
  const [isDrawn, setIsDrawn] = useState(false);
  const [isPaused, setIsPaused] = useState(false);

  useEffect(() => {
    const stillElement = backdrop.current?.querySelector("svg");
    if (!isAllowed || !stillElement || !holder.current) return;
    const end = (error?: unknown) => {
      setIsDrawn(false);
      if (error) console.error("The pyramid stands still.", error);
    };
    const started = startPyramid({
      holder: holder.current,
      still: stillElement,
      onDrawn: () => setIsDrawn(true),
      onEnded: end,
    });
    pyramid.current = started;
    return () => {
      started.stop();
      end();
    };
  }, [isAllowed]);

  // Also a pyramid that has just been started again stays paused.
  useEffect(() => {
    pyramid.current?.setPaused(isPaused);
  }, [isAllowed, isPaused]);

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
          className="absolute top-[11px] left-4 grid size-11 place-items-center rounded-full text-muted transition-colors duration-150 hover:bg-raised hover:text-text md:right-4 md:left-auto"
        >
          <svg aria-hidden viewBox="0 0 16 16" className="size-4 fill-current">
            <path
              d={isPaused ? "M4 2v12l9-6z" : "M3 2h3.5v12H3zM9.5 2H13v12H9.5z"}
            />
          </svg>
        </button>
      )}
    </>
  );
}
