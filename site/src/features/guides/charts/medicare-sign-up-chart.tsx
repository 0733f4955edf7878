import { GuideChart } from './guide-chart.tsx';
import * as styles from './guide-charts.css.ts';

const MONTHS = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
/** Index of the birthday's month. */
const BIRTHDAY = 3;

/**
 * Since 2023, signing up in the last three months also takes effect the next month (Consolidated Appropriations Act,
 * 2021).
 */
const signUps = MONTHS.slice(0, -1).map((month, index) => ({
  month,
  index,
  kind:
    index < BIRTHDAY ? ('before' as const) : index === BIRTHDAY ? ('birthday' as const) : ('after' as const),
  start: Math.max(BIRTHDAY, index + 1),
}));
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
