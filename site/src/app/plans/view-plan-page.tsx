import { ViewPlan } from '../../features/plans/view-plan.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

// Passed as props, because features never import one another.
const loadResultAnswer = () => import('../../features/outlook/plans/result-answer.tsx');

const ResultStrip = lazyWithRetry(
  async () => (await loadResultAnswer()).ResultStrip,
  'We could not calculate when you could stop.',
);
const ResultIncome = lazyWithRetry(
  async () => (await loadResultAnswer()).ResultIncome,
  'Your income could not be calculated.',
);

const RecordComparison = lazyWithRetry(
  async () => (await import('../../features/outlook/plans/record-comparison.tsx')).RecordComparison,
  'The comparison could not be loaded.',
);

export function ViewPlanPage() {
  return (
    <ViewPlan ResultStrip={ResultStrip} ResultIncome={ResultIncome} RecordComparison={RecordComparison} />
  );
}
