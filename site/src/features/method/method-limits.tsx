import {
  assumptionFields,
  currentLaw,
  defaultAssumptions,
  defaultInputs,
  FIRST_BIRTH_YEAR,
  fields,
  formatDollars,
  LOWEST_INCOME_PERCENT,
  lifetimeFields,
} from '@whenabouts/core';

const { planAge, volatility, inflation, targetChance, stocks } = defaultAssumptions(defaultInputs, {
  year: 2026,
});

/** The assumptions with which the outlook starts. */
export function Defaults() {
  return (
    <ul>
      <li>
        Spending in retirement: the lower of 80% of your income today and what is left of it after your
        contributions (taken before tax), payroll tax and federal income tax of {currentLaw.year} for a single
        person with the standard deduction; at least {LOWEST_INCOME_PERCENT}% of your income. Once you have
        retired: Social Security and 4% of your savings a year.
      </li>
      <li>Contributions rise with prices, unless you say that they stay the same number of dollars.</li>
      <li>The plan goes to age {planAge}.</li>
      <li>
        Volatility: {volatility}%. A mix of 60% stocks and 40% bonds had 12.2% above inflation from 1928 to
        2024.
      </li>
      <li>
        Inflation: {inflation}%, between the{' '}
        <a href="https://www.federalreserve.gov/faqs/economy_14400.htm">Federal Reserve’s goal of 2%</a> and
        the average of 3% since 1928.
      </li>
      <li>Target: your money lasts in {targetChance / 10} out of 10 futures.</li>
      <li>History: the same mix, {stocks}% in stocks and the rest in bonds.</li>
      <li>
        Retirement ages go up to {fields.retirementAge.max}. Everything in this list can be changed on the
        page, except this highest age.
      </li>
    </ul>
  );
}

/** What the lifetime model leaves out. */
export function Limits() {
  return (
    <ul>
      <li>
        One person or two. Children, a divorce and the benefits that depend on them are left out. Your partner
        counts only if you add them.
      </li>
      <li>
        A pension, an inheritance or a large cost counts only if you add it. The value of your home never
        counts.
      </li>
      <li>
        Taxes are part of your spending, unless you include federal income tax. Local taxes, Medicare premiums
        that rise with income and taxes on investments are never calculated.
      </li>
      <li>
        One mix of investments with the same expected return and volatility for life. Real markets have fallen
        further than our futures make likely, and recovered more than they do. The history shows both.
      </li>
      <li>Inflation is the same every year, except in the history.</li>
      <li>
        You spend the same whatever the market does, unless you say by how much you can cut back in bad years.
      </li>
      <li>
        Your income rises with prices only, and every year you work counts as today’s. We do not estimate
        Social Security for people born before {FIRST_BIRTH_YEAR}: they enter what they receive.
      </li>
      <li>
        Savings up to {formatDollars(lifetimeFields.currentSavings.max)}, contributions up to{' '}
        {formatDollars(lifetimeFields.monthlySavings.max)} a month, income up to{' '}
        {formatDollars(lifetimeFields.annualIncome.max)} a year, spending up to{' '}
        {formatDollars(assumptionFields.monthlySpending.max)} a month, all in today’s dollars, and ages from{' '}
        {lifetimeFields.currentAge.min} to {lifetimeFields.currentAge.max}.
      </li>
      <li>
        The additional tax on withdrawals before 59½ is not calculated, and health insurance before 65 only if
        you include it.
      </li>
      <li>If you retire at or after the end of the plan, nothing is withdrawn, so it always works.</li>
    </ul>
  );
}
