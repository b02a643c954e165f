import { CATEGORIES } from "@/lib/domain/expenses/category";
import { toRupees } from "@/lib/domain/expenses/money";
import { toJson } from "@/lib/domain/wire/expense-json";
import type { Allowance, Plan } from "./plan";

/**
 * Converts a plan to its JSON form, with amounts in rupees. planSchema reads it.
 * Without people it is the form that earlier versions of the app read, too.
 */
export function planToJson({
  allowance,
  budgets,
  recurring,
  people,
  debts,
}: Plan) {
  return {
    allowance: allowance && allowanceToJson(allowance),
    budgets: Object.fromEntries(
      CATEGORIES.flatMap((category) => {
        const amount = budgets[category];
        return amount === undefined ? [] : [[category, toRupees(amount)]];
      }),
    ),
    recurring: recurring.map(toJson),
    ...((people.length > 0 || debts.length > 0) && {
      people,
      debts: debts.map(toJson),
    }),
  };
}

function allowanceToJson({ openingPaise, ...rest }: Allowance) {
  return {
    ...toJson(rest),
    ...(openingPaise !== undefined && { opening: toRupees(openingPaise) }),
  };
}
