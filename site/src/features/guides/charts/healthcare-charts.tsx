import {
  firstSurcharge2026,
  formatDollars,
  lastSurchargeStep2026,
  medicare2026,
  surchargeSteps2026,
  surchargeTop2026,
} from '@whenabouts/core';
import { BarChart, GuideChart } from './guide-chart.tsx';
import * as styles from './guide-charts.css.ts';

const MONTHS = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
/** Index of the birthday's month. */
const BIRTHDAY = 3;

/**
 * The months in which one can sign up, and the index of the month in which coverage then begins. Since 2023, that is the next
 * month also for the last three (Consolidated Appropriations Act, 2021).
 */
const signUps = MONTHS.slice(0, -1).map((month, index) => ({
  month,
  index,
  kind: kindOfSignUp(index),
  start: Math.max(BIRTHDAY, index + 1),
}));

function kindOfSignUp(month: number): 'before' | 'birthday' | 'after' {
  if (month === BIRTHDAY) return 'birthday';
  return month < BIRTHDAY ? 'before' : 'after';
}

const starts = [...new Set(signUps.map(({ start }) => start))];

/** Horizontal positions in percent: lines lead from the middle of the sign-up month to the start of coverage. */
const middle = (month: number) => ((month + 0.5) / MONTHS.length) * 100;
const beginning = (month: number) => (month / MONTHS.length) * 100;
const abbreviate = (month: number) => MONTHS[month]?.slice(0, 3);

/** A chart of the start of coverage by sign-up month. */
export function MedicareSignUpChart() {
  return (
    <GuideChart
      title="Sign up in the three months before, and coverage begins with your birthday month"
      description="For a 65th birthday in the middle of June. Later, coverage begins on the first of the month after you sign up."
      table={{
        caption: 'Start of Part\u00a0B for a birthday in June',
        head: ['You sign up in', 'Coverage begins on'],
        rows: signUps.map(({ month, start }) => [month, `${MONTHS[start]} 1`]),
      }}
    >
      <div className={styles.signUpChart} aria-hidden="true">
        <span>You sign up in</span>
        <div className={styles.months}>
          {signUps.map(({ month, index, kind }) => (
            <span
              key={month}
              className={styles.month}
              data-birthday={kind === 'birthday' || undefined}
              style={{ left: `${middle(index)}%` }}
            >
              {abbreviate(index)}
            </span>
          ))}
        </div>
        <svg
          className={styles.signUpSvg}
          viewBox="0 0 100 100"
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          {signUps.map(({ month, index, kind, start }) => (
            <path
              key={month}
              className={styles.signUpLine[kind]}
              d={`M${middle(index)} 4L${beginning(start)} 96`}
            />
          ))}
        </svg>
        <div className={styles.months}>
          {starts.map((start) => (
            <span key={start} className={styles.month} style={{ left: `${beginning(start)}%` }}>
              {abbreviate(start)}
            </span>
          ))}
        </div>
        <span>Coverage begins on the first of</span>
      </div>
    </GuideChart>
  );
}

const { year } = medicare2026;
const standardPremium = medicare2026.figures.partBPremium.value;

/** Surcharges by income. An income of exactly the last limit pays the top surcharge. */
const steps = [
  ...surchargeSteps2026.map((step) => ({
    ...step,
    single: `${step === lastSurchargeStep2026 ? 'Under' : 'Up to'} ${formatDollars(step.single)}`,
    joint: `${step === lastSurchargeStep2026 ? 'Under' : 'Up to'} ${formatDollars(step.joint)}`,
  })),
  {
    ...surchargeTop2026,
    single: `${formatDollars(lastSurchargeStep2026.single)} or more`,
    joint: `${formatDollars(lastSurchargeStep2026.joint)} or more`,
  },
].map((step) => ({ ...step, yearly: formatDollars(yearlySurcharge(step)) }));

function yearlySurcharge({ partB, partD }: { partB: number; partD: number }): number {
  return (partB + partD) * 12;
}

const cents = (value: number) => `$${value.toFixed(2)}`;

/** A bar chart of the yearly income-related surcharges of Parts B and D. */
export function MedicareSurchargeChart() {
  return (
    <GuideChart
      title={`One dollar over the first threshold costs about ${formatDollars(yearlySurcharge(firstSurcharge2026))} a year`}
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
        rows: steps.map(({ single, joint, partB, partD, yearly }) => [
          single,
          joint,
          cents(standardPremium + partB),
          cents(partD),
          yearly,
        ]),
      }}
    >
      <BarChart
        rows={steps.map((step) => ({
          label: step.single,
          value: yearlySurcharge(step),
          amount: step.yearly,
          main: step.partB === firstSurcharge2026.partB,
        }))}
      />
    </GuideChart>
  );
}
