import { SliderField } from '@whenabouts/calculator/view';
import {
  type AssumptionName,
  allocationFields,
  assumptionFields,
  defaultAssumptions,
  type Field,
  formatNumber,
  formatRoughDollars,
  fullRetirementAge,
  type Inputs,
  recommendedAllocation,
  socialSecurityFigures,
} from '@whenabouts/core';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { planAgeField, targetField } from './answer.tsx';
import { SOCIAL_SECURITY } from './answer-text.ts';
import { Choice } from './choice.tsx';
import * as styles from './outlook-page.css.ts';
import type { OutlookState } from './use-outlook.ts';

/** Returns the id of a group of assumptions, for links to it. */
export function assumptionsId(group: string): string {
  return `assumptions-${group}`;
}

/** All assumptions, each as a control with its source, its default and a reset. */
export function AssumptionsPanel({ state }: { state: OutlookState }) {
  const { draft, resetAssumptions } = state;
  const changed = Object.keys(draft.changes) as AssumptionName[];
  return (
    <section className={`${styles.section} ${styles.notPrinted}`} aria-labelledby="assumptions">
      <h2 id="assumptions" tabIndex={-1}>
        Assumptions
      </h2>
      <p className={styles.prose}>
        Everything here is in today’s dollars. Change what doesn’t fit you.{' '}
        {changed.length > 0 && (
          <Button kind="quiet" onClick={() => resetAssumptions(changed)}>
            Reset all assumptions
          </Button>
        )}
      </p>
      <div className={styles.groups}>
        <Group id="spending" title="Spending and goal">
          <SpendingControl state={state} />
          <PlanAgeControl state={state} />
          <TargetControl state={state} />
        </Group>
        <Group id={SOCIAL_SECURITY} title="Social Security">
          <BenefitControl state={state} />
          <ClaimingControl state={state} />
          <BirthYearControl state={state} />
        </Group>
        <Group id="markets" title="Markets">
          <MarketControls state={state} />
        </Group>
      </div>
    </section>
  );
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

interface ControlProps {
  state: OutlookState;
  name: AssumptionName;
  field: Field;
  value: number;
  onChange: (value: number) => void;
  /** The default and its source. */
  source: ReactNode;
}

function Control({ state, name, field, value, onChange, source }: ControlProps) {
  return (
    <div className={styles.control}>
      <SliderField field={field} value={value} id={`assume-${name}`} onChange={onChange} />
      <p className={styles.note}>{source}</p>
      {name in state.draft.changes && (
        <Reset label={field.label} onReset={() => state.resetAssumptions([name])} />
      )}
    </div>
  );
}

function Reset({ label, onReset }: { label: string; onReset: () => void }) {
  return (
    <button
      type="button"
      className={styles.reset}
      aria-label={`Reset to the default: ${label}`}
      onClick={onReset}
    >
      Reset to the default
    </button>
  );
}

/** Props of a control that holds an assumption as it is. */
function plain(state: OutlookState, name: 'volatility' | 'inflation' | 'stocks') {
  return {
    state,
    name,
    field: assumptionFields[name],
    value: state.answer.assumptions[name],
    onChange: (value: number) => state.setAssumption(name, value),
  };
}

function SpendingControl({ state }: { state: OutlookState }) {
  const amount = formatRoughDollars(defaults(state).monthlySpending);
  return (
    <Control
      state={state}
      name="monthlySpending"
      field={assumptionFields.monthlySpending}
      value={Math.round(state.answer.assumptions.monthlySpending)}
      onChange={(value) => state.setAssumption('monthlySpending', value)}
      source={`Default: 80% of your income today, before tax: about ${amount}. Planners’ rules of thumb range from 70% to 90%. It stays the same in today’s dollars.`}
    />
  );
}

function PlanAgeControl({ state }: { state: OutlookState }) {
  const { inputs, assumptions } = state.answer;
  return (
    <Control
      state={state}
      name="planAge"
      field={planAgeField(inputs.currentAge)}
      value={assumptions.planAge}
      onChange={(age) => state.setAssumption('planAge', age)}
      source="Default: 95. Most people don’t live that long, but running out of money is worse than leaving some."
    />
  );
}

function TargetControl({ state }: { state: OutlookState }) {
  return (
    <Control
      state={state}
      name="targetChance"
      field={targetField}
      value={state.answer.assumptions.targetChance / 10}
      onChange={(tenths) => state.setAssumption('targetChance', tenths * 10)}
      source="Default: 8 of 10. A higher goal is safer, but means more work or less spending."
    />
  );
}

function BenefitControl({ state }: { state: OutlookState }) {
  const { answer, setAssumption, resetAssumptions } = state;
  const { knownBenefit, knownBenefitAge, birthYear } = answer.assumptions;
  const names = ['knownBenefit', 'knownBenefitAge'] as const;
  const { monthlyBenefit, claimingAge } = answer.shown.benefit;
  const isKnown = knownBenefit !== null;

  /** Starts with the estimate, which changes nothing yet. */
  function know(): void {
    const { min, max } = assumptionFields.knownBenefitAge;
    setAssumption('knownBenefit', monthlyBenefit);
    setAssumption('knownBenefitAge', Math.min(Math.max(claimingAge, min), max));
  }
  return (
    <div className={styles.control}>
      <p>
        <strong>{formatRoughDollars(monthlyBenefit)}</strong> a month from {claimingAge} on, in today’s
        dollars
        {isKnown ? '.' : ', estimated.'}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.box}
          checked={isKnown}
          onChange={({ currentTarget: { checked } }) => (checked ? know() : resetAssumptions(names))}
        />
        I know my benefit
      </label>
      {isKnown && (
        <>
          <SliderField
            field={assumptionFields.knownBenefit}
            value={knownBenefit}
            id="assume-knownBenefit"
            onChange={(value) => setAssumption('knownBenefit', value)}
          />
          <SliderField
            field={assumptionFields.knownBenefitAge}
            value={knownBenefitAge ?? Math.floor(fullRetirementAge(birthYear))}
            id="assume-knownBenefitAge"
            onChange={(age) => setAssumption('knownBenefitAge', age)}
          />
        </>
      )}
      <p className={styles.note}>
        Default: the Social Security formula of {socialSecurityFigures.year}, with today’s income for every
        year from 22 until you stop. Your statement at{' '}
        <a href="https://www.ssa.gov/myaccount/" rel="noopener">
          ssa.gov/myaccount
        </a>{' '}
        has your own.
      </p>
    </div>
  );
}

function ClaimingControl({ state }: { state: OutlookState }) {
  const { answer, setAssumption, resetAssumptions } = state;
  const { claimingAge } = answer.assumptions;
  const shown = answer.shown.benefit.claimingAge;
  const { min, max } = assumptionFields.claimingAge;
  return (
    <div className={styles.control}>
      <label className={styles.check}>
        <input
          type="checkbox"
          className={styles.box}
          checked={claimingAge === null}
          onChange={({ currentTarget: { checked } }) =>
            checked
              ? resetAssumptions(['claimingAge'])
              : setAssumption('claimingAge', Math.min(Math.max(shown, min), max))
          }
        />
        Claim when I stop working
      </label>
      {claimingAge !== null && (
        <SliderField
          field={assumptionFields.claimingAge}
          value={claimingAge}
          id="assume-claimingAge"
          onChange={(age) => setAssumption('claimingAge', age)}
        />
      )}
      <p className={styles.note}>
        Default: when you stop, but at 62 at the earliest and 70 at the latest. Claiming while still working
        before full retirement age is left out.
      </p>
    </div>
  );
}

function BirthYearControl({ state }: { state: OutlookState }) {
  const { birthYear } = state.answer.assumptions;
  const latest = state.year - state.answer.inputs.currentAge;
  // A link or a plan of another year may have another birth year.
  const years = [...new Set([birthYear, latest - 1, latest])].sort();
  const age = fullRetirementAge(birthYear);
  const months = Math.round((age % 1) * 12);
  return (
    <div className={styles.control}>
      <Choice
        legend="Birth Year"
        isLegendVisible
        name="birth-year"
        options={years.map((year) => ({ value: `${year}`, label: `${year}` }))}
        value={`${birthYear}`}
        onChange={(year) => state.setAssumption('birthYear', Number(year))}
      />
      <p className={styles.note}>
        Default: this year less your age. Your full retirement age is {Math.floor(age)}
        {months > 0 && ` and ${months} months`}.
      </p>
      {'birthYear' in state.draft.changes && (
        <Reset label="Birth Year" onReset={() => state.resetAssumptions(['birthYear'])} />
      )}
    </div>
  );
}

function MarketControls({ state }: { state: OutlookState }) {
  const { inputs, assumptions } = state.answer;
  const { stocks } = allocationOf(inputs);
  return (
    <>
      <p className={styles.note}>
        Return: {formatNumber(inputs.expectedReturn)}% a year after fees and before inflation, from your
        numbers.
      </p>
      <Control
        {...plain(state, 'inflation')}
        source="Default: 2.5%, between the Federal Reserve’s goal of 2% and the average of 3% since 1928."
      />
      <Control
        {...plain(state, 'volatility')}
        source="Default: 12%. A mix of 60% stocks and 40% bonds had 12.2% above inflation from 1928 to 2024. It stays as it is when you change the return."
      />
      <Control
        {...plain(state, 'stocks')}
        source="Default: 50%. Only the chart of history uses it; the rest is in bonds."
      />
      {assumptions.stocks !== stocks && (
        <button type="button" className={styles.reset} onClick={() => state.setAssumption('stocks', stocks)}>
          Use my allocation: {stocks}% stocks
        </button>
      )}
    </>
  );
}

/** The allocation that the explainer recommends to a balanced investor of this age. */
function allocationOf({ currentAge, retirementAge }: Inputs) {
  const { riskTolerance } = allocationFields;
  return recommendedAllocation({ age: currentAge, retirementAge, riskTolerance: riskTolerance.default });
}

function defaults({ answer, year }: OutlookState) {
  return defaultAssumptions(answer.inputs, { year });
}
