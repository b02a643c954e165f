import type { Config } from "tailwindcss";

export default {
  content: ["./app/**/*.{ts,tsx}", "./components/**/*.{ts,tsx}"],
  theme: {
    extend: {
      colors: {
        ink: "#07070d",
        surface: "#0f1018",
        raised: "#161824",
        hairline: "rgb(255 255 255 / 0.08)",
        text: "#f4f4f6",
        muted: "#a3a7b7",
        teal: "#2dd4bf",
        purple: "#b794f6",
        danger: "#fb7185",
      },
      fontFamily: {
        sans: ["var(--font-geist-sans)", "system-ui", "sans-serif"],
      },
      fontSize: { title: "clamp(2.75rem, 8vw, 6rem)" },
      borderRadius: { card: "1rem" },
      maxWidth: { content: "70rem", form: "35rem" },
      height: { hero: "750px", chart: "300px" },
      // power2.out, as gsap calls it.
      animation: { intro: "intro 0.6s cubic-bezier(0.215, 0.61, 0.355, 1)" },
      keyframes: {
        // The menu hangs below and, when narrow, to the left: it is not cut off.
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
