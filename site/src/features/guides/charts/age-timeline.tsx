import { requiredDistributions } from '@whenabouts/core';
import type { ReactNode } from 'react';
import { GuideChart } from './guide-chart.tsx';
import * as styles from './guide-charts.css.ts';

const { ageBefore1960, ageFrom1960 } = requiredDistributions.figures;

const stops: readonly { age: string; text: ReactNode }[] = [
  { age: '50', text: 'In this year, catch-up contributions to workplace plans and IRAs begin.' },
  {
    age: '55',
    text: 'If you leave your employer in or after this year, its plan can pay you without the additional tax.',
  },
  { age: '59½', text: 'The additional tax of 10 percent on early withdrawals ends.' },
  {
    age: '60',
    text: 'From this year to the year you turn 63, a higher catch-up applies where your plan has one.',
  },
  { age: '62', text: 'Social Security retirement benefits can begin, at a reduced amount.' },
  { age: '65', text: 'Medicare begins for most people.' },
  { age: '67', text: 'The full Social Security benefit, if you were born in 1960 or later.' },
  { age: '70', text: 'The largest Social Security benefit; waiting longer adds nothing.' },
  {
    age: `${ageBefore1960.value} or ${ageFrom1960.value}`,
    text: `Withdrawals from tax-deferred accounts become mandatory: at ${ageBefore1960.value} if you were born from 1951 to 1959, at ${ageFrom1960.value} if in 1960 or later.`,
  },
];

/** A timeline of the ages at which federal rules change. */
export function AgeTimeline() {
  return (
    <GuideChart
      title="Nine ages at which the rules change"
      description="Federal rules as of 2026. Each one has exceptions; see the sources below."
    >
      <ol className={styles.timeline}>
        {stops.map(({ age, text }) => (
          <li key={age} className={styles.timelineAge}>
            <strong className={styles.timelineLabel}>{age}</strong>
            <span>{text}</span>
          </li>
        ))}
      </ol>
    </GuideChart>
  );
}
