"use client";

import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { MobileMenu } from "./mobile-menu";
import { Pills } from "./pills";
import { useMenu } from "./use-menu";

const NavigationMotion = lazy(() => import("./navigation-motion"));

export function Navigation() {
  const navigation = useRef<HTMLElement>(null);
  const menu = useMenu(navigation);
  const hasPainted = useHasPainted();
  return (
    <nav
      ref={navigation}
      aria-label="Main"
      className="relative z-30 mx-auto flex max-w-content justify-center px-4 py-3"
    >
      <Pills currentPath={menu.pathname} />
      <MobileMenu
        currentPath={menu.pathname}
        isOpen={menu.isOpen}
        onToggle={menu.toggle}
        onChoose={menu.close}
      />
      {hasPainted && (
        <Suspense>
          <NavigationMotion navigation={navigation} isMenuOpen={menu.isOpen} />
        </Suspense>
      )}
    </nav>
  );
}

/** False until the browser has painted once: what waits for it is not in the first load. */
function useHasPainted(): boolean {
  const [hasPainted, setHasPainted] = useState(false);
  useEffect(() => {
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setHasPainted(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return hasPainted;
}
