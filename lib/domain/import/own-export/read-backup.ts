import { z } from "zod";
import { CATEGORIES } from "@/lib/domain/expenses/category";
import { newExpenseSchema } from "@/lib/domain/expenses/expense";
import { isIdOrKey } from "@/lib/domain/expenses/id-or-key";
import {
  COLUMN_ROLES,
  type Learned,
  type Statement,
  StatementError,
  type StatementWarning,
} from "@/lib/domain/import/statement";
import { MAX_TABLE_ROWS, tooManyRows } from "@/lib/domain/import/table";
import { planSchema } from "@/lib/domain/plan/plan-schema";
import { isRecord } from "@/lib/domain/type-guards";
import { BACKUP_VERSION, OWN_SOURCE } from "./own-source";
import { exportedRows } from "./read-json";

/** A full list of payees and columns has less, and localStorage about five times more. */
const MAX_LEARNED_LENGTH = 1_000_000;

/** The other parts are read one by one, so that a damaged one leaves the others. */
const backupSchema = z.strictObject({
  version: z.literal(BACKUP_VERSION),
  createdAt: z.iso.datetime(),
  expenses: z.array(z.unknown()),
  plan: z.unknown(),
  learned: z.unknown(),
});

const ROW_FIELDS = new Set(["_id", ...Object.keys(newExpenseSchema.in.shape)]);

const learnedSchema: z.ZodType<Learned> = z
  .strictObject({
    payees: z.record(z.string(), z.enum(CATEGORIES)),
    wordings: z.record(z.string(), newExpenseSchema.in.shape.description),
    columns: z.record(
      z.string(),
      z.partialRecord(z.enum(COLUMN_ROLES), z.int().min(0)),
    ),
  })
  .refine((learned) => JSON.stringify(learned).length <= MAX_LEARNED_LENGTH);

/** Reads a backup. Throws for one that a newer version has made; names what is damaged. */
export function readBackup(json: Record<string, unknown>): Statement {
  if (json["version"] !== BACKUP_VERSION) throw newerBackup();
  const { createdAt, expenses, plan, learned } = readPart(
    backupSchema,
    json,
    (fields) => {
      throw new StatementError(
        "unreadable",
        `This backup is damaged: its ${fields.join(" and ")} cannot be read.`,
      );
    },
  );
  if (expenses.length > MAX_TABLE_ROWS) throw tooManyRows();
  if (expenses.some(hasUnknownField)) throw newerBackup();
  const warnings: StatementWarning[] = [];
  const leaveOut = (part: string) => () => {
    warnings.push({
      text: `${part} in this backup cannot be read, and is left out.`,
    });
    return undefined;
  };
  const parts = {
    plan: readPart(planSchema, plan, leaveOut("Pocket money")),
    learned: readPart(
      learnedSchema,
      learned,
      leaveOut("What was learned about payees"),
    ),
  };
  return {
    source: OWN_SOURCE,
    rows: exportedRows(expenses, isIdOrKey),
    warnings,
    backup: {
      createdAt,
      ...(parts.plan && { plan: parts.plan }),
      ...(parts.learned && { learned: parts.learned }),
    },
  };
}

/** @param onDamage called with the names of the damaged fields; its result is the part */
function readPart<T, Otherwise>(
  schema: z.ZodType<T>,
  value: unknown,
  onDamage: (fields: string[]) => Otherwise,
): T | Otherwise {
  const parsed = schema.safeParse(value);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  if (issues.some(({ code }) => code === "unrecognized_keys"))
    throw newerBackup();
  return onDamage([...new Set(issues.map(({ path }) => String(path[0])))]);
}

function hasUnknownField(row: unknown): boolean {
  return (
    isRecord(row) && Object.keys(row).some((field) => !ROW_FIELDS.has(field))
  );
}

function newerBackup(): StatementError {
  return new StatementError(
    "unsupported",
    "A newer version of Campus Kharcha has made this backup. Reload this page, then add the file again.",
  );
}
