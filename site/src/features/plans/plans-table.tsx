import type { Plan } from '@whenabouts/server/contract';
import { type DollarKind, dollarNames, otherDollars } from '@whenabouts/view/dollars';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { unbroken } from '../../ui/page.css.ts';
import type { PlanEdit } from './plan-name-dialog.tsx';
import type { PlanAges } from './plan-outlook.ts';
import { columns, PlanRow } from './plan-row.tsx';
import * as styles from './plans-table.css.ts';
import { isSortKey, type PlanOrder, type SortKey } from './sort-plans.ts';

interface PlansTableProps {
  plans: readonly Plan[];
  dollars: DollarKind;
  ages: PlanAges;
  haveAgesFailed: boolean;
  order: PlanOrder;
  /** Undefined on narrow screens, which do not show the header. */
  onOrder: ((order: PlanOrder) => void) | undefined;
  /** The plans that are selected for the comparison. */
  selected: readonly Plan[];
  isSelectionFull: boolean;
  onSelect: (id: number) => void;
  onEdit: (edit: PlanEdit) => void;
  onDelete: (plan: Plan) => void;
}

export function PlansTable({
  plans,
  ages,
  haveAgesFailed,
  order,
  onOrder,
  selected,
  ...rowProps
}: PlansTableProps) {
  const [today] = useState(() => new Date().toISOString());
  return (
    <table className={styles.table} aria-labelledby="plans-heading">
      <thead className={styles.tableHead}>
        <tr>
          {(Object.keys(columns) as (keyof typeof columns)[]).map((name) => (
            <ColumnHead
              key={name}
              label={columns[name]}
              note={(name === 'savings' || name === 'income') && dollarsNote(rowProps.dollars)}
              sort={isSortKey(name) ? { key: name, order, onOrder } : undefined}
            />
          ))}
          <ColumnHead label="Compare" />
          <ColumnHead label="Actions" />
        </tr>
      </thead>
      <tbody className={styles.rows}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            today={today}
            age={ages.of(plan) ?? (haveAgesFailed ? 'failed' : undefined)}
            isSelected={selected.includes(plan)}
            {...rowProps}
          />
        ))}
      </tbody>
    </table>
  );
}

/** Names the dollars of a cell's two amounts: "future dollars (today's dollars)". */
function dollarsNote(dollars: DollarKind): ReactNode {
  return (
    <>
      {dollarNames[dollars]} <span className={unbroken}>({dollarNames[otherDollars(dollars)]})</span>
    </>
  );
}

interface ColumnHeadProps {
  label: string;
  note?: ReactNode;
  /** Undefined for a column that the list is not sorted by. */
  sort?: { key: SortKey; order: PlanOrder; onOrder: PlansTableProps['onOrder'] } | undefined;
}

/** A column header. Selecting it sorts by the column; selecting it again reverses the order. */
function ColumnHead({ label, note, sort }: ColumnHeadProps) {
  const direction = sort && directionOf(sort.key, sort.order);
  const Arrow = direction === undefined ? ArrowUpDown : direction === 'descending' ? ArrowDown : ArrowUp;
  return (
    <th scope="col" className={styles.columnHeader} aria-sort={direction}>
      {sort?.onOrder ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() => sort.onOrder?.(orderAfterClick(sort.key, direction))}
        >
          <LabelWithArrow label={label}>
            <Arrow aria-hidden="true" size="1rem" className={styles.sortArrow} />
          </LabelWithArrow>
        </button>
      ) : (
        label
      )}
      {note && <span className={styles.dollarsNote}>{note}</span>}
    </th>
  );
}

type Direction = 'ascending' | 'descending';

/** Returns the direction in which a column is sorted; undefined if the list is sorted by another column. */
function directionOf(key: SortKey, order: PlanOrder): Direction | undefined {
  if (key !== order.key) return undefined;
  return order.isDescending ? 'descending' : 'ascending';
}

/** Returns the order after a click on a header. The first click sorts names and ages up, amounts and dates down. */
function orderAfterClick(key: SortKey, direction: Direction | undefined): PlanOrder {
  const startsDescending = key !== 'name' && key !== 'age';
  return { key, isDescending: direction === undefined ? startsDescending : direction === 'ascending' };
}

/** A label whose last word stays on one line with the arrow. */
function LabelWithArrow({ label, children }: { label: string; children: ReactNode }) {
  const words = label.split(' ');
  return (
    <>
      {words.slice(0, -1).join(' ')}{' '}
      <span className={unbroken}>
        {words.at(-1)}
        {children}
      </span>
    </>
  );
}
