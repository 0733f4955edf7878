import { formatDollars, monthlyIncome, requiredDistributions, scenarios } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { savingsGoal } from './charts/savings-goal.ts';
import { SequenceRiskChart } from './charts/sequence-risk-chart.tsx';

const monthly = (rate: number) => formatDollars(monthlyIncome(savingsGoal, rate));
const { conservative, moderate, aggressive } = scenarios;

const ages = requiredDistributions.figures;

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
          {monthly(conservative.withdrawalRate)} a month before tax, at {moderate.withdrawalRate} percent{' '}
          {monthly(moderate.withdrawalRate)}, at {aggressive.withdrawalRate} percent{' '}
          {monthly(aggressive.withdrawalRate)}. The middle figure goes back to William Bengen, who found in
          1994 that a first withdrawal of about 4 percent from savings half in US stocks and half in US bonds,
          raised with inflation, had lasted at least 30 years in every period since 1926 that he looked at.
          Morningstar, which looks at expected returns instead, came out between 3.3 and 4.0 percent in its
          2021 to 2025 editions, last at 3.9. Treat it as a range.
        </p>
        <p>
          It helps to build the income in layers. The bills that never stop (housing, food, insurance) belong
          on income that never stops: Social Security, a pension, perhaps an annuity once you have understood
          its costs. Savings then pay for what can be put off in a bad year.
        </p>
        <p>
          The law sets a date too. You have to take a minimum out of traditional 401(k)s and IRAs each year
          from age <strong>{ages.ageBefore1960.value} if you were born from 1951 to 1959</strong>, and from{' '}
          <strong>{ages.ageFrom1960.value} if you were born in 1960 or later</strong> (SECURE 2.0 Act of 2022,
          section 107). You are 45, so your age is 75. Roth IRAs ask for nothing while you live, and since
          2024 neither do Roth accounts in workplace plans (section 325). A missed withdrawal costs{' '}
          {ages.missedTax.value} percent of the shortfall, or {ages.correctedTax.value} percent if you correct
          it in time (section 302).
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
