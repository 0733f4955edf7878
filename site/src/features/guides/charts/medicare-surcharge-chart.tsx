import { formatDollars } from '@whenabouts/core';
import { BarChart } from './bar-chart.tsx';
import { GuideChart } from './guide-chart.tsx';

const YEAR = 2026;

/** Standard Part B premium in dollars a month: CMS-8091-N, 90 FR 52063, November 19, 2025. */
const STANDARD_PREMIUM = 202.9;

/**
 * Surcharges in dollars a month by income two years earlier. Source: the same notice for Part B, and CMS's
 * announcement of November 14, 2025, for Part D. Other steps apply to married people who file separately.
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

/** A bar chart of the yearly income-related surcharges of Parts B and D. */
export function MedicareSurchargeChart() {
  return (
    <GuideChart
      title={`One dollar over the first threshold costs about ${formatDollars(yearly[1] ?? 0)} a year`}
      description={`What one person pays on top of the usual premiums for Parts B and D in ${YEAR}, by a single filer’s income in ${YEAR - 2}. The table has the thresholds for couples filing jointly; each spouse pays the surcharge.`}
      table={{
        caption: `Monthly Part B premium and Part D surcharge in ${YEAR}`,
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
