import {
  assumptionFields,
  type BenefitPlan,
  currentLaw,
  FIRST_BIRTH_YEAR,
  formatRoughDollars,
  fullRetirementAge,
  type LifetimeAssumptions,
  planSocialSecurity,
  withChanges,
  withoutChanges,
} from '@whenabouts/core';
import { SliderField, UnbrokenAmounts } from '@whenabouts/view';
import { memo, Suspense } from 'react';
import { UseMyRecord } from '../../../components/earnings-record/use-my-record.tsx';
import { lazyWithRetry } from '../../../ui/lazy-with-retry.tsx';
import { RadioGroup } from '../../../ui/radio-group.tsx';
import * as textStyles from '../outlook-text.css.ts';
import type { OutlookState } from '../use-outlook.ts';
import { type AssumptionChanges, Check, Reset } from './assumption-controls.tsx';
import * as controlStyles from './controls.css.ts';
import { SocialSecurityLaw } from './social-security-law.tsx';

const WorkControls = lazyWithRetry(
  async () => (await import('./work-controls.tsx')).WorkControls,
  'We couldn’t load your years of work.',
);

/** The benefit, when it is claimed, and the birth year, which decides the full retirement age. */
export function SocialSecurityControls({ state }: { state: OutlookState }) {
  const { answer, draft, year, setAssumption, resetAssumptions, replace } = state;
  const { knownBenefit, knownBenefitAge, birthYear, claimingAge } = answer.assumptions;
  const { benefit, inputs } = answer;
  // The statement of someone who has stopped assumes no more work.
  const atStatement = answer.isRetired
    ? inputs
    : { ...inputs, retirementAge: Math.max(benefit.claimingAge, inputs.currentAge) };
  const scheduled = { ...answer.assumptions, benefitCut: null };
  const changes = { setAssumption, resetAssumptions };
  return (
    <>
      <BenefitControl
        {...changes}
        knownBenefit={knownBenefit}
        knownBenefitAge={knownBenefitAge}
        birthYear={birthYear}
        monthlyBenefit={benefit.monthlyBenefit}
        benefitOfStatement={planSocialSecurity(atStatement, scheduled).monthlyBenefit}
        claimingAge={benefit.claimingAge}
        knownBenefitStop={answer.assumptions.knownBenefitStop ?? null}
        isRetired={answer.isRetired}
      />
      {knownBenefit === null && birthYear >= FIRST_BIRTH_YEAR && (
        <Suspense fallback={null}>
          <WorkControls state={state} />
        </Suspense>
      )}
      {birthYear >= FIRST_BIRTH_YEAR && (
        <div>
          <UseMyRecord
            person={{ currentAge: inputs.currentAge, birthYear, hasStopped: answer.isRetired }}
            pay={inputs.annualIncome}
            stopAge={inputs.retirementAge}
            onUse={(amounts) => replace(withChanges(withoutChanges(draft, ['knownBenefitAge']), amounts))}
          />
        </div>
      )}
      <ClaimingControl {...changes} claimingAge={claimingAge} plannedAge={benefit.claimingAge} />
      <SocialSecurityLaw state={state} />
      <BirthYearControl
        {...changes}
        birthYear={birthYear}
        latestBirthYear={year - answer.inputs.currentAge}
        isChanged={'birthYear' in draft.changes}
      />
    </>
  );
}

type BenefitControlProps = AssumptionChanges &
  Pick<LifetimeAssumptions, 'knownBenefit' | 'knownBenefitAge' | 'birthYear'> &
  Pick<BenefitPlan, 'monthlyBenefit' | 'claimingAge'> & {
    /** The monthly benefit for work until the claim, as in a statement of the Social Security Administration. */
    benefitOfStatement: number;
    /** Age of the stop for which the known benefit holds, if it is that of a record. */
    knownBenefitStop: number | null;
    isRetired: boolean;
  };

const STATEMENT_NOTE = ' It assumes that you work until you claim. If you stop before 57, we lower it.';

const BenefitControl = memo(function BenefitControl(props: BenefitControlProps) {
  const { knownBenefit, knownBenefitAge, birthYear, monthlyBenefit, benefitOfStatement, claimingAge } = props;
  const { knownBenefitStop, isRetired, setAssumption, resetAssumptions } = props;
  const recordNames = ['knownBenefitStop', 'benefitIfStopped'] as const;
  const isKnown = knownBenefit !== null;

  /** Starts with the estimated benefit, so that the results stay the same until the visitor changes it. */
  function enterKnownBenefit(): void {
    const { min, max } = assumptionFields.knownBenefitAge;
    setAssumption('knownBenefit', benefitOfStatement);
    setAssumption('knownBenefitAge', Math.min(Math.max(claimingAge, min), max));
  }
  return (
    <div className={controlStyles.control}>
      <p>
        <strong>
          <UnbrokenAmounts text={formatRoughDollars(monthlyBenefit)} />
        </strong>{' '}
        a month from {claimingAge} on, in today’s dollars
        {isKnown || birthYear < FIRST_BIRTH_YEAR ? '.' : ', estimated.'}
      </p>
      <Check
        label="I know my benefit"
        checked={isKnown}
        onChange={(checked) =>
          checked
            ? enterKnownBenefit()
            : resetAssumptions(['knownBenefit', 'knownBenefitAge', ...recordNames])
        }
      />
      {isKnown && (
        <>
          <SliderField
            field={assumptionFields.knownBenefit}
            value={knownBenefit}
            id="assume-knownBenefit"
            onChange={(value) => {
              resetAssumptions(recordNames);
              setAssumption('knownBenefit', value);
            }}
          />
          <SliderField
            field={assumptionFields.knownBenefitAge}
            value={knownBenefitAge ?? Math.floor(fullRetirementAge(birthYear))}
            id="assume-knownBenefitAge"
            onChange={(age) => setAssumption('knownBenefitAge', age)}
          />
          <p className={textStyles.note}>
            {knownBenefitStop === null
              ? `Enter the amount on your Social Security statement.${isRetired ? '' : STATEMENT_NOTE}`
              : `From your record, for work until ${knownBenefitStop}. If you stop at another age, your plan uses the benefit for that age.`}
          </p>
        </>
      )}
      <p className={textStyles.note}>
        Default: the Social Security formula of {currentLaw.year}, with today’s income for every year from 22
        until you stop. Your statement at{' '}
        <a href="https://www.ssa.gov/myaccount/" rel="noopener">
          ssa.gov/myaccount
        </a>{' '}
        has your own.
      </p>
    </div>
  );
});

interface ClaimingControlProps extends AssumptionChanges {
  /** Null to claim when work stops. */
  claimingAge: number | null;
  /** The claiming age in the answer. */
  plannedAge: number;
}

const ClaimingControl = memo(function ClaimingControl(props: ClaimingControlProps) {
  const { claimingAge, plannedAge, setAssumption, resetAssumptions } = props;
  const { min, max } = assumptionFields.claimingAge;
  return (
    <div className={controlStyles.control}>
      <Check
        label="Claim when I stop working"
        checked={claimingAge === null}
        onChange={(checked) =>
          checked
            ? resetAssumptions(['claimingAge'])
            : setAssumption('claimingAge', Math.min(Math.max(plannedAge, min), max))
        }
      />
      {claimingAge !== null && (
        <SliderField
          field={assumptionFields.claimingAge}
          value={claimingAge}
          id="assume-claimingAge"
          onChange={(age) => setAssumption('claimingAge', age)}
        />
      )}
      <p className={textStyles.note}>Default: we assume you claim when you stop, between 62 and 70.</p>
    </div>
  );
});

interface BirthYearControlProps extends AssumptionChanges {
  birthYear: number;
  /** The latest birth year possible at the current age. */
  latestBirthYear: number;
  isChanged: boolean;
}

const BirthYearControl = memo(function BirthYearControl(props: BirthYearControlProps) {
  const { birthYear, latestBirthYear, isChanged, setAssumption, resetAssumptions } = props;
  // A link or a plan of another year may have another birth year.
  const years = [...new Set([birthYear, latestBirthYear - 1, latestBirthYear])].sort();
  const age = fullRetirementAge(birthYear);
  const months = Math.round((age % 1) * 12);
  return (
    <div className={controlStyles.control}>
      <RadioGroup
        legend="Birth Year"
        layout="pills"
        options={years.map((year) => ({ value: `${year}`, label: `${year}` }))}
        value={`${birthYear}`}
        onChange={(year) => setAssumption('birthYear', Number(year))}
      />
      <p className={textStyles.note}>
        Default: this year less your age. Your full retirement age is {Math.floor(age)}
        {months > 0 && ` and ${months} months`}. Born on January 1? Choose the year before: Social Security
        counts you as born in it.
      </p>
      {isChanged && <Reset label="Birth Year" onReset={() => resetAssumptions(['birthYear'])} />}
    </div>
  );
});
