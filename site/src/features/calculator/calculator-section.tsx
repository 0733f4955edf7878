import { Calculator, GrowthChart } from '@whenabouts/calculator/view';
import { defaultInputs } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { useDollarsView } from '../../use-dollars-view.tsx';
import * as styles from './calculator-section.css.ts';
import { OutlookLink } from './outlook-link.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { PrintHeader } from './print-header.tsx';
import { ResultActions } from './result-actions.tsx';
import type { OpenCalculator } from './use-open-calculator.ts';
import { inputsOf } from './use-restored-calculator.ts';

/** The calculator with its save actions, and with the saved plan that is open in it. */
export function CalculatorSection({ state, status, planId, plan, planError, retryPlan }: OpenCalculator) {
  const [dollars, dollarsView] = useDollarsView(state.inputs.retirementAge - state.inputs.currentAge);

  return (
    <div className={styles.section}>
      {state.calculation && <PrintHeader inputs={state.inputs} plan={plan} />}
      {planId !== null && (
        <PlanBanner
          plan={plan}
          status={status}
          error={planError}
          onRetry={retryPlan}
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
