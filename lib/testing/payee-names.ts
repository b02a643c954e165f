/** Names of invented shops, none of which is part of another. */
export const PAYEE_NAMES = [
  "Anaar",
  "Bael",
  "Chikoo",
  "Falsa",
  "Imli",
  "Jamun",
  "Karonda",
  "Lasoda",
  "Mahua",
  "Nimbu",
  "Phalsa",
  "Rasbhari",
];
