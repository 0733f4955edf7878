import {
  INFLATION,
  LIFETIME_AGE,
  markets,
  RATE_VARIATION,
  SIMULATION_RUNS,
  scenarioNames,
  scenarioRate,
  scenarios,
  TAX_YEAR,
} from '@whenabouts/core';
import { UnbrokenAmounts } from '@whenabouts/view';
import { paths } from '../../paths.ts';
import { Link } from '../../router.ts';
import type { TextSection } from '../../ui/text-with-contents.tsx';
import { LegalPage } from './legal-page.tsx';

const sections: readonly TextSection[] = [
  { id: 'hypothetical', heading: 'Hypothetical results', body: <Hypothetical /> },
  { id: 'calculator', heading: 'What the calculator assumes', body: <Calculator /> },
  { id: 'simulation', heading: 'What the calculator’s simulation shows', body: <Simulation /> },
  { id: 'outlook', heading: 'What the outlook assumes', body: <Outlook /> },
  { id: 'explainers', heading: 'What the explainers assume', body: <Explainers /> },
  { id: 'guides', heading: 'Guides and blog', body: <Guides /> },
  { id: 'not-advice', heading: 'No advice, no promise', body: <NotAdvice /> },
];

/** The disclaimer: what the results are not, and what they assume. */
export function DisclaimerPage() {
  return (
    <LegalPage
      title="Disclaimer"
      description="What the numbers on this site are and what they are not: hypothetical projections for learning, the assumptions behind them, and no financial advice."
      path={paths.disclaimer}
      summary={[
        'Everything here is for learning. It is not financial, tax, legal or investment advice.',
        'The results are hypothetical. They are not the results of any real investment, and they are no promise.',
        'The calculator’s savings and income leave out taxes, fees and Social Security. The outlook estimates Social Security.',
        <UnbrokenAmounts
          key="chances"
          text="A chance such as “8 out of 10” counts futures that we simulate. Real markets can do worse."
        />,
        'Before you act, check what matters to you against its source or with a professional.',
      ]}
      sections={sections}
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
        They come from the numbers you enter and from the rules below. No rule looks at the stocks, funds or
        accounts that you have. A small change in a number can change the result a lot. Results can also
        change over time, when your numbers change or when we improve the rules. You may end up with more or
        less, and you may lose money that you invest.
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
          Then your contribution is added. Both stay the same until you retire, and every dollar earns the
          same, whatever it is invested in.
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
          <strong>Results are in today’s dollars and in future dollars.</strong> Future dollars are the amount
          on your statement when you retire. Prices will have risen by then, by {INFLATION}% a year in our
          results, so future dollars buy less than today’s.
        </li>
        <li>
          <strong>Left out:</strong> taxes, fees, raises, pensions, debts and emergencies. Social Security is
          not part of the savings and the income; the outlook estimates it, and the results show it next to
          them.
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
        The calculator’s simulation repeats the moderate scenario {SIMULATION_RUNS} times. In each run, every
        month’s return varies at random by up to {RATE_VARIATION}% of the expected one. The page shows the
        25th, 50th and 75th percentiles: a quarter of the runs end below the first, half below the second, and
        three quarters below the third.
      </p>
      <p>
        This is a narrow range, because the ups and downs of many months even out. Real markets swing far
        more, and bad years can come in a row. So don’t read it as the chance that you will reach a goal. The
        three scenarios show the range better.
      </p>
    </>
  );
}

function Outlook() {
  return (
    <>
      <p>
        The <Link to={paths.outlook}>outlook</Link> says when you could stop working, and how likely it is
        that your money lasts. The same rules give the ages and chances on the first page, in your list of
        plans and in calculators on other sites.
      </p>
      <ul>
        <li>
          <strong>Futures are random.</strong> We simulate your savings through random futures. Each month’s
          growth varies around the return you expect, and no month depends on another. The expected return and
          the volatility stay the same for life. Real markets have fallen further than these futures make
          likely.
        </li>
        <li>
          <strong>A chance counts futures.</strong>{' '}
          <UnbrokenAmounts text="“8 out of 10” means that your money lasts to the end of the plan in at least 8 out of 10 of these futures. It is only as good as the assumptions." />
        </li>
        <li>
          <strong>Social Security is an estimate.</strong> It assumes that you always earn what you earn today
          until you retire, unless you enter your own benefit. The law can change.
        </li>
        <li>
          <strong>History is the past.</strong> Besides the random futures, the outlook replays your
          retirement from every past year for which it has data, with that time’s S&P 500, bonds and
          inflation. Past markets don’t tell what future ones will do.
        </li>
        <li>
          <strong>Amounts are in today’s dollars.</strong> Inflation is the same every year, except in the
          history.
        </li>
        <li>
          <strong>Only if you add them:</strong> a partner, federal income tax, health insurance before 65,
          pensions, inheritances and large costs. Until then, taxes are part of your spending.
        </li>
        <li>
          <strong>Left out:</strong> the value of your home, children, taxes on investments, and the
          additional tax on withdrawals before 59½.
        </li>
      </ul>
      <p>
        <Link to={paths.howWeCalculate}>How we calculate</Link> has all rules and limits.
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

function Guides() {
  return (
    <p>
      The <Link to={paths.guides}>guides</Link> and the <Link to={paths.blog}>blog</Link> are general
      information for people in the United States. Each guide and post names its sources. The{' '}
      <Link to={paths.facts}>list of figures</Link> says when we last checked each one. Laws, limits and
      prices change after that date, and we can make mistakes. We link to other sites because they are useful;
      we don’t control them, and nobody pays us for the links.
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
