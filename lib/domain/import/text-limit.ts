/** The longest text that the box of Add Expense and the parsers take: no bank sends a longer message. */
export const MAX_TEXT_LENGTH = 2000;
