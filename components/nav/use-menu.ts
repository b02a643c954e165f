import { usePathname } from "next/navigation";
import { type RefObject, useEffect, useState } from "react";

const WIDE = "(width >= 48rem)";

/**
 * The state of the mobile menu. Escape, a press outside, a route change and a
 * wider screen close it. The state is undefined before hydration; a menu that
 * `:focus-within` shows then stays open.
 */
export function useMenu(
  navigation: RefObject<HTMLElement | null>,
  toggle: RefObject<HTMLButtonElement | null>,
) {
  const pathname = usePathname();
  const [isOpen, setIsOpen] = useState<boolean>();
  const [lastPathname, setLastPathname] = useState(pathname);
  if (lastPathname !== pathname) {
    setLastPathname(pathname);
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
    const closed = new AbortController();
    const { signal } = closed;
    document.addEventListener("pointerdown", closeWhenOutside, { signal });
    document.addEventListener("focusin", closeWhenOutside, { signal });
    document.addEventListener("keydown", closeOnEscape, { signal });
    wide.addEventListener("change", close, { signal });
    return () => closed.abort();
  }, [isOpen, navigation, toggle]);

  return {
    pathname,
    isOpen,
    toggleOpen: () => setIsOpen(!isOpen),
    closeAfterChoice: () => {
      // The focused item is hidden with the menu.
      toggle.current?.focus();
      setIsOpen(false);
    },
  };
}
