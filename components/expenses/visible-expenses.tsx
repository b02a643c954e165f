import {
  lazy,
  memo,
  type RefObject,
  Suspense,
  useCallback,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
} from "react";
import { toFormValues } from "@/lib/client/form-values";
import { isReversed, type Period } from "@/lib/list/period";
import {
  viewQuery,
  type View,
  visibleExpenses,
  WHOLE_LIST,
} from "@/lib/list/view";
import { AnalyticsBoundary } from "@/components/charts/analytics-boundary";
import { AnalyticsSkeleton } from "@/components/charts/analytics-skeleton";
import { categoryColours } from "@/components/category-colours";
import { useIsDue } from "@/components/ui/use-is-due";
import { browserSessionStorage } from "@/lib/client/session-storage";
import {
  deleteExpense,
  saveExpense,
  takeUpUnsavedEdit,
  undoDeletion,
} from "@/components/expenses/editing/delete-expense";
import { EditDialog } from "@/components/expenses/edit-dialog/edit-dialog";
import type { Edited } from "@/components/expenses/edit-dialog/edit-form";
import type { MessageAction } from "@/components/expenses/messages/message-queue";
import { forgetUnsavedEdit } from "@/components/expenses/editing/unsaved-edit-storage";
import { useEditing } from "@/components/expenses/editing/use-editing";
import { ExpenseTable } from "@/components/expenses/table/expense-table";
import { NoExpenses, UnreadableNotice } from "./list-messages";
import { Messages } from "./messages/messages";
import type { ReadyList } from "./use-expense-list";
import { useToday } from "./use-today";
import type { Show } from "./use-view";

const Analytics = memo(
  lazy(() =>
    import("@/components/charts/analytics").then(({ Analytics }) => ({
      default: Analytics,
    })),
  ),
);

/** The period that was shown before a day was pressed. */
const BEFORE_DAY = "period-before-day";

/** The list as the view has it: table and charts, and the dialog of the row that is open. */
export function VisibleExpenses({
  list,
  view,
  onShow,
  place,
}: {
  list: ReadyList;
  view: View;
  onShow: Show;
  /** Holds all this, and takes the focus when a row that had it is gone. */
  place: RefObject<HTMLElement | null>;
}) {
  const [edited, setEdited] = useState<Edited>();
  const rowOf = (id: string) =>
    place.current?.querySelector<HTMLElement>(
      `[data-id="${CSS.escape(id)}"] button`,
    ) ?? place.current;
  const expenses = useEditing(list.expenses);
  const today = useToday();
  const visible = useMemo(
    () => visibleExpenses(expenses, view, today),
    [expenses, view, today],
  );
  // The table answers first, and the charts follow.
  const charted = useDeferredValue(visible);
  const chartedCategory = useDeferredValue(view.category);
  // The charts are asked for once the table is there to be used.
  const [analytics, areChartsDue] = useIsDue();
  const colours = useMemo(
    () => categoryColours(expenses.map((expense) => expense.category)),
    [expenses],
  );

  const onCategory = useCallback(
    (name: string) =>
      onShow(({ category }) => ({
        category: category === name ? WHOLE_LIST.category : name,
      })),
    [onShow],
  );
  const onDay = useCallback(
    (day: Period) =>
      onShow(({ period }) => {
        if (period === day)
          return {
            period: browserSessionStorage()?.getItem(BEFORE_DAY) || undefined,
          };
        browserSessionStorage()?.setItem(BEFORE_DAY, period ?? "");
        return { period: day };
      }),
    [onShow],
  );

  // Whose row the keyboard goes on from when the dialog has closed.
  const nextRow = useRef("");
  const close = () => {
    // What it held was saved, discarded or deleted.
    if (edited) forgetUnsavedEdit(edited.expense._id);
    setEdited(undefined);
  };
  const removeEdited = ({ expense }: Edited) => {
    const index = visible.findIndex(({ _id }) => _id === expense._id);
    const neighbour = visible[index + 1] ?? visible[index - 1];
    nextRow.current = neighbour?._id ?? "";
    close();
    void deleteExpense(expense);
  };
  const act = (action: MessageAction) => {
    if (action.label === "Edit again") {
      takeUpUnsavedEdit(action.edit);
      setEdited(action.edit);
    } else void undoDeletion(action.deleted);
  };

  return (
    <>
      <UnreadableNotice count={list.unreadable} />
      <p role="status" className="sr-only">
        {visible.length} {visible.length === 1 ? "expense" : "expenses"} shown.
      </p>
      {visible.length === 0 ? (
        <NoExpenses
          isRangeReversed={isReversed(view.period)}
          {...(viewQuery(view) && { onShowAll: () => onShow(WHOLE_LIST) })}
        />
      ) : (
        <>
          <ExpenseTable
            expenses={visible}
            colours={colours}
            sort={view.sort}
            onSort={(sort) => onShow({ sort })}
            onOpen={
              list.isEditable
                ? (expense) => {
                    // The URL follows a search that is typed; the dialog has an entry of its own.
                    onShow({}, "replace");
                    nextRow.current = expense._id;
                    setEdited({
                      expense,
                      values: toFormValues(expense),
                      errors: {},
                    });
                  }
                : undefined
            }
          />
          <div ref={analytics}>
            <AnalyticsBoundary>
              <Suspense fallback={<AnalyticsSkeleton />}>
                {areChartsDue && charted.length > 0 ? (
                  <Analytics
                    expenses={charted}
                    colours={colours}
                    category={chartedCategory}
                    onCategory={onCategory}
                    onDay={onDay}
                  />
                ) : (
                  <AnalyticsSkeleton />
                )}
              </Suspense>
            </AnalyticsBoundary>
          </div>
        </>
      )}
      <Messages
        isCovered={edited !== undefined}
        onAction={act}
        onActionPress={(action) => {
          act(action);
          if (action.label !== "Undo") return;
          // The button is gone, and the row is about to be drawn.
          const { _id } = action.deleted;
          requestAnimationFrame(() => rowOf(_id)?.focus());
        }}
      />
      <EditDialog
        edited={edited}
        expenses={expenses}
        onClose={close}
        onSave={(fields) => {
          close();
          if (edited) void saveExpense(edited.expense, fields);
        }}
        onDelete={() => edited && removeEdited(edited)}
        finalFocus={() => rowOf(nextRow.current)}
      />
    </>
  );
}
