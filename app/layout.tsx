import "./globals.css";
import { GeistSans } from "geist/font/sans";
import type { Metadata, Viewport } from "next";
import type { ReactNode } from "react";
import { PRODUCT_TITLE, TAGLINE } from "@/components/brand";
import { AppWorker } from "@/components/device/app-worker";
import { Navigation } from "@/components/nav/navigation";
import { siteUrl } from "@/lib/server/env";
import { SKIP_LINK } from "@/components/ui/button-class";
import { THEME_SCRIPT } from "@/components/ui/theme";

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
    <html lang="en-IN" className={GeistSans.variable} suppressHydrationWarning>
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
