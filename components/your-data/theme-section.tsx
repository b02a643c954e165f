import { useId, useState } from "react";
import { applyTheme, chooseTheme, type Theme } from "@/components/ui/theme";
import { DataSection } from "./data-section";

const THEMES: readonly (readonly [Theme, string])[] = [
  ["dark", "Dark"],
  ["light", "Light"],
  ["device", "System"],
];

/** The choice of the theme. It is rendered in the browser only, which has stored it. */
export function ThemeSection() {
  const [theme, setTheme] = useState(applyTheme);
  const name = useId();
  return (
    <DataSection title="Theme" about="How the screens look in this browser.">
      <div
        role="radiogroup"
        aria-label="Theme"
        className="flex flex-wrap gap-x-6"
      >
        {THEMES.map(([value, label]) => (
          <label key={value} className="flex min-h-11 items-center gap-2">
            <input
              type="radio"
              name={name}
              checked={theme === value}
              onChange={() => setTheme(chooseTheme(value))}
              className="size-5 accent-teal"
            />
            {label}
          </label>
        ))}
      </div>
    </DataSection>
  );
}
