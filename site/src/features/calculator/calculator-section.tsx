import { Calculator } from '@whenabouts/calculator/view';
import { defaultInputs } from '@whenabouts/core';
import { lazy, memo, Suspense, useState } from 'react';
import { useDollarsView } from '../../components/use-dollars-view.tsx';
import { inputsOf } from '../../numbers/parse-inputs.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import './calculator-layout.css.ts';
import * as styles from './calculator-section.css.ts';
import { OutlookLink } from './outlook-link.tsx';
import { PlanBanner } from './plan-banner.tsx';
import { PrintHeader } from './print-header.tsx';
import { ResultActions } from './result-actions.tsx';
import { useFirstResult } from './use-first-result.ts';
import type { OpenCalculator } from './use-open-calculator.ts';

// The server renders the example; the scripts of charts are not urgent.
const loadCharts = () => import('./calculator-charts.tsx');
const Example = lazy(async () => ({ default: (await loadCharts()).Example }));
const GrowthChart = lazy(async () => ({ default: (await loadCharts()).GrowthChart }));

interface CalculatorSectionProps extends OpenCalculator {
  /** True if results are not announced to screen readers. */
  isMuted: boolean;
}

/** The calculator with its save actions, and with the saved plan that is open in it. */
export function CalculatorSection(props: CalculatorSectionProps) {
  const { state, status, planId, plan, planError, retryPlan, isMuted } = props;
  const [dollars, dollarsView] = useDollarsView(state.inputs.retirementAge - state.inputs.currentAge);
  const progress = useFirstResult(state.calculation !== null);
  const [isDrawn, setDrawn] = useState(false);

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
        isMuted={isMuted}
        dollars={{ ...dollarsView, headline: (amount) => dollarsView.formats.dollars(amount * progress) }}
        example={<ExampleInPlaceholder isShown={Object.keys(state.errors).length === 0} />}
        chart={
          <div className={isDrawn ? undefined : styles.drawnChart} onAnimationEnd={() => setDrawn(true)}>
            <Suspense fallback={null}>
              <GrowthChart inputs={state.inputs} dollars={dollars} />
            </Suspense>
          </div>
        }
        inputActions={
          <Button kind="quiet" onClick={() => state.replace(defaultInputs, state.hasCalculated)}>
            Reset to defaults
          </Button>
        }
        actions={
          <div className={styles.resultActions}>
            <ResultActions inputs={state.inputs} plan={plan} isVisitor={status === 'visitor'} />
            <OutlookLink inputs={state.inputs} plan={plan} />
          </div>
        }
      />
    </div>
  );
}

/** Memoized, so that it rerenders only when it appears or disappears, and not with every change of an input. */
const ExampleInPlaceholder = memo(function ExampleInPlaceholder({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.exampleChart} aria-hidden>
      {isShown && (
        <Suspense fallback={null}>
          <Example />
        </Suspense>
      )}
    </div>
  );
});
