import {
  assumptionFields,
  FIRST_BIRTH_YEAR,
  type Field,
  formatDollars,
  type InputName,
  inputNames,
  lifetimeFields,
} from '@whenabouts/core';
import { SliderField } from '@whenabouts/view';
import { Fragment, memo, Suspense, useMemo, useState } from 'react';
import { withKnownBenefit } from '../../../numbers/known-benefit.ts';
import { initialDraft } from '../../../numbers/plan-draft.ts';
import { leavePlan } from '../../../numbers/plan-origin.ts';
import { useSearchParams } from '../../../router.ts';
import { Button } from '../../../ui/button.tsx';
import { spaceBetween } from '../../../ui/layout.css.ts';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { NeedsScripts } from '../../../ui/page.tsx';
import { otherContributionsSentence } from '../answer/contributions-sentence.ts';
import type { CashFlowsProps } from '../cash-flows/cash-flow-list.tsx';
import { CashFlowSection } from '../cash-flows/cash-flow-section.tsx';
import type { Outcomes } from '../included/alternatives.ts';
import { loadCashFlows, loadIncludedControls } from '../included/load-controls.ts';
import { outcomeChange } from '../included/outcome.ts';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { Check } from './assumption-controls.tsx';
import * as controlStyles from './controls.css.ts';
import { coupleInputFields, desiredAgeField, spendingField } from './outlook-fields.ts';
import * as styles from './your-numbers.css.ts';

const IncludedControls = lazyWithRetry(
  async () => (await loadIncludedControls()).IncludedControls,
  'We couldn’t load these settings.',
);

const PartnerFields = lazyWithRetry(
  async () => (await loadCashFlows()).PartnerFields,
  'We couldn’t load these settings.',
);

/** The calculator's inputs, the partner's numbers, and the settings of what the answer includes. */
export function YourNumbers({ state, ...cashFlows }: { state: OutlookState } & CashFlowsProps) {
  const { answer, setInput, replace } = state;
  const [search] = useSearchParams();
  const [isOpen, setOpen] = useState(false);
  const { inputs, assumptions, isRetired, lastAge } = answer;
  const names = inputNames.filter((name) => !isRetired || isNeededInRetirement(name));
  const { partner } = assumptions;
  const inputFields = partner ? coupleInputFields : lifetimeFields;
  const retirementAge = useMemo(
    () => ({
      ...desiredAgeField(inputs.currentAge, lastAge),
      label: lifetimeFields.retirementAge.label,
    }),
    [inputs.currentAge, lastAge],
  );
  return (
    <section className={styles.numbers} aria-labelledby="your-numbers-title">
      <div className={spaceBetween}>
        <h2 id="your-numbers-title" className={styles.panelTitle}>
          Your numbers
        </h2>
        <Button
          kind="quiet"
          onClick={() => {
            replace(initialDraft);
            if (!search.has('plan')) leavePlan();
          }}
        >
          Reset to defaults
        </Button>
      </div>
      <details
        className={styles.fold}
        open={isOpen || cashFlows.openCashFlow !== null}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary>Change each number</summary>
        {/* Not the details: with a negative tab index, Tab would skip all fields. */}
        <div id="your-numbers" tabIndex={-1} className={styles.content}>
          <p className={textStyles.note}>In today’s dollars. They stay in your browser until you save.</p>
          <NeedsScripts to="change them" />
          {names.map((name) => (
            <Fragment key={name}>
              <InputControl
                name={name}
                field={name === 'retirementAge' ? retirementAge : inputFields[name]}
                value={inputs[name]}
                setInput={setInput}
              />
              {name === 'currentSavings' && <PreTaxQuestion state={state} outcomes={cashFlows.outcomes} />}
              {name === 'monthlySavings' && inputs.monthlySavings > 0 && (
                <ContributionsSwitch state={state} />
              )}
            </Fragment>
          ))}
          {partner && (
            <Suspense fallback={null}>
              <PartnerFields state={state} partner={partner} />
            </Suspense>
          )}
          {isRetired && <RetiredSpending state={state} />}
          {(isRetired || assumptions.birthYear < FIRST_BIRTH_YEAR) && <KnownBenefit state={state} />}
          {(assumptions.preTaxShare !== null ||
            assumptions.healthPremium > 0 ||
            assumptions.benefitCut !== null) && (
            <Suspense>
              <IncludedControls state={state} />
            </Suspense>
          )}
          <CashFlowSection state={state} {...cashFlows} />
        </div>
      </details>
    </section>
  );
}

/** Asks if the savings will be taxed, and says the answer with and without that tax. */
function PreTaxQuestion({ state, outcomes }: { state: OutlookState; outcomes: Outcomes | null }) {
  const { answer, draft, setAssumption, resetAssumptions } = state;
  const isTaxed = answer.assumptions.preTaxShare !== null;
  const outcome = outcomes?.draft === draft ? outcomes.alternatives.preTaxShare : undefined;
  return (
    <div className={controlStyles.control}>
      <Check
        label="Is most of it in a 401(k) or traditional IRA?"
        checked={answer.assumptions.preTaxShare === 100}
        onChange={(checked) =>
          checked ? setAssumption('preTaxShare', 100) : resetAssumptions(['preTaxShare', 'stateTax'])
        }
      />
      <p className={textStyles.note}>
        With federal income tax:{' '}
        {outcomes && outcome
          ? outcomeChange(
              ...(isTaxed ? ([outcomes.current, outcome] as const) : ([outcome, outcomes.current] as const)),
            ).join('')
          : '…'}
        .
      </p>
    </div>
  );
}

/** The choice whether contributions rise with prices, and the age that the other choice would give. */
function ContributionsSwitch({ state }: { state: OutlookState }) {
  const { answer, results, setAssumption } = state;
  return (
    <div className={controlStyles.control}>
      <Check
        label="My contributions rise with prices"
        checked={answer.assumptions.contributionsRise}
        onChange={(checked) => setAssumption('contributionsRise', checked)}
      />
      <p className={textStyles.note}>{otherContributionsSentence(results)}</p>
    </div>
  );
}

interface InputControlProps extends Pick<OutlookState, 'setInput'> {
  name: InputName;
  field: Field;
  value: number;
}

/** A slider of one input. Memoized, because a drag changes one input in every frame. */
const InputControl = memo(function InputControl({ name, field, value, setInput }: InputControlProps) {
  return (
    <SliderField
      field={field}
      value={value}
      id={`outlook-${name}`}
      onChange={(next) => setInput(name, next)}
    />
  );
});

function isNeededInRetirement(name: InputName): boolean {
  return name === 'currentAge' || name === 'currentSavings' || name === 'expectedReturn';
}

/** The spending of a retired visitor. */
function RetiredSpending({ state }: { state: OutlookState }) {
  const { answer, draft, setAssumption } = state;
  const isGuess = !('monthlySpending' in draft.changes);
  return (
    <div className={controlStyles.control}>
      <SliderField
        field={spendingField(answer.assumptions.partner !== null)}
        value={Math.round(answer.assumptions.monthlySpending)}
        id="retired-spending"
        onChange={(value) => setAssumption('monthlySpending', value)}
      />
      {isGuess && (
        <p className={textStyles.note}>
          Our guess: Social Security and up to 4% of your savings a year, less if they must last more than 28
          years or pay until Social Security starts. Please enter what you spend.
        </p>
      )}
    </div>
  );
}

/** The benefit of a visitor who has retired, or who was born too early for an estimate. */
function KnownBenefit({ state }: { state: OutlookState }) {
  const { answer, draft, year, replace } = state;
  const { monthlyBenefit, claimingAge } = answer.benefit;
  const { birthYear, knownBenefit } = answer.assumptions;
  const { annualIncome } = answer.inputs;
  const isPaid = claimingAge <= answer.inputs.currentAge;
  return (
    <div className={controlStyles.control}>
      <SliderField
        field={{
          ...assumptionFields.knownBenefit,
          label: isPaid
            ? 'Your Monthly Social Security'
            : `Your Monthly Social Security from ${claimingAge} on`,
        }}
        value={monthlyBenefit}
        id="retired-benefit"
        onChange={(value) => replace(withKnownBenefit(draft, value, year))}
      />
      {knownBenefit === null && birthYear < FIRST_BIRTH_YEAR && (
        <p className={textStyles.note}>
          We can’t estimate Social Security for people born before {FIRST_BIRTH_YEAR}. Please enter what you
          receive.
        </p>
      )}
      {knownBenefit === null && birthYear >= FIRST_BIRTH_YEAR && (
        <p className={textStyles.note}>
          Our guess, for pay of {formatDollars(annualIncome)} a year. Please enter what you receive.
        </p>
      )}
    </div>
  );
}
