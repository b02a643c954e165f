import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";

const WIDE = "(width >= 48rem)";

/**
 * The mobile menu's one state, and everything but the toggle that closes it.
 * Before the script runs the state is undefined: the menu is then open while
 * focus is in it, and stays so.
 */
export function useMenu(
  navigation: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLButtonElement | null>,
) {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState<boolean>();
  const [shownOn, setShownOn] = useState(pathname);
  if (shownOn !== pathname) {
    setShownOn(pathname);
    setIsOpen(false);
  }

  useEffect(() => {
    const frame = requestAnimationFrame(() => {
      const hasFocus = toggle.current?.parentElement?.matches(":focus-within");
      setIsOpen((isOpen) => isOpen ?? hasFocus ?? false);
    });
    return () => cancelAnimationFrame(frame);
  }, [toggle]);

  useEffect(() => {
    if (!isOpen) return;
    const close = () => setIsOpen(false);
    const closeWhenOutside = ({ target }: Event) => {
      if (!navigation.current?.contains(target as Node)) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      toggle.current?.focus();
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
  }, [isOpen, navigation, toggle]);

  return {
    pathname,
    isOpen,
    flip: () => setIsOpen(!isOpen),
    choose: () => {
      // The chosen item goes away with the menu, and focus must not.
      toggle.current?.focus();
      setIsOpen(false);
    },
  };
}
