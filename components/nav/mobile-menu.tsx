import type { RefObject } from "react";
import { NAVIGATION_ITEMS } from "./navigation-items";
import { NavigationLink } from "./navigation-link";

const PANEL_ID = "navigation-menu";
const OPEN_WITHOUT_SCRIPT = "invisible group-focus-within/menu:visible";

/** The navigation of narrow screens: a hamburger button and the panel it opens. */
export function MobileMenu({
  currentPath,
  isOpen,
  toggle,
  onToggle,
  onChoose,
}: {
  currentPath: string;
  /** Undefined before hydration: the panel is then shown by `:focus-within`. */
  isOpen: boolean | undefined;
  toggle: RefObject<HTMLButtonElement | null>;
  onToggle: () => void;
  onChoose: () => void;
}) {
  return (
    <div className="group/menu md:hidden">
      <button
        ref={toggle}
        type="button"
        // Safari focuses a tapped button only with a tabindex:
        // https://bugs.webkit.org/show_bug.cgi?id=22261
        tabIndex={0}
        aria-expanded={isOpen}
        aria-controls={PANEL_ID}
        aria-label={isOpen ? "Close menu" : "Open menu"}
        onClick={onToggle}
        className="group relative -m-px ml-auto grid size-11 place-items-center rounded-full bg-surface ring-1 ring-line ring-inset forced-colors:border"
      >
        <span
          data-line
          aria-hidden
          className="absolute h-0.5 w-4.5 -translate-y-1 rounded-full bg-text forced-colors:bg-[ButtonText] group-aria-expanded:translate-y-0 group-aria-expanded:rotate-45"
        />
        <span
          data-line
          aria-hidden
          className="absolute h-0.5 w-4.5 translate-y-1 rounded-full bg-text forced-colors:bg-[ButtonText] group-aria-expanded:translate-y-0 group-aria-expanded:-rotate-45"
        />
      </button>
      <div
        aria-hidden
        onClick={onToggle}
        className={`fixed inset-0 -z-1 bg-scrim transition-[opacity,visibility] ease-out forced-colors:hidden ${isOpen ? "duration-300" : "invisible opacity-0 duration-200"}`}
      />
      <ul
        id={PANEL_ID}
        data-menu-panel
        inert={isOpen === false}
        className={`absolute top-[calc(100%-9px)] right-(--gutter) flex w-[calc(100vw-2*var(--gutter))] flex-col gap-1 rounded-card bg-overlay p-2 shadow-float forced-colors:outline inert:invisible ${isOpen === undefined ? OPEN_WITHOUT_SCRIPT : ""}`}
      >
        {NAVIGATION_ITEMS.map((item) => (
          <li key={item.href}>
            <NavigationLink
              item={item}
              isCurrent={item.href === currentPath}
              onClick={onChoose}
              className="flex min-h-12 items-center rounded-xl px-4 font-medium transition-colors duration-150 hover:bg-raised aria-[current=page]:bg-purple-soft aria-[current=page]:text-purple forced-colors:border-2 forced-colors:border-[Canvas] forced-colors:aria-[current=page]:border-[Highlight]"
            >
              {item.label}
            </NavigationLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
