import { formatNumber, projectPlan, yearsSince } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { type DollarKind, dollarNames, otherDollars } from '@whenabouts/view/dollars';
import { memo, type ReactNode, useState } from 'react';
import { formatIn } from '../../components/dollars/dollars.ts';
import { savedDraftOf } from '../../numbers/parse-inputs.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { checkbox } from '../../ui/choices.css.ts';
import { formatDate } from '../../ui/format-date.ts';
import * as page from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { type AgeState, PlanAge } from './plan-age.tsx';
import { type PlanEdits, PlanMenu } from './plan-menu.tsx';
import * as styles from './plans-table.css.ts';

/** Titles of the columns. On narrow screens without a header, each title is before its value. */
export const columns = {
  name: 'Plan Name',
  age: 'You could stop at',
  currentAge: 'Current Age',
  retirementAge: 'Retirement Age',
  expectedReturn: 'Expected Return',
  savings: 'Projected Savings',
  income: 'Monthly Income',
  updated: 'Last Updated',
} as const;

interface PlanRowProps extends PlanEdits {
  plan: Plan;
  dollars: DollarKind;
  age: AgeState;
  /** Today in ISO 8601. */
  today: string;
  isSelected: boolean;
  isSelectionFull: boolean;
  onSelect: (id: number) => void;
}

/** One plan of the list. Memoized, because ages arrive one at a time. */
export const PlanRow = memo(function PlanRow({
  plan,
  dollars,
  age,
  today,
  onEdit,
  onDelete,
  ...selection
}: PlanRowProps) {
  const [isOpen, setOpen] = useState(false);
  const { months, retirementSavings, monthlyRetirementIncome } = projectPlan(plan);
  const amountProps = { years: months / 12, dollars };
  const { isRetired, inputs } = savedDraftOf(plan);
  return (
    <tr data-plan={plan.id} data-open={isOpen || undefined} className={styles.row}>
      <th scope="row" className={styles.nameCell}>
        <Link to={paths.viewPlan(plan.id)}>{plan.name}</Link>
      </th>
      <Cell column="age" hasLabel={!isRetired}>
        <div className={styles.stackedValues}>
          <PlanAge age={age} />
          <Link to={paths.planOutlook(plan.id)}>
            See your outlook<span className={page.visuallyHidden}> for {plan.name}</span>
          </Link>
        </div>
      </Cell>
      <Cell column="currentAge">{isRetired ? inputs.currentAge : plan.currentAge}</Cell>
      <Cell column="retirementAge">{isRetired ? 'Retired' : plan.retirementAge}</Cell>
      <Cell column="expectedReturn">{formatNumber(plan.expectedReturn)}%</Cell>
      <Cell column="savings">{isRetired ? '–' : <Amount amount={retirementSavings} {...amountProps} />}</Cell>
      <Cell column="income">
        {isRetired ? '–' : <Amount amount={monthlyRetirementIncome} {...amountProps} />}
      </Cell>
      <UpdatedCell plan={plan} today={today} />
      <td className={`${styles.choicesCell} ${notPrinted}`}>
        <Selection plan={plan} {...selection} />
        <button
          type="button"
          className={styles.detailsButton}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Hide' : 'Show'} details<span className={page.visuallyHidden}> of {plan.name}</span>
        </button>
      </td>
      <td className={`${styles.actionsCell} ${notPrinted}`}>
        <PlanMenu plan={plan} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  );
});

interface CellProps {
  column: keyof typeof columns;
  /** False for a sentence, which needs no label. */
  hasLabel?: boolean;
  children: ReactNode;
}

function Cell({ column, hasLabel = true, children }: CellProps) {
  return (
    <td
      className={column === 'age' ? styles.ageCell : styles.foldedCell}
      data-label={hasLabel ? columns[column] : undefined}
    >
      {children}
    </td>
  );
}

/** The date of the last save. If it is a year ago, a check-in is due, and a narrow card does not fold the cell. */
function UpdatedCell({ plan, today }: Pick<PlanRowProps, 'plan' | 'today'>) {
  const isDue = yearsSince(plan.updatedAt, today) > 0;
  return (
    <td className={isDue ? styles.dateCell : styles.foldedDateCell} data-label={columns.updated}>
      {isDue ? (
        <span className={styles.stackedValues}>
          <span>{formatShortDate(plan.updatedAt)}</span>
          <Link to={paths.checkIn(plan.id)}>
            Check-in due<span className={page.visuallyHidden}> for {plan.name}</span>
          </Link>
        </span>
      ) : (
        formatShortDate(plan.updatedAt)
      )}
    </td>
  );
}

interface AmountProps {
  /** In future dollars, `years` ahead. */
  amount: number;
  years: number;
  dollars: DollarKind;
}

/** An amount in the chosen dollars and, below it, in the other dollars. On wide pages, only the header names them. */
function Amount({ amount, years, dollars }: AmountProps) {
  const other = otherDollars(dollars);
  return (
    <span className={styles.stackedValues}>
      <span>
        {formatIn(dollars, amount, years)}
        <span className={styles.dollars}>
          {' '}
          <span className={page.unbroken}>{dollarNames[dollars]}</span>
        </span>
      </span>
      <span className={page.caption}>
        ({formatIn(other, amount, years)}
        <span className={styles.dollars}>
          {' '}
          <span className={page.unbroken}>{dollarNames[other]}</span>
        </span>
        )
      </span>
    </span>
  );
}

function Selection({
  plan,
  isSelected,
  isSelectionFull,
  onSelect,
}: Pick<PlanRowProps, 'plan' | 'isSelected' | 'isSelectionFull' | 'onSelect'>) {
  return (
    <label className={styles.selection}>
      <input
        type="checkbox"
        className={checkbox}
        checked={isSelected}
        disabled={isSelectionFull && !isSelected}
        onChange={() => onSelect(plan.id)}
      />
      <span className={styles.selectionLabel}>
        Compare<span className={page.visuallyHidden}> {plan.name}</span>
      </span>
    </label>
  );
}

/** Formats the local date of a point in time as "Jan 31, 2026". */
const formatShortDate = (iso: string) => formatDate(iso, 'local').replace(/^(\w{3})\w*/, '$1');
