import {
  type CalendarDate,
  calendarDate,
  MONTHS,
} from "@/lib/domain/expenses/calendar-date";
import { MESSAGE_TEMPLATES } from "./message-templates";

type SampleMessage = {
  text: string;
  amountPaise: number;
  payee: string;
  date: CalendarDate | undefined;
  reference: string | undefined;
};

type Values = {
  amount: string;
  amountPaise: number;
  account: string;
  balance: string;
  name: [written: string, readable: string];
  upiId: [written: string, readable: string];
  date: [year: number, month: number, day: number];
  reference: string;
};

const VALUES: Values[] = [
  {
    amount: "45.00",
    amountPaise: 4500,
    account: "4821",
    balance: "12,305.10",
    name: ["NANDINI SWEETS", "Nandini Sweets"],
    upiId: ["nandini.sweets@okaxis", "Nandini Sweets"],
    date: [2026, 3, 18],
    reference: "607712340981",
  },
  {
    amount: "1,250",
    amountPaise: 125000,
    account: "0077",
    balance: "0.50",
    name: ["ZOMATO LIMITED", "Zomato"],
    upiId: ["zomato-order@ptybl", "Zomato Order"],
    date: [2026, 10, 4],
    reference: "629934567012",
  },
  {
    amount: "1,02,030.5",
    amountPaise: 10203050,
    account: "930",
    balance: "99999",
    name: ["Ravi K Menon", "Ravi K Menon"],
    upiId: ["ravi.menon12@ybl", "Ravi Menon"],
    date: [2025, 12, 31],
    reference: "536500000012",
  },
  {
    amount: "7",
    amountPaise: 700,
    account: "1122",
    balance: "1,00,000",
    name: ["A2B VEG", "A2B Veg"],
    upiId: ["a2b.veg@sbi", "A2B Veg"],
    date: [2026, 11, 9],
    reference: "632211122233",
  },
];

/** Every template with every set of values. */
export const SAMPLE_MESSAGES: readonly SampleMessage[] =
  MESSAGE_TEMPLATES.flatMap(({ text: template, dateShape }) =>
    VALUES.map((values) => ({
      text: filled(template, values, dateShape),
      amountPaise: values.amountPaise,
      payee: payeeOf(template, values),
      date: readDate(values.date, dateShape),
      reference: template.includes("{r}") ? values.reference : undefined,
    })),
  );

/** Without a year, a day that is ahead in the year of the tests may be of any. */
function readDate(
  date: Values["date"],
  dateShape: string,
): CalendarDate | undefined {
  const isClear = dateShape.includes("yy") || date[0] === 2026;
  return dateShape !== "" && isClear ? calendarDate(...date) : undefined;
}

function payeeOf(template: string, { name, upiId }: Values): string {
  if (template.includes("{w}")) return name[1];
  if (template.includes("{v}")) return upiId[1];
  return template.includes("CASH WDL") ? "Cash withdrawal" : "";
}

function filled(template: string, values: Values, dateShape: string): string {
  return template
    .replaceAll("{a}", values.amount)
    .replaceAll("{x}", values.account)
    .replaceAll("{b}", values.balance)
    .replaceAll("{w}", values.name[0])
    .replaceAll("{v}", values.upiId[0])
    .replaceAll("{r}", values.reference)
    .replaceAll("{d}", writtenDate(values.date, dateShape));
}

/** The date in a shape such as `dd-Mon-yy` or `m/d/yy`. */
function writtenDate(
  [year, month, day]: Values["date"],
  shape: string,
): string {
  const name = MONTHS[month - 1] ?? "";
  const two = (part: number) => String(part).padStart(2, "0");
  const parts: Record<string, string> = {
    yyyy: String(year),
    yy: String(year).slice(2),
    dd: two(day),
    d: String(day),
    mm: two(month),
    m: String(month),
    Mon: name,
    MON: name.toUpperCase(),
  };
  return shape.replace(
    /yyyy|yy|dd?|Mon|MON|mm?/g,
    (part) => parts[part] ?? part,
  );
}
