"use client";

import { useEffect, useRef, useState } from "react";
import { applyTheme } from "@/components/ui/theme";
import { useLateLoad } from "@/lib/browser/late-loading/use-late-load";
import { MobileMenu } from "./mobile-menu";
import { Pills } from "./pills";
import { useMenu } from "./use-menu";

const loadMotion = () => import("./navigation-motion");

export function Navigation() {
  const navigation = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useMenu(navigation, toggle);
  const { pathname } = menu;
  // Home has its own colour around the page.
  useEffect(() => void applyTheme(), [pathname]);
  const [wasUsed, setWasUsed] = useState(false);
  const noteUse = () => setWasUsed(true);
  const { loaded: motion } = useLateLoad("navigation animation", loadMotion, {
    isAsked: wasUsed,
  });
  return (
    <nav
      ref={navigation}
      aria-label="Main"
      onPointerOver={noteUse}
      onFocus={noteUse}
      className="z-30 animate-intro max-md:[--menu-reach:-100vw] px-(--gutter) py-3 noscript:animate-none"
    >
      <Pills currentPath={pathname} />
      <MobileMenu
        currentPath={pathname}
        isOpen={menu.isOpen}
        toggle={toggle}
        onToggle={menu.toggleOpen}
        onChoose={menu.closeAfterChoice}
      />
      {motion && (
        <motion.NavigationMotion
          navigation={navigation}
          isMenuOpen={menu.isOpen ?? false}
        />
      )}
    </nav>
  );
}
