import {
  type ClaimingOption,
  formatDollars,
  formatShortDollars,
  LIFETIME_AGE,
  socialSecurityFields,
} from '@whenabouts/core';
import { ChartFigure } from '@whenabouts/view';
import {
  type Claiming,
  claimingFor,
  claimingKeyNumbers,
  claimingTable,
  claimingTitle,
  type SocialSecurityNumbers,
  socialSecurityNotes,
  socialSecuritySentence,
} from '@whenabouts/view/explainers/social-security-text';
import { useMemo } from 'react';
import { Explainer, KeyNumbers } from '../explainer.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import * as styles from './claiming-bars.css.ts';

const { claimingAge, ...others } = socialSecurityFields;
/** The claiming age, which the visitor decides about, comes first. */
const controls = { claimingAge, ...others };

/** Compares the claiming ages of Social Security. */
export function SocialSecurityExplainer({ state }: { state: ExplainerState<keyof SocialSecurityNumbers> }) {
  const { numbers } = state;
  const claiming = useMemo(() => claimingFor(numbers), [numbers]);
  const { monthlyBenefit, lifetimeBenefit } = claiming.chosen;
  return (
    <Explainer
      question="When should you claim Social Security?"
      calculatorNumbers="your age, and the age you want to retire at"
      state={state}
      numbers={numbers}
      controls={controls}
      sentence={socialSecuritySentence(numbers, claiming)}
      summary={`At ${numbers.claimingAge}: ${formatDollars(monthlyBenefit)} a month, ${formatDollars(lifetimeBenefit)} to ${LIFETIME_AGE}, in today’s dollars`}
      chart={
        <ChartFigure
          title={claimingTitle(claiming)}
          description="Break-even: the age at which the later of two claims has paid as much in total as the earlier one. If you live past that age, the later claim pays more in total. Interest is not counted: checks that you get earlier could earn some. Amounts are today’s dollars."
          table={claimingTable(claiming)}
        >
          <ClaimingBars claiming={claiming} fullRetirementAge={numbers.fullRetirementAge} />
          <KeyNumbers numbers={claimingKeyNumbers(numbers, claiming)} />
        </ChartFigure>
      }
      notes={socialSecurityNotes}
    />
  );
}

interface ClaimingBarsProps {
  claiming: Claiming;
  fullRetirementAge: number;
}

/** Bar charts of the monthly and the lifetime benefit by claiming age. */
function ClaimingBars({ claiming: { options, chosen }, fullRetirementAge }: ClaimingBarsProps) {
  return (
    <div className={styles.strips} aria-hidden="true">
      <p className={styles.stripName}>
        A month<ChosenAmount>{formatDollars(chosen.monthlyBenefit)}</ChosenAmount>
      </p>
      <Strip
        options={options}
        chosen={chosen}
        tall
        amount={({ monthlyBenefit }) => monthlyBenefit}
        label={({ monthlyBenefit }) => formatDollars(monthlyBenefit)}
      />
      <div className={styles.ages}>
        {options.map((option) => (
          <span key={option.claimingAge} className={option === chosen ? styles.chosenAge : styles.age}>
            {option.claimingAge}
            {option.claimingAge === fullRetirementAge && (
              <small className={styles.fullRetirementLabel}>full</small>
            )}
          </span>
        ))}
      </div>
      <p className={styles.stripName}>
        Total by your {LIFETIME_AGE}th birthday
        <ChosenAmount>{formatDollars(chosen.lifetimeBenefit)}</ChosenAmount>
      </p>
      <Strip
        options={options}
        chosen={chosen}
        amount={({ lifetimeBenefit }) => lifetimeBenefit}
        label={({ lifetimeBenefit }) => formatShortDollars(lifetimeBenefit)}
      />
    </div>
  );
}

/** The amount for the chosen age, on narrow pages, where bars are too narrow for amounts. */
function ChosenAmount({ children }: { children: string }) {
  return (
    <span className={styles.narrowChosenAmount}>
      : <b>{children}</b>
    </span>
  );
}

interface StripProps extends Claiming {
  tall?: boolean;
  amount: (option: ClaimingOption) => number;
  label: (option: ClaimingOption) => string;
}

function Strip({ options, chosen, tall, amount, label }: StripProps) {
  const most = Math.max(...options.map(amount));
  return (
    <div className={tall ? styles.tallStrip : styles.lowStrip}>
      {options.map((option) => (
        <div key={option.claimingAge} className={styles.column}>
          <span className={option === chosen ? styles.chosenAmount : styles.amount}>{label(option)}</span>
          <span
            className={option === chosen ? styles.chosenBar : styles.bar}
            style={{ height: `${(amount(option) / most) * 100}%` }}
          />
        </div>
      ))}
    </div>
  );
}
