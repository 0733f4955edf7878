import {
  ACCURACY_SETS,
  AVERAGED_YEARS,
  benefitFormulaPercentages,
  CUT_ABOVE,
  currentLaw,
  estimateSocialSecurity,
  FIRST_WORKING_AGE,
  formatDollars,
  formatNumber,
  householdFields,
  standardDraws,
  usHistory,
} from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';

const { socialSecurity, year } = currentLaw;
const { taxableMaximum, bendPoints } = socialSecurity;
const [firstYear, lastYear] = [usHistory[0]?.[0], usHistory.at(-1)?.[0]];

/** Stopping at this age or later does not lower the benefit. */
const fullRecordAge = FIRST_WORKING_AGE + AVERAGED_YEARS;
const earlyStop = { age: 50, annualIncome: 100_000 };

/** Returns the estimated benefit at full retirement age of someone with the income of the example. */
const benefitWhenStopping = (age: number): number =>
  estimateSocialSecurity({
    annualIncome: earlyStop.annualIncome,
    yearsWorked: age - FIRST_WORKING_AGE,
    claimingAge: 67,
    birthYear: 1960,
  });
const percentLeft = (100 * benefitWhenStopping(earlyStop.age)) / benefitWhenStopping(fullRecordAge);

const cutAbove = `${formatNumber(100 * CUT_ABOVE)}%`;

/** The steps in which a plan moves. */
export function TimeRules() {
  return (
    <p>
      A plan moves in steps of one month: first your savings grow, then money flows in or out. We treat today
      as your birthday. You retire and start Social Security on later birthdays. “To 95” means until your 95th
      birthday.
    </p>
  );
}

/** The dollars of all amounts, and what is spent. */
export function MoneyRules() {
  return (
    <>
      <p>
        All amounts are in today’s dollars. What you save each month rises with prices, unless you turn that
        off. That differs from the <Link to={paths.calculator}>calculator</Link>, where you save the same
        number of dollars every year and can see the results in future dollars or in today’s dollars.
      </p>
      <p>
        Your spending is before tax unless you include <a href="#taxes">federal income tax</a>, and it is the
        same every month. Your savings pay what Social Security does not. If Social Security pays more than
        you spend, you spend the difference; as long as you work, it is saved.
      </p>
    </>
  );
}

/** The simulated markets. */
export function MarketRules() {
  return (
    <>
      <p>
        Each month’s growth is random, and no month depends on another. On average a year grows by your
        expected return after fees, less inflation. Good and bad years follow a bell curve. The volatility
        says how wide it is: at 12%, about two years in three end within 12 points of the average. A different
        expected return leaves the volatility as it is.
      </p>
      <p>
        We simulate {formatNumber(standardDraws.runs)} futures, the same ones for everyone and for every plan.
        The chances are accurate to about 1 in 100: with {ACCURACY_SETS} other sets of futures and eight
        plans, 19 out of 20 chances are within 1 in 100 of the exact ones. For a single person without other
        costs, saving more, retiring later or spending less can never lower a chance.
      </p>
    </>
  );
}

/** When a simulated future counts as a success. */
export function SuccessRules() {
  return (
    <>
      <p>
        A future counts as a success if every withdrawal is paid in full, in every month until the end of the
        plan. If one month cannot be paid in full, that future counts as a failure, even if money is left at
        the end. Empty savings are not a failure while Social Security covers your spending.
      </p>
      <p>
        <UnbrokenAmounts text="We round chances down: “8 out of 10” means at least 80 of 100 futures, and “all 10” means every one." />{' '}
        <UnbrokenAmounts text="The unlucky future is the one that 9 out of 10 do better than; half do better than the typical one." />
      </p>
    </>
  );
}

/** How a benefit is estimated. */
export function SocialSecurityRules() {
  return (
    <>
      <p>
        We estimate your benefit with the{' '}
        <a href="https://www.ssa.gov/oact/cola/bendpoints.html">formula of {year}</a>. It averages your{' '}
        {AVERAGED_YEARS} best years; we assume that you work from age {FIRST_WORKING_AGE} to retirement and
        always earn what you earn today, up to the{' '}
        <a href="https://www.ssa.gov/oact/cola/cbb.html">taxable maximum</a> of{' '}
        {formatDollars(taxableMaximum)}. The formula pays {benefitFormulaPercentages[0]}% of the monthly
        average up to {formatDollars(bendPoints[0])}, {benefitFormulaPercentages[1]}% up to{' '}
        {formatDollars(bendPoints[1])} and {benefitFormulaPercentages[2]}% of the rest. Claiming before or
        after full retirement age lowers or raises the benefit.
      </p>
      <p>
        You claim when you retire, but not before 62 and not after 70, unless you choose another age. If you
        retire earlier, your savings pay for everything until then. Nobody in our plans claims while working
        before full retirement age, because the earnings test could hold the benefit back. If you know your
        benefit, enter it: it replaces the estimate. Your statement assumes that you work until you claim, so
        if you stop before {fullRecordAge}, your benefit falls in the same ratio as our estimate: stopping at{' '}
        {earlyStop.age} instead of {fullRecordAge} leaves {Math.round(percentLeft)}% of it at{' '}
        {formatDollars(earlyStop.annualIncome)} a year.
      </p>
    </>
  );
}

/** The replay of past markets. */
export function HistoryRules() {
  return (
    <p>
      Besides the simulated futures, we replay your retirement from every year since {firstYear}, with that
      time’s stocks, bonds and inflation. It begins once with the middle balance of the simulation and once
      with an unlucky one, which 9 out of 10 futures exceed, and withdraws at the start of each year. Your
      expected return and volatility change only those balances. Only start years with data to the end count;
      later ones are shown as far as they go. The data end in {lastYear}: the S&P 500 with dividends and the
      10-year Treasury bond,{' '}
      <a href="https://pages.stern.nyu.edu/~adamodar/New_Home_Page/datafile/histretSP.html">
        collected by Aswath Damodaran at New York University
      </a>
      {', and '}
      <a href="https://www.bls.gov/cpi/">consumer prices by the Bureau of Labor Statistics</a>.
    </p>
  );
}

/** The rules of other income and costs. */
export function CashFlowRules() {
  return (
    <>
      <p>
        You can add up to {householdFields.cashFlows.maxCount} things that change: a pension or other income,
        money that comes in once, a big cost once, and a cost that ends. The ages are yours, not your
        partner’s. “From 65 until 75” is ten years: it ends on your 75th birthday.
      </p>
      <p>
        An amount is in today’s dollars at its first age. If it does not rise with prices, it is worth less in
        today’s dollars each year after that. If it started before today, it is in today’s dollars now.
      </p>
      <ul>
        <li>
          While you work, income is saved and a cost lowers your contributions. Once you stop, income lowers
          what you take out of your savings and a cost raises it. An income above your spending is spent.
        </li>
        <li>Money that comes in once arrives, and a big cost is paid, before that year’s withdrawals.</li>
        <li>
          For a couple, an income can end or shrink when the first of you dies. Unless you choose otherwise,
          all of it continues.
        </li>
        <li>
          Federal income tax, if you include it, treats a monthly income after you stop as taxed in full.
          Income that you save while you work and money that comes in once count as already taxed. A big cost
          once is paid from the same mix of accounts as your spending.
        </li>
      </ul>
      <p>
        We leave out what an income depends on: a pension that can fail, a home that may sell for less, and
        the tax on a sale.
      </p>
    </>
  );
}

/** The rule of the cut of spending in bad years. */
export function AdaptiveSpendingRules() {
  return (
    <p>
      If you can live on less in bad years, each simulated future follows one rule. We compare what you take
      out in a year with your savings at its start. While that rate is above {cutAbove} of the rate in your
      first year of withdrawals, you spend less by the percentage that you chose. Once it falls below, you
      spend the full amount again. The outlook says in how many years you would cut back. It counts every year
      from the first withdrawal, in all futures, even after the money has run out. If Social Security starts
      later, your first rate is high, so few years are above {cutAbove} of it. The limit of {cutAbove} is that
      of Jonathan Guyton and William Klinger (Journal of Financial Planning, March 2006); their other rules,
      such as a raise after good years, are left out. The replays of history follow the same rule.
    </p>
  );
}

/** The source of the chances to reach an age. */
export function LongevityRules() {
  return (
    <p>
      How many people live past the end of your plan comes from the{' '}
      <a href="https://www.ssa.gov/oact/STATS/table4c6.html">period life table of 2023</a> of the Social
      Security Administration, as the mean of men and women. It assumes that death rates stay as they were
      that year. They have fallen for a century, so your chance is probably higher, and it also depends on
      your health, income and family. For a couple, we treat the two lives as independent. These chances do
      not change your plan: it goes to the age that you choose.
    </p>
  );
}

/** Explains the comparison of the yearly check-in and its reasons. */
export function CheckInRules() {
  return (
    <>
      <p>
        Each save of a plan records its numbers, its answer and its futures on that day. A check-in a year
        later starts from that record and ends with today’s answer. In between, it changes one thing at a
        time, always in this order. Each reason shows how much one change moves the age and the chance, so the
        reasons add up to the whole difference.
      </p>
      <ol>
        <li>
          <strong>Markets, and the time that passed.</strong> Everyone is older, your amounts are in today’s
          dollars, and your savings are what you have now, without what you paid in above the plan.
        </li>
        <li>
          <strong>What you saved.</strong> We add what you paid in above the plan, or subtract what you paid
          in below it.
        </li>
        <li>
          <strong>New tax and Social Security figures.</strong> Today’s tax brackets and Social Security
          formula replace those of the record’s year. We keep the figures of past years for this.
        </li>
        <li>
          <strong>What you changed.</strong> We use the income, the contributions and the age you’d like that
          you enter today.
        </li>
        <li>
          <strong>The new version of our model.</strong> We compare the recorded answer with the one that
          today’s model gives for the same numbers and the same law. If we have not changed the model since
          then, there is no difference.
        </li>
      </ol>
      <p>
        We convert dollars between the two years with the inflation that your plan assumed, not with actual
        inflation, because your plan’s futures use the same assumption. Eleven months already count as a year.
      </p>
      <p>
        The rank of your savings counts the recorded futures with less money at your age. We record five
        balances and interpolate between them. The result is within 2 in 100 of the simulated share.
      </p>
    </>
  );
}
