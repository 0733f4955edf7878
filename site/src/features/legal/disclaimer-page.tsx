import {
  LIFETIME_AGE,
  markets,
  SIMULATION_RUNS,
  scenarioNames,
  scenarioRate,
  scenarios,
  TAX_YEAR,
} from '@whenabouts/core';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import { LegalPage } from './legal-page.tsx';

export function DisclaimerPage() {
  return (
    <LegalPage
      title="Disclaimer"
      description="What the numbers on this site are and what they are not: hypothetical projections for learning, the assumptions behind them, and no financial advice."
      path={paths.disclaimer}
      summary={[
        'Everything here is for learning. It is not financial, tax, legal or investment advice.',
        'The results are hypothetical. They are not the results of any real investment, and they are no promise.',
        'Inflation, taxes, fees and Social Security are left out of the calculator. Real markets rise and fall.',
        'Before you act, check what matters to you against its source or with a professional.',
      ]}
      sections={[
        { id: 'hypothetical', heading: 'Hypothetical results', body: <Hypothetical /> },
        { id: 'calculator', heading: 'What the calculator assumes', body: <Calculator /> },
        { id: 'simulation', heading: 'What the simulation shows', body: <Simulation /> },
        { id: 'explainers', heading: 'What the explainers assume', body: <Explainers /> },
        { id: 'guides', heading: 'Guides and blog', body: <Texts /> },
        { id: 'not-advice', heading: 'No advice, no promise', body: <NotAdvice /> },
      ]}
    />
  );
}

function Hypothetical() {
  return (
    <>
      <p>
        <strong>
          The projections on this site, and what it says about how likely an outcome is, are hypothetical.
          They do not show the results of real investments and they do not guarantee any result.
        </strong>
      </p>
      <p>
        They come from the numbers you enter and from simple rules, which this page lists. The rules don’t
        look at any stock, fund or account: they assume that every dollar earns the same return, whatever it
        is invested in. A small change in a number can change the result a lot. Results can also change over
        time, when your numbers change or when we improve the rules. You may end up with more or less, and you
        may lose money that you invest.
      </p>
    </>
  );
}

function Calculator() {
  return (
    <>
      <ul>
        <li>
          <strong>Growth is monthly.</strong> Each month your savings earn a twelfth of the yearly return.
          Then your contribution is added. Both stay the same until you retire.
        </li>
        <li>
          <strong>There are three scenarios.</strong> The moderate one uses the return you expect. The
          conservative one uses 2 percentage points less, but at least {scenarioRate('conservative', 1)}%. The
          aggressive one uses 2 points more.
        </li>
        <li>
          <strong>Income is a share of the savings.</strong>{' '}
          {scenarioNames
            .map((name) => `${scenarios[name].label}: ${scenarios[name].withdrawalRate}% a year`)
            .join('. ')}
          . A twelfth of it is the monthly income of the first year. The calculator does not check how long
          the savings last.
        </li>
        <li>
          <strong>Results are in future dollars.</strong> These are dollars of the year you retire. Prices
          will have risen by then, so they will buy less than today’s dollars.
        </li>
        <li>
          <strong>Left out:</strong> inflation, taxes, fees, raises, Social Security, pensions, debts and
          emergencies.
        </li>
      </ul>
      <p>
        Your plan page uses the moderate scenario. The same numbers always give the same results, for
        everyone.
      </p>
    </>
  );
}

function Simulation() {
  return (
    <>
      <p>
        The simulation repeats the moderate scenario {SIMULATION_RUNS} times. In each run, every month’s
        return varies at random by up to 15% of the expected one. The page shows the 25th, 50th and 75th
        percentiles: a quarter of the runs end below the first, half below the second, and three quarters
        below the third.
      </p>
      <p>
        This is a narrow range, because the ups and downs of many months even out. Real markets swing far
        more, and bad years can come in a row. So don’t read it as the chance that you will reach a goal. The
        three scenarios show the range better.
      </p>
    </>
  );
}

function Explainers() {
  return (
    <ul>
      <li>
        <strong>The 4% rule.</strong> The same amount is withdrawn at the start of each year. Returns are the
        same each year: {markets.poor.annualReturn}%, {markets.average.annualReturn}% and{' '}
        {markets.good.annualReturn}%, above inflation. These are examples, not forecasts.
      </li>
      <li>
        <strong>Stocks and bonds.</strong> A rule of thumb based on your age, retirement age and how much risk
        you say you can take. It doesn’t know about your other savings, your debts or your plans.
      </li>
      <li>
        <strong>Social Security.</strong> The reductions and credits follow the rules of the Social Security
        Administration (SSA) for people born in 1943 or later. Lifetime totals count benefits up to age{' '}
        {LIFETIME_AGE}, in today’s dollars. Taxes, work while claiming, and benefits for spouses and survivors
        are left out. Your own numbers are in your account at{' '}
        <a href="https://www.ssa.gov/myaccount/">ssa.gov</a>. We are not part of the SSA or of any government.
      </li>
      <li>
        <strong>Taxes.</strong> Federal income tax brackets of {TAX_YEAR} for a single person, on taxable
        income. Deductions, credits, other filing statuses and state taxes are left out. Brackets change every
        year.
      </li>
    </ul>
  );
}

function Texts() {
  return (
    <p>
      The <Link to={paths.guides}>guides</Link> and the <Link to={paths.blog}>blog</Link> are general
      information for people in the United States. Each guide names its sources and the date on which we
      checked its numbers. Laws, limits and prices change after that date, and we can make mistakes. We link
      to other sites because they are useful; we don’t control them, and nobody pays us for the links.
    </p>
  );
}

function NotAdvice() {
  return (
    <>
      <p>
        We are not your financial, tax or legal adviser, broker or fiduciary, and using this site does not
        make us one. We do not know your situation. Nothing here is an offer to buy or sell anything.
      </p>
      <p>
        Results vary from person to person. What this site says about its users says nothing about what you
        will achieve. We make no promise that a number or a sentence on this site is right, complete or up to
        date, or that it applies to you. The <Link to={paths.terms}>terms of service</Link> say what we are
        responsible for.
      </p>
    </>
  );
}
