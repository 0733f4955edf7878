import { type DollarKind, dollarNames, otherDollars } from '@whenabouts/calculator/dollars';
import type { Plan } from '@whenabouts/server/contract';
import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { unbroken } from '../../ui/page.css.ts';
import * as styles from './my-plans.css.ts';
import type { PlanEdit } from './plan-name-dialog.tsx';
import type { PlanAges } from './plan-outlook.ts';
import { columns, PlanRow } from './plan-row.tsx';
import { isSortKey, type PlanOrder, type SortKey } from './sort-plans.ts';

/** Rows count as seen shortly before they come into view. */
const AHEAD_OF_VIEW = { rootMargin: '200px' };

interface PlansTableProps {
  plans: readonly Plan[];
  dollars: DollarKind;
  ages: PlanAges;
  /** True if ages cannot be solved. */
  failed: boolean;
  order: PlanOrder;
  /** Undefined where the header is not visible. */
  onOrder: ((order: PlanOrder) => void) | undefined;
  /** The plans that are selected for the comparison. */
  selected: readonly Plan[];
  /** True if no more plans can be selected. */
  isFull: boolean;
  onSelect: (id: number) => void;
  /** Called with the ids of rows that have come into view. */
  onSee: (ids: readonly number[]) => void;
  onEdit: (edit: PlanEdit) => void;
  onDelete: (plan: Plan) => void;
}

export function PlansTable({ plans, order, onOrder, onSee, ...props }: PlansTableProps) {
  const { dollars, ages, failed, selected, isFull, onSelect, onEdit, onDelete } = props;
  const body = useRef<HTMLTableSectionElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: new plans have new rows to observe
  useEffect(() => {
    const observer = new IntersectionObserver((entries) => {
      const rows = entries.filter(({ isIntersecting }) => isIntersecting).map(({ target }) => target);
      if (rows.length > 0) onSee(rows.map((row) => Number((row as HTMLElement).dataset.plan)));
    }, AHEAD_OF_VIEW);
    for (const row of body.current?.rows ?? []) observer.observe(row);
    return () => observer.disconnect();
  }, [plans.length, plans[0], onSee]);

  return (
    <table className={styles.table} aria-labelledby="plans-heading">
      <thead className={styles.tableHead}>
        <tr>
          {(Object.keys(columns) as (keyof typeof columns)[]).map((name) => (
            <ColumnHead
              key={name}
              label={columns[name]}
              note={(name === 'savings' || name === 'income') && dollarsNote(dollars)}
              {...(isSortKey(name) && { sortKey: name, order, onOrder })}
            />
          ))}
          <ColumnHead label="Compare" />
          <ColumnHead label="Actions" />
        </tr>
      </thead>
      <tbody ref={body} className={styles.rows}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.id}
            plan={plan}
            dollars={dollars}
            age={ages.of(plan) ?? (failed ? 'failed' : undefined)}
            isSelected={selected.includes(plan)}
            isFull={isFull}
            onSelect={onSelect}
            onEdit={onEdit}
            onDelete={onDelete}
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
  sortKey?: SortKey;
  order?: PlanOrder;
  onOrder?: ((order: PlanOrder) => void) | undefined;
}

/** A column header. Selecting it sorts by the column; selecting it again reverses the order. */
function ColumnHead({ label, note, sortKey, order, onOrder }: ColumnHeadProps) {
  const isSorted = sortKey !== undefined && sortKey === order?.key;
  const words = label.split(' ');
  const Arrow = !isSorted ? ArrowUpDown : order.descending ? ArrowDown : ArrowUp;
  return (
    <th
      scope="col"
      className={styles.columnHeader}
      aria-sort={isSorted ? (order.descending ? 'descending' : 'ascending') : undefined}
    >
      {sortKey && onOrder ? (
        <button
          type="button"
          className={styles.sortButton}
          onClick={() =>
            onOrder({ key: sortKey, descending: isSorted ? !order.descending : startsDescending(sortKey) })
          }
        >
          {words.slice(0, -1).join(' ')}{' '}
          <span className={unbroken}>
            {words.at(-1)}
            <Arrow aria-hidden="true" size="1rem" className={styles.sortArrow} />
          </span>
        </button>
      ) : (
        label
      )}
      {note && <span className={styles.dollarsNote}>{note}</span>}
    </th>
  );
}

/** Amounts and dates start with the largest, names and ages with the smallest. */
function startsDescending(key: SortKey): boolean {
  return key !== 'name' && key !== 'age';
}
