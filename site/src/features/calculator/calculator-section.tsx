import { Calculator, GrowthChart } from '@whenabouts/calculator/view';
import { defaultInputs } from '@whenabouts/core';
import { useMember } from '../../api/auth.ts';
import { usePlan } from '../../api/plans.ts';
import { paths } from '../../paths.ts';
import { useSearchParams } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { useDollarsView } from '../../use-dollars-view.tsx';
import * as styles from './calculator-section.css.ts';
import { OutlookLink } from './outlook-link.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { PrintHeader } from './print-header.tsx';
import { ResultActions } from './result-actions.tsx';
import { inputsOf, useRestoredCalculator } from './use-restored-calculator.ts';

/** The calculator with its save actions. `?plan=` in the URL opens a saved plan. */
export function CalculatorSection() {
  const { status } = useMember();
  const [search] = useSearchParams();
  const planId = search.get('plan');
  const isMember = status === 'member';
  const { data: plan, error, mutate } = usePlan(isMember ? planId : null);
  const state = useRestoredCalculator(isMember, plan);
  const [dollars, dollarsView] = useDollarsView(state.inputs.retirementAge - state.inputs.currentAge);

  return (
    <div className={styles.section}>
      {state.calculation && <PrintHeader inputs={state.inputs} plan={plan} />}
      {planId !== null && (
        <PlanBanner
          plan={plan}
          status={status}
          error={error}
          onRetry={() => void mutate()}
          onReset={() => plan && state.replace(inputsOf(plan), true)}
        />
      )}
      <Calculator
        state={state}
        detailsHref={paths.contact}
        dollars={dollarsView}
        chart={<GrowthChart inputs={state.inputs} dollars={dollars} />}
        inputActions={
          <Button kind="quiet" onClick={() => state.replace(defaultInputs, state.shown)}>
            Reset to defaults
          </Button>
        }
        actions={
          <>
            <ResultActions inputs={state.inputs} plan={plan} isVisitor={status === 'visitor'} />
            <OutlookLink inputs={state.inputs} plan={plan} />
          </>
        }
      />
    </div>
  );
}
