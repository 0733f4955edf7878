import { defaultInputs, fullRetirementAge, socialSecurityFields } from '@whenabouts/core';
import { useContext } from 'react';
import { UseMyRecord } from '../../components/earnings-record/use-my-record.tsx';
import { nearestStop } from '../../components/sentence/slider-stops.ts';
import { useCalculatorInputs } from '../../numbers/store.ts';
import { CurrentYearContext } from '../../ui/page-contexts.ts';
import type { ExplainerState } from './use-explainer-values.ts';

type Numbers = keyof typeof socialSecurityFields;

/** The benefit of a record of earnings, as close as the explainer's sliders allow. */
export function ExplainerRecord({ state }: { state: ExplainerState<Numbers> }) {
  const { currentAge, claimingAge } = state.numbers;
  const { annualIncome } = useCalculatorInputs() ?? defaultInputs;
  const birthYear = useContext(CurrentYearContext) - currentAge;
  const set = (name: Numbers, value: number) =>
    state.set(name, nearestStop(socialSecurityFields[name], value));
  return (
    <div>
      <UseMyRecord
        person={{ currentAge, birthYear, hasStopped: false }}
        pay={annualIncome}
        stopAge={claimingAge}
        onUse={({ knownBenefit }) => {
          set('monthlyBenefit', knownBenefit);
          set('fullRetirementAge', fullRetirementAge(birthYear));
        }}
      />
    </div>
  );
}
