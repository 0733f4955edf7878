import type { CalculatorState } from '@whenabouts/calculator/view';
import type { Plan } from '@whenabouts/server/contract';
import { type MemberState, useMember } from '../../api/auth.ts';
import { usePlan } from '../../api/plans.ts';
import { useSearchParams } from '../../router.ts';
import { useRestoredCalculator } from './use-restored-calculator.ts';

export interface OpenCalculator {
  state: CalculatorState;
  /** True while the numbers are those of a link. */
  isFromLink: boolean;
  status: MemberState['status'];
  /** `?plan=` in the URL opens a saved plan. */
  planId: string | null;
  plan: Plan | undefined;
  planError: unknown;
  retryPlan: () => void;
}

/** The state of the calculator, and the saved plan that is open in it. */
export function useOpenCalculator(): OpenCalculator {
  const { status } = useMember();
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isMember = status === 'member';
  const { data: plan, error, mutate } = usePlan(isMember ? planId : null);
  const restored = useRestoredCalculator(isMember, plan);
  return { ...restored, status, planId, plan, planError: error, retryPlan: () => void mutate() };
}
