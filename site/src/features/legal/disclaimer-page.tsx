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
        'The results are hypothetical. They are not the results of any real investment, and they promise nothing.',
        'Inflation, taxes, fees and Social Security are left out of the calculator. Real markets rise and fall.',
        'Before you act, check what matters to you with its source or with a professional.',
      ]}
      sections={[
        { id: 'hypothetical', heading: 'Hypothetical results', body: <Hypothetical /> },
        { id: 'calculator', heading: 'What the calculator assumes', body: <Calculator /> },
        { id: 'simulation', heading: 'What the simulation shows', body: <Simulation /> },
        { id: 'explainers', heading: 'What the explainers assume', body: <Explainers /> },
        { id: 'guides', heading: 'Guides and blog', body: <Texts /> },
        { id: 'not-advice', heading: 'No adviser, no promise', body: <NotAdvice /> },
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
        They come from the numbers that you enter and from simple rules, which this page lists. The rules know
        no stock, fund or account: every dollar is taken to earn the same return, whatever it may be invested
        in. A small change in a number can change the result a lot. It can also change over time, when your
        numbers change or when we improve the rules. You may end up with more or with less, and you may lose
        money that you invest.
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
          <strong>There are three scenarios.</strong> The moderate one takes the return that you expect. The
          conservative one takes 2 percentage points less, but at least {scenarioRate('conservative', 1)}%.
          The aggressive one takes 2 points more.
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
          <strong>Dollars are nominal.</strong> Results are dollars of the year in which you retire. Prices
          will have risen by then, so these dollars will buy less than dollars buy today.
        </li>
        <li>
          <strong>Left out:</strong> inflation, taxes, fees, raises, Social Security, pensions, debts and
          emergencies.
        </li>
      </ul>
      <p>
        Your plan page uses the moderate scenario. The same numbers always give the same results, for you and
        for everyone.
      </p>
    </>
  );
}

function Simulation() {
  return (
    <>
      <p>
        The simulation repeats the moderate scenario {SIMULATION_RUNS} times. In each run, the return of each
        month is drawn by chance, up to 15% of itself higher or lower than expected. The page shows the 25th,
        50th and 75th percentile: a quarter of the runs end below the first, half below the second, and three
        quarters below the third.
      </p>
      <p>
        This is a narrow band, because the ups and downs of many months even out. Real markets swing far more,
        and bad years come in a row. So do not read it as the chance that you will reach a goal. The three
        scenarios are a better picture of the range.
      </p>
    </>
  );
}

function Explainers() {
  return (
    <ul>
      <li>
        <strong>The 4% rule.</strong> The same amount is taken out at the start of each year. Returns are the
        same each year: {markets.poor.annualReturn}%, {markets.average.annualReturn}% and{' '}
        {markets.good.annualReturn}%, above inflation. These are examples, not forecasts.
      </li>
      <li>
        <strong>Stocks and bonds.</strong> A rule of thumb from age, retirement age and how much risk you say
        you can bear. It does not know your other savings, your debts or your plans.
      </li>
      <li>
        <strong>Social Security.</strong> The reductions and credits follow the rules of the Social Security
        Administration (SSA) for people born in 1943 or later. Lifetime totals count benefits up to age{' '}
        {LIFETIME_AGE}, in today’s dollars. Taxes, work while claiming, and benefits for spouses and survivors
        are left out. Your own figures are in your account at{' '}
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
      information for people in the United States. Each guide names its sources and the day on which its
      figures were checked. Laws, limits and prices change after that day, and we can make mistakes. Links to
      other sites are there because they are useful; we do not control them, and we are not paid for them.
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
        Results vary from person to person. Whatever this site says about its users tells nothing about what
        you will reach. We make no promise that a number or a sentence on this site is right, complete or up
        to date, or that it fits you. The <Link to={paths.terms}>terms of service</Link> say what we are
        responsible for.
      </p>
    </>
  );
}
