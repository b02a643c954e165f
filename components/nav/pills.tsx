import { NAVIGATION_ITEMS } from "./navigation-items";
import { NavigationLink } from "./navigation-link";

/** The navigation of wide screens. NavigationMotion finds its parts by data attributes. */
export function Pills({ currentPath }: { currentPath: string }) {
  return (
    <ul className="hidden h-bar gap-[3px] rounded-full bg-surface p-[3px] ring-1 ring-hairline ring-inset md:flex forced-colors:outline">
      {NAVIGATION_ITEMS.map((item) => (
        <li key={item.href}>
          <NavigationLink
            item={item}
            isCurrent={item.href === currentPath}
            className="group relative flex h-full items-center overflow-hidden rounded-full px-pill text-sm font-medium whitespace-nowrap transition-colors duration-150 hover:bg-raised focus-visible:outline-offset-1 focus-visible:outline-text aria-[current=page]:bg-purple-soft aria-[current=page]:text-purple"
          >
            <span
              data-fill
              aria-hidden
              className="absolute bottom-0 left-1/2 aspect-square w-[150%] [transform:translate(-50%,50%)_scale(0)] rounded-full bg-primary"
            />
            <span data-label className="relative">
              {item.label}
            </span>
            <span
              data-twin
              aria-hidden
              className="absolute inset-0 flex items-center justify-center text-on-primary opacity-0"
            >
              {item.label}
            </span>
            <span
              data-mark
              aria-hidden
              className="absolute inset-0 z-1 hidden rounded-full border-2 border-purple group-aria-[current=page]:group-hover:block group-aria-[current=page]:group-focus-visible:block forced-colors:group-aria-[current=page]:block"
            />
          </NavigationLink>
        </li>
      ))}
    </ul>
  );
}
