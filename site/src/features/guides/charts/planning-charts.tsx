import { formatDollars, formatRoughDollars, requiredDistributions } from '@whenabouts/core';
import { LineChart } from '@whenabouts/view';
import type { ReactNode } from 'react';
import { GuideChart } from './guide-chart.tsx';
import * as styles from './guide-charts.css.ts';
import {
  atStop,
  balanceSince,
  drawDown,
  MONTHLY,
  paidIn,
  planningCase,
  sequenceCase,
  startAges,
} from './planning-examples.ts';

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

export function AgeTimeline() {
  return (
    <GuideChart
      title="Ages at which the rules change"
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

const { stopAge, realReturn } = planningCase;
const first = startAges[0];
const ages = Array.from({ length: stopAge - first + 1 }, (_, year) => first + year);
const lineStyles = { 30: 'main', 45: 'you', 60: 'dotted' } as const;

const rows = [first, 35, 40, 45, 50, 55, 60, 65, stopAge];

export function StartAgeChart() {
  const [early, middle] = startAges;
  const growth = atStop(early) - paidIn(early);
  return (
    <GuideChart
      title={`${formatDollars(MONTHLY)} a month becomes ${formatRoughDollars(atStop(early))} if you start at ${early}, and ${formatRoughDollars(atStop(middle))} if you start at ${middle}`}
      description={
        <>
          Savings by age in today’s dollars, if the {formatDollars(MONTHLY)} rises with prices every year and
          the savings earn {realReturn} percent above inflation every year, added monthly, which no market
          does. Of the savings at {stopAge} after starting at {early}, {formatRoughDollars(growth)} is growth.
        </>
      }
      table={{
        caption: `Savings by age for three starts, ${formatDollars(MONTHLY)} a month, in today’s dollars`,
        head: ['Age', ...startAges.map((start) => `From ${start}`)],
        rows: rows.map((age) => [
          String(age),
          ...startAges.map((start) => {
            const balance = balanceSince(start, age);
            return balance === null ? '–' : formatDollars(balance);
          }),
        ]),
      }}
    >
      <LineChart
        xValues={ages}
        xLabel={`Age, up to ${stopAge}`}
        xTicks={startAges}
        lines={startAges.map((start) => ({
          label: `from ${start}: ${formatRoughDollars(atStop(start))}`,
          kind: lineStyles[start],
          values: ages.map((age) => balanceSince(start, age)),
        }))}
      />
    </GuideChart>
  );
}

const { balance, yearlyWithdrawal, badYear, badYearCount, goodYear, goodYearCount } = sequenceCase;
const badFirst = drawDown({ balance, yearlyWithdrawal, yearlyReturns: sequenceCase.badFirst });
const badLast = drawDown({ balance, yearlyWithdrawal, yearlyReturns: sequenceCase.badLast });
const retiredAges = badFirst.map((_, year) => sequenceCase.stopAge + year);
const emptyAge = sequenceCase.stopAge + badFirst.indexOf(0);

/** A line chart of the same returns in two orders. */
export function SequenceRiskChart() {
  return (
    <GuideChart
      title={`With the bad years first, the money is gone at ${emptyAge}; with them last, ${formatRoughDollars(badLast.at(-1) ?? 0)} is left`}
      description={
        <>
          {formatDollars(balance)} at {sequenceCase.stopAge}, with {formatDollars(yearlyWithdrawal)} withdrawn
          each year. Both lines go through the same {badYearCount + goodYearCount} years: {badYearCount} that
          lose {-badYear} percent and {goodYearCount} that gain {goodYear} percent, after inflation. Without
          withdrawals, they would end at the same place.
        </>
      }
      table={{
        caption: 'Savings left at each age, in today’s dollars',
        head: ['Age', 'Bad years first', 'Bad years last'],
        rows: retiredAges.flatMap((age, year) =>
          year % 2 === 0
            ? [[String(age), formatDollars(badFirst[year] ?? 0), formatDollars(badLast[year] ?? 0)]]
            : [],
        ),
      }}
    >
      <LineChart
        xValues={retiredAges}
        xLabel="Age"
        xTicks={[sequenceCase.stopAge, 75, 85, retiredAges.at(-1) ?? 0]}
        lines={[
          { label: 'bad years last', kind: 'dashed', values: badLast },
          { label: 'bad years first', kind: 'main', values: badFirst },
        ]}
      />
    </GuideChart>
  );
}
