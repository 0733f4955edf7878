import {
  benefitCases,
  claimingShareCases,
  formatDollars,
  formatNumber,
  fullRetirementAgeCases,
  historyCases,
  shortfallCase,
  simulationCase,
} from '@whenabouts/core';
import { ScrollableTable, UnbrokenAmounts } from '@whenabouts/view';

/** Cases with known results: the data of the engine's tests. */
export function Cases() {
  const { record } = benefitCases;
  return (
    <>
      <p>
        The tests of our engine check these cases, and this page reads them from the same file. If a change
        broke one of them, it could not be released.
      </p>
      <h3>Social Security</h3>
      <p>
        The sources of these two tables:{' '}
        <a href="https://secure.ssa.gov/poms.nsf/lnx/0300615003">POMS RS 00615.003</a>,{' '}
        <a href="https://www.ssa.gov/OP_Home/cfr20/404/404-0410.htm">20 CFR 404.410</a> and{' '}
        <a href="https://www.ssa.gov/OP_Home/cfr20/404/404-0313.htm">20 CFR 404.313</a>.
      </p>
      <ScrollableTable
        caption="Full retirement age (Social Security Administration, POMS RS 00615.003)"
        head={['Born in', 'Full retirement age']}
        rows={fullRetirementAgeCases.map(([birthYear, years, months]) => [
          String(birthYear),
          months === 0 ? String(years) : `${years} and ${months} months`,
        ])}
      />
      <ScrollableTable
        caption={`Benefit by claiming age if full retirement age is 67 (20 CFR 404.410 and 404.313), and the monthly amount for ${formatDollars(record.annualIncome)} a year over ${record.yearsWorked} years, worked by hand with the 2026 formula`}
        head={['Claimed at', 'Percent of the full benefit', 'A month']}
        rows={claimingShareCases.map(([age, percent]) => [
          String(age),
          `${formatNumber(percent)}%`,
          formatDollars(benefitCases.benefits.find(([claimingAge]) => claimingAge === age)?.[1] ?? 0),
        ])}
      />
      <h3>History</h3>
      <ScrollableTable
        caption={`Retirements of ${historyCases.years} years from all ${historyCases.starts} start years from 1928 to 1995, with withdrawals at the start of each year that rise with inflation`}
        head={['Withdrawn in the first year', 'In stocks', 'Start years that last']}
        rows={historyCases.results.map(({ withdrawalRate, stocks, lasted, failing }) => [
          `${withdrawalRate}% of savings`,
          `${stocks}%`,
          `${lasted} of ${historyCases.starts}${failing ? `; ${failing.join(', ')} fail` : ''}`,
        ])}
      />
      <p>
        William Bengen found no failure at 4% with half in stocks (Journal of Financial Planning, October
        1994). He used intermediate Treasury bonds; we use 10-year ones, and withdraw at the start of the
        year.
      </p>
      <Simulations />
    </>
  );
}

function Simulations() {
  const { plan, success, bands } = simulationCase;
  const { plan: shortfallPlan, success: shortfallSuccess, endsWithMoney } = shortfallCase;
  const perHundred = (share: number) => formatNumber(Math.round(share * 1_000) / 10);
  return (
    <>
      <h3>Simulation</h3>
      <p>
        We compare our results with a known formula and with a second, slower program that simulates{' '}
        <UnbrokenAmounts text="4 million" /> futures. One case starts with {formatDollars(plan.startBalance)},
        saves {formatDollars(500)} a month for 30 years and withdraws {formatDollars(1_500)} a month for 30
        more, at {plan.annualReturn}% return, {plan.volatility}% volatility and {plan.inflation}% inflation,
        in today’s dollars. That program finds that the plan works in{' '}
        <UnbrokenAmounts text={`${perHundred(success.expected)} of 100`} /> futures. Our result must be
        between {perHundred(success.expected - success.tolerance)} and{' '}
        {perHundred(success.expected + success.tolerance)}.
      </p>
      <ScrollableTable
        caption="Balances of the second program in today’s dollars by how many futures are below them, and how far ours may differ"
        head={['After', '1 of 10', 'Half', '9 of 10', 'Within']}
        rows={bands.map(({ year, expected, tolerance }) => [
          `${year} years`,
          ...[expected[0], expected[2], expected[4]].map(formatDollars),
          `${formatNumber(100 * tolerance)}%`,
        ])}
      />
      <p>
        Another case shows why money at the end is not the measure. It starts with{' '}
        {formatDollars(shortfallPlan.startBalance)}, withdraws {formatDollars(1_900)} a month for 3 years,
        saves {formatDollars(800)} for 20 and withdraws {formatDollars(1_500)} for 20, at{' '}
        {shortfallPlan.annualReturn}% return, {shortfallPlan.volatility}% volatility and{' '}
        {shortfallPlan.inflation}% inflation. In{' '}
        <UnbrokenAmounts text={`${perHundred(endsWithMoney.expected)} of 100`} /> futures money is left at the
        end, but only in {perHundred(shortfallSuccess.expected)} was every withdrawal paid.
      </p>
    </>
  );
}
