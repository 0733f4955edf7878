import { MyPlans } from '../../features/plans/my-plans.tsx';

// Passed as a prop, because features never import one another.
const loadPlanOutlook = () => import('../../features/outlook/plans/plan-comparison.tsx');

export function MyPlansPage() {
  return <MyPlans loadPlanOutlook={loadPlanOutlook} />;
}
