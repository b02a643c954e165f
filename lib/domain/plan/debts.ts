import type { CalendarDate } from "@/lib/domain/expenses/calendar-date";
import { asPaise, type Paise } from "@/lib/domain/expenses/money";
import { totalPaise as sum } from "@/lib/domain/expenses/totals";
import { searchKey } from "@/lib/domain/expenses/search-key";
import { othersShares, type Split } from "@/lib/domain/expenses/split";
import type { Debt, Person, Plan } from "./plan";

/** What a person owes in all (over 0) or is owed (under 0), and of what. */
export type Balance = {
  person: Person;
  paise: Paise;
  /** Newest first. */
  debts: readonly Debt[];
};

/** The bill that an expense is a share of. */
export type Bill = {
  totalPaise: Paise;
  /** The number of parts, with mine. */
  parts: number;
  /** The people without a name are one entry. */
  others: readonly { name?: string; paise: Paise }[];
};

/** Everybody's balance, in the order of the people. */
export function balances({ people, debts }: Plan): Balance[] {
  const newestFirst = debts
    .toReversed()
    .sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? 1 : -1));
  return people.map((person) => {
    const own = newestFirst.filter((debt) => debt.person === person.id);
    return { person, paise: sum(own), debts: own };
  });
}

/** The bill of an expense with this amount; undefined if it was not split. */
export function billOf(
  { people, debts }: Plan,
  expense: string,
  sharePaise: Paise,
): Bill | undefined {
  const own = debts.filter((debt) => debt.expense === expense);
  if (own.length === 0) return undefined;
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return {
    totalPaise: sum([...own, { amountPaise: sharePaise }]),
    parts: own.reduce(
      (count, { person, others = 1 }) =>
        count + (person === undefined ? others : 1),
      1,
    ),
    others: own.map(({ person = "", amountPaise }) => {
      const name = names.get(person);
      return { ...(name !== undefined && { name }), paise: amountPaise };
    }),
  };
}

/** The split of a bill, to be changed. */
export function splitOf({ totalPaise, parts, others }: Bill): Split {
  const names = others.flatMap(({ name }) =>
    name === undefined ? [] : [name],
  );
  return { totalPaise, parts, names };
}

/**
 * Adds what the others owe of a bill that I have paid, in place of what the plan has of
 * that expense. Names that the plan does not have become people. A second call with the
 * same id adds nothing twice.
 */
export function withSplit(
  plan: Plan,
  {
    id,
    split: { totalPaise, parts, names },
    sharePaise,
    ...entry
  }: {
    id: string;
    split: Split;
    sharePaise: Paise;
    date: CalendarDate;
    note: string;
    /** Undefined for an API that gives no ids. */
    expense?: string | undefined;
  },
): Plan {
  const restPaise = asPaise(Math.max(totalPaise - sharePaise, 0));
  const shares = othersShares(restPaise, parts - 1).map(
    (amountPaise, index) => ({ name: names[index], amountPaise }),
  );
  const unnamed = shares.filter(({ name }) => name === undefined);
  const debts = [
    ...shares.slice(0, names.length),
    { name: undefined, others: unnamed.length, amountPaise: sum(unnamed) },
  ];
  const { expense } = entry;
  return debts.reduce(
    (result, debt, index) =>
      withDebt(result, { ...entry, ...debt, id: `${id}-${index}` }),
    expense === undefined ? plan : withoutDebtsOf(plan, expense),
  );
}

/**
 * Adds a debt, or replaces the one with its id. Nothing is owed for an amount of 0, nor
 * by nobody for no expense.
 */
export function withDebt(
  plan: Plan,
  {
    name,
    expense,
    ...entry
  }: {
    id: string;
    name: string | undefined;
    /** How many people without a name it is of. */
    others?: number;
    date: CalendarDate;
    amountPaise: Paise;
    note: string;
    expense?: string | undefined;
  },
): Plan {
  if (entry.amountPaise === 0) return plan;
  if (name === undefined && expense === undefined) return plan;
  const known = name === undefined ? undefined : personNamed(plan, name);
  const person =
    name === undefined ? undefined : (known ?? { id: entry.id, name });
  const others = withoutDebt(plan, entry.id);
  return {
    ...others,
    people: person && !known ? [...plan.people, person] : plan.people,
    debts: [
      ...others.debts,
      {
        ...entry,
        ...(person && { person: person.id }),
        ...(expense !== undefined && { expense }),
      },
    ],
  };
}

/** Adds a payment between the person, whom another device may have removed, and me: over 0 if I have paid. */
export function withSettlement(
  plan: Plan,
  { id: person, name }: Person,
  entry: { id: string; date: CalendarDate; amountPaise: Paise },
): Plan {
  const debt = { ...entry, note: "" };
  if (!plan.people.some(({ id }) => id === person))
    return withDebt(plan, { ...debt, name });
  const others = withoutDebt(plan, entry.id);
  return { ...others, debts: [...others.debts, { ...debt, person }] };
}

/** Replaces the debts of the bill of an expense. */
export function withDebtsOf(
  plan: Plan,
  expense: string,
  debts: readonly Debt[],
): Plan {
  const others = withoutDebtsOf(plan, expense);
  const people = new Set<string | undefined>(plan.people.map(({ id }) => id));
  // A person may have been removed since.
  const known = debts.filter(
    ({ person }) => person === undefined || people.has(person),
  );
  return { ...others, debts: [...others.debts, ...known] };
}

/** Removes what others owe of the bill of an expense. The people stay. */
export function withoutDebtsOf(plan: Plan, expense: string): Plan {
  return {
    ...plan,
    debts: plan.debts.filter((debt) => debt.expense !== expense),
  };
}

export function withoutDebt(plan: Plan, id: string): Plan {
  return { ...plan, debts: plan.debts.filter((debt) => debt.id !== id) };
}

/** Removes the person and all that the person owes or is owed. Bills stay whole. */
export function withoutPerson(plan: Plan, id: string): Plan {
  return {
    ...plan,
    people: plan.people.filter((person) => person.id !== id),
    debts: withoutNames(plan.debts, ({ person }) => person === id),
  };
}

/**
 * Removes the entries of the people who owe nothing and are owed nothing. Bills from the
 * date on stay whole.
 */
export function withoutSettled(plan: Plan, billsFrom: CalendarDate): Plan {
  const settled = new Set<string | undefined>(
    balances(plan)
      .filter(({ paise }) => paise === 0)
      .map(({ person }) => person.id),
  );
  const debts = withoutNames(plan.debts, ({ person }) => settled.has(person));
  const owed = new Set(
    debts.flatMap(({ person, expense }) => (person ? [expense] : [])),
  );
  return {
    ...plan,
    debts: debts.filter(
      ({ person, date, expense }) =>
        person !== undefined || date >= billsFrom || owed.has(expense),
    ),
  };
}

/** The debts without the chosen ones, of which those of bills become ones without a name. */
function withoutNames(
  debts: readonly Debt[],
  isChosen: (debt: Debt) => boolean,
): Debt[] {
  const left: Debt[] = [];
  for (const debt of debts) {
    const { person, ...unnamed } = isChosen(debt)
      ? { ...debt, person: undefined }
      : debt;
    const { expense, others = 1, amountPaise } = unnamed;
    if (person !== undefined) left.push(debt);
    else if (expense !== undefined) {
      const at = left.findIndex(
        (one) => one.person === undefined && one.expense === expense,
      );
      const same = left[at];
      if (!same) left.push({ ...unnamed, others });
      else
        left[at] = {
          ...same,
          others: (same.others ?? 1) + others,
          amountPaise: asPaise(same.amountPaise + amountPaise),
        };
    }
  }
  return left;
}

/** Renames the person. The name must not be that of another person. */
export function withName(plan: Plan, id: string, name: string): Plan {
  return {
    ...plan,
    people: plan.people.map((person) =>
      person.id === id ? { ...person, name } : person,
    ),
  };
}

/** The person with the name, in any letter case. */
export function personNamed(
  { people }: Pick<Plan, "people">,
  name: string,
): Person | undefined {
  const key = searchKey(name);
  return people.find((person) => searchKey(person.name) === key);
}
