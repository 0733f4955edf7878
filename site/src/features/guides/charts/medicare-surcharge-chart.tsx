import {
  firstSurcharge2026,
  formatDollars,
  lastSurchargeStep2026,
  medicare2026,
  surchargeSteps2026,
  surchargeTop2026,
} from '@whenabouts/core';
import { BarChart, GuideChart } from './guide-chart.tsx';

const { year } = medicare2026;
const standardPremium = medicare2026.figures.partBPremium.value;
const firstYearly = formatDollars(yearlySurcharge(firstSurcharge2026));

/** Surcharges by income, each with the incomes in words. An income of exactly the last limit pays the top surcharge. */
const steps = [
  ...surchargeSteps2026.map((step) => {
    const limit = step === lastSurchargeStep2026 ? 'Under' : 'Up to';
    return {
      ...step,
      single: `${limit} ${formatDollars(step.single)}`,
      joint: `${limit} ${formatDollars(step.joint)}`,
      isFirstSurcharge: step === firstSurcharge2026,
    };
  }),
  {
    ...surchargeTop2026,
    single: `${formatDollars(lastSurchargeStep2026.single)} or more`,
    joint: `${formatDollars(lastSurchargeStep2026.joint)} or more`,
    isFirstSurcharge: false,
  },
];

/** The surcharges of Parts B and D, in dollars a year. */
export function yearlySurcharge({ partB, partD }: { partB: number; partD: number }): number {
  return (partB + partD) * 12;
}

const cents = (value: number) => `$${value.toFixed(2)}`;

export function MedicareSurchargeChart() {
  return (
    <GuideChart
      title={`One dollar over the first threshold costs about ${firstYearly} a year`}
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
        rows: steps.map((step) => [
          step.single,
          step.joint,
          cents(standardPremium + step.partB),
          cents(step.partD),
          formatDollars(yearlySurcharge(step)),
        ]),
      }}
    >
      <BarChart
        rows={steps.map((step) => ({
          label: step.single,
          value: yearlySurcharge(step),
          amount: formatDollars(yearlySurcharge(step)),
          isMain: step.isFirstSurcharge,
        }))}
      />
    </GuideChart>
  );
}
