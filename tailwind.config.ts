import type { Config } from "tailwindcss";
import { COLOURS } from "./components/theme-colours";

export default {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: COLOURS,
      fontFamily: {
        sans: [
          "var(--font-latin-extended)",
          "var(--font-latin)",
          "system-ui",
          "sans-serif",
        ],
      },
      fontSize: {
        sm: ["0.8125rem", "1.125rem"],
        md: ["0.9375rem", "1.375rem"],
        total: ["1.5rem", "1.875rem"],
        figure: ["clamp(1.75rem, 1.2rem + 2.4vw, 2.5rem)", "1.15"],
        heading: ["clamp(1.625rem, 1.3rem + 1.5vw, 2rem)", "1.15"],
        title: "clamp(2.75rem, 8vw, 6rem)",
      },
      borderRadius: { card: "var(--radius-card)" },
      boxShadow: {
        card: "var(--shadow-card)",
        float: "var(--shadow-float)",
        bar: "var(--shadow-bar)",
      },
      maxWidth: { content: "108rem", form: "35rem" },
      height: { hero: "750px", chart: "300px" },
      // The curve of gsap's power2.out.
      animation: {
        intro: "intro 0.6s cubic-bezier(0.215, 0.61, 0.355, 1)",
        // Of a figure with its value as the key.
        value: "value 0.3s cubic-bezier(0.215, 0.61, 0.355, 1)",
      },
      keyframes: {
        value: { from: { opacity: "0.3", transform: "translateY(0.25em)" } },
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
