import type { Plan } from '@whenabouts/server/contract';
import { formatDate } from '../../ui/format-date.ts';
import * as page from '../../ui/page.css.ts';
import * as styles from './my-plans.css.ts';
import { summarizePlans } from './summarize-plans.ts';

/** A row with the number of plans, the average retirement age and the latest update. */
export function PlansSummary({ plans }: { plans: readonly Plan[] }) {
  const { total, averageRetirementAge, latestUpdate } = summarizePlans(plans);
  return (
    <dl className={styles.summary}>
      <Fact label="Total Plans" value={String(total)} />
      <Fact label="Average Retirement Age" value={String(averageRetirementAge)} />
      <Fact label="Latest Update" value={formatDate(latestUpdate, 'local')} />
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={styles.fact}>
      <dt className={page.caption}>{label}</dt>
      <dd className={styles.factValue}>{value}</dd>
    </div>
  );
}
