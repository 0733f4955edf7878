import type { DollarKind } from '@whenabouts/calculator/dollars';
import { GrowthChart, StandaloneResults } from '@whenabouts/calculator/view';
import type { Plan } from '@whenabouts/server/contract';
import type { ReactNode } from 'react';
import { useDollarsView } from '../../components/dollars-switch.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import * as page from '../../ui/page.css.ts';
import { notPrinted } from '../../ui/printed.css.ts';
import { PlanInputs } from './plan-inputs.tsx';

interface PlanResultsProps {
  plan: Plan;
  /** Shows the sources of a month's spending in retirement. */
  renderIncome: (dollars: DollarKind) => ReactNode;
}

/** The results of a saved plan as in the calculator, with its inputs and links to change them. */
export function PlanResults({ plan, renderIncome }: PlanResultsProps) {
  const dollars = useDollarsView(plan.retirementAge - plan.currentAge);
  return (
    <StandaloneResults
      title="Projection"
      inputs={plan}
      dollars={dollars}
      chart={<GrowthChart inputs={plan} dollars={dollars.kind} />}
      answer={renderIncome(dollars.kind)}
      actions={
        <>
          <p className={page.caption}>Based on 4% annual withdrawal rate, in the moderate scenario.</p>
          <PlanInputs plan={plan} level={3} />
          <PlanLinks id={plan.id} />
        </>
      }
    />
  );
}

function PlanLinks({ id }: { id: number }) {
  return (
    <div className={`${page.row} ${notPrinted}`}>
      <ButtonLink to={paths.editPlan(id)}>Edit Plan</ButtonLink>
      <ButtonLink to={paths.planOutlook(id)} kind="secondary">
        See your outlook
      </ButtonLink>
      <ButtonLink to={paths.tryScenarios(id)} kind="secondary">
        Try Different Scenarios
      </ButtonLink>
    </div>
  );
}
