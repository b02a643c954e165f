import "./globals.css";
import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PRODUCT_TITLE, TAGLINE } from "@/components/brand";
import { COLOURS } from "@/components/theme-colours";
import { AppWorker } from "@/components/device/app-worker";
import { Navigation } from "@/components/nav/navigation";
import { SKIP_LINK } from "@/components/ui/button-class";

export const metadata: Metadata = {
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
  themeColor: COLOURS.ink,
  colorScheme: "dark",
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html lang="en-IN" className={GeistSans.variable}>
      <body className="min-h-dvh font-sans antialiased">
        <a href="#main" className={SKIP_LINK}>
          Skip to content
        </a>
        <header className="relative flex justify-end md:justify-center">
          <AppWorker />
          <Navigation />
        </header>
        {children}
      </body>
    </html>
  );
}
