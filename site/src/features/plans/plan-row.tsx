import { formatChance, formatNumber, projectPlan, yearsSince } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { AgeLine, ChanceDots } from '@whenabouts/view';
import { type DollarKind, dollarNames, otherDollars } from '@whenabouts/view/dollars';
import {
  Copy,
  Ellipsis,
  Eye,
  type LucideIcon,
  Pencil,
  TextCursorInput,
  Trash2,
  TrendingUp,
} from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { formatIn } from '../../components/dollars/dollars.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { checkbox } from '../../ui/choices.css.ts';
import { formatShortDate } from '../../ui/format-date.ts';
import { Menu } from '../../ui/menu.tsx';
import * as page from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import * as styles from './my-plans.css.ts';
import type { PlanEdit } from './plan-name-dialog.tsx';
import type { PlanAge } from './plan-outlook.ts';

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

interface PlanRowProps {
  plan: Plan;
  dollars: DollarKind;
  /** Undefined until the age has been solved. */
  age: PlanAge | 'failed' | undefined;
  /** Today in ISO 8601. */
  today: string;
  isSelected: boolean;
  isSelectionFull: boolean;
  onSelect: (id: number) => void;
  onEdit: (edit: PlanEdit) => void;
  onDelete: (plan: Plan) => void;
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
  return (
    <tr data-plan={plan.id} data-open={isOpen || undefined} className={styles.row}>
      <th scope="row" className={styles.nameCell}>
        <Link to={paths.viewPlan(plan.id)}>{plan.name}</Link>
      </th>
      <Cell column="age">
        <div className={styles.stackedValues}>
          <Age age={age} />
          <Link to={paths.planOutlook(plan.id)}>
            See your outlook<span className={page.visuallyHidden}> for {plan.name}</span>
          </Link>
        </div>
      </Cell>
      <Cell column="currentAge">{plan.currentAge}</Cell>
      <Cell column="retirementAge">{plan.retirementAge}</Cell>
      <Cell column="expectedReturn">{formatNumber(plan.expectedReturn)}%</Cell>
      <Cell column="savings">
        <Amount amount={retirementSavings} {...amountProps} />
      </Cell>
      <Cell column="income">
        <Amount amount={monthlyRetirementIncome} {...amountProps} />
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
        <Actions plan={plan} onEdit={onEdit} onDelete={onDelete} />
      </td>
    </tr>
  );
});

function Cell({ column, children }: { column: keyof typeof columns; children: ReactNode }) {
  return (
    <td className={column === 'age' ? styles.ageCell : styles.foldedCell} data-label={columns[column]}>
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

function Age({ age }: Pick<PlanRowProps, 'age'>) {
  if (age === undefined) {
    return (
      <span className={styles.pendingAge}>
        <span className={page.visuallyHidden}>Calculating…</span>
        <span aria-hidden="true" className={styles.largeAge}>
          &nbsp;
        </span>
        <span aria-hidden="true" className={page.caption}>
          &nbsp;<span className={styles.chance}>&nbsp;</span>
        </span>
      </span>
    );
  }
  if (age === 'failed') {
    return (
      <span className={styles.stackedValues}>
        <span>Not calculated</span>
        <span className={page.caption}>Try again above</span>
      </span>
    );
  }
  return (
    <>
      <span className={styles.largeAge}>{age.age ?? `Not by ${age.lastAge}`}</span>
      <span className={page.caption}>
        You’d like {age.desiredAge}: works in{' '}
        <span className={styles.chance}>{formatChance(age.desiredChance)}</span>
      </span>
      <ChanceDots chance={age.desiredChance} />
      {age.household.length > 0 && (
        <ul className={styles.household} aria-label="Includes">
          {age.household.map((text, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: cash flows may have the same name
            <li key={index}>{text}</li>
          ))}
        </ul>
      )}
      <div className={styles.ageLine}>
        <AgeLine line={age.line} />
      </div>
    </>
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

const icon = (Icon: LucideIcon) => <Icon aria-hidden="true" size="1.125rem" />;

function Actions({ plan, onEdit, onDelete }: Pick<PlanRowProps, 'plan' | 'onEdit' | 'onDelete'>) {
  return (
    <Menu
      trigger={
        <Button kind="quiet" aria-label={`Actions for ${plan.name}`}>
          <Ellipsis aria-hidden="true" size="1.25rem" />
        </Button>
      }
      items={[
        { label: 'View Details', icon: icon(Eye), to: paths.viewPlan(plan.id) },
        { label: 'See Outlook', icon: icon(TrendingUp), to: paths.planOutlook(plan.id) },
        { label: 'Edit Plan', icon: icon(Pencil), to: paths.editPlan(plan.id) },
        {
          label: 'Rename',
          icon: icon(TextCursorInput),
          onSelect: () => onEdit({ plan, action: 'rename' }),
        },
        { label: 'Duplicate', icon: icon(Copy), onSelect: () => onEdit({ plan, action: 'duplicate' }) },
        { label: 'Delete Plan', icon: icon(Trash2), onSelect: () => onDelete(plan) },
      ]}
    />
  );
}
