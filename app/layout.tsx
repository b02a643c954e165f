import "./globals.css";
import type { Metadata, Viewport } from "next";
import localFont from "next/font/local";
import type { ReactNode } from "react";
import { PRODUCT_TITLE, TAGLINE } from "@/components/brand";
import { AppWorker } from "@/components/device/app-worker";
import { Navigation } from "@/components/nav/navigation";
import { siteUrl } from "@/lib/server/env";
import { SKIP_LINK } from "@/components/ui/button-class";
import { THEME_SCRIPT } from "@/components/ui/theme";

// Two of the five files of the font: the others have letters that the texts do not need.
const latin = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2",
  variable: "--font-latin",
  weight: "100 900",
});
/** The rupee sign, and letters with other accents than those of Western Europe. */
const latinExtended = localFont({
  src: "../node_modules/@fontsource-variable/geist/files/geist-latin-ext-wght-normal.woff2",
  variable: "--font-latin-extended",
  weight: "100 900",
  adjustFontFallback: false,
  declarations: [
    { prop: "unicode-range", value: "U+0100-02FF, U+1E00-1EFF, U+20A0-20CF" },
  ],
});

const address = siteUrl();

export const metadata: Metadata = {
  ...(address && { metadataBase: address }),
  title: { default: PRODUCT_TITLE, template: `%s · ${PRODUCT_TITLE}` },
  description: TAGLINE,
  applicationName: PRODUCT_TITLE,
  openGraph: {
    type: "website",
    siteName: PRODUCT_TITLE,
    title: PRODUCT_TITLE,
    description: TAGLINE,
    locale: "en_IN",
  },
  twitter: { card: "summary_large_image" },
  // Safari would turn amounts and dates into phone links.
  formatDetection: { telephone: false, date: false },
};

export const viewport: Viewport = {
  colorScheme: "dark light",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The script adds an attribute before React hydrates.
    <html
      lang="en-IN"
      className={`${latin.variable} ${latinExtended.variable}`}
      suppressHydrationWarning
    >
      <body className="min-h-dvh font-sans antialiased">
        <script dangerouslySetInnerHTML={{ __html: THEME_SCRIPT }} />
        <a href="#main" className={SKIP_LINK}>
          Skip to content
        </a>
        <header className="flex justify-center max-md:absolute max-md:top-0 max-md:right-0 max-md:z-30">
          <AppWorker />
          <Navigation />
        </header>
        {children}
      </body>
    </html>
  );
}
