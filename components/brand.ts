/** The two words of the product's title, shown in two colours. */
export const TITLE_WORDS = ["Campus", "Kharcha"] as const;
export const PRODUCT_TITLE = TITLE_WORDS.join(" ");

export const TAGLINE =
  "Smart expense tracking for students — stay on top of your finances with clarity and style.";
