"use client";

import { useGSAP } from "@gsap/react";
import gsap from "gsap";
import { type RefObject, useRef } from "react";

const EASE = "power2.out";
const FILL_SECONDS = 0.3;
const EMPTY_SECONDS = 0.2;
const OPEN_SECONDS = 0.3;
const CLOSE_SECONDS = 0.2;
const MOTION_ALLOWED = "(prefers-reduced-motion: no-preference)";
const PILLS_SHOWN = "(width >= 48rem)";

gsap.registerPlugin(useGSAP);

/** Animates Pills and MobileMenu, which work without it. Renders nothing. */
export function NavigationMotion({
  navigation,
  isMenuOpen,
}: {
  navigation: RefObject<HTMLElement | null>;
  isMenuOpen: boolean;
}) {
  useGSAP(
    (_, contextSafe) => {
      const media = gsap.matchMedia();
      media.add(`${MOTION_ALLOWED} and ${PILLS_SHOWN}`, () => {
        const listening = new AbortController();
        for (const pill of gsap.utils.toArray<HTMLElement>(
          "li > a:has([data-fill])",
        ))
          fillOnHover(
            pill,
            listening.signal,
            contextSafe ?? ((callback) => callback),
          );
        return () => listening.abort();
      });
      return () => media.revert();
    },
    { scope: navigation },
  );

  const isFirstRun = useRef(true);
  const isMoved = useRef(false);
  useGSAP(
    () => {
      const isMounting = isFirstRun.current;
      isFirstRun.current = false;
      if (!isMoved.current) {
        // The style sheet is enough for a menu that has never been open.
        if (!isMenuOpen) return;
        moveMenu(isMounting, 0);
        isMoved.current = true;
      }
      const seconds = isMenuOpen ? OPEN_SECONDS : CLOSE_SECONDS;
      moveMenu(isMenuOpen, matchMedia(MOTION_ALLOWED).matches ? seconds : 0);
    },
    { scope: navigation, dependencies: [isMenuOpen] },
  );

  return null;
}

/** Moves the panel and the lines of the toggle to where they are in an open or a closed menu. */
function moveMenu(isOpen: boolean, seconds: number) {
  // Without `overwrite` the tween of an interrupted opening would go on.
  const tween = { duration: seconds, ease: EASE, overwrite: true };
  gsap.to("[data-menu-panel]", {
    autoAlpha: isOpen ? 1 : 0,
    y: isOpen ? 0 : -8,
    ...tween,
  });
  gsap.to("[data-line]", {
    y: (line: number) => (isOpen ? 0 : line === 0 ? -4 : 4),
    rotation: (line: number) => (isOpen ? (line === 0 ? 45 : -45) : 0),
    ...tween,
  });
}

/** On hover and focus the fill grows from the bottom, and the label and its copy scroll up. */
function fillOnHover(
  pill: HTMLElement,
  signal: AbortSignal,
  contextSafe: <T extends () => void>(callback: T) => T,
) {
  const find = gsap.utils.selector(pill);
  const timeline = gsap
    .timeline({ paused: true, defaults: { duration: 1, ease: "none" } })
    .fromTo(
      find("[data-fill]"),
      { xPercent: -50, yPercent: 50, x: 0, y: 0, scale: 0 },
      { scale: 1 },
      0,
    )
    .to(find("[data-label]"), { y: -44 }, 0)
    .fromTo(
      find("[data-twin]"),
      { y: 136, opacity: 0 },
      { y: 0, opacity: 1 },
      0,
    );

  const canHover = matchMedia("(hover: hover)");
  const update = () => {
    const isFilled =
      (canHover.matches && pill.matches(":hover")) ||
      pill.matches(":focus-visible");
    gsap.to(timeline, {
      progress: isFilled ? 1 : 0,
      duration: isFilled ? FILL_SECONDS : EMPTY_SECONDS,
      ease: EASE,
      overwrite: true,
    });
  };
  const updateSafely = contextSafe(update);
  for (const event of ["mouseenter", "mouseleave", "focus", "blur"])
    pill.addEventListener(event, updateSafely, { signal });
  // The pointer may be over the pill already.
  update();
}
