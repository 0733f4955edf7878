import {
  claimingFor,
  claimingKeyNumbers,
  claimingTable,
  claimingTitle,
  type SocialSecurityNumbers,
  socialSecurityNotes,
  socialSecuritySentence,
} from '@whenabouts/calculator/explainers/social-security-text';
import { ChartFigure } from '@whenabouts/calculator/view';
import { formatDollars, LIFETIME_AGE, socialSecurityFields } from '@whenabouts/core';
import { useMemo } from 'react';
import { Explainer } from '../explainer.tsx';
import { KeyNumbers } from '../key-numbers.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import { ClaimingBars } from './claiming-bars.tsx';

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
