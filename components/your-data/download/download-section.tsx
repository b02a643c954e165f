import type { Expense } from "@/lib/domain/expenses/expense";
import { DataSection } from "@/components/your-data/data-section";
import { DownloadButtons } from "./download-buttons";

export function DownloadSection({
  expenses,
}: {
  expenses: readonly Expense[];
}) {
  return (
    <DataSection
      title="Save a copy"
      about="A CSV file opens in spreadsheets, a JSON file in programs."
    >
      <DownloadButtons expenses={expenses} />
      <p className="mt-3 text-sm text-muted">
        In the CSV file, a text that starts with =, +, -, @ or an apostrophe has
        an apostrophe in front, so that no spreadsheet takes it for a formula.
        The import removes it.
      </p>
    </DataSection>
  );
}
