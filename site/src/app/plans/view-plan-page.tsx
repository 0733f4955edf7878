import { ViewPlan } from '../../features/plans/view-plan.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';

const loadAnswer = () => import('../../features/outlook/plans/result-answer.tsx');

const ResultStrip = lazyWithRetry(
  async () => (await loadAnswer()).ResultStrip,
  'When you could stop could not be calculated.',
);
const ResultIncome = lazyWithRetry(
  async () => (await loadAnswer()).ResultIncome,
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
