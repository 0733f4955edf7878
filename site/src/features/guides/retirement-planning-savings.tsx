import {
  estimateSocialSecurity,
  formatDollars,
  formatNumber,
  formatRoughDollars,
  monthlyIncome,
  requiredDistributions,
  scenarios,
} from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { SequenceRiskChart, StartAgeChart } from './charts/planning-charts.tsx';
import {
  balanceSince,
  fromSavings,
  MONTHLY,
  monthlyToReach,
  planningCase,
  savingsGoal,
  startAges,
  YEARS_OF_SPENDING,
} from './charts/planning-examples.ts';

const { age, birthYear, stopAge, income, spending, benefit, saved } = planningCase;
const { realReturn, cautiousReturn, hopefulReturn } = planningCase;

/** The monthly contribution that reaches the goal, in dollars. `start` is the age at which saving starts. */
const contributionAt = (annualRate: number, start: number = age, savedBefore: number = saved) =>
  monthlyToReach({ goal: savingsGoal, saved: savedBefore, annualRate, years: stopAge - start });

const rough = formatRoughDollars;
const shareOfPay = (monthly: number) => `${Math.round((monthly * 12 * 100) / income)} percent`;
const fromNothing = (start: number) => contributionAt(realReturn, start, 0);
const paidIn = (start: number) => MONTHLY * 12 * (stopAge - start);
/** The example's benefit at 67 by the formula that the outlook uses, in dollars a year. */
const formulaBenefit =
  12 * estimateSocialSecurity({ annualIncome: income, yearsWorked: 35, claimingAge: stopAge, birthYear });
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
          it. Suppose you could live well on {formatDollars(spending)} a year, {shareOfPay(spending / 12)} of
          what you earn now. For a medium earner who waits until full retirement age, Social Security replaces
          roughly 40 percent of earnings (SSA, Retirement Benefits, 2025), here about {formatDollars(benefit)}
          . (Our outlook uses the formula of 2026, which gives about {rough(formulaBenefit)} for 35 such
          years.) Your own estimate is in your account at ssa.gov. That leaves {formatDollars(fromSavings)} a
          year for your savings to pay.
        </p>
        <p>
          A common rule of thumb takes 4 percent of the savings in the first year of retirement. Turned
          around, you need {YEARS_OF_SPENDING} times the yearly gap: {YEARS_OF_SPENDING} ×{' '}
          {formatDollars(fromSavings)} is <strong>{formatDollars(savingsGoal)}</strong>, in today’s dollars.
        </p>
        <p>
          You have {formatDollars(saved)} and {stopAge - age} years. If your money earns {realReturn} percent
          a year above inflation, a twelfth of it each month, you need to save about{' '}
          <strong>{rough(contributionAt(realReturn))} a month</strong>, including your employer’s share, and
          raise the amount with prices every year. That is {shareOfPay(contributionAt(realReturn))} of your
          pay. If it earns {cautiousReturn} percent, the amount is about{' '}
          {rough(contributionAt(cautiousReturn))}; at {hopefulReturn} percent, about{' '}
          {rough(contributionAt(hopefulReturn))}. So the honest answer to “is it late?” is a range: not too
          late, but nothing to put off until next year.
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

const monthlyIncomeAt = (rate: number) => formatDollars(monthlyIncome(savingsGoal, rate));
const { conservative, moderate, aggressive } = scenarios;

const distributionRules = requiredDistributions.figures;

/** The guide to planning, third part: an income from savings. */
export const incomeSections: readonly TextSection[] = [
  {
    id: 'income',
    heading: 'Then your savings have to become a paycheck',
    body: (
      <>
        <p>
          {formatDollars(savingsGoal)} is not an income until you decide how fast to draw it down. At{' '}
          {conservative.withdrawalRate} percent in the first year it pays{' '}
          {monthlyIncomeAt(conservative.withdrawalRate)} a month before tax, at {moderate.withdrawalRate}{' '}
          percent {monthlyIncomeAt(moderate.withdrawalRate)}, at {aggressive.withdrawalRate} percent{' '}
          {monthlyIncomeAt(aggressive.withdrawalRate)}. The middle figure goes back to William Bengen, who
          found in 1994 that a first withdrawal of about 4 percent from savings half in US stocks and half in
          US bonds, raised with inflation, had lasted at least 30 years in every period since 1926 that he
          looked at. Morningstar, which looks at expected returns instead, came out between 3.3 and 4.0
          percent in its 2021 to 2025 editions, last at 3.9. Treat it as a range.
        </p>
        <p>
          It helps to build the income in layers. The bills that never stop (housing, food, insurance) belong
          on income that never stops: Social Security, a pension, perhaps an annuity once you have understood
          its costs. Savings then pay for what can be put off in a bad year.
        </p>
        <p>
          The law sets a date too. You have to take a minimum out of traditional 401(k)s and IRAs each year
          from age <strong>{distributionRules.ageBefore1960.value} if you were born from 1951 to 1959</strong>
          , and from <strong>{distributionRules.ageFrom1960.value} if you were born in 1960 or later</strong>{' '}
          (SECURE 2.0 Act of 2022, section 107). You are {age}, so your age is{' '}
          {distributionRules.ageFrom1960.value}. Roth IRAs ask for nothing while you live, and since 2024
          neither do Roth accounts in workplace plans (section 325). A missed withdrawal costs{' '}
          {distributionRules.missedTax.value} percent of the shortfall, or{' '}
          {distributionRules.correctedTax.value} percent if you correct it in time (section 302).
        </p>
      </>
    ),
  },
  {
    id: 'order-of-years',
    heading: 'But averages hide the order of the years',
    body: (
      <>
        <p>
          While you save, a bad year early on does little harm: there is not much to lose, and you buy more
          for the same money. Once you draw on the savings, it is the other way around. What you sell while
          prices are down cannot recover.
        </p>
        <SequenceRiskChart />
        <p>
          This is called <strong>sequence risk</strong>, and the first ten years of retirement carry most of
          it. Nobody can choose the order of the years, but you can choose how exposed you are. Four things
          help:
        </p>
        <ul>
          <li>a year or two of spending in cash or short bonds, so that you need not sell in a slump;</li>
          <li>a calmer mix of investments around the day you stop than ten years earlier;</li>
          <li>a little less spending after a bad year, even if it is only the raise you skip;</li>
          <li>some paid work in the first years, if you can and like it.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'one-hour',
    heading: 'So here is an hour’s work for this week',
    body: (
      <>
        <ol>
          <li>Add up what you spent in the last twelve months. Your bank has the figures.</li>
          <li>
            Look up your earnings record and benefit estimate at ssa.gov. A missing year lowers your benefit,
            and is easier to correct the sooner you ask.
          </li>
          <li>List every account, its balance, its yearly cost and its named beneficiary.</li>
          <li>Check that you receive the whole match, and set the yearly increase.</li>
          <li>
            Try a cautious return and a later date in the <Link to={paths.calculator}>calculator</Link>, and
            write down which of the two changes the answer more.
          </li>
        </ol>
        <p>
          Do the same every year in the same week. A plan that is looked at once a year and is roughly right
          is worth more than one that was exact on the day you made it.
        </p>
      </>
    ),
  },
];
