import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import { type Field, formatNumber, householdFields } from '@whenabouts/core';
import { useMemo } from 'react';
import { InteractiveSentence } from '../../../components/interactive-sentence.tsx';
import type { OutlookState } from '../use-outlook.ts';
import type { Outcomes } from './alternatives.ts';
import * as styles from './household.css.ts';
import { outcomeChange, outcomeOf } from './outcome.ts';
import { cutShareOf, cutYearsText } from './spending-cut-text.ts';

/** Below the first step, nothing would be cut: its button removes it. */
const cutField: Field = { ...householdFields.spendingCut, min: householdFields.spendingCut.step };

interface SpendingCutSentenceProps {
  state: OutlookState;
  outcomes: Outcomes | null;
  isStale: boolean;
}

/** The cut of spending in bad years, which can be changed in place, with what it brings and how often it happens. */
export function SpendingCutSentence({ state, outcomes, isStale }: SpendingCutSentenceProps) {
  const { answer, setAssumption } = state;
  const { spendingCut, partner } = answer.assumptions;
  const cutShare = useMemo(() => cutShareOf(answer), [answer]);
  const without = outcomes?.alternatives['spending-cut'];
  return (
    <>
      <InteractiveSentence
        size="small"
        parts={[
          `In bad years ${partner ? 'we' : 'I'} could live on `,
          { input: 'spendingCut', text: `${formatNumber(spendingCut)}%` },
          ' less.',
        ]}
        controlOf={() => ({
          field: cutField,
          value: spendingCut,
          onChange: (percent) => setAssumption('spendingCut', percent),
        })}
      />
      <p>
        <span className={styles.outcome} data-stale={isStale}>
          {without ? <UnbrokenAmounts text={outcomeChange(outcomeOf(answer), without).join('')} /> : '…'}
        </span>
        {'; '}
        <UnbrokenAmounts text={`${cutYearsText(cutShare)}.`} />
      </p>
    </>
  );
}
