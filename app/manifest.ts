import type { MetadataRoute } from "next";
import { PRODUCT_TITLE, TAGLINE } from "@/components/brand";
import { INK } from "@/components/theme-colours";
import { FILE_TYPES } from "@/lib/domain/import/files/file-types";
import { SHARE_PATH } from "@/lib/domain/wire/share-paths";

const ICON = { src: "/icon-192.png", sizes: "192x192", type: "image/png" };

export default function manifest(): MetadataRoute.Manifest {
  return {
    id: "/",
    name: PRODUCT_TITLE,
    short_name: PRODUCT_TITLE,
    description: TAGLINE,
    lang: "en-IN",
    dir: "ltr",
    categories: ["finance", "education"],
    start_url: "/",
    scope: "/",
    display: "standalone",
    background_color: INK,
    theme_color: INK,
    icons: [
      { src: "/icon.svg", sizes: "any", type: "image/svg+xml" },
      ICON,
      { ...ICON, src: "/icon-512.png", sizes: "512x512" },
      {
        ...ICON,
        src: "/icon-maskable-512.png",
        sizes: "512x512",
        purpose: "maskable",
      },
    ],
    shortcuts: [
      { name: "Add Expense", url: "/add", icons: [ICON] },
      { name: "My Expenses", url: "/show", icons: [ICON] },
    ],
    screenshots: [
      screenshot("narrow", "show", "780x1688", "My Expenses on a phone"),
      screenshot("narrow", "add", "780x1688", "Add Expense on a phone"),
      screenshot("wide", "show", "1280x800", "My Expenses on a computer"),
    ],
    // The service worker receives it; app/share/route.ts does without one.
    share_target: {
      action: SHARE_PATH,
      method: "POST",
      enctype: "multipart/form-data",
      params: {
        title: "title",
        text: "text",
        url: "url",
        files: [{ name: "files", accept: SHARED_FILES }],
      },
    },
  };
}

/** Android matches the type, other systems the extension. */
const SHARED_FILES = [...new Set(Object.values(FILE_TYPES).flat())];

function screenshot(
  form_factor: "narrow" | "wide",
  screen: "show" | "add",
  sizes: string,
  label: string,
) {
  return {
    src: `/screenshots/${screen}-${form_factor}.png`,
    sizes,
    type: "image/png",
    form_factor,
    label,
  };
}
