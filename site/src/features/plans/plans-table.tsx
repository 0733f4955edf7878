import { formatNumber } from '@whenabouts/core';
import type { Plan } from '@whenabouts/server/contract';
import { Ellipsis, Eye, Pencil, Trash2, TrendingUp } from 'lucide-react';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { formatDate } from '../../ui/format-date.ts';
import { Menu } from '../../ui/menu.tsx';
import * as styles from './my-plans-page.css.ts';

const columns = ['Plan Name', 'Current Age', 'Retirement Age', 'Expected Return', 'Last Updated'] as const;

interface PlansTableProps {
  plans: readonly Plan[];
  onDelete: (plan: Plan) => void;
}

export function PlansTable({ plans, onDelete }: PlansTableProps) {
  return (
    <table className={styles.table} aria-labelledby="plans-heading">
      <thead className={styles.tableHead}>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col" className={styles.columnHead}>
              {column}
            </th>
          ))}
          <th scope="col" className={styles.columnHead}>
            Actions
          </th>
        </tr>
      </thead>
      <tbody>
        {plans.map((plan) => (
          <PlanRow key={plan.id} plan={plan} onDelete={() => onDelete(plan)} />
        ))}
      </tbody>
    </table>
  );
}

function PlanRow({ plan, onDelete }: { plan: Plan; onDelete: () => void }) {
  const values = [
    plan.currentAge,
    plan.retirementAge,
    `${formatNumber(plan.expectedReturn)}%`,
    formatDate(plan.updatedAt, 'local'),
  ];
  return (
    <tr id={rowId(plan)} className={styles.row}>
      <th scope="row" className={styles.name}>
        <Link to={paths.viewPlan(plan.id)}>{plan.name}</Link>
      </th>
      {values.map((value, index) => (
        <td key={columns[index + 1]} className={styles.cell} data-label={columns[index + 1]}>
          {value}
        </td>
      ))}
      <td className={styles.actions}>
        <Menu
          trigger={
            <Button kind="quiet" aria-label={`Actions for ${plan.name}`}>
              <Ellipsis aria-hidden="true" size={20} />
            </Button>
          }
          items={[
            {
              label: 'View Details',
              icon: <Eye aria-hidden="true" size={18} />,
              to: paths.viewPlan(plan.id),
            },
            {
              label: 'See Outlook',
              icon: <TrendingUp aria-hidden="true" size={18} />,
              to: paths.planOutlook(plan.id),
            },
            {
              label: 'Edit Plan',
              icon: <Pencil aria-hidden="true" size={18} />,
              to: paths.editPlan(plan.id),
            },
            { label: 'Delete Plan', icon: <Trash2 aria-hidden="true" size={18} />, onSelect: onDelete },
          ]}
        />
      </td>
    </tr>
  );
}

/** Returns the DOM id of a plan's row. */
export function rowId({ id }: Plan): string {
  return `plan-${id}`;
}
