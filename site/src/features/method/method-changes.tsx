import { cashFlowLimits } from '@whenabouts/core';

/** The rules of other income and costs. */
export function CashFlows() {
  return (
    <>
      <p>
        You can add up to {cashFlowLimits.count} things that change: a pension or other income, money that
        comes in once, a big cost once, and a cost that ends. The ages are yours, not your partner’s. “From 65
        until 75” is ten years: it ends on your 75th birthday.
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
export function AdaptiveSpending() {
  return (
    <p>
      If you can live on less in bad years, each simulated future follows one rule. We compare what you take
      out in a year with your savings at its start. While that rate is above 120% of the rate in your first
      year of withdrawals, you spend less by the percentage that you chose. Once it falls below, you spend the
      full amount again. The outlook says in how many years you would cut back. It counts every year from the
      first withdrawal, in all futures, even after the money has run out. If Social Security starts later,
      your first rate is high, so few years are above 120% of it. The limit of 120% is that of Jonathan Guyton
      and William Klinger (Journal of Financial Planning, March 2006); their other rules, such as a raise
      after good years, are left out. The replays of history follow the same rule.
    </p>
  );
}

/** The source of the chances to reach an age. */
export function Longevity() {
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
