import { StatementError } from "./statement";

/** Turns every other error into a StatementError. */
export async function withStatementErrors<T>(
  read: () => Promise<T>,
): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof StatementError) throw error;
    throw new StatementError(
      "unreadable",
      "This file cannot be read. Download it again, or a shorter period.",
      { cause: error },
    );
  }
}
