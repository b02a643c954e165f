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
import { checkRowCount } from "@/lib/domain/import/table";
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

/** Reads a backup. Throws for one that a newer version has made; says which part is damaged. */
export function readBackup(json: Record<string, unknown>): Statement {
  if (isNewer(json["version"]))
    throw new StatementError(
      "unsupported",
      "A newer version of Campus Kharcha has made this backup. Reload this page, then add the file again.",
    );
  const backup = backupSchema.safeParse(json);
  if (!backup.success || backup.data.expenses.some(hasUnknownField))
    throw new StatementError(
      "unreadable",
      "This is no backup of Campus Kharcha, or it is damaged.",
    );
  const { createdAt, expenses, plan, learned } = backup.data;
  checkRowCount(expenses.length);
  const warnings: StatementWarning[] = [];
  const readPart = <T>(schema: z.ZodType<T>, value: unknown, name: string) => {
    const { data } = schema.safeParse(value);
    if (data === undefined)
      warnings.push({
        text: `${name} in this backup cannot be read, and is left out.`,
      });
    return data;
  };
  const parts = {
    plan: readPart(planSchema, plan, "Pocket money"),
    learned: readPart(learnedSchema, learned, "What was learned about payees"),
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

function isNewer(version: unknown): boolean {
  return Number.isInteger(version) && Number(version) > BACKUP_VERSION;
}

function hasUnknownField(row: unknown): boolean {
  return (
    isRecord(row) && Object.keys(row).some((field) => !ROW_FIELDS.has(field))
  );
}
