export const TRIED_TEXT = "It may already be in your list.";
