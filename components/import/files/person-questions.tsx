import { useId } from "react";
import type { StatementTable } from "@/lib/domain/import/statement";
import type { StatementFile } from "./statement-file";
import type { StatementFiles } from "./use-statement-files";

/** Asks, for each file with the bills of a group, which of its people the user is. */
export function PersonQuestions({
  files,
  changeOptions,
}: Pick<StatementFiles, "files" | "changeOptions">) {
  const shared = files.flatMap((file) => {
    const table = file.statement?.table;
    return file.status !== "failed" && table?.persons
      ? { file, table, persons: table.persons }
      : [];
  });
  return shared.map(({ file, table, persons }) => (
    <PersonQuestion
      key={file.id}
      fileName={files.length > 1 ? file.name : undefined}
      persons={persons}
      column={chosenColumn(file, table)}
      onChoose={(amount) =>
        changeOptions(file, { columns: { ...table.columns, amount } })
      }
    />
  ));
}

/** The column that the user has chosen, also while the file is read again. */
function chosenColumn({ options }: StatementFile, { columns }: StatementTable) {
  return options.columns?.amount ?? columns.amount;
}

function PersonQuestion({
  fileName,
  persons,
  column,
  onChoose,
}: {
  /** Given if there are several files. */
  fileName: string | undefined;
  persons: NonNullable<StatementTable["persons"]>;
  column: number | undefined;
  onChoose: (column: number) => void;
}) {
  const id = useId();
  const isAnswered = persons.some((person) => person.column === column);
  return (
    <div
      role="radiogroup"
      aria-labelledby={`${id}-question`}
      aria-describedby={`${id}-effect`}
      className="pb-3 text-md md:px-5 md:pt-4"
    >
      <p id={`${id}-question`} className="font-medium">
        Who are you in {fileName ? <bdi>{fileName}</bdi> : "this file"}?
      </p>
      <p id={`${id}-effect`} className="text-sm text-muted">
        {isAnswered
          ? "The amounts are your share of each bill."
          : "Nothing is imported from it until you choose."}
      </p>
      <div className="flex flex-wrap gap-x-6">
        {persons.map((person) => (
          <label
            key={person.column}
            className="flex min-h-11 min-w-0 items-center gap-2"
          >
            <input
              type="radio"
              name={id}
              checked={person.column === column}
              onChange={() => onChoose(person.column)}
              className="size-5 shrink-0 accent-teal"
            />
            <bdi className="min-w-0 wrap-anywhere">{person.name}</bdi>
          </label>
        ))}
      </div>
    </div>
  );
}
