import { UnbrokenAmounts } from '@whenabouts/calculator/view';
import { currentLaw, formatDollars, formatNumber, standardDraws, usHistory } from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';

const { socialSecurity, year } = currentLaw;
const { taxableMaximum, bendPoints } = socialSecurity;
const [firstYear, lastYear] = [usHistory[0]?.[0], usHistory.at(-1)?.[0]];

/** The steps in which a plan moves. */
export function Time() {
  return (
    <p>
      A plan moves in steps of one month: first your savings grow, then money flows in or out. We treat today
      as your birthday. You retire and start Social Security on later birthdays. “To 95” means until your 95th
      birthday.
    </p>
  );
}

/** The dollars of all amounts, and what is spent. */
export function Money() {
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
export function Markets() {
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
        The chances are accurate to about 1 in 100: with 80 other sets of futures and eight plans, 19 out of
        20 chances are within 1 in 100 of the exact ones. For a single person without other costs, saving
        more, retiring later or spending less can never lower a chance.
      </p>
    </>
  );
}

/** When a simulated future counts as a success. */
export function Success() {
  return (
    <>
      <p>
        A future counts as a success if every withdrawal is paid in full, in every month until the end of the
        plan. If one month cannot be paid in full, that future counts as a failure, even if money is left at
        the end. Empty savings are not a failure while Social Security covers your spending.
      </p>
      <p>
        <UnbrokenAmounts text="We round chances down: “8 out of 10” means at least 80 of 100 futures, and “all 10” means every one. The unlucky future is the one that 9 out of 10 do better than; half do better than the typical one." />
      </p>
    </>
  );
}

/** How a benefit is estimated. */
export function SocialSecurity() {
  return (
    <>
      <p>
        We estimate your benefit with the{' '}
        <a href="https://www.ssa.gov/oact/cola/bendpoints.html">formula of {year}</a>. It averages your 35
        best years; we assume that you work from age 22 to retirement and always earn what you earn today, up
        to the <a href="https://www.ssa.gov/oact/cola/cbb.html">taxable maximum</a> of{' '}
        {formatDollars(taxableMaximum)}. The formula pays 90% of the monthly average up to{' '}
        {formatDollars(bendPoints[0])}, 32% up to {formatDollars(bendPoints[1])} and 15% of the rest. Claiming
        before or after full retirement age lowers or raises the benefit.
      </p>
      <p>
        You claim when you retire, but not before 62 and not after 70, unless you choose another age. If you
        retire earlier, your savings pay for everything until then. Nobody in our plans claims while working
        before full retirement age, because the earnings test could hold the benefit back. If you know your
        benefit, enter it: it replaces the estimate. Your statement assumes that you work until you claim, so
        if you stop before 57, your benefit falls in the same ratio as our estimate: stopping at 50 instead of
        57 leaves 87% of it at {formatDollars(100_000)} a year.
      </p>
    </>
  );
}

/** The replay of past markets. */
export function History() {
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
