import { readChosenColumns } from "@/lib/browser/import/chosen-columns";
import { READ_LIMIT_MS, readFile } from "@/lib/browser/import/read-file";
import {
  type ReadOptions,
  type ReadProgress,
  type Statement,
  StatementError,
} from "@/lib/domain/import/statement";

/**
 * Reads the file again if the user has chosen columns for its header before. Without
 * progress, both readings together take 30 seconds at most.
 */
export async function readWithChosenColumns(
  content: Blob,
  options: ReadOptions,
  signal: AbortSignal,
  onProgress: ReadProgress,
): Promise<{ statement: Statement; options: ReadOptions }> {
  let lastProgress = performance.now();
  const statement = await readFile(content, options, signal, (progress) => {
    lastProgress = performance.now();
    onProgress(progress);
  });
  if (options.columns || !statement.table) return { statement, options };
  const columns = readChosenColumns(statement.table.header);
  if (!columns) return { statement, options };
  const chosen = { ...options, columns };
  const remainingMs = READ_LIMIT_MS - (performance.now() - lastProgress);
  try {
    const again = await readFile(
      content,
      chosen,
      signal,
      onProgress,
      Math.max(remainingMs, 0),
    );
    return { statement: again, options: chosen };
  } catch (error) {
    // The columns of another file with this header cannot be read here.
    if (!(error instanceof StatementError)) throw error;
    return { statement, options };
  }
}
