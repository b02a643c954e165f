export const TRIED_TEXT =
  "It was tried, without a response: your list may have it already.";
