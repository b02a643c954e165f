import type { MetadataRoute } from "next";
import { PRODUCT_TITLE, TAGLINE } from "@/components/brand";
import { COLOURS } from "@/components/theme-colours";

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: PRODUCT_TITLE,
    short_name: PRODUCT_TITLE,
    description: TAGLINE,
    start_url: "/",
    display: "standalone",
    background_color: COLOURS.ink,
    theme_color: COLOURS.ink,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      {
        src: "/icon-512.png",
        sizes: "512x512",
        type: "image/png",
        purpose: "maskable",
      },
    ],
  };
}
