import {
  defaultInputs,
  fields,
  formatWithUnit,
  type InputName,
  type Inputs,
  inputNames,
  outlookInputs,
} from '@whenabouts/core';
import type { PlanAssumptions } from '@whenabouts/server/contract';
import { Calculator, calculatorMessages } from '@whenabouts/view';
import type { DollarKind } from '@whenabouts/view/dollars';
import { type ComponentType, memo, type ReactNode, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { useDollarsView } from '../../components/dollars/dollars-switch.tsx';
import { PlanViews } from '../../components/plans/plan-views.tsx';
import { leavePlan } from '../../numbers/plan-origin.ts';
import { setDraft } from '../../numbers/set-draft.ts';
import { exampleNumbers } from '../../numbers/store.ts';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { Button } from '../../ui/button.tsx';
import { lazyWithRetry } from '../../ui/lazy-with-retry.tsx';
import { caption } from '../../ui/page.css.ts';
import { NeedsScripts } from '../../ui/page.tsx';
import { notPrinted } from '../../ui/printed.css.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import * as styles from './calculator-section.css.ts';
import { sheet } from './print-header.css.ts';
import { type OutlookLink, ResultActions } from './result-actions.tsx';
import { unchangedPlanId } from './unchanged-plan-id.ts';
import type { OpenCalculator } from './use-open-calculator.ts';

// The server renders the example; its script also has the parts of a result.
const loadCharts = () => import('./calculator-charts.tsx');
const ExampleChart = lazyWithRetry(() => loadCharts().then((m) => m.ExampleChart));
const GrowthChart = lazyWithRetry(
  () => loadCharts().then((m) => m.GrowthChart),
  'The chart could not be shown.',
);
const ResultDetails = lazyWithRetry(
  () => loadCharts().then((m) => m.ResultDetails),
  'The details could not be shown.',
);

const PrintHeader = lazyWithRetry(() => import('./print-header.tsx').then((m) => m.PrintHeader));
const loadBanners = () => import('./plan-banner.tsx');
const PlanBanner = lazyWithRetry(
  () => loadBanners().then((m) => m.PlanBanner),
  'Your saved plan could not be shown.',
);
const LinkBanner = lazyWithRetry(
  () => loadBanners().then((m) => m.LinkBanner),
  'A note about the link couldn’t be shown.',
);

interface ResultAnswerProps {
  inputs: Inputs;
  /** The assumptions that the open plan or the visitor changes. */
  assumptions: PlanAssumptions | null;
  dollars: DollarKind;
  action: ReactNode;
}

/** Sentences that take the place of the calculator's. */
interface RetiredResult {
  sentence: string;
  summary: string;
}

interface CalculatorSectionProps extends OpenCalculator {
  /** Shows the income in retirement and the age to stop, loaded on demand because of the lifetime engine. */
  ResultAnswer: ComponentType<ResultAnswerProps>;
  /** Loads the function that builds a link with assumptions. */
  loadOutlookLink: () => Promise<OutlookLink>;
  /** The answer of a retired visitor, for the result and for its line on a narrow page. It replaces the projection of those who work. */
  retired?: RetiredResult | undefined;
  /** True if results are not announced to screen readers. */
  isMuted: boolean;
}

/** The calculator with its save actions, and with the saved plan that is open in it. */
export function CalculatorSection({
  isMuted,
  retired,
  ResultAnswer,
  loadOutlookLink,
  ...open
}: CalculatorSectionProps) {
  const { state, isFromLink, status, planId, plan, assumptions } = open;
  const { inputs, hasCalculated } = state;
  const unchangedId = unchangedPlanId(inputs, plan);
  const notes = outlookNotes(open, {
    isRetired: retired !== undefined,
    path: paths.planOutlook(unchangedId),
  });
  const dollars = useDollarsView(inputs.retirementAge - inputs.currentAge);
  const shownShare = useCountUp({ hasResult: state.calculation !== null });
  // Invalid inputs remove the chart. It is not drawn again when it comes back.
  const [isDrawn, setDrawn] = useState(false);

  return (
    <div className={styles.section}>
      <PlanViews current="calculator" planId={unchangedId} />
      {state.calculation && (
        <div className={sheet}>
          <Suspense fallback={null}>
            <PrintHeader inputs={inputs} plan={unchangedId === undefined ? undefined : plan} />
          </Suspense>
        </div>
      )}
      <Suspense fallback={null}>{planId !== null && <OpenPlanBanner {...open} />}</Suspense>
      <Suspense fallback={null}>{isFromLink && <LinkBanner />}</Suspense>
      <Calculator
        state={state}
        messages={retired && { ...calculatorMessages, sentence: () => [[retired.sentence]] }}
        summary={retired?.summary}
        notes={notes}
        detailsHref={paths.contact}
        isMuted={isMuted}
        dollars={{
          ...dollars,
          control: !retired && dollars.control,
          headline: (amount) => dollars.formats.dollars(amount * shownShare),
        }}
        example={<ExampleInPlaceholder isShown={Object.keys(state.errors).length === 0} />}
        renderDetails={(result) =>
          !retired && (
            <Suspense fallback={null}>
              <ResultDetails
                result={result}
                chart={
                  <div
                    className={isDrawn ? undefined : styles.drawnChart}
                    onAnimationEnd={() => setDrawn(true)}
                  >
                    <GrowthChart inputs={inputs} dollars={dollars.kind} />
                  </div>
                }
              />
            </Suspense>
          )
        }
        inputActions={
          <>
            <Button
              kind="quiet"
              onClick={() => {
                if (planId !== null) {
                  state.replace({ inputs: defaultInputs, hasCalculated });
                  return;
                }
                setDraft(exampleNumbers.draft, { hasCalculated });
                leavePlan();
              }}
            >
              Reset to defaults
            </Button>
            <NeedsScripts to="use the calculator" />
          </>
        }
        answer={
          <div className={styles.answer}>
            <Suspense fallback={<Skeleton heights={['5.5rem', '6rem']} label="Calculating your answer…" />}>
              <ResultAnswer
                inputs={inputs}
                assumptions={assumptions}
                dollars={dollars.kind}
                action={
                  <Link to={paths.planOutlook(unchangedId)} className={notPrinted}>
                    What would change it
                  </Link>
                }
              />
            </Suspense>
          </div>
        }
        actions={
          <>
            {!retired &&
              inputNames
                .filter((name) => name in notes)
                .map((name) => (
                  <p key={name} className={caption}>
                    {fields[name].label} in this result: {formatWithUnit(inputs[name], fields[name].unit)}.{' '}
                    {notes[name]}
                  </p>
                ))}
            <ResultActions
              inputs={inputs}
              shown={assumptions}
              loadOutlookLink={loadOutlookLink}
              hasTable={!retired}
              assumptions={plan ? undefined : (assumptions ?? undefined)}
              answer={retired?.summary}
              plan={plan}
              resetToPlan={open.resetToPlan}
              isVisitor={status === 'visitor'}
            />
          </>
        }
      />
    </div>
  );
}

function OpenPlanBanner({ status, plan, planError, retryPlan, resetToPlan }: OpenCalculator) {
  return (
    <PlanBanner
      plan={plan}
      status={status}
      error={planError}
      onRetry={retryPlan}
      onReset={() => plan && resetToPlan(plan)}
    />
  );
}

/** Names the inputs that the outlook has beyond the calculator's ranges, with a link to it. */
function outlookNotes(
  { state: { inputs }, assumptions, draft }: OpenCalculator,
  { isRetired, path }: { isRetired: boolean; path: string },
): Partial<Record<InputName, ReactNode>> {
  const outlook = outlookInputs(
    inputs,
    assumptions?.outlookInputs ?? { ...draft.inputs, retirementAge: inputs.retirementAge },
  );
  return Object.fromEntries(
    inputNames
      .filter((name) => outlook[name] !== inputs[name])
      .map((name) => [
        name,
        <Link key={name} to={path}>
          {isRetired && name === 'retirementAge'
            ? 'You’ve retired: your outlook starts at your age.'
            : `Your outlook uses ${formatWithUnit(outlook[name], fields[name].unit)}.`}
        </Link>,
      ]),
  );
}

/** A faint example chart behind the placeholder. Memoized, because it does not depend on the inputs. */
const ExampleInPlaceholder = memo(function ExampleInPlaceholder({ isShown }: { isShown: boolean }) {
  return (
    <div className={styles.exampleChart} aria-hidden>
      {isShown && (
        <Suspense fallback={null}>
          <ExampleChart />
        </Suspense>
      )}
    </div>
  );
});

/** Time in which the first result counts up. */
const DURATION_MS = 200;

/**
 * Returns the share of an amount to show while it counts up: from 0 to 1 within 200 ms when the first result appears,
 * and 1 after that. For visitors who prefer reduced motion, it is always 1.
 */
function useCountUp({ hasResult }: { hasResult: boolean }): number {
  const [share, setShare] = useState(1);
  const hasCountedUp = useRef(false);

  useLayoutEffect(() => {
    if (!hasResult || hasCountedUp.current) return;
    hasCountedUp.current = true;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    const start = performance.now();
    const count = () => {
      const next = Math.min((performance.now() - start) / DURATION_MS, 1);
      setShare(next);
      if (next < 1) requestAnimationFrame(count);
    };
    count();
  }, [hasResult]);

  return share;
}
