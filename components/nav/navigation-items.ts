export type NavigationItem = {
  label: string;
  href: string;
  /** The accessible name where the label alone would not be clear. */
  ariaLabel?: string;
};

export const NAVIGATION_ITEMS: readonly NavigationItem[] = [
  { label: "Home", href: "/" },
  { label: "My Expenses", href: "/show" },
  { label: "Add Expense", href: "/add" },
];
