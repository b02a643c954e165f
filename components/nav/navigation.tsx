"use client";

import { lazy, Suspense, useRef, useState } from "react";
import { SETTLED_MS, useHasLoaded } from "@/components/ui/use-has-loaded";
import { MobileMenu } from "./mobile-menu";
import { Pills } from "./pills";
import { useMenu } from "./use-menu";

const NavigationMotion = lazy(() =>
  import("./navigation-motion").catch((error: unknown) => {
    console.error("The navigation animation could not be loaded.", error);
    return { default: () => null };
  }),
);

export function Navigation() {
  const navigation = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const menu = useMenu(navigation, toggle);
  const hasSettled = useHasLoaded(SETTLED_MS);
  const [wasUsed, setWasUsed] = useState(false);
  const noteUse = () => setWasUsed(true);
  return (
    <nav
      ref={navigation}
      aria-label="Main"
      onPointerOver={noteUse}
      onFocus={noteUse}
      className="z-30 animate-intro max-md:[--menu-reach:-100vw] px-4 py-3 noscript:animate-none"
    >
      <Pills currentPath={menu.pathname} />
      <MobileMenu
        currentPath={menu.pathname}
        isOpen={menu.isOpen}
        toggle={toggle}
        onToggle={menu.toggleOpen}
        onChoose={menu.closeAfterChoice}
      />
      {(wasUsed || hasSettled) && (
        <Suspense>
          <NavigationMotion
            navigation={navigation}
            isMenuOpen={menu.isOpen ?? false}
          />
        </Suspense>
      )}
    </nav>
  );
}
