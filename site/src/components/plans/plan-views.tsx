import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import * as styles from './plan-views.css.ts';

interface PlanViewsProps {
  current: 'calculator' | 'outlook';
  /** The saved plan that is open in both views, if any. */
  planId: number | undefined;
}

/** Links between the two views of the same numbers: what they grow to, and when they are enough. */
export function PlanViews({ current, planId }: PlanViewsProps) {
  const views = [
    {
      view: 'calculator',
      label: 'Calculator',
      to: planId === undefined ? paths.calculator : paths.editPlan(planId),
    },
    { view: 'outlook', label: 'Outlook', to: paths.planOutlook(planId) },
  ];
  return (
    <nav className={styles.views} aria-label="Views of your numbers">
      {views.map(({ view, label, to }) => (
        <Link key={view} to={to} className={styles.view} aria-current={view === current ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  );
}
