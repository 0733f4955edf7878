import { AnswerStrip, IncomeBar } from '@whenabouts/calculator/view';
import { type Inputs, inTodaysDollars, planSocialSecurity, projectPlan } from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { type ReactNode, useContext, useDeferredValue, useMemo } from 'react';
import { completePlan, draftOf, initialDraft } from '../../numbers/plan-draft.ts';
import { CurrentYearContext } from '../../ui/current-year.ts';
import { answerOfDraft } from './outlook-results.ts';

interface PlanProps {
  inputs: Inputs;
  /** The assumptions that a saved plan changes; null for the defaults. */
  assumptions: PlanAssumptions | null;
}

interface ResultStripProps extends PlanProps {
  /** A link to what would change the answer. */
  action: ReactNode;
}

/** The answer below the calculator's result: what a month is paid from, and when the visitor could stop. */
export function ResultAnswer(props: ResultStripProps) {
  return (
    <>
      <ResultIncome {...props} />
      <ResultStrip {...props} />
    </>
  );
}

/** When the owner of a saved plan could stop. */
export function ResultStrip({ action, ...plan }: ResultStripProps) {
  return <AnswerStrip answer={useAnswer(plan)} action={action} />;
}

/** What a month in retirement is paid from, with the savings of the calculator's moderate scenario. */
export function ResultIncome(props: PlanProps) {
  const { inputs, assumptions } = useDraft(props).complete;
  const { months, monthlyRetirementIncome } = projectPlan(inputs);
  return (
    <IncomeBar
      retirementAge={inputs.retirementAge}
      withdrawals={inTodaysDollars(monthlyRetirementIncome, months / 12)}
      benefit={planSocialSecurity(inputs, assumptions)}
      spending={assumptions.monthlySpending}
    />
  );
}

/** Returns the answer, a frame late while a number is dragged. */
function useAnswer({ inputs, assumptions }: PlanProps) {
  const { draft, year } = useDraft({ inputs: useDeferredValue(inputs), assumptions });
  return useMemo(() => answerOfDraft(draft, year), [draft, year]);
}

function useDraft({ inputs, assumptions }: PlanProps) {
  const year = useContext(CurrentYearContext);
  return useMemo(() => {
    const draft = draftOf(inputs, assumptions, year) ?? { ...initialDraft, inputs };
    return { draft, year, complete: completePlan(draft, year) };
  }, [inputs, assumptions, year]);
}
