import { GuideChart } from './guide-chart.tsx';
import * as styles from './guide-charts.css.ts';

/** The months of the chart. Months are given as indexes of this list. */
const MONTHS = ['March', 'April', 'May', 'June', 'July', 'August', 'September', 'October'] as const;
/** The example's 65th birthday is in June. */
const BIRTHDAY_MONTH = 3;

/**
 * The months in which one can sign up, and the month in which coverage then begins. Since 2023, coverage begins in the
 * month after the sign-up even for the last three (Consolidated Appropriations Act, 2021).
 */
const signUps = MONTHS.slice(0, -1).map((name, month) => ({
  name,
  month,
  kind: kindOfSignUp(month),
  coverageMonth: Math.max(BIRTHDAY_MONTH, month + 1),
}));

function kindOfSignUp(month: number): 'before' | 'birthday' | 'after' {
  if (month === BIRTHDAY_MONTH) return 'birthday';
  return month < BIRTHDAY_MONTH ? 'before' : 'after';
}

const coverageMonths = [...new Set(signUps.map(({ coverageMonth }) => coverageMonth))];

/** Horizontal position of the middle of a month, in percent of the chart's width. */
const middleOf = (month: number) => ((month + 0.5) / MONTHS.length) * 100;
/** Horizontal position of the first day of a month, in percent of the chart's width. */
const startOf = (month: number) => (month / MONTHS.length) * 100;
const abbreviate = (month: number) => MONTHS[month]?.slice(0, 3);

export function MedicareSignUpChart() {
  return (
    <GuideChart
      title="Sign up in the three months before, and coverage begins with your birthday month"
      description="For a 65th birthday in the middle of June. Later, coverage begins on the first of the month after you sign up."
      table={{
        caption: 'Start of Part\u00a0B for a birthday in June',
        head: ['You sign up in', 'Coverage begins on'],
        rows: signUps.map(({ name, coverageMonth }) => [name, `${MONTHS[coverageMonth]} 1`]),
      }}
    >
      <div className={styles.signUpChart} aria-hidden="true">
        <span>You sign up in</span>
        <div className={styles.months}>
          {signUps.map(({ name, month, kind }) => (
            <span
              key={name}
              className={styles.month}
              data-birthday={kind === 'birthday' || undefined}
              style={{ left: `${middleOf(month)}%` }}
            >
              {abbreviate(month)}
            </span>
          ))}
        </div>
        <svg className={styles.signUpSvg} viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {/* From the middle of the sign-up month to the start of coverage. */}
          {signUps.map(({ name, month, kind, coverageMonth }) => (
            <path
              key={name}
              className={styles.signUpLine[kind]}
              d={`M${middleOf(month)} 4L${startOf(coverageMonth)} 96`}
            />
          ))}
        </svg>
        <div className={styles.months}>
          {coverageMonths.map((month) => (
            <span key={month} className={styles.month} style={{ left: `${startOf(month)}%` }}>
              {abbreviate(month)}
            </span>
          ))}
        </div>
        <span>Coverage begins on the first of</span>
      </div>
    </GuideChart>
  );
}
