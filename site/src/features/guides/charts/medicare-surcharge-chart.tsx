import { formatDollars } from '@whenabouts/core';
import { BarChart } from './bar-chart.tsx';
import { GuideChart } from './guide-chart.tsx';

const YEAR = 2026;

/** The standard premium of Part B in dollars a month: CMS-8091-N, 90 FR 52063, November 19, 2025. */
const STANDARD_PREMIUM = 202.9;

/**
 * Dollars a month on top, by the income of two years before: the same notice for Part B, and the
 * announcement of CMS of November 14, 2025, for Part D. Married people who file separately have other steps.
 */
const STEPS = [
  { single: 'Up to $109,000', joint: 'Up to $218,000', partB: 0, partD: 0 },
  { single: 'Up to $137,000', joint: 'Up to $274,000', partB: 81.2, partD: 14.5 },
  { single: 'Up to $171,000', joint: 'Up to $342,000', partB: 202.9, partD: 37.5 },
  { single: 'Up to $205,000', joint: 'Up to $410,000', partB: 324.6, partD: 60.4 },
  { single: 'Under $500,000', joint: 'Under $750,000', partB: 446.3, partD: 83.3 },
  { single: '$500,000 or more', joint: '$750,000 or more', partB: 487, partD: 91 },
] as const;

const yearly = STEPS.map(({ partB, partD }) => (partB + partD) * 12);
const cents = (amount: number) => `$${amount.toFixed(2)}`;

/** What a higher income adds to the premiums of Parts B and D. */
export function MedicareSurchargeChart() {
  return (
    <GuideChart
      title={`One dollar over the first line costs about ${formatDollars(yearly[1] ?? 0)} a year`}
      description={`What Parts B and D cost one person on top of the usual premiums in ${YEAR}, by a single filer’s income in ${YEAR - 2}. For a couple filing together the lines are in the table, and each of the two pays.`}
      table={{
        caption: `Monthly premium of Part B and surcharge of Part D in ${YEAR}`,
        head: ['Income, single', 'Income, couple', 'Part B premium', 'Added to Part D', 'Added in a year'],
        rows: STEPS.map(({ single, joint, partB, partD }, index) => [
          single,
          joint,
          cents(STANDARD_PREMIUM + partB),
          cents(partD),
          formatDollars(yearly[index] ?? 0),
        ]),
      }}
    >
      <BarChart
        rows={STEPS.map(({ single }, index) => ({
          label: single,
          value: yearly[index] ?? 0,
          amount: formatDollars(yearly[index] ?? 0),
          main: index === 1,
        }))}
      />
    </GuideChart>
  );
}
