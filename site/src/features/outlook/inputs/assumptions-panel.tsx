import {
  type AssumptionName,
  assumptionFields,
  defaultAssumptions,
  effectiveYearlyRate,
  formatNumber,
  type NumberName,
  planAgeField,
} from '@whenabouts/core';
import { type ReactNode, Suspense, useMemo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { defaultSpendingSentence } from '../answer/default-spending-text.ts';
import { SOCIAL_SECURITY } from '../answer/goal-sentence.ts';
import { loadSocialSecurityControls } from '../included/load-controls.ts';
import type { OutlookAnswer } from '../outlook-results.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { AssumptionControl } from './assumption-controls.tsx';
import * as styles from './controls.css.ts';
import { spendingField, targetField } from './outlook-fields.ts';

/** Loaded when the assumptions are opened. */
const SocialSecurityControls = lazyWithRetry(
  async () => (await loadSocialSecurityControls()).SocialSecurityControls,
  'We couldn’t load these settings.',
);

export function assumptionsId(group: string): string {
  return `assumptions-${group}`;
}

/** All assumptions. Each control shows its source and default, and has a reset button. */
export function AssumptionsPanel({ state }: { state: OutlookState }) {
  const { draft, resetAssumptions } = state;
  const changedNames = Object.keys(draft.changes) as AssumptionName[];
  return (
    <>
      <p className={textStyles.prose}>
        Everything here is in today’s dollars. Change what doesn’t fit you.{' '}
        {changedNames.length > 0 && (
          <Button
            kind="secondary"
            onClick={() => {
              // The button disappears.
              document.getElementById(assumptionsId('spending'))?.focus();
              resetAssumptions(changedNames);
            }}
          >
            Reset all assumptions
          </Button>
        )}
      </p>
      <div className={styles.groups}>
        <Group id="spending" title="Spending and goal">
          <SpendingAndGoal state={state} />
        </Group>
        <Group id={SOCIAL_SECURITY} title="Social Security">
          <Suspense fallback={<Skeleton heights={['20rem']} label="Loading the settings…" />}>
            <SocialSecurityControls state={state} />
          </Suspense>
        </Group>
        <Group id="markets" title="Markets">
          <MarketControls state={state} />
        </Group>
      </div>
    </>
  );
}

/** Names the assumptions about markets in one line: "7% return, 2.5% inflation, 12% volatility". */
export function marketsText({ inputs, assumptions }: OutlookAnswer): string {
  return `${formatNumber(inputs.expectedReturn)}% return, ${formatNumber(assumptions.inflation)}% inflation, ${formatNumber(assumptions.volatility)}% volatility`;
}

function Group({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section className={styles.group} aria-labelledby={assumptionsId(id)}>
      <h3 id={assumptionsId(id)} tabIndex={-1} className={styles.groupTitle}>
        {title}
      </h3>
      {children}
    </section>
  );
}

function SpendingAndGoal({ state }: { state: OutlookState }) {
  const { inputs, assumptions, isRetired } = state.answer;
  const { draft, year } = state;
  const retiredSpending = isRetired
    ? defaultAssumptions(inputs, { year, isRetired, changes: draft.changes }).monthlySpending
    : null;
  const { currentAge } = inputs;
  const planAge = useMemo(() => planAgeField(currentAge), [currentAge]);
  return (
    <>
      <AssumptionControl
        {...propsOf(state, 'monthlySpending')}
        field={spendingField(assumptions.partner !== null)}
        value={Math.round(assumptions.monthlySpending)}
        source={`${defaultSpendingSentence(inputs, retiredSpending, assumptions.partner)} It is what you live on after tax. ${assumptions.preTaxShare === null ? 'Taxes in retirement are left out: include federal income tax to see what it costs.' : 'Your savings also pay federal income tax.'} It stays the same in today’s dollars, except for the costs in it that end.`}
      />
      <AssumptionControl
        {...propsOf(state, 'planAge')}
        field={planAge}
        source="Default: 95. Most people don’t live that long, but running out of money is worse than leaving some."
      />
      <AssumptionControl
        {...propsOf(state, 'targetChance')}
        field={targetField}
        source="Default: 80, or 8 out of 10. A higher goal is safer, but means more work or less spending."
      />
    </>
  );
}

function MarketControls({ state }: { state: OutlookState }) {
  const { inputs } = state.answer;
  return (
    <>
      <p className={textStyles.note}>
        Return: {formatNumber(inputs.expectedReturn)}% a year after fees and before inflation, from your
        numbers. It is the average growth of a year; the calculator adds a twelfth of it each month, which
        makes {formatNumber(effectiveYearlyRate(inputs.expectedReturn))}% a year.
      </p>
      <AssumptionControl
        {...propsOf(state, 'inflation')}
        source="Default: 2.5%, between the Federal Reserve’s goal of 2% and the average of 3% since 1928."
      />
      <AssumptionControl
        {...propsOf(state, 'volatility')}
        source="Default: 12%. A mix of 60% stocks and 40% bonds had 12.2% above inflation from 1928 to 2024. It stays as it is when you change the return."
      />
      <AssumptionControl
        {...propsOf(state, 'stocks')}
        source="Default: 60%, the mix behind the default volatility. Only the past retirements use it; the rest is in bonds."
      />
    </>
  );
}

/** Props of a control that shows an assumption in its own unit. */
function propsOf({ answer, draft, setAssumption, resetAssumptions }: OutlookState, name: NumberName) {
  return {
    name,
    field: assumptionFields[name],
    value: answer.assumptions[name],
    isChanged: name in draft.changes,
    setAssumption,
    resetAssumptions,
  };
}
