import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";

const WIDE = "(width >= 48rem)";

/** The mobile menu's one state, and everything but the toggle that closes it. */
export function useMenu(navigation: RefObject<HTMLElement | null>) {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState(false);
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setIsOpen(false);
  }

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const closeWhenOutside = ({ target }: Event) => {
      if (!navigation.current?.contains(target as Node)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      navigation.current
        ?.querySelector<HTMLElement>("[data-menu-toggle]")
        ?.focus();
      close();
    };
    const wide = matchMedia(WIDE);
    const listening = new AbortController();
    const { signal } = listening;
    document.addEventListener("pointerdown", closeWhenOutside, { signal });
    document.addEventListener("focusin", closeWhenOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    wide.addEventListener("change", close, { signal });
    return () => listening.abort();
  }, [isOpen, navigation]);

  return {
    pathname,
    isOpen,
    toggle: () => setIsOpen(!isOpen),
    close: () => setIsOpen(false),
  };
}
