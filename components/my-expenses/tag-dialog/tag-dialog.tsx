import { Trash2 } from "lucide-react";
import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { retagMutation } from "@/components/expense-changes/retag-mutation";
import { Field } from "@/components/expense-form/field";
import { buttonClass, GHOST_BUTTON } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { countText } from "@/components/ui/count-text";
import { DialogFoot } from "@/components/ui/dialog-foot";
import { ModalDialog } from "@/components/ui/modal-dialog";
import { ProgressBar } from "@/components/ui/progress-bar";
import { runMutation } from "@/components/undo/run-mutation";
import type { ListRef } from "@/lib/browser/api/list-ref";
import type { Expense } from "@/lib/domain/expenses/expense";
import { retagExpenses, withTag } from "@/lib/domain/expenses/retag";
import { searchKey } from "@/lib/domain/expenses/search-key";
import { isTag } from "@/lib/domain/expenses/tags";

const MAX_NAMED = 5;

type Props = {
  tag: string;
  /** Another number each time it is opened. */
  openedNo: number;
  expenses: readonly Expense[];
  list: ListRef;
  onClose: () => void;
  /** Called with the new name, or "", when all expenses are changed. */
  onChanged: (next: string) => void;
  /** Called when the change of the tag to `next` was undone. */
  onUndone: (next: string, tag: string) => void;
};

type Progress = { tried: number; total: number; isWaiting: boolean };

/** Renames or removes a tag in all its expenses. Closing it stops that. */
export function TagDialog({
  isOpen,
  finalFocus,
  onClose,
  ...rest
}: Props & { isOpen: boolean; finalFocus: () => HTMLElement | null }) {
  const { tag, list, onChanged, onUndone } = rest;
  const [progress, setProgress] = useState<Progress>();
  const run = useRef<AbortController>(undefined);
  useEffect(() => () => run.current?.abort(), []);
  const close = () => {
    run.current?.abort();
    onClose();
  };
  const change = async (next: string) => {
    const { changes } = retagExpenses(rest.expenses, tag, next);
    const controller = (run.current = new AbortController());
    const update = (part: Partial<Progress>) =>
      setProgress((progress) => progress && { ...progress, ...part });
    setProgress({ tried: 0, total: changes.length, isWaiting: false });
    const outcome = await runMutation(
      retagMutation(
        changes,
        { tag, next, list },
        {
          signal: controller.signal,
          onProgress: (tried) => update({ tried }),
          onWait: (isWaiting) => update({ isWaiting }),
          onUndone: () => onUndone(next, tag),
        },
      ),
    );
    setProgress(undefined);
    if (controller.signal.aborted) return;
    // Replaces the history entry of the dialog.
    if (outcome?.rest.length === 0) onChanged(next);
    onClose();
  };
  return (
    <ModalDialog
      isOpen={isOpen}
      onClose={close}
      title={
        <>
          Rename or remove <bdi className="wrap-anywhere">{tag}</bdi>
        </>
      }
      width="medium"
      finalFocus={finalFocus}
    >
      {progress ? (
        <Running progress={progress} onStop={close} />
      ) : (
        <TagForm
          key={rest.openedNo}
          {...rest}
          onClose={close}
          onChange={(next) => void change(next)}
        />
      )}
    </ModalDialog>
  );
}

function TagForm({
  tag,
  expenses,
  onClose,
  onChange,
}: Pick<Props, "tag" | "expenses" | "onClose"> & {
  onChange: (next: string) => void;
}) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState(tag);
  const [error, setError] = useState<string>();
  const [own] = useState(() => withTag(expenses, tag));
  const next = nameToTag(name);
  const renaming = retagExpenses(own, tag, next);
  const removal = retagExpenses(own, tag, "");
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isTag(next)) {
      setError("Use one word with a letter, such as #trip-goa.");
      input.current?.focus();
    } else if (renaming.changes.length > 0) onChange(next);
    else onClose();
  };
  return (
    <form onSubmit={submit} autoComplete="off" className="grid gap-3">
      <Field id={id} label="New name" error={error}>
        <input
          ref={input}
          id={id}
          dir="auto"
          autoCapitalize="none"
          spellCheck={false}
          value={name}
          onChange={({ target }) => {
            setName(target.value);
            setError(undefined);
          }}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? `${id}-count` : `${id}-error`}
          className={CONTROL_CLASS}
        />
      </Field>
      <div id={`${id}-count`} className="text-sm text-muted">
        <p role="status">
          {countText(own.length)} {own.length === 1 ? "has" : "have"}{" "}
          <bdi className="wrap-anywhere">{tag}</bdi>.
          {isTag(next) && <Others expenses={expenses} tag={tag} next={next} />}
        </p>
        {isTag(next) && <Kept kept={renaming.kept} />}
        {removal.kept.length > 0 && (
          <p>
            {countText(removal.kept.length)}{" "}
            {removal.kept.length === 1 ? "has" : "have"} no other text, and
            cannot lose it.
          </p>
        )}
      </div>
      <DialogFoot
        label="Rename"
        onCancel={onClose}
        side={
          removal.changes.length > 0 && (
            <button
              type="button"
              onClick={() => onChange("")}
              className={`${GHOST_BUTTON} text-danger hover:bg-danger-soft`}
            >
              <Trash2 aria-hidden size={18} />
              Remove the tag
            </button>
          )
        }
      />
    </form>
  );
}

/** How many expenses have the new name already. */
function Others({
  expenses,
  tag,
  next,
}: {
  expenses: readonly Expense[];
  tag: string;
  next: string;
}) {
  if (searchKey(next) === searchKey(tag)) return null;
  const count = withTag(expenses, next).length;
  return (
    count > 0 && (
      <>
        {" "}
        {count.toLocaleString("en-IN")} {count === 1 ? "has" : "have"}{" "}
        <bdi className="wrap-anywhere">{next}</bdi> already: both become one.
      </>
    )
  );
}

/** The expenses that would be too long. */
function Kept({ kept }: { kept: readonly Expense[] }) {
  if (kept.length === 0) return null;
  const named = kept.slice(0, MAX_NAMED);
  return (
    <>
      <p>
        {countText(kept.length)} would be too long, and{" "}
        {kept.length === 1 ? "stays as it is" : "stay as they are"}:
      </p>
      <ul>
        {named.map(({ _id, description }) => (
          <li key={_id} className="truncate">
            <bdi>{description}</bdi>
          </li>
        ))}
        {kept.length > named.length && (
          <li>
            and {(kept.length - named.length).toLocaleString("en-IN")} more
          </li>
        )}
      </ul>
    </>
  );
}

function Running({
  progress: { tried, total, isWaiting },
  onStop,
}: {
  progress: Progress;
  onStop: () => void;
}) {
  const button = useRef<HTMLButtonElement>(null);
  // The focused button is removed.
  useEffect(() => button.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div>
        <p className="mb-2 text-sm text-muted tabular-nums">
          {tried.toLocaleString("en-IN")} of {countText(total)} changed
          {isWaiting &&
            " · Waiting, because the server limits how fast it stores"}
        </p>
        <ProgressBar label="Expenses changed" value={tried} max={total} />
      </div>
      <button
        ref={button}
        type="button"
        onClick={onStop}
        className={buttonClass("quiet")}
      >
        Stop
      </button>
    </div>
  );
}

/** The typed name with its `#`. */
function nameToTag(name: string): string {
  return `#${name.trim().replace(/^[#＃]/, "")}`;
}
