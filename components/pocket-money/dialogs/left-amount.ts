import { MAX_AMOUNT_PAISE, type Paise } from "@/lib/domain/expenses/money";

export const LEFT_FAULT =
  "Enter what you have left in rupees, with at most two decimals, such as 250 or 0.";

/** Whether it can be what is left: unlike the amount of an expense, it can be 0. */
export function isLeftAmount(paise: Paise | undefined): paise is Paise {
  return paise !== undefined && paise <= MAX_AMOUNT_PAISE;
}
