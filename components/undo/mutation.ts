import type { NewNotification } from "@/components/notifications/notification-queue";
import type { ListRef } from "@/lib/browser/api/list-ref";

/** A change with its inverse, and what the user is told about both. */
export type Mutation<Result = unknown> = {
  apply: () => Promise<Result>;
  // Methods: a mutation with any result is a Mutation.
  /**
   * Returns what undoes it, before a response without the result; undefined for
   * what cannot be undone.
   */
  inverse?(result?: Result): Inverse | undefined;
  messages: {
    /** Shown before the response. Then it has the Undo, and `done` has none. */
    optimistic?: NewNotification;
    done?(result: Result): NewNotification | undefined;
    /** Without it, a failure rejects: the caller shows it. */
    failed?: (error: unknown) => NewNotification;
    log: string;
  };
};

/** What the Undo of a mutation applies. */
export type Inverse<Result = unknown> = Mutation<Result> & {
  /** Without it, it changes what is stored on this device, without the network. */
  list?: ListRef;
  /** Moves the focus, because the pressed Undo is removed. */
  focus?: () => void;
};

type Outcome<Result> =
  | { result: Result; message: NewNotification | undefined }
  | { error: unknown; message: NewNotification };

/** Applies the change, logs a failure, and returns the message about it. */
export async function applyMutation<Result>({
  apply,
  messages,
}: Mutation<Result>): Promise<Outcome<Result>> {
  try {
    const result = await apply();
    return { result, message: messages.done?.(result) };
  } catch (error) {
    if (!messages.failed) throw error;
    console.error(messages.log, error);
    return { error, message: { type: "failure", ...messages.failed(error) } };
  }
}
