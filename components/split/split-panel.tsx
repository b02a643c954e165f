import { Minus, Plus, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { readAmount } from "@/components/expense-form/amount-input";
import { AmountField } from "@/components/expense-form/amount-field";
import { Button } from "@/components/ui/button";
import { ICON_BUTTON, QUIET_LINK } from "@/components/ui/button-class";
import { CONTROL_CLASS } from "@/components/ui/control-class";
import { useRupees } from "@/components/ui/use-rupees";
import type { ListRef } from "@/lib/browser/api/list-ref";
import { fetchPlan, isPlanOnServer } from "@/lib/browser/plan/plan-calls";
import { asPaise, rupeesText } from "@/lib/domain/expenses/money";
import { searchKey } from "@/lib/domain/expenses/search-key";
import {
  equalShare,
  MAX_NAME_LENGTH,
  type Split,
} from "@/lib/domain/expenses/split";
import { splitText } from "./split-text";
import { type SplitValues, withShare } from "./split-values";

const MAX_PARTS = 99;
const CHIP =
  "inline-flex min-h-11 items-center gap-1.5 rounded-full px-4 text-md transition-colors duration-150";

/** The bill whose share is the amount of the form, and with whom it is divided. */
export function SplitPanel({
  split,
  amount,
  list,
  storesUnsent,
  onChange,
}: {
  split: Split;
  /** The user's share, as the form has it. */
  amount: string;
  list: ListRef;
  /** The expense is stored on this device, because there is no network. */
  storesUnsent: boolean;
  onChange: (values: SplitValues) => void;
}) {
  const { totalPaise, parts, names } = split;
  const formatRupees = useRupees();
  const panel = useRef<HTMLElement>(null);
  const total = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(() => totalOf(split));
  if (shown.totalPaise !== totalPaise) setShown(totalOf(split));
  const [name, setName] = useState("");
  const known = useKnownNames(list);
  const sharePaise = readAmount(amount);
  const isEqual =
    sharePaise === undefined || sharePaise === equalShare(totalPaise, parts);
  const change = (changes: Partial<Split>) => {
    const changed = { ...split, ...changes };
    onChange(isEqual ? withShare(changed) : { split: changed });
  };
  const hasName = (other: string) =>
    names.some((one) => searchKey(one) === searchKey(other));
  const add = (text: string) => {
    const added = text.trim().replace(/\s+/g, " ");
    setName("");
    if (added === "" || hasName(added) || names.length >= MAX_PARTS - 1) return;
    change({
      names: [...names, added],
      parts: Math.max(parts, names.length + 2),
    });
  };
  // The panel is opened by a button, which is gone, or by a text in the box.
  useEffect(() => {
    if (document.activeElement === document.body) total.current?.focus();
  }, []);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label="Split this bill"
      className="outline-none flex flex-col gap-3 rounded-2xl bg-raised/60 px-3.5 py-3 md:px-4 forced-colors:border"
    >
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <AmountField
            ref={total}
            label="Whole bill"
            text={shown.text}
            onText={(text) => {
              const paise = readAmount(text) ?? asPaise(0);
              setShown({ text, totalPaise: paise });
              change({ totalPaise: paise });
            }}
          />
        </div>
        <div role="group" aria-label="Divided by" className="flex items-center">
          <Button
            aria-label="One person less"
            isDisabled={parts <= Math.max(2, names.length + 1)}
            onClick={() => change({ parts: parts - 1 })}
            className={ICON_BUTTON}
          >
            <Minus aria-hidden size={18} />
          </Button>
          <span className="min-w-8 text-center text-md font-medium">
            ÷ {parts}
          </span>
          <Button
            aria-label="One person more"
            isDisabled={parts >= MAX_PARTS}
            onClick={() => change({ parts: parts + 1 })}
            className={ICON_BUTTON}
          >
            <Plus aria-hidden size={18} />
          </Button>
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {names.map((one) => (
          <span key={one} className={`${CHIP} bg-selected pe-0`}>
            <bdi>{one}</bdi>
            <button
              type="button"
              aria-label={`Remove ${one}`}
              onClick={() => {
                change({ names: names.filter((other) => other !== one) });
                panel.current?.focus({ preventScroll: true });
              }}
              className={`${ICON_BUTTON} -ms-1.5`}
            >
              <X aria-hidden size={16} />
            </button>
          </span>
        ))}
        {known
          .filter((one) => !hasName(one))
          .map((one) => (
            <button
              key={one}
              type="button"
              onClick={() => {
                add(one);
                panel.current?.focus({ preventScroll: true });
              }}
              className={`${CHIP} text-muted ring-1 ring-line ring-inset hover:text-text forced-colors:border`}
            >
              <Plus aria-hidden size={16} />
              <bdi>{one}</bdi>
            </button>
          ))}
        <input
          type="text"
          dir="auto"
          aria-label="Add a name"
          placeholder="Add a name"
          autoCapitalize="words"
          maxLength={MAX_NAME_LENGTH}
          value={name}
          onChange={({ currentTarget: { value } }) => {
            if (value.endsWith(",")) add(value.slice(0, -1));
            else setName(value);
          }}
          // Enter would add the expense.
          onKeyDown={(event) => {
            if (event.key !== "Enter" || name.trim() === "") return;
            event.preventDefault();
            add(name);
          }}
          onBlur={() => add(name)}
          className={`${CONTROL_CLASS} w-auto! min-w-0 flex-1 basis-34`}
        />
      </div>
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <p role="status" className="text-sm text-muted">
          {splitText(split, sharePaise ?? asPaise(0), formatRupees)}
          {storesUnsent &&
            names.length > 0 &&
            " Without the network only your share is saved."}
        </p>
        <button
          type="button"
          onClick={({ currentTarget }) => {
            const field = currentTarget.form?.elements.namedItem("amount");
            if (field instanceof HTMLElement) field.focus();
            onChange({
              split: undefined,
              ...(isEqual && totalPaise > 0 && { amount: shown.text }),
            });
          }}
          className={`${QUIET_LINK} text-sm`}
        >
          Do not split
        </button>
      </div>
    </section>
  );
}

function totalOf({ totalPaise }: Split) {
  return { totalPaise, text: totalPaise === 0 ? "" : rupeesText(totalPaise) };
}

/** Offered without typing. */
const MAX_OFFERS = 6;

/** The names of the plan, those of the newest debts first. */
function useKnownNames(list: ListRef): readonly string[] {
  const [names, setNames] = useState<readonly string[]>([]);
  useEffect(() => {
    const unmount = new AbortController();
    fetchPlan(list, isPlanOnServer(), unmount.signal).then(
      ({ plan: { people, debts } }) => {
        const order = debts.map(({ person }) => person);
        const last = (id: string) => order.lastIndexOf(id);
        const newest = people.toSorted((a, b) => last(b.id) - last(a.id));
        if (!unmount.signal.aborted)
          setNames(newest.slice(0, MAX_OFFERS).map(({ name }) => name));
      },
      (error: unknown) => {
        if (!unmount.signal.aborted)
          console.error("The names could not be loaded.", error);
      },
    );
    return () => unmount.abort();
  }, [list]);
  return names;
}
