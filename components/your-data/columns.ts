/** The two columns of the cards, from 1024 px. */
export const COLUMNS =
  "grid grid-cols-1 items-start gap-3.5 md:gap-4 lg:grid-cols-2";
export const COLUMN = "flex min-w-0 flex-col gap-3.5 md:gap-4";
