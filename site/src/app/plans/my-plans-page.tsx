import { MyPlans } from '../../features/plans/my-plans.tsx';

const loadOutlook = () => import('../../features/outlook/plans/plan-comparison.tsx');

/** My Saved Plans, with the ages and the comparison of the outlook. */
export function MyPlansPage() {
  return <MyPlans loadOutlook={loadOutlook} />;
}
