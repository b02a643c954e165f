import { StatementError } from "./statement";

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

const PASSWORD_MESSAGES = {
  "password-needed": "This file needs its password.",
  "password-wrong": "This password does not open the file.",
};

/** The error of an encrypted file of any kind. */
export function passwordError(
  code: keyof typeof PASSWORD_MESSAGES,
  cause: unknown,
): StatementError {
  return new StatementError(code, PASSWORD_MESSAGES[code], { cause });
}
