import { ChartFigure } from '@whenabouts/calculator/view';
import { formatDollars, LIFETIME_AGE, socialSecurityFields } from '@whenabouts/core';
import { useMemo } from 'react';
import { Explainer } from '../explainer.tsx';
import { KeyNumbers } from '../key-numbers.tsx';
import type { ExplainerState } from '../use-explainer-values.ts';
import { ClaimingBars } from './claiming-bars.tsx';
import {
  claimingFor,
  claimingKeyNumbers,
  claimingTable,
  claimingTitle,
  type SocialSecurityNumbers,
  socialSecuritySentence,
} from './social-security-text.ts';

const { claimingAge, ...others } = socialSecurityFields;
/** The claiming age, which the visitor decides about, comes first. */
const controls = { claimingAge, ...others };

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
    >
      <p>
        Each month before full retirement age costs 5/9 of a percent, and 5/12 for each month past the 36th.
        Each month after it adds 2/3 of a percent, up to age 70. If you were born in 1960 or later, your full
        retirement age is 67. Your benefit is on your statement at ssa.gov. We are not part of the Social
        Security Administration.
      </p>
      <p>
        Left out: interest on earlier checks; the yearly cost-of-living adjustment, which raises every benefit
        alike; taxes; what you earn while you claim; and the benefits of spouses and survivors.
      </p>
    </Explainer>
  );
}
