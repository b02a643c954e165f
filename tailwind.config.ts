import type { Config } from "tailwindcss";
import { COLOURS } from "./components/theme-colours";

export default {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: COLOURS,
      fontFamily: {
        sans: ["var(--font-geist-sans)", "system-ui", "sans-serif"],
      },
      fontSize: { title: "clamp(2.75rem, 8vw, 6rem)" },
      borderRadius: { card: "1rem" },
      maxWidth: { content: "70rem", form: "35rem" },
      height: { hero: "750px", chart: "300px" },
      // The curve of gsap's power2.out.
      animation: { intro: "intro 0.6s cubic-bezier(0.215, 0.61, 0.355, 1)" },
      keyframes: {
        // The insets leave the open menu, below and on phones left of the bar, visible.
        intro: {
          from: { clipPath: "inset(0 50% -100vh)", opacity: "0" },
          to: {
            clipPath: "inset(0 0 -100vh var(--menu-reach, 0))",
            opacity: "1",
          },
        },
      },
      spacing: { bar: "42px", pill: "18px" },
    },
  },
} satisfies Config;
