import { estimateSocialSecurity, formatDollars, formatNumber, formatRoughDollars } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import {
  balanceSince,
  MONTHLY,
  monthlyToReach,
  planningCase,
  savingsGoal,
  startAges,
  YEARS_OF_SPENDING,
} from './charts/savings-goal.ts';
import { StartAgeChart } from './charts/start-age-chart.tsx';

const { age, stopAge, income, saved, fromSavings, realReturn, cautiousReturn, hopefulReturn } = planningCase;

const monthlyAt = (annualRate: number, start: number = age, had: number = saved) =>
  monthlyToReach({ goal: savingsGoal, saved: had, annualRate, years: stopAge - start });

const rough = formatRoughDollars;
const shareOfPay = (monthly: number) => `${Math.round((monthly * 12 * 100) / income)} percent`;
const fromNothing = (start: number) => monthlyAt(realReturn, start, 0);
const paidIn = (start: number) => MONTHLY * 12 * (stopAge - start);
/** The example's benefit at 67 by the formula that the outlook uses, in dollars a year. */
const formulaBenefit =
  12 *
  estimateSocialSecurity({ annualIncome: income, yearsWorked: 35, claimingAge: stopAge, birthYear: 1981 });
const atStop = (start: number) => balanceSince(start, stopAge) ?? 0;
const times = (ratio: number) => `${formatNumber(Math.round(ratio * 10) / 10)} times`;
const [early, middle, late] = startAges;

/** The guide to planning, first part: how much to save. */
export const goalSections: readonly TextSection[] = [
  {
    id: 'the-sum',
    heading: 'Begin with a year of spending',
    body: (
      <>
        <p>
          Savings are a means to an end. The question is what a year of your life will cost, and who pays for
          it. Suppose you could live well on $56,000 a year, 70 percent of what you earn now. For a medium
          earner who waits until full retirement age, Social Security replaces roughly 40 percent of earnings
          (SSA, Retirement Benefits, 2025), here about $32,000. (Our outlook uses the formula of 2026, which
          gives about {rough(formulaBenefit)} for 35 such years.) Your own estimate is in your account at
          ssa.gov. That leaves {formatDollars(fromSavings)} a year for your savings to pay.
        </p>
        <p>
          A common rule of thumb takes 4 percent of the savings in the first year of retirement. Turned
          around, you need {YEARS_OF_SPENDING} times the yearly gap: {YEARS_OF_SPENDING} ×{' '}
          {formatDollars(fromSavings)} is <strong>{formatDollars(savingsGoal)}</strong>, in today’s dollars.
        </p>
        <p>
          You have {formatDollars(saved)} and {stopAge - age} years. If your money earns {realReturn} percent
          a year above inflation, a twelfth of it each month, you need to save about{' '}
          <strong>{rough(monthlyAt(realReturn))} a month</strong>, including your employer’s share, and raise
          the amount with prices every year. That is {shareOfPay(monthlyAt(realReturn))} of your pay. If it
          earns {cautiousReturn} percent, the amount is about {rough(monthlyAt(cautiousReturn))}; at{' '}
          {hopefulReturn} percent, about {rough(monthlyAt(hopefulReturn))}. So the honest answer to “is it
          late?” is a range: not too late, but nothing to put off until next year.
        </p>
        <p>
          If {formatDollars(saved)} sounds low or high to you, here is a comparison: among US families aged 45
          to 54 who have a retirement account at all, half held less than about $115,000 in 2022 and half held
          more (Federal Reserve, Survey of Consumer Finances). Your own gap matters more than that median.
          Enter your numbers into the <Link to={paths.calculator}>calculator</Link> to see three scenarios.
        </p>
      </>
    ),
  },
  {
    id: 'time',
    heading: 'But time does most of the saving',
    body: (
      <>
        <p>
          Now change only the starting age. Suppose you save {formatDollars(MONTHLY)} a month until {stopAge},
          raise it with prices every year, and it earns {realReturn} percent a year above inflation, again a
          twelfth of it each month.
        </p>
        <StartAgeChart />
        <p>
          The start at {early} pays in {formatDollars(paidIn(early))}, the start at {middle}{' '}
          {formatDollars(paidIn(middle))}. The early starter pays in {times(paidIn(early) / paidIn(middle))}{' '}
          as much but ends with {times(atStop(early) / atStop(middle))} as much ({rough(atStop(early))}{' '}
          against {rough(atStop(middle))}), because early dollars have more years to grow.
        </p>
        <p>
          Now start from the goal: reaching {formatDollars(savingsGoal)} at {stopAge} with no savings yet
          takes about {rough(fromNothing(early))} a month from {early} on, {rough(fromNothing(middle))} from{' '}
          {middle} on, and {rough(fromNothing(late))} from {late} on. On {formatDollars(income)} a year, that
          is {shareOfPay(fromNothing(early))}, {shareOfPay(fromNothing(middle))} and{' '}
          {shareOfPay(fromNothing(late))} of pay. The last is out of reach, so at {late} the plan must change
          somewhere else: a later date, lower spending, or part-time work.
        </p>
      </>
    ),
  },
];
