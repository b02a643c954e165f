import { useId } from "react";
import { THEMES } from "@/components/ui/theme";
import { chooseTheme, useTheme } from "@/components/ui/use-theme";
import { DataSection } from "./data-section";

/** The choice of the theme. It is rendered in the browser only, which has stored it. */
export function ThemeSection() {
  const theme = useTheme();
  const name = useId();
  return (
    <DataSection title="Theme" about="How the screens look in this browser.">
      <div
        role="radiogroup"
        aria-label="Theme"
        className="inline-flex max-w-full rounded-full bg-raised p-1 ring-1 ring-hairline ring-inset max-md:flex"
      >
        {THEMES.map(([value, label]) => (
          <label
            key={value}
            className="relative flex min-h-11 grow cursor-pointer items-center justify-center rounded-full px-5 text-md text-muted transition-colors duration-150 hover:text-text has-checked:bg-selected has-checked:font-medium has-checked:text-text has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-teal forced-colors:has-checked:outline-2 forced-colors:has-checked:outline-[Highlight]"
          >
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => chooseTheme(value)}
              className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
            />
            {label}
          </label>
        ))}
      </div>
    </DataSection>
  );
}
