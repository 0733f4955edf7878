import { formatDollars, medicare2026, surchargeSteps2026, surchargeTop2026 } from '@whenabouts/core';
import { BarChart } from './bar-chart.tsx';
import { GuideChart } from './guide-chart.tsx';

const { year } = medicare2026;
const standardPremium = medicare2026.figures.partBPremium.value;
const top = surchargeSteps2026.length;
const highest = surchargeSteps2026[top - 1];

const steps = [
  ...surchargeSteps2026.map(({ single, joint, partB, partD }, step) => {
    const to = step === top - 1 ? 'Under' : 'Up to';
    return { single: `${to} ${formatDollars(single)}`, joint: `${to} ${formatDollars(joint)}`, partB, partD };
  }),
  {
    single: `${formatDollars(highest?.single ?? 0)} or more`,
    joint: `${formatDollars(highest?.joint ?? 0)} or more`,
    ...surchargeTop2026,
  },
];

const yearly = steps.map(({ partB, partD }) => (partB + partD) * 12);
const cents = (value: number) => `$${value.toFixed(2)}`;

/** A bar chart of the yearly income-related surcharges of Parts B and D. */
export function MedicareSurchargeChart() {
  return (
    <GuideChart
      title={`One dollar over the first threshold costs about ${formatDollars(yearly[1] ?? 0)} a year`}
      description={`What one person pays on top of the usual premiums for Parts\u00a0B and\u00a0D in ${year}, by a single filer’s income in ${year - 2}. The table has the thresholds for couples filing jointly; each spouse pays the surcharge.`}
      table={{
        caption: `Monthly Part\u00a0B premium and Part\u00a0D surcharge in ${year}`,
        head: [
          'Income, single',
          'Income, couple',
          'Part\u00a0B premium',
          'Added to Part\u00a0D',
          'Added in a year',
        ],
        rows: steps.map(({ single, joint, partB, partD }, index) => [
          single,
          joint,
          cents(standardPremium + partB),
          cents(partD),
          formatDollars(yearly[index] ?? 0),
        ]),
      }}
    >
      <BarChart
        rows={steps.map(({ single }, index) => ({
          label: single,
          value: yearly[index] ?? 0,
          amount: formatDollars(yearly[index] ?? 0),
          main: index === 1,
        }))}
      />
    </GuideChart>
  );
}
